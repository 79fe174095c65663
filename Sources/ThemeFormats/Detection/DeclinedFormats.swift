import PaletteRules
package import SourceText

/// Files that are declined once they are read: formats of themes that this version does not read, and files that are easily
/// mistaken for a theme.
extension DeclinedFile {
  /// A palette that its first bytes tell.
  static let riff = DeclinedFile(
    sentence: Refusal.binaryPalette(),
    recognises: { $0.file.bytes.starts(with: "RIFF".utf8) && $0.file.bytes.dropFirst(8).starts(with: "PAL ".utf8) })

  /// A format of themes that this version does not read.
  ///
  /// - Parameter label: with its article.
  private static func unread(
    _ name: String, _ label: String, _ recognises: @escaping @Sendable (ThemeInput) -> Bool
  ) -> DeclinedFile {
    DeclinedFile(name: name, sentence: Refusal.unreadFormat(label), recognises: recognises)
  }

  /// The same, recognised by the object at the root.
  private static func unread(
    _ name: String, _ label: String, keys: @escaping @Sendable (SourceNode) -> Bool
  ) -> DeclinedFile {
    unread(name, label) { input in input.root.map { $0.members != nil && keys($0) } ?? false }
  }

  /// Recognised by the name of the file, or by its first tag.
  static let byName: [DeclinedFile] = [
    unread("aco", "an Adobe colour file") { $0.hasExtension("aco") },
    unread("svg", "an SVG drawing") { input in input.tags.first { _ in true }.map { $0.name == "svg" } ?? false },
  ]

  /// Recognised by their content; never a theme.
  static let byContent = [
    DeclinedFile(
      sentence: Refusal.otherFile("a JSON Schema"), help: "give a file that the schema describes",
      reason: .noChartColors,
      recognises: { $0.root?["$schema"]?.string?.contains("json-schema.org") == true }),
    DeclinedFile(
      sentence: Refusal.otherFile("a palettecheck configuration"),
      help: "it is found by itself; give the theme", reason: .noChartColors,
      recognises: { ThemeInput.name(of: $0.file.path) == "palettecheck.json" }),
    DeclinedFile(
      sentence: Refusal.noLiterals(),
      help: "export one, 'export const theme = {…}', or the theme as JSON",
      reason: .noChartColors, recognises: isProgram),
    DeclinedFile(
      sentence: Refusal.otherXML(), reason: .noChartColors,
      recognises: { $0.tags.contains { _ in true } || $0.hasExtension("xml") }),
  ]

  private static func isProgram(_ input: ThemeInput) -> Bool {
    input.root == nil && input.notText == nil && LiteralLanguage.of(input.file.path) != nil
      && LiteralModule.holdsCode(input.file)
  }

  /// Recognised by keys at the top, in the order in which no earlier test takes a later one's files.
  static let byKeys: [DeclinedFile] = [
    // Salesforce's, in which `{!blue}` refers to an alias.
    unread(
      "theo-yaml", "a Theo file of tokens",
      keys: { root in
        root.holdsOne(of: ["props", "aliases"])
          && root.members?.allSatisfy { ["global", "imports", "props", "aliases", "options"].contains($0.key) } ?? false
      }),
    unread(
      "vscode", "a colour theme of Visual Studio Code",
      keys: { $0["tokenColors"] != nil || $0["colors"]?["editor.background"] != nil }),
    unread(
      "aquarel", "an Aquarel theme", keys: { $0["params"]?.members != nil && $0["info"]?.members != nil }),
    // The `dataColors` of Power BI are a list.
    unread(
      "qlik", "a Qlik Sense theme",
      keys: {
        $0["dataColors"]?.members != nil || $0["_variables"]?.members != nil || $0["palettes"]?["data"]?.items != nil
      }),
  ]
}

/// Signs that a file which cannot be read as a theme was meant as one.
package struct IntendedTheme: Sendable {
  /// It is one of this command's own files.
  package var isOwn = false
  /// The file is empty.
  package var isEmpty = false
  /// It has keys that only tokens and themes have.
  package var isMarked = false
  /// It has a key of our own.
  package var isOurs = false

  /// It may hold colours: one shows in its text, it is empty, or it is no text.
  package var mayHoldColors = true

  /// It holds as many colours as a small chart.
  package var holdsColors = false
  /// How likely its colours are a chart's by its path, beside those of other files.
  package var likelihood = 0

  /// Nothing is known of it.
  package init() {}

  /// Looks at the text, broken or not.
  package init(_ file: SourceFile) {
    isOwn = OwnFile(file) != nil
    isEmpty = file.isBlank
    guard !isOwn else { return }
    // A text in UTF-16 has a zero beside each letter.
    let bytes = file.bytes.prefix(Self.head).contains(0) ? file.bytes.prefix(Self.head).filter { $0 != 0 } : file.bytes
    isOurs = Self.own.contains(where: bytes.hold)
    mayHoldColors = isEmpty || file.bytes.prefix(Self.head).contains(0) || Self.showsColor(bytes)
    holdsColors = mayHoldColors && ColorsOfText.areIn(file)
    if holdsColors { likelihood = ChartLikelihood.of(file.path) }
    // A list of files of tokens is none. The header is what a theme of Streamlit begins with.
    let text = bytes.withoutMark
    let isList = text.first { !$0.isSpace } == UInt8(ascii: "[")
    isMarked = isOurs || text.starts(with: "[theme".utf8) || !isList && Self.marks.contains(where: bytes.hold)
  }

  /// Keys of design tokens (Design Tokens Format Module 2025.10, section 5).
  private static let marks: [StaticString] = [
    "\"$value\"", "'$value'", "$value:", "\"$type\"", "'$type'", "$type:", "\"$extensions\"", "'$extensions'",
    "$extensions:",
    "\"colorSpace\"", "'colorSpace'", "colorSpace:",
  ]
  /// The key of our own.
  private static let own: [StaticString] = ["\"palettecheck\"", "'palettecheck'", "palettecheck:"]
  /// Bytes that are looked through; an engineering choice.
  private static let head = 1 << 20

  private static func showsColor(_ bytes: [UInt8]) -> Bool {
    !HexSearch.codes(in: bytes.prefix(head)).isEmpty
      || (["rgb(", "rgba(", "hsl(", "oklch("] as [StaticString]).contains(where: bytes.hold)
  }
}
