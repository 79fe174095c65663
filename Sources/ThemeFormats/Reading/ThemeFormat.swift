import PaletteRules
import SourceText

/// One format that themes are written in, with everything that is known of it beside its row: its names, how to
/// recognise and to read it.
///
/// A new format is a type that conforms to this protocol, and a row of ``FormatTable``.
protocol ThemeFormat: SendableMetatype {
  /// The short name, as `--theme-format` takes it: `dtcg`.
  static var name: String { get }
  /// The name in words: `DTCG design tokens`.
  static var label: String { get }
  /// What the chart library of these themes calls its symbols, dashes and patterns; nil where no library is known.
  static var vocabulary: MarkerVocabulary? { get }
  /// Whether the format itself finds the colours that `--series` and a configuration name, references and modes included.
  static var namesItsColors: Bool { get }
  /// Whether files in other formats may refer to its tokens.
  static var holdsTokens: Bool { get }

  /// Whether an input with the marks of its row is in this format. ``FormatTable`` asks in its order, so a test may rely on those
  /// before it.
  static func recognises(_ input: ThemeInput) -> Bool
  /// The tokens of a file that others refer to; nil when it holds none in this format.
  ///
  /// - Throws: ``ThemeProblem`` when the file is in this format and no other file can refer to its tokens.
  static func tokens(_ input: ThemeInput, _ reading: Reading) throws(ThemeProblem) -> TokenTree?
  /// Whether the colours of a file which nobody named are a chart's. They are in the formats of chart libraries; in others,
  /// what the file calls them says so.
  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool
  /// Whether an object of a program is a theme in this format: asked where its row says that programs hold it.
  static func recognises(object input: ThemeInput) -> Bool
  /// Reads the theme.
  ///
  /// - Throws: ``ThemeProblem`` when nothing of the file can be judged; lesser trouble goes into the record.
  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent
}

extension ThemeFormat {
  static var vocabulary: MarkerVocabulary? { nil }
  static var namesItsColors: Bool { false }
  static var holdsTokens: Bool { false }
  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { true }
  static func recognises(_ input: ThemeInput) -> Bool { true }
  static func recognises(object input: ThemeInput) -> Bool { recognises(input) }
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

/// A row of the table of formats: its files, and the marks that a file must have before the format looks at it.
struct FormatRow: Sendable {
  /// What a file shows before anything of it is read.
  enum Mark: Sendable {
    /// The first bytes, which are no text.
    case bytes([UInt8])
    /// Nothing but an extension of its own.
    case name
    /// Lines of text, and no tree.
    case text
    /// A program or style sheet with literals.
    case program
    /// A tree.
    case tree
    /// A tree with one of these keys at its root.
    case keys([String])
  }

  let format: any ThemeFormat.Type
  let mark: Mark
  /// Extensions of files, without a dot, that hold nothing else, where these are text.
  var own: [String] = []
  /// Extensions of its other files: a directory is searched for both.
  var files: [String] = ["json"]
  /// Extensions of folders that are one input: `xcassets`.
  var folders: [String] = []
  /// Whether programs write it as an object of literals.
  var isInPrograms = false

  /// Whether it is no text.
  var isBinary: Bool { if case .bytes = mark { true } else { false } }

  /// Whether a file has the mark.
  private func holdsMark(_ input: ThemeInput) -> Bool {
    switch mark {
    case .bytes(let bytes): input.file.bytes.starts(with: bytes)
    case .name: false
    case .text: input.root == nil
    case .program: input.literals != nil
    case .tree: input.root != nil
    case .keys(let keys): input.root?.holdsOne(of: keys) ?? false
    }
  }

  /// Whether a text is in this format by its extension alone, or a folder.
  func owns(_ input: ThemeInput) -> Bool {
    input.root == nil && (input.hasExtension(of: own) || !folders.isEmpty && input.hasExtension(of: folders))
  }

  /// Whether the input is in this format.
  func recognises(_ input: ThemeInput) -> Bool { owns(input) || holdsMark(input) && format.recognises(input) }

  /// Whether an object of a program is.
  func recognises(object input: ThemeInput) -> Bool {
    // A text that programs hold as an object, `rcParams.update({…})`, has no keys of a tree to show.
    if case .text = mark { return isInPrograms && format.recognises(object: input) }
    return isInPrograms && holdsMark(input) && format.recognises(object: input)
  }
}
