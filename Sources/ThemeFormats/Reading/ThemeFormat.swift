import PaletteRules
import SourceText

/// One format that themes are written in, with everything that is known of it: its names, its files, how to recognise and
/// to read it.
///
/// A new format is a type that conforms to this protocol, and a row of ``FormatTable``.
protocol ThemeFormat: SendableMetatype {
  /// The short name, as `--theme-format` takes it: `dtcg`.
  static var name: String { get }
  /// The name in words: `DTCG design tokens`.
  static var label: String { get }
  /// Extensions of its files, without a dot: a directory is searched for them. Most formats are JSON.
  static var fileExtensions: [String] { get }
  /// Extensions of folders that are one input: `xcassets`.
  static var folderExtensions: [String] { get }
  /// What the chart library of these themes calls its symbols, dashes and patterns; nil where no library is known.
  static var vocabulary: MarkerVocabulary? { get }
  /// Whether the format itself finds the colours that `--series` and a configuration name, references and modes included.
  static var namesItsColors: Bool { get }
  /// Whether files in other formats may refer to its tokens.
  static var holdsTokens: Bool { get }

  /// Whether the format reads these bytes although they are not text.
  static func readsBytes(of file: SourceFile) -> Bool
  /// Whether the input is in this format. ``FormatTable`` asks in its order, so a test may rely on those before it.
  static func recognises(_ input: ThemeInput) -> Bool
  /// The tokens of a file that others refer to; nil when it holds none in this format.
  ///
  /// - Throws: ``ThemeProblem`` when the file is in this format and no other file can refer to its tokens.
  static func tokens(_ input: ThemeInput, _ reading: Reading) throws(ThemeProblem) -> TokenTree?
  /// Whether the colours of a file which nobody named are a chart's. They are in the formats of chart libraries; in others,
  /// what the file calls them says so.
  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool
  /// Whether an object of a program is a theme in this format. Only formats of chart libraries are written so.
  static func recognises(object input: ThemeInput) -> Bool
  /// Reads the theme.
  ///
  /// - Throws: ``ThemeProblem`` when nothing of the file can be judged; lesser trouble goes into the record.
  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent
}

extension ThemeFormat {
  static var fileExtensions: [String] { ["json"] }
  static var folderExtensions: [String] { [] }
  static var vocabulary: MarkerVocabulary? { nil }
  static var namesItsColors: Bool { false }
  static var holdsTokens: Bool { false }
  static func readsBytes(of file: SourceFile) -> Bool { false }
  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { true }
  static func recognises(object input: ThemeInput) -> Bool { false }
  static func tokens(_ input: ThemeInput, _ reading: Reading) throws(ThemeProblem) -> TokenTree? {
    nil
  }

  /// Reads the theme, first reporting what lenient reading of the document let pass.
  ///
  /// - Throws: ``ThemeProblem`` as ``read(_:)``.
  static func theme(_ reading: Reading) throws(ThemeProblem) -> Theme {
    if let document = reading.input.document { reading.record.note(document, of: reading.file) }
    return Theme(try read(reading), format: name, label: label, vocabulary: vocabulary, from: reading)
  }
}
