import PaletteRules
import SourceText

/// JASC's `.pal`, the palette of Paint Shop Pro as text: `JASC-PAL`, `0100`, the number of colours, then `r g b` on each
/// line.
enum JASCPalette: ThemeFormat {
  static let name = "jasc"
  static let label = "JASC palette"
  static let fileExtensions = ["pal"]

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
        FormatProblem.noCount(), path: reading.path,
        origin: TokenOrigin(file: file, range: place))
    }
    if header[1].text != "0100" { record.note(.otherVersion, header[1].text) }
    var palette = ReadPalette(name: "", kind: .categorical, colors: ListedColors())
    var count = 0
    for line in lines.dropFirst(3) {
      palette.colors.add(line, of: file, record: record) { _ in nil }
      count += 1
      try reading.checkLength(of: palette.colors)
    }
    if announced > count {
      record.problem(ReadingNote.moreColors(announced, count), at: TokenOrigin(file: file, range: header[2].range))
    } else if announced < count {
      record.note(.moreColors, announced, count)
    }
    return try ThemeContent([palette], reading)
  }
}
