import PaletteRules
import SourceText

/// GIMP's `.gpl`, which Inkscape and Krita share: `GIMP Palette`, `Name:`, `Columns:`, then `R G B name` on each line.
///
/// Source: GIMP, `app/core/gimppalette-load.c`. `Channels: RGBA` is Aseprite's addition: a fourth number is the opacity.
enum GIMPPalette: ThemeFormat {
  static let name = "gpl"
  static let label = "GIMP palette"
  static let fileExtensions = ["gpl"]

  static func recognises(_ input: ThemeInput) -> Bool {
    input.lines.first?.text == "GIMP Palette" || input.hasExtension(of: fileExtensions)
  }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { ChartEvidence.isInSwatches(theme, in: input) }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    try reading.requireText()
    let record = reading.record
    var palette = ReadPalette(name: "", kind: .categorical, colors: ListedColors())
    var channels = 3
    if reading.input.lines.first?.text != "GIMP Palette" {
      record.note(.noHeader)
    }
    for line in reading.input.lines where !line.text.isEmpty && line.text != "GIMP Palette" {
      if line.text.hasPrefix("#") {
        if let code = HexLine.code(of: line) {
          record.problem(FormatProblem.comment(code.text), at: TokenOrigin(file: reading.file, range: code.range))
        }
      } else if let value = value(of: "Name:", line) {
        palette.name = value
      } else if let value = value(of: "Channels:", line) {
        channels = value == "RGBA" ? 4 : 3
      } else if value(of: "Columns:", line) == nil {
        palette.colors.add(line, of: reading.file, count: channels, record: record) { name in
          // What GIMP calls a colour that nobody has named.
          name.isEmpty || name == "Untitled" ? nil : name
        }
        try reading.checkLength(of: palette.colors)
      }
    }
    return try ThemeContent([palette], reading)
  }

  private static func value(of key: String, _ line: TextLine) -> String? {
    guard line.text.hasPrefix(key) else { return nil }
    return String(line.text.dropFirst(key.count).drop { $0 == " " || $0 == "\t" })
  }
}
