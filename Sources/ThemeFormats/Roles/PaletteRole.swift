/// The purpose that the name of a colour suggests, other than a series: `background`, `titleColor`, `grid`.
///
/// Every word of the name has to be one for parts of a chart: "grid import" is a series.
enum PaletteRole: Hashable, Sendable {
  case background, plotBackground, text, caption, axis, gridlines
  /// Another part of a chart or a page that does not show data: a border, a tooltip.
  case furniture
  /// May be a ground and may be the name of a colour: `base`, `page`.
  case perhapsGround

  /// The first rule that fits decides.
  private static let rules: [NameRule<PaletteRole>] = [
    NameRule(part: .background, any: RoleWords.backgrounds, beside: RoleWords.fillers),
    NameRule(part: .plotBackground, any: RoleWords.backgrounds, beside: RoleWords.plots.union(RoleWords.fillers)),
    NameRule(part: .text, any: RoleWords.texts, beside: RoleWords.fillers.union(["plot"])),
    NameRule(part: .caption, any: RoleWords.captions, beside: RoleWords.texts.union(axesAndFillers)),
    NameRule(part: .axis, any: RoleWords.axes, beside: RoleWords.fillers),
    NameRule(part: .gridlines, any: RoleWords.grids, beside: axesAndFillers),
  ]
  private static let axesAndFillers = RoleWords.axes.union(RoleWords.fillers)
  private static let parts = RoleWords.furniture.union(["tooltips", "borders", "separator", "divider", "shadows"])
  /// Asked last, after ``perhapsGround``, which is one word alone.
  private static let surroundings = NameRule(
    part: PaletteRole.furniture, any: parts.union(RoleWords.texts).union(RoleWords.backgrounds),
    beside: RoleWords.captions.union(RoleWords.grids).union(RoleWords.shades).union(axesAndFillers))

  /// Nil when the name may be that of a series.
  init?(key: String) {
    let words = Set(TokenWords.split(key).map(Self.withoutColor))
    if let rule = Self.rules.first(where: { $0.fits(words) }) {
      self = rule.part
    } else if words.count == 1, !words.isDisjoint(with: RoleWords.perhapsGrounds) {
      self = .perhapsGround
    } else if Self.surroundings.fits(words) || Self.isGround(key) {
      self = .furniture
    } else {
      return nil
    }
  }

  /// `cardBackground`, `bg2`.
  private static func isGround(_ key: String) -> Bool {
    let words = TokenWords.split(key).filter { Int($0) == nil }
    return words.count < 3 && words.last.map(RoleWords.backgrounds.contains) ?? false
  }

  /// `bgcolor` as `bg`.
  private static func withoutColor(_ word: String) -> String {
    for suffix in ["color", "colour"] where word.hasSuffix(suffix) && word != suffix {
      return String(word.dropLast(suffix.count))
    }
    return word
  }

  /// Whether the name can be meant for nothing else, even where it is alone among series: `backgroundColor`, but not
  /// `grid`, which may be where the power comes from.
  static func isPlain(_ key: String) -> Bool {
    guard let role = PaletteRole(key: key), role != .perhapsGround else { return false }
    if role == .background || role == .plotBackground { return true }
    let words = TokenWords.split(key)
    return !Set(words).isDisjoint(with: ["foreground", "fg", "color", "colour"]) || words != words.map(withoutColor)
  }

  /// Whether these keys of one object are roles beside series: one that is plain, or two.
  static func areRoles(_ keys: [String]) -> Bool {
    let roles = keys.filter { PaletteRole(key: $0).map { $0 != .perhapsGround } ?? false }
    return roles.count > 1 || roles.contains(where: isPlain)
  }
}
