import PaletteRules
import SourceText

/// The colours of a Power BI theme: in place, or by the name of one of the theme's own.
struct PowerBIColors {
  private let root: PlacedNode
  private let record: ReadingRecord

  /// Colours at the top of a theme are found by name.
  init(root: PlacedNode, record: ReadingRecord) {
    self.root = root
    self.record = record
  }

  /// The newer names of the colours of each level ("Use report themes in Power BI Desktop", section "Set structural
  /// colors"); the older ones win if a file has both.
  private static let others = [
    "firstLevelElements": "foreground", "secondLevelElements": "foregroundNeutralSecondary",
    "thirdLevelElements": "backgroundLight", "fourthLevelElements": "foregroundNeutralTertiary",
    "secondaryBackground": "backgroundNeutral",
  ]

  /// The colour at the top of the theme, by either of its names.
  func color(_ name: String) -> ThemeColor? { named(name).flatMap { color($0) } }

  /// The same for a surface: nil when it is transparent.
  func surface(_ name: String) -> ThemeColor? { named(name).flatMap { record.surface($0) } }

  private func named(_ name: String) -> PlacedNode? {
    root.at([name]) ?? Self.others[name].flatMap { root.at([$0]) }
      ?? Self.others.first { $0.value == name }.flatMap { root.at([$0.key]) }
  }

  /// The colour that a property holds: `"#…"`, the name of a colour of the theme, or either in `{"solid": {"color": …}}`.
  func color(_ place: PlacedNode?) -> ThemeColor? {
    guard let place else { return nil }
    if let inner = place.at(["solid", "color"]) { return color(inSolid: inner) }
    return color(inSolid: place)
  }

  private func color(inSolid place: PlacedNode) -> ThemeColor? {
    if let reference = place.at(["expr", "ThemeDataColor"]) {
      let shade = PowerBIShade(reference, dataColors: root.at(["dataColors"])) { named($0) }
      if let shade, let color = shade.color(at: place, record: record) { return color }
    }
    if place["expr"] != nil {
      record.note("\(place.name) is calculated by Power BI and cannot be read here")
      return nil
    }
    guard let text = place.node.string, !text.hasPrefix("#"), let target = named(text), target.node.string != nil,
      target.node.range != place.node.range
    else { return record.color(place, token: place.name) }
    // A colour of the theme by its name; what that one holds is a colour.
    return record.color(target, token: target.name).map {
      ThemeColor($0.authored, origin: place.origin, aliases: [AliasHop(token: target.name, origin: target.origin)])
    }
  }

  /// A transparency in percent as an opacity of 0…1: a number, or a text such as `"20D"`, as Power BI writes a double.
  static func opacity(_ place: PlacedNode?) -> Double? {
    guard let place else { return nil }
    var percent = place.node.number
    if let text = place.node.string {
      percent = Double(text.hasSuffix("D") || text.hasSuffix("L") ? text.dropLast() : text[...])
    }
    return percent.map { 1 - min(max($0, 0), 100) / 100 }
  }
}
