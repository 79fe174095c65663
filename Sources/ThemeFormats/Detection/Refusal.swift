import PaletteRules
import SourceText

/// A file that is easily mistaken for a theme and never is one.
struct Refusal: Sendable {
  /// What to say of it.
  let message: String
  /// What to do instead.
  let help: String
  /// The word for machines.
  var reason = ThemeProblem.Reason.unreadable
  /// Whether the input is such a file.
  let recognises: @Sendable (ThemeInput) -> Bool

  /// The refusal as a problem.
  func problem(_ path: String) -> ThemeProblem { ThemeProblem(message, reason: reason, help: help, path: path) }

  /// Asked in this order.
  static let all = [
    Refusal(
      message: "this is a JSON Schema, not a theme", help: "give a file that the schema describes",
      reason: .noChartColors,
      recognises: { $0.root?["$schema"]?.string?.contains("json-schema.org") == true }),
    Refusal(
      message: "this is a palettecheck configuration, not a theme",
      help: "it is found by itself; give the theme", reason: .noChartColors,
      recognises: { ThemeInput.name(of: $0.file.path) == "palettecheck.json" }),
    Refusal(
      message: "this is an ECharts theme as JavaScript, which is not run here",
      help: "give its JSON: the theme builder exports it, and in a script it is what registerTheme takes",
      reason: .noChartColors, recognises: { isScript($0) && $0.lines.contains { $0.text.contains("registerTheme") } }),
    Refusal(
      message: "this is JavaScript or TypeScript, which is not run here",
      help: "export the theme as JSON, or take its hex colours with --theme-format hex",
      reason: .noChartColors, recognises: isScript),
    Refusal(
      message: "this XML is no theme: no <color-palette> of Tableau, no <clrScheme> of Office",
      help: "give the theme, or the colours in a list with one on each line", reason: .noChartColors,
      recognises: { !$0.tags.isEmpty || $0.hasExtension("xml") }),
  ]

  private static func isScript(_ input: ThemeInput) -> Bool {
    input.root == nil && input.hasExtension("js", "mjs", "cjs", "ts", "jsx", "tsx")
  }

  /// What to say of an Office file, which its ending tells; nil for any other.
  static func office(_ path: String) -> Refusal? {
    let name = ThemeInput.name(of: path).lowercased()
    let folders = [("pptx", "ppt/theme"), ("xlsx", "xl/theme"), ("docx", "word/theme"), ("thmx", "theme/theme")]
    return folders.first { name.hasSuffix("." + $0.0) }.map { _, folder in
      Refusal(
        message: "this is an Office file, which is a zip archive",
        help: "unzip it and give the theme in it: \(folder)/theme1.xml", recognises: { _ in true })
    }
  }

  /// Asked before everything else: what the first bytes say.
  static let binary = [
    Refusal(
      message: "this is a palette in Microsoft's binary form (RIFF), which is not read",
      help: "save it as a JASC or a GIMP palette, or list its colours with one on each line",
      recognises: { $0.file.bytes.starts(with: "RIFF".utf8) && $0.file.bytes.dropFirst(8).starts(with: "PAL ".utf8) })
  ]
}
