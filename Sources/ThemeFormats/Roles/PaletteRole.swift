/// The purpose that the name of a colour suggests, other than a series: `background`, `titleColor`, `grid`.
///
/// Every word of the name has to be one for parts of a chart: "grid import" is a series.
enum PaletteRole: Hashable {
  case background, plotBackground, text, caption, axis, gridlines
  /// Another part of a chart or a page that does not show data: a border, a tooltip.
  case furniture
  /// May be a ground and may be the name of a colour: `base`, `page`.
  case perhapsGround

  private static let grounds: Set<String> = ["background", "backgrounds", "bg", "backdrop", "wallpaper"]
  private static let perhapsGrounds: Set<String> = [
    "canvas", "paper", "surface", "body", "page", "base", "panel", "app", "ground", "fill",
  ]
  private static let plots: Set<String> = ["plot", "area", "plotarea", "panel"]
  private static let texts: Set<String> = ["text", "foreground", "fg", "font", "fore"]
  private static let captions: Set<String> = [
    "title", "titles", "subtitle", "subtext", "label", "labels", "legend", "caption", "heading",
  ]
  private static let axes: Set<String> = ["axis", "axes", "axisline", "tick", "ticks"]
  private static let grids: Set<String> = ["grid", "gridline", "gridlines"]
  /// Words that say nothing by themselves.
  private static let fillers: Set<String> = [
    "color", "colour", "colors", "colours", "chart", "charts", "theme", "default", "main", "style", "x", "y", "line",
    "lines", "major", "minor", "page", "paper", "canvas", "app", "body", "surface",
    "figure", "fill",
  ]
  private static let shades: Set<String> = [
    "muted", "subtle", "light", "dark", "strong", "secondary", "inverse", "alt",
  ]
  private static let parts = ChartWords.furniture.union(["tooltips", "borders", "separator", "divider", "shadows"])
  private static let surroundings = parts.union(texts).union(grounds)
  private static let hintsOfFurniture = captions.union(["tooltip", "border"])
  private static let hintsOfGround = grounds.union(["canvas", "paper", "surface"])

  /// Nil when the name may be that of a series.
  init?(key: String) {
    let words = Set(TokenWords.split(key).map(Self.withoutColor))
    func all(_ sets: Set<String>...) -> Bool { words.allSatisfy { word in sets.contains { $0.contains(word) } } }
    func any(_ set: Set<String>) -> Bool { !words.isDisjoint(with: set) }
    let fillers = Self.fillers
    if any(Self.grounds), all(Self.grounds, fillers) {
      self = .background
    } else if any(Self.grounds), all(Self.grounds, Self.plots, fillers) {
      self = .plotBackground
    } else if any(Self.texts), all(Self.texts, fillers) {
      self = .text
    } else if any(Self.captions), all(Self.captions, Self.texts, Self.axes, fillers) {
      self = .caption
    } else if any(Self.axes), all(Self.axes, fillers) {
      self = .axis
    } else if any(Self.grids), all(Self.grids, Self.axes, fillers) {
      self = .gridlines
    } else if words.count == 1, any(Self.perhapsGrounds) {
      self = .perhapsGround
    } else if any(Self.surroundings),
      all(Self.parts, Self.texts, Self.captions, Self.axes, Self.grids, Self.grounds, Self.shades, fillers)
    {
      self = .furniture
    } else {
      return nil
    }
  }

  /// `bgcolor` as `bg`.
  private static func withoutColor(_ word: String) -> String {
    for suffix in ["color", "colour"] where word.hasSuffix(suffix) && word != suffix {
      return String(word.dropLast(suffix.count))
    }
    return word
  }

  /// Whether the name can be meant for nothing else, even where it stands alone among series: `backgroundColor`, but not
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

  /// What the key promises for what stands at or below it, told more freely: any word for a ground or a text will do.
  static func hinted(by key: String) -> PaletteRole? {
    if let role = PaletteRole(key: key) { return role }
    let words = Set(TokenWords.split(key).map(withoutColor))
    if !words.isDisjoint(with: hintsOfFurniture) { return .furniture }
    if !words.isDisjoint(with: hintsOfGround) { return .perhapsGround }
    return words.isDisjoint(with: texts) ? nil : .furniture
  }
}
