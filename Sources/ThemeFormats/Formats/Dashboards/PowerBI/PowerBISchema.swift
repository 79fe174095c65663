import Colorimetry
import PaletteRules
import SourceText

/// What Power BI itself would refuse or pass over in a theme.
///
/// Source: Microsoft, `powerbi-desktop-samples`, "Report Theme JSON Schema", version 2.152: names at the top, and the pattern
/// of a colour, `^#([A-Fa-f0-9]{8}|[A-Fa-f0-9]{6}|[A-Fa-f0-9]{3})$`.
enum PowerBISchema {
  private static let keys = [
    "name", "dataColors", "background", "foreground", "tableAccent", "good", "neutral", "bad", "minimum", "center",
    "maximum", "null", "firstLevelElements", "secondLevelElements", "thirdLevelElements", "fourthLevelElements",
    "secondaryBackground", "foregroundNeutralSecondary", "foregroundNeutralTertiary", "backgroundLight",
    "backgroundNeutral", "backgroundDark", "foregroundDark", "foregroundLight", "foregroundSelected",
    "foregroundButton", "hyperlink", "visitedHyperlink", "mapPushpin", "accent", "disabledText", "shapeStroke",
    "icons", "textClasses", "visualStyles",
  ]

  /// Reports which keys at the top are misspelt, and which data colours are not hex digits.
  static func check(_ root: PlacedNode, record: ReadingRecord) {
    for member in root.members ?? [] where !keys.contains(member.key) && !member.key.hasPrefix("$") {
      // A key that is like none of them may be a newer one.
      guard let phrase = record.suggestion(for: member.key, among: keys) else { continue }
      record.leave("unknown key '\(member.key)': \(phrase)")
    }
    let words = (root.at(["dataColors"])?.items ?? []).filter { place in
      place.node.string.map { !isHex($0) && (try? Color(css: $0)) != nil } ?? false
    }
    guard let first = words.first?.node.string else { return }
    let more = words.count > 1 ? " and \(words.count - 1) more" : ""
    record.note("'\(first)'\(more) in dataColors: Power BI takes hex digits only, such as #1f77b4")
  }

  private static func isHex(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst()
    return text.hasPrefix("#") && [3, 6, 8].contains(digits.count)
      && digits.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }
  }
}
