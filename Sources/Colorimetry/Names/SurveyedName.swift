/// What people call a colour, and how many of them: shares of names, interpolated in the answers of a survey.
///
/// Source of the model and of its distance: J. Heer and M. Stone, Color naming models for color selection, image editing
/// and palette design, CHI 2012.
package struct SurveyedName: Sendable {
  /// Which part of the colours of one name people mean.
  enum Shade: String, Sendable { case plain, light, dark }

  /// By index in ``SurveyTable/names``; together 1.
  private let shares: SIMD32<Float>
  /// The shares of each name whatever its shade, by ``ColorName/index``.
  private let sums: SIMD16<Float>
  /// The sum of the squares of the shares.
  private let squares: Float

  /// The names of a colour inside the sRGB gamut.
  package init(_ color: SRGB) {
    var sum = SurveyTable.shares(at: color)
    let (most, least) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
    if most - least < Self.leastTint { sum *= SurveyTable.neutral }
    shares = sum / sum.sum()
    sums = SurveyTable.sums(shares)
    squares = (shares * shares).sum()
  }

  /// The difference of two channels from which a colour is more than a grey with a tint: of people who saw one without any
  /// other colour beside it, many called it a light blue or a green. An engineering choice: Tailwind's slate and stone and
  /// the greys of Tableau's palettes are greys, Pastel1's purple is none.
  private static let leastTint = 24.0 / 255

  /// The name that most people use, whatever the shade, and their share, 0…1.
  package var most: (name: ColorName, share: Double) {
    var best = 0
    for index in ColorName.allCases.indices where sums[index] > sums[best] { best = index }
    return (ColorName.allCases[best], Double(sums[best]))
  }

  /// The share of people who use a name, 0…1.
  package func share(of name: ColorName) -> Double { Double(sums[name.index]) }

  /// `light blue`: the name that most people use, with the shade that most of them mean.
  package var text: String {
    let name = most.name
    let shades = SurveyTable.names.indices.filter { SurveyTable.names[$0].name == name }
    guard let best = shades.max(by: { shares[$0] < shares[$1] }), SurveyTable.names[best].shade != .plain else {
      return name.rawValue
    }
    return "\(SurveyTable.names[best].shade.rawValue) \(name.rawValue)"
  }

  /// How alike people name two colours: the cosine of their shares, 0 for no common name … 1 for the same names.
  package func likeness(_ other: SurveyedName) -> Double {
    Double((shares * other.shares).sum() / (squares * other.squares).squareRoot())
  }
}

/// An everyday name for a colour, one of fourteen: what most people answered in a survey (``SurveyedName``).
///
/// Names serve wording and advice; apart from a red with a green, they never decide whether two colours are confused.
package enum ColorName: String, CaseIterable, Sendable {
  case black, grey, white, red, orange, brown, yellow, olive, green, teal, cyan, blue, purple, pink

  /// The name of a colour inside the sRGB gamut.
  package init(_ color: SRGB) { self = SurveyedName(color).most.name }

  /// Whether it is black, grey or white.
  package var isNeutral: Bool { self == .black || self == .grey || self == .white }

  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
