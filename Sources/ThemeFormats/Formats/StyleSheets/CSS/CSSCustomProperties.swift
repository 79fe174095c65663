import Colorimetry
import PaletteRules
import SourceText

/// Style sheets whose custom properties hold the colours of charts: shadcn's `--chart-1`, Highcharts'
/// `--highcharts-color-0`, Tailwind's `@theme`, and whoever else names them so.
///
/// Source: CSS Custom Properties for Cascading Variables Level 1; the values after CSS Color 4 and 5.
enum CSSCustomProperties: ThemeFormat {
  static let name = "css"
  static let label = "CSS custom properties"
  static let fileExtensions = ["css"]
  static let namesItsColors = true

  static func recognises(_ input: ThemeInput) -> Bool {
    if input.hasExtension(of: fileExtensions) || EmbeddedCode.styleSheets(of: input.file) != nil { return true }
    // Text from elsewhere: a line or a rule that begins with a custom property.
    guard input.root == nil else { return false }
    let bytes = input.file.bytes
    return bytes.hold("{--") || bytes.hold("{ --")
      || bytes.contains(UInt8(ascii: "{")) && input.lines.contains { $0.text.utf8.starts(with: "--".utf8) }
  }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { ChartEvidence.isInNames(theme, in: input) }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    try reading.requireText()
    var properties = CSSProperties(reading)
    try properties.addIncludes()
    try properties.add(reading.file)
    var siblings = SiblingSheets(reading)
    siblings.complete(&properties)
    properties.nameFunctions()
    return try CSSTheme.content(properties, reading)
  }
}
