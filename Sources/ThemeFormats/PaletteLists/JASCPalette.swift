package import PaletteRules
import SourceText

/// JASC's `.pal`, the palette of Paint Shop Pro as text: `JASC-PAL`, `0100`, the number of colours, then `r g b` on each
/// line.
package enum JASCPalette: ThemeFormat {
  package static let name = "jasc"
  package static let label = "JASC palette"

  package static func recognises(_ input: ThemeInput) -> Bool { input.lines.first?.text == "JASC-PAL" }

  package static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    if let problem = input.notText { throw problem }
    let record = ReadingRecord()
    let lines = input.lines.filter { !$0.text.isEmpty }
    guard lines.count >= 3, let announced = Int(lines[2].text) else {
      let place = lines.count >= 3 ? lines[2].range : input.file.bytes.count..<input.file.bytes.count
      throw ThemeProblem(
        "a JASC palette has the number of its colours in the third line", path: input.file.path,
        origin: TokenOrigin(file: input.file, range: place))
    }
    if lines[1].text != "0100" { record.note("version '\(lines[1].text)' is not 0100; read all the same") }
    var palette = ReadPalette(name: "", kind: .categorical, colors: ListedColors())
    for line in lines.dropFirst(3) {
      palette.colors.add(line, of: input.file, record: record) { _ in nil }
    }
    let counts = "the file announces \(announced) colours and holds \(lines.count - 3)"
    if announced > lines.count - 3 {
      record.problem(
        counts, help: "it may be cut off: add what is missing, or correct the number",
        at: TokenOrigin(file: input.file, range: lines[2].range))
    } else if announced < lines.count - 3 {
      record.note(counts)
    }
    return try Theme([palette], format: Self.self, input: input, options: options, record: record)
  }
}
