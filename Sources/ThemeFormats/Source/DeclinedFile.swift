import PaletteRules
import SourceText

/// A kind of file that holds no theme this program reads, with the refusal for it.
struct DeclinedFile: Sendable {
  /// The short name that `--theme-format` may ask for; nil when it is not a format of themes.
  var name: String?
  /// What the file is.
  let sentence: Message
  /// What to give instead; nil where the sentence says it. `‹file›` stands for the file and `‹stem›` for its name without the
  /// ending, as a shell takes them.
  var help: String?
  /// Whether the file cannot be read, or can and holds no colours of a chart.
  var reason = ThemeProblem.Reason.unreadable
  /// Whether the input is such a file.
  let recognises: @Sendable (ThemeInput) -> Bool

  /// The refusal as a problem.
  func problem(_ path: String) -> ThemeProblem {
    let dot = path.lastIndex { "./".contains($0) }.flatMap { path[$0] == "." ? $0 : nil }
    let stem = path[..<(dot ?? path.endIndex)]
    let told = help?.replacing("‹file›", with: ShellWord.text(path))
      // A picture with the wrong ending is not replaced.
      .replacing("‹stem›", with: ShellWord.text(path.hasSuffix(".png") ? "\(stem)-converted" : String(stem)))
    return ThemeProblem(sentence, reason: reason, help: told, path: path)
  }
}

extension DeclinedFile {
  /// A file that its first bytes tell, whatever its name: a picture called `theme.json` is a picture.
  ///
  /// - Parameter label: with its article.
  private static func starting(
    _ bytes: [UInt8], _ label: String, help: String = "give the theme that holds the colours, or the colours themselves"
  ) -> DeclinedFile {
    DeclinedFile(sentence: Refusal.otherFile(label), help: help) { $0.file.bytes.starts(with: bytes) }
  }

  /// The commands are those of the packages imagemagick and poppler-utils.
  private static let savedPicture =
    "save the chart as PNG where it was drawn, or convert it: convert ‹file› ‹stem›.png"
  private static let savedDocument =
    "export the chart as PNG, or convert its first page: pdftoppm -png -r 150 -singlefile ‹file› ‹stem›"

  /// Files that are recognised before they are read as text, in the order of the tests.
  ///
  /// Source of the bytes: the formats' own specifications, as the PRONOM registry of The National Archives (UK) lists them.
  private static let byBytes: [DeclinedFile] =
    [
      starting(
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], "a PNG picture", help: "without --theme-format its colours are read"),
      starting([0xFF, 0xD8, 0xFF], "a JPEG picture", help: savedPicture),
      starting(Array("GIF8".utf8), "a GIF picture", help: savedPicture),
      DeclinedFile(sentence: Refusal.otherFile("a WebP picture"), help: savedPicture) {
        $0.file.bytes.starts(with: "RIFF".utf8) && $0.file.bytes.dropFirst(8).starts(with: "WEBP".utf8)
      },
      starting(Array("II*\0".utf8), "a TIFF picture", help: savedPicture),
      starting(Array("MM\0*".utf8), "a TIFF picture", help: savedPicture),
      starting(Array("%PDF-".utf8), "a PDF document", help: savedDocument),
      starting(
        [0x50, 0x4B, 0x03, 0x04], "a zip archive",
        help:
          "unzip it and give the theme in it; for an Office file, give its colours: palettecheck '#4472c4' '#ed7d31'"
      ),
      starting([0x1F, 0x8B, 0x08], "a gzip archive"),
      starting(Array("SQLite format 3\0".utf8), "an SQLite database"),
      starting(Array("bplist00".utf8), "a binary property list"),
      starting(Array("8BPS".utf8), "a Photoshop document"),
    ]

  private static let empty = DeclinedFile(
    sentence: Refusal.empty(), reason: .noChartColors, recognises: { $0.file.isBlank })

  /// A file with zero bytes that should be text.
  private static let binary = DeclinedFile(
    sentence: Refusal.binary()
  ) { $0.file.bytes.prefix(1_024).contains(0) }

  /// Why a file is declined before it is read as text; nil when it may be a theme.
  static func problem(with file: SourceFile) -> ThemeProblem? {
    let input = ThemeInput(bytes: file)
    if empty.recognises(input) { return empty.problem(file.path) }
    if let own = OwnFile(file) { return own.declined.problem(file.path) }
    if let kind = byBytes.first(where: { $0.recognises(input) }) { return kind.problem(file.path) }
    if file.bytes.starts(with: [0xFF, 0xFE]) || file.bytes.starts(with: [0xFE, 0xFF]) {
      let is32 = file.bytes.dropFirst(2).starts(with: [0, 0])
      return ThemeProblem(
        Refusal.otherEncoding(is32 ? "UTF-32" : "UTF-16"), path: file.path,
        origin: TokenOrigin(file: file, range: 0..<2))
    }
    return nil
  }

  /// Why a file that should be text is binary; nil when it may be text.
  ///
  /// - Parameter mayBeUTF16: whether the next reader recognises UTF-16 without a mark, by a zero among the first two bytes.
  static func binaryProblem(with file: SourceFile, mayBeUTF16: Bool = false) -> ThemeProblem? {
    guard binary.recognises(ThemeInput(bytes: file)), !(mayBeUTF16 && file.bytes.prefix(2).contains(0)) else {
      return nil
    }
    return binary.problem(file.path)
  }
}

extension SourceFile {
  /// Whether it holds nothing but white space, with or without a byte order mark before it.
  var isBlank: Bool { bytes.withoutMark.allSatisfy { $0.isSpace } }
}

/// A file in the place of another one: what git leaves where it has not fetched a file, or not merged it. Many formats would read
/// it without a word.
enum UnfinishedFile {
  /// How a pointer begins (Git LFS specification, "The Pointer").
  private static let pointer = "version https://git-lfs.github.com/spec/"
  /// How the two sides of a conflict begin and end (git-merge(1), "How conflicts are presented").
  private static let (begin, end) = (Array("<<<<<<< ".utf8), Array(">>>>>>> ".utf8))

  /// What is wrong with such a file; nil for every other one.
  static func problem(of file: SourceFile) -> ThemeProblem? {
    var problem = fault(of: file)
    // Whatever the file would be, it may hold colours.
    problem?.doubt = .unusable
    return problem
  }

  private static func fault(of file: SourceFile) -> ThemeProblem? {
    if file.bytes.starts(with: pointer.utf8) { return ThemeProblem(ReadingProblem.pointer(), path: file.path) }
    guard let first = line(beginning: begin, in: file.bytes, from: 0),
      line(beginning: end, in: file.bytes, from: first.upperBound) != nil
    else { return nil }
    let origin = TokenOrigin(file: file, range: first.lowerBound..<(first.lowerBound + begin.count - 1))
    return ThemeProblem(ReadingProblem.conflict(), path: file.path, origin: origin)
  }

  private static func line(beginning sign: [UInt8], in bytes: [UInt8], from start: Int) -> Range<Int>? {
    var start = start
    while let found = bytes.range(of: sign, from: start) {
      if found.lowerBound == 0 || bytes[found.lowerBound - 1] == 0x0A { return found }
      start = found.upperBound
    }
    return nil
  }
}
