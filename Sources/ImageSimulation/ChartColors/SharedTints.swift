/// Candidates that lie on the way from a ground to a mark, where several do at the same place: not chosen one by one, but made
/// by drawing. A line of a pixel and a half covers three quarters of two rows; a legend that lets a fifth through lets a fifth
/// of every mark through.
struct SharedTints {
  private struct Tint {
    let index, mark: Int
    /// How far from the ground, 0…1.
    let part: Double
  }

  /// How a candidate comes of a mark, by index.
  private(set) var derivations: [Int: ColorDerivation] = [:]

  /// Parts that differ by no more are one: what rounding does to inks a third of the range from the ground. Engineering
  /// choice.
  private static let sameness = 0.02

  /// Looks for tints of these marks.
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

  /// Whether what candidates have of large pieces lies in a corner of the picture: in a legend. Engineering choices: a tenth
  /// of all that a candidate has, a quarter of the picture.
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
    // Level and upright strokes between two rows or columns of pixels cover half of both at least.
    if roles.isThin(index), tint.part >= 0.45, roles.area(index, .ruled) * 2 >= area, area < whole {
      return ColorDerivation(
        kind: .tint, origins: [mark], sentence: "\(hex) is \(of) in lines between two rows of pixels",
        isCertain: isShared)
    }
    // A translucent legend lets a third through at most, and what goes on beneath it touches it. Engineering choices.
    let contacts = roles.shapes[index].contacts
    let goesOn =
      contacts[mark] * 10 >= contacts.reduce(0, +) && roles.area(index, .solid) * 2 < area && area * 4 < whole
    if tint.part <= 0.35, isShared && area < whole || goesOn {
      return ColorDerivation(
        kind: .tint, origins: [mark], sentence: "\(hex) is \(of) seen through something",
        isCertain: goesOn || area * 8 < whole || isTogether([index] + alike.map(\.index), roles))
    }
    return nil
  }
}

extension ScreenColor {
  /// How far a mixture lies on the way from one colour to another, 0…1.
  func part(_ from: ScreenColor, _ to: ScreenColor) -> Double {
    let way = [to.red - from.red, to.green - from.green, to.blue - from.blue]
    let own = [red - from.red, green - from.green, blue - from.blue]
    let whole = way.reduce(0) { $0 + $1 * $1 }
    return whole == 0 ? 0 : Double(zip(way, own).reduce(0) { $0 + $1.0 * $1.1 }) / Double(whole)
  }
}
