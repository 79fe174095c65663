import PaletteRules
import SourceText

/// GIMP's `.gpl`, which Inkscape and Krita share: `GIMP Palette`, `Name:`, `Columns:`, then `R G B name` on each line.
///
/// Source: GIMP, `app/core/gimppalette-load.c`. `Channels: RGBA` is Aseprite's addition: a fourth number is the opacity.
enum GIMPPalette: ThemeFormat {
  static let name = "gpl"
  static let label = "GIMP palette"
  private static let header = "GIMP Palette"

  static func recognises(_ input: ThemeInput) -> Bool { input.lines.first?.text == header }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { ChartEvidence.isInSwatches(theme, in: input) }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    try reading.requireText()
    var palettes = PaletteRows(reading)
    let index = palettes.palette()
    var (name, channels) = ("", 3)
    if reading.input.lines.first?.text != header { reading.record.note(.noHeader) }
    for line in reading.input.lines where !line.text.isEmpty && line.text != header {
      if line.text.hasPrefix("#") {
        // A comment, unless somebody wrote a colour as other palettes have it.
        if HexSearch.codes(in: Array(line.text.utf8)[...]).first?.lowerBound == 0 {
          reading.record.problem(
            FormatProblem.notNumbers(line.text, "three", 255), at: TokenOrigin(file: reading.file, range: line.range))
        }
      } else if let value = value(of: "Name:", line) {
        name = value
      } else if let value = value(of: "Channels:", line) {
        channels = value == "RGBA" ? 4 : 3
      } else if value(of: "Columns:", line) == nil {
        let cells = line.cells
        let rest = cells.count > channels ? line.range.upperBound - cells[channels].range.lowerBound : 0
        let label = String(decoding: line.text.utf8.suffix(rest), as: UTF8.self)
        // What GIMP calls a colour that nobody has named.
        palettes.add(
          Array(cells.prefix(channels)), count: channels, whole: 255, to: index,
          label: label == "Untitled" ? nil : label)
        try reading.checkLength(palettes.all[index].colors.items.count)
      }
    }
    var palette = palettes.all[index]
    palette.name = name
    return try ThemeContent([palette], reading)
  }

  private static func value(of key: String, _ line: TextLine) -> String? {
    line.text.hasPrefix(key) ? String(line.text.dropFirst(key.count)).trimmingBlanks : nil
  }
}

/// JASC's `.pal`, the palette of Paint Shop Pro as text: `JASC-PAL`, `0100`, the number of colours, then `r g b` on each
/// line.
enum JASCPalette: ThemeFormat {
  static let name = "jasc"
  static let label = "JASC palette"

  static func recognises(_ input: ThemeInput) -> Bool { input.lines.first?.text == "JASC-PAL" }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { ChartEvidence.isInSwatches(theme, in: input) }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    try reading.requireText()
    let (file, record) = (reading.file, reading.record)
    let lines = reading.input.lines.lazy.filter { !$0.text.isEmpty }
    let header = Array(lines.prefix(3))
    guard header.count == 3, let announced = Int(header[2].text) else {
      let place = header.count == 3 ? header[2].range : file.bytes.count..<file.bytes.count
      throw ThemeProblem(
        FormatProblem.noCount(), path: reading.path, origin: TokenOrigin(file: file, range: place))
    }
    if header[1].text != "0100" { record.note(.otherVersion, header[1].text) }
    var palettes = PaletteRows(reading)
    let index = palettes.palette()
    var count = 0
    for line in lines.dropFirst(3) {
      palettes.add(line.cells, whole: 255, to: index)
      count += 1
      try reading.checkLength(palettes.all[index].colors.items.count)
    }
    if announced > count {
      record.problem(ReadingNote.moreColors(announced, count), at: TokenOrigin(file: file, range: header[2].range))
    } else if announced < count {
      record.note(.moreColors, announced, count)
    }
    return try ThemeContent(palettes.all, reading)
  }
}
