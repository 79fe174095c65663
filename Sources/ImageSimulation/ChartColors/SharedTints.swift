/// Candidates that are equal tints of several marks, which drawing produced rather than the designer. A line of 1.5 px
/// covers three quarters of two rows; a legend that is one fifth transparent lets a fifth of every mark show through.
struct SharedTints {
  private struct Tint {
    let index, mark: Int
    /// The distance from the ground, 0…1.
    let part: Double
  }

  /// By index, how a candidate derives from a mark.
  private(set) var derivations: [Int: ColorDerivation] = [:]

  /// Tints that differ by at most this are equal: the rounding error for inks a third of the range from the ground.
  /// Engineering choice.
  private static let sameness = 0.02

  /// Finds tints of these marks.
  init(_ roles: ChartRoles, among marks: [Int]) {
    for ground in roles.grounds {
      let tints = roles.shapes.indices.flatMap { index in Self.tints(index, roles, marks, on: ground) }
      for tint in tints where derivations[tint.index]?.isCertain != true {
        let alike = tints.filter {
          $0.mark != tint.mark && $0.index != tint.index && abs($0.part - tint.part) <= Self.sameness
        }
        if let found = Self.derivation(tint, alike, roles) { derivations[tint.index] = found }
      }
    }
  }

  /// Whether the large pieces of candidates lie in one corner of the picture, as in a legend. Engineering choices: a
  /// tenth of a candidate's pixels, a quarter of the picture.
  private static func isTogether(_ indices: [Int], _ roles: ChartRoles) -> Bool {
    var pieces = indices.flatMap { index in
      roles.shapes[index].pieces.filter { $0.area * 10 >= roles.shapes[index].area }
    }[...]
    guard var box = pieces.popFirst() else { return false }
    for piece in pieces { box.formUnion(piece) }
    return box.width * box.height * 4 <= roles.width * roles.height
  }

  private static func tints(_ index: Int, _ roles: ChartRoles, _ marks: [Int], on ground: Int) -> [Tint] {
    let colors = roles.candidates.colors
    let (color, from) = (colors[index], colors[ground])
    return marks.compactMap { mark in
      guard mark != index, color.isMixture(from, colors[mark]) else { return nil }
      return Tint(index: index, mark: mark, part: color.part(from, colors[mark]))
    }
  }

  private static func derivation(_ tint: Tint, _ alike: [Tint], _ roles: ChartRoles) -> ColorDerivation? {
    let (index, mark) = (tint.index, tint.mark)
    let (hex, of) = (roles.candidates.colors[index].hex, roles.candidates.colors[mark].hex)
    let isShared = !alike.isEmpty
    let (area, whole) = (roles.shapes[index].area, roles.shapes[mark].area)
    // Horizontal or vertical strokes between two rows or columns cover at least half of both.
    if roles.isThin(index), tint.part >= 0.45, roles.area(index, .ruled) * 2 >= area, area < whole {
      return ColorDerivation(
        kind: .tint, origins: [mark], sentence: "\(hex) is \(of) in lines between two rows of pixels",
        isCertain: isShared)
    }
    // A translucent legend passes a third at most, and what continues below it touches it. Engineering choices.
    let contacts = roles.shapes[index].contacts
    let goesOn =
      contacts[mark] * 10 >= contacts.reduce(0, +) && roles.area(index, .solid) * 2 < area && area * 4 < whole
    if tint.part <= 0.35, isShared && area < whole || goesOn {
      return ColorDerivation(
        kind: .tint, origins: [mark], sentence: "\(hex) is \(of) seen through something",
        isCertain: goesOn || area * 8 < whole || isTogether([index] + alike.map(\.index), roles))
    }
    // A legend over a bar: a surface that ends where the mark begins; over points, some of them in one corner.
    let isUnder =
      area * 16 < whole && roles.onGround(index) <= 0.6 || area * 4 < whole && isTogether([index], roles)
    if tint.part <= 0.35, !roles.isThin(index), isUnder {
      return ColorDerivation(
        kind: .tint, origins: [mark], sentence: "\(hex) is \(of) seen through something", isCertain: false)
    }
    return nil
  }
}

extension ScreenColor {
  /// The position of a mixture between two colours, 0…1.
  func part(_ from: ScreenColor, _ to: ScreenColor) -> Double {
    let way = [to.red - from.red, to.green - from.green, to.blue - from.blue]
    let own = [red - from.red, green - from.green, blue - from.blue]
    let whole = way.reduce(0) { $0 + $1 * $1 }
    return whole == 0 ? 0 : Double(zip(way, own).reduce(0) { $0 + $1.0 * $1.1 }) / Double(whole)
  }
}
