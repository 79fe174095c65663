import PaletteRules
import SourceText

/// Files that are declined once they are read: formats of themes that this version does not read, and files that are easily
/// mistaken for a theme.
extension DeclinedFile {
  /// A palette that its first bytes tell.
  static let riff = DeclinedFile(
    message: "this is a palette in Microsoft's binary form (RIFF), which is not read",
    help: "save it as a JASC or a GIMP palette, or list its colours with one on each line",
    recognises: { $0.file.bytes.starts(with: "RIFF".utf8) && $0.file.bytes.dropFirst(8).starts(with: "PAL ".utf8) })

  /// A format of themes that this version does not read.
  ///
  /// - Parameter label: with its article.
  private static func unread(
    _ name: String, _ label: String, _ recognises: @escaping @Sendable (ThemeInput) -> Bool
  ) -> DeclinedFile {
    DeclinedFile(
      name: name, message: "this looks like \(label), which this version does not read yet",
      help: "put its colours into a palettecheck theme: {\"palettecheck\": 1, \"series\": [\"#2166ac\", \"#b2182b\"]}",
      recognises: recognises)
  }

  /// The same, recognised by the object at the root.
  private static func unread(
    _ name: String, _ label: String, keys: @escaping @Sendable (SourceNode) -> Bool
  ) -> DeclinedFile {
    unread(name, label) { input in input.root.map { $0.members != nil && keys($0) } ?? false }
  }

  /// Recognised by the name of the file.
  static let byName: [DeclinedFile] = [
    unread("aco", "an Adobe colour file") { $0.hasExtension("aco") }
  ]

  /// Recognised by their content; never a theme.
  static let byContent = [
    DeclinedFile(
      message: "this is a JSON Schema, not a theme", help: "give a file that the schema describes",
      reason: .noChartColors,
      recognises: { $0.root?["$schema"]?.string?.contains("json-schema.org") == true }),
    DeclinedFile(
      message: "this is a palettecheck configuration, not a theme",
      help: "it is found by itself; give the theme", reason: .noChartColors,
      recognises: { ThemeInput.name(of: $0.file.path) == "palettecheck.json" }),
    DeclinedFile(
      message: "this program holds no object or list of literals, and is not run here",
      help: "export one, 'export const theme = {…}', or the theme as JSON; --theme-format hex takes its hex colours",
      reason: .noChartColors, recognises: isProgram),
    DeclinedFile(
      message: "this XML is not a theme: it has neither Tableau's <color-palette> nor Office's <clrScheme>",
      help: "give the theme, or the colours in a list with one on each line", reason: .noChartColors,
      recognises: { $0.tags.contains { _ in true } || $0.hasExtension("xml") }),
  ]

  private static func isProgram(_ input: ThemeInput) -> Bool {
    input.root == nil && input.notText == nil && LiteralModule.language(of: input.file.path) != nil
      && LiteralModule.holdsCode(input.file)
  }

  /// Recognised by keys at the top, in the order in which no earlier test takes a later one's files.
  static let byKeys: [DeclinedFile] = [
    unread(
      "vscode", "a colour theme of Visual Studio Code",
      keys: { $0["tokenColors"] != nil || $0["colors"]?["editor.background"] != nil })
  ]
}
