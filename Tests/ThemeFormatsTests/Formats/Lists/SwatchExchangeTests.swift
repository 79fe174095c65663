import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Writes swatch files, big-endian.
private struct SwatchWriter {
  var bytes: [UInt8] = Array("ASEF".utf8) + [0, 1, 0, 0, 0, 0, 0, 0]

  private var count = 0

  static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  static func name(_ name: String) -> [UInt8] {
    let units = Array(name.utf16) + [0]
    return big(units.count, 2) + units.flatMap { big(Int($0), 2) }
  }

  mutating func block(_ type: Int, _ body: [UInt8]) {
    bytes += Self.big(type, 2) + Self.big(body.count, 4) + body
    count += 1
    bytes.replaceSubrange(8..<12, with: Self.big(count, 4))
  }

  mutating func swatch(_ name: String, _ model: String, _ values: Float...) {
    let numbers = values.flatMap { Self.big(Int($0.bitPattern), 4) }
    block(1, Self.name(name) + Array(model.utf8) + numbers + [0, 2])
  }
}

struct SwatchExchangeTests {
  private func read(_ writer: SwatchWriter) throws -> Theme {
    try ThemeReader.read(SourceFile(path: "x.ase", bytes: writer.bytes))
  }

  private func problem(_ bytes: [UInt8]) -> ThemeProblem? {
    do throws(ThemeProblem) {
      _ = try ThemeReader.read(SourceFile(path: "x.ase", bytes: bytes))
      return nil
    } catch {
      return error
    }
  }

  @Test func `RGB, grey and LAB are read, each at its own bytes`() throws {
    var writer = SwatchWriter()
    writer.swatch("Sea", "RGB ", 0.25, 0.5, 0.75)
    writer.swatch("Fog", "Gray", 0.5)
    writer.swatch("Möwe", "LAB ", 0.5, 20, -30)
    let theme = try read(writer)
    let series = theme.modes[0].series
    #expect(theme.format == "ase" && series.map(\.name) == ["Sea", "Fog", "Möwe"])
    #expect(series.map(\.color.hex).prefix(2) == ["#4080bf", "#808080"])
    #expect(series[2].color.authored == Color(space: .lab, components: Color.Components(50, 20, -30)))
    #expect(theme.notes == [ReadingNote.greyOfSRGB()])
    #expect(series.map { $0.color.definition.range.count } == [12, 4, 12])
    let first = series[0].color.definition.range.lowerBound
    #expect(Array(writer.bytes[first..<(first + 4)]) == SwatchWriter.big(Int(Float(0.25).bitPattern), 4))
  }

  @Test func `a header that counts more blocks than are there is a problem: some may be lost`() throws {
    var writer = SwatchWriter()
    writer.swatch("Sea", "RGB ", 0.25, 0.5, 0.75)
    writer.bytes.replaceSubrange(8..<12, with: SwatchWriter.big(3, 4))
    let theme = try read(writer)
    #expect(theme.problems.map(\.sentence) == [FormatProblem.missingBlocks(3, 1)])
    #expect(theme.problems[0].origin?.range == 8..<12)
  }

  @Test func `groups are palettes`() throws {
    var writer = SwatchWriter()
    writer.swatch("Ink", "RGB ", 0, 0, 0)
    for name in ["Quay", "Fog"] {
      writer.block(0xC001, SwatchWriter.name(name))
      writer.swatch("One", "RGB ", 0.25, 0.5, 0.75)
      writer.swatch("Two", "RGB ", 0.75, 0.5, 0.25)
      writer.block(0xC002, [])
    }
    let theme = try read(writer)
    #expect(theme.palettes.map(\.name) == ["outside groups", "Quay", "Fog"])
    #expect(theme.palettes.map(\.colors.count) == [1, 2, 2])
  }

  @Test func `CMYK is refused with the reason, beside RGB only itself`() throws {
    var writer = SwatchWriter()
    writer.swatch("Cyan", "CMYK", 1, 0, 0, 0)
    writer.swatch("Magenta", "CMYK", 0, 1, 0, 0)
    let all = problem(writer.bytes)
    #expect(
      all?.sentence
        == FormatProblem.swatchesInCMYK("2 swatches, the first 'Cyan', are"))
    #expect(all?.help == "save the swatches as RGB" && all?.origin?.range.count == 16)
    writer.swatch("Sea", "RGB ", 0.25, 0.5, 0.75)
    let theme = try read(writer)
    #expect(theme.modes[0].series.count == 1 && theme.problems.count == 1)
  }

  @Test func `a swatch of another model, or of no numbers, is a problem`() throws {
    var writer = SwatchWriter()
    writer.swatch("Sea", "RGB ", 0.25, 0.5, 0.75)
    writer.swatch("Odd", "HSB ", 0.25, 0.5, 0.75)
    writer.swatch("Broken", "RGB ", .nan, 0.5, 0.75)
    #expect(
      try read(writer).problems.map(\.sentence) == [
        FormatProblem.unreadModel("Odd", "HSB"),
        FormatProblem.unreadModel("Broken", "RGB"),
      ])
  }

  @Test func `a file cut anywhere is read as far as it is whole, or refused`() throws {
    var writer = SwatchWriter()
    writer.swatch("Sea", "RGB ", 0.25, 0.5, 0.75)
    let whole = writer.bytes.count
    writer.swatch("Sand", "RGB ", 0.75, 0.5, 0.25)
    for end in 4..<writer.bytes.count {
      let file = SourceFile(path: "x.ase", bytes: Array(writer.bytes[..<end]))
      if end < whole {
        #expect(problem(file.bytes) != nil)
      } else {
        let theme = try ThemeReader.read(file)
        #expect(theme.modes[0].series.count == 1)
        let messages = theme.problems.map(\.message)
        let reason =
          end == whole
          ? "the header counts 2 blocks, and the file ends after 1" : "this Adobe swatch file ends inside a block"
        #expect(messages == [reason])
      }
    }
    var broken = SwatchWriter()
    broken.block(1, [0, 200, 0, 65])
    #expect(problem(broken.bytes)?.sentence.isA(FormatProblem.brokenSwatch) == true)
    // Its numbers would be those of the next block.
    var short = SwatchWriter()
    short.block(1, SwatchWriter.name("Sea") + Array("RGB ".utf8) + [0, 0, 0, 0])
    short.swatch("Sand", "RGB ", 0.75, 0.5, 0.25)
    #expect(problem(short.bytes)?.sentence.isA(FormatProblem.brokenSwatch) == true)
  }
}
