import Colorimetry
import PaletteRules
import SafeText
import SourceText
import ThemeFormats

/// What an editor offers for a finding: its remedies that are other colours or marks, and a comment that waives it.
struct QuickFix {
  /// `CodeActionKind.QuickFix`.
  static let kind = "quickfix"

  let title: String
  let files: [RewrittenFiles.File]

  /// Reads the finding's input with other bytes in files, by absolute path.
  typealias Reading = ([String: [UInt8]]) -> [Theme]?

  /// The remedies of a finding, best first. Each is written and read again, and only what is read as meant is offered.
  static func remedies(_ finding: Finding, _ locations: Locations, read: Reading) -> [QuickFix] {
    let remedies = Dictionary(grouping: finding.suggestions, by: \.alternative).sorted { $0.key < $1.key }.map(\.value)
    guard !remedies.isEmpty, let themes = read([:]) else { return [] }
    return remedies.compactMap { remedy in
      guard let files = colors(remedy, of: finding, themes, locations, read) ?? marks(remedy, themes, read) else {
        return nil
      }
      var only = finding
      only.suggestions = remedy
      let words = only.briefRemedy
      return QuickFix(title: words.prefix(1).uppercased() + words.dropFirst(), files: files)
    }
  }

  /// A waiver for somebody to complete, in a comment above the line of a finding or in the theme's own JSON: until it has its
  /// reason it waives nothing, and is a finding itself. Nil where the file has no place for one.
  static func waiver(_ finding: Finding, format: String) -> QuickFix? {
    guard let origin = finding.origin, finding.rule != .unreadableInput else { return nil }
    let bytes = origin.file.bytes
    func fix(_ title: String, _ edit: TextEdit) -> QuickFix? {
      [edit].applied(to: bytes).map {
        QuickFix(title: title, files: [RewrittenFiles.File(path: origin.file.path, old: bytes, new: $0)])
      }
    }
    guard let parts = WaiverComment.parts(finding.rule, in: origin.file.path) else {
      let names = NamedList.text(finding.tokens.map { "'\($0)'" })
      return WaiverEntry.edit(for: finding, in: origin.file, format: format).flatMap {
        fix("Waive \(finding.rule.id) for \(names) in this file: write the reason and the last day", $0)
      }
    }
    let number = origin.file.lines.units(of: origin.range.lowerBound).line
    let line = origin.file.lines.line(number)
    let indent = String(decoding: line.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    let comment = indent + parts.head + parts.tail + (bytes.dropFirst(line.endIndex).first == 0x0D ? "\r\n" : "\n")
    return fix(
      "Waive \(finding.rule.id) in line \(number): write the reason behind the colon",
      TextEdit(line.startIndex..<line.startIndex, comment))
  }

  /// A remedy that is other colours; nil for any other, and where no text can say it.
  private static func colors(
    _ remedy: [Suggestion], of finding: Finding, _ themes: [Theme], _ locations: Locations, _ read: Reading
  ) -> [RewrittenFiles.File]? {
    func name(_ path: String) -> String { locations.absolutePath(path) ?? path }
    // As 'fix' does: a token that others use keeps its colour.
    let marked = ReferenceWriting.marked(themes, nameOfFile: name)
    let parts = marked.flatMap(\.palettesAsThemes).map(ColorChains.init)
    var changes: [RewrittenFiles.Change] = []
    for suggestion in remedy {
      guard let new = suggestion.hex.flatMap({ try? Color(css: $0) })?.mappedToSRGB.srgb,
        let color = parts.lazy.compactMap({ $0.color(of: suggestion.token, mode: finding.mode, in: nil) }).first
      else { return nil }
      let place = ColorPlace(color, name: name)
      if !changes.contains(where: { $0.place == place }) {
        changes.append(RewrittenFiles.Change(color: color, place: place, new: new))
      }
    }
    let followers = Set(
      marked.flatMap(\.colorsInOrder).filter { !ColorWriting.isPossible($0) }.map { ColorPlace($0, name: name) })
    return try? RewrittenFiles(changes, in: marked, followers: followers, nameOfFile: name, read: read).files
  }

  /// A remedy that is marks, where the format has words for them and one mode holds the series.
  private static func marks(_ remedy: [Suggestion], _ themes: [Theme], _ read: Reading) -> [RewrittenFiles.File]? {
    guard remedy.allSatisfy({ $0.symbol != nil || $0.dash != nil || $0.pattern != nil }), themes.count == 1,
      let theme = themes.first, MarkWriting.isPossible(in: theme), let edits = MarkWriting.edits(remedy, in: theme),
      !edits.isEmpty
    else { return nil }
    var files: [RewrittenFiles.File] = []
    for (path, edits) in edits.sorted(by: { $0.key < $1.key }) {
      guard let old = theme.colorsInOrder.first(where: { $0.origin.file.path == path })?.origin.file.bytes,
        let new = edits.applied(to: old)
      else { return nil }
      files.append(RewrittenFiles.File(path: path, old: old, new: new))
    }
    return read(Dictionary(files.map { ($0.path, $0.new) }) { first, _ in first }) == nil ? nil : files
  }
}

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
