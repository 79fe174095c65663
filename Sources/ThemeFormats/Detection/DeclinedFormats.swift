import PaletteRules
import SourceText

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
  ]
}
