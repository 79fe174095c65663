import PaletteRules
import SafeText
import SourceText
import ThemeFormats

/// A waiver in the JSON of a theme, below `$extensions`, for somebody to complete with the reason and the last day.
enum WaiverEntry {
  /// Formats whose groups may hold `$extensions`: design tokens (Design Tokens Format Module 2025.10, section 5), and themes
  /// of this project.
  private static let formats: Set = ["dtcg", "palettecheck"]
  private static let keys = ["$extensions", "palettecheck", "waivers"]

  /// What to insert; nil where the file has no place for it.
  static func edit(for finding: Finding, in file: SourceFile, format: String) -> TextEdit? {
    guard formats.contains(format), var node = try? JSONReader.read(file.bytes).root else { return nil }
    var missing = keys[...]
    while let key = missing.first, let next = node[key] { (node, missing) = (next, missing.dropFirst()) }
    let tokens = finding.tokens.map(jsonString).joined(separator: ", ")
    var text =
      "{\"rule\": \"\(finding.rule.id)\", \"tokens\": [\(tokens)], \"expires\": \"\", \"reason\": \"\"}"
    let first: Range<Int>?
    if let outer = missing.first {
      guard let members = node.members else { return nil }
      text = "[\(text)]"
      for key in missing.dropFirst().reversed() { text = "{\"\(key)\": \(text)}" }
      text = "\"\(outer)\": \(text)"
      first = members.first?.keyRange
    } else {
      guard let items = node.items else { return nil }
      first = items.first?.range
    }
    let place = node.range.lowerBound + 1
    guard let first else { return TextEdit(place..<place, text) }
    let blank = file.bytes[place..<first.lowerBound].prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return TextEdit(place..<place, String(decoding: blank, as: UTF8.self) + text + ",")
  }
}
