import PaletteRules
import SourceText

/// What the first bytes of a file tell, whatever its name says: a picture that is called `theme.json` is a picture.
///
/// Source of the bytes: the formats' own specifications, as the PRONOM registry of The National Archives (UK) lists them.
enum FileSignature {
  private struct Kind {
    let bytes: [UInt8]
    /// With its article.
    let label: String
    var help = "give the theme that holds the colours, or the colours themselves"

    static let picture = "save it as PNG, or give the theme that it was drawn with"
  }

  private static let kinds: [Kind] = [
    Kind(
      bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], label: "a PNG picture",
      help: "without --theme-format its colours are read"),
    Kind(bytes: [0xFF, 0xD8, 0xFF], label: "a JPEG picture", help: Kind.picture),
    Kind(bytes: Array("GIF8".utf8), label: "a GIF picture", help: Kind.picture),
    Kind(bytes: Array("%PDF-".utf8), label: "a PDF document"),
    Kind(
      bytes: [0x50, 0x4B, 0x03, 0x04], label: "a zip archive",
      help: "unzip it and give the theme in it; in Office files that is theme1.xml in ppt/theme, xl/theme or word/theme"
    ),
    Kind(bytes: [0x1F, 0x8B, 0x08], label: "a gzip archive"),
    Kind(bytes: Array("SQLite format 3\0".utf8), label: "an SQLite database"),
    Kind(bytes: Array("bplist00".utf8), label: "a binary property list"),
    Kind(bytes: Array("8BPS".utf8), label: "a Photoshop document"),
  ]

  /// Why no theme can be read from such a file; nil when it may be one.
  static func problem(with file: SourceFile) -> ThemeProblem? {
    if isBlank(file.bytes) {
      return ThemeProblem(
        "this file is empty", reason: .noChartColors, help: "give the file that holds the colours", path: file.path)
    }
    if let own = OwnFile(file) {
      return ThemeProblem(
        "this is \(own.label), not a theme", reason: .noChartColors, help: "give the theme", path: file.path)
    }
    if let refusal = Refusal.office(file.path) { return refusal.problem(file.path) }
    if let kind = kinds.first(where: { file.bytes.starts(with: $0.bytes) }) {
      return ThemeProblem("this is \(kind.label), not a theme", help: kind.help, path: file.path)
    }
    if file.bytes.starts(with: [0xFF, 0xFE]) || file.bytes.starts(with: [0xFE, 0xFF]) {
      let is32 = file.bytes.dropFirst(2).starts(with: [0, 0])
      return ThemeProblem(
        "the text is \(is32 ? "UTF-32" : "UTF-16"): save it as UTF-8", path: file.path,
        origin: TokenOrigin(file: file, range: 0..<2))
    }
    return nil
  }

  /// What to say of a file that should be text and is none; nil when nothing tells.
  ///
  /// - Parameter mayBeUTF16: whether who reads it next tells UTF-16 without a mark, by a zero among the first two bytes.
  static func binary(_ file: SourceFile, mayBeUTF16: Bool = false) -> ThemeProblem? {
    let first = file.bytes.prefix(1_024)
    guard first.contains(0), !(mayBeUTF16 && first.prefix(2).contains(0)) else { return nil }
    return ThemeProblem(
      "this is a binary file, not text", help: "give the theme that holds the colours, or the colours themselves",
      path: file.path)
  }

  /// Whether there is nothing but white space, with or without a byte order mark before it.
  static func isBlank(_ bytes: [UInt8]) -> Bool {
    bytes.withoutMark.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }
}
