import PNGCodec
import Testing
import WrittenPNG

@testable import PaletteCheckCLI

struct PictureCommandTests {
  private let picture = WrittenPNG(4, 3) { x, y in [x * 60, y * 90, 40] }.bytes

  private func host() -> FakeHost {
    let host = FakeHost(directories: ["shots"])
    host.put(picture, at: "shots/chart.png")
    return host
  }

  @Test func `one vision is a file, several are a folder`() throws {
    let host = host()
    #expect(host.run("simulate shots/chart.png --vision deutan -o seen.png") == 0)
    #expect(host.result.output == "  deutan  seen.png\n")
    let deutan = try #require(host.bytes("seen.png"))
    #expect(host.run("simulate shots/chart.png -o seen") == 0)
    #expect(host.bytes("seen/chart-deutan.png") == deutan)
    for vision in ["protan", "tritan"] { #expect(host.bytes("seen/chart-\(vision).png") != nil) }
    #expect(host.run("simulate shots/chart.png --vision deutan -o seen/") == 0)
    #expect(host.run("simulate shots/chart.png --vision grey -o seen") == 0)
    #expect(host.bytes("seen/chart-grey.png") != nil)
    #expect(host.result.error.isEmpty)
  }

  @Test func `a vision that is named twice is written once`() {
    let host = host()
    #expect(host.run("simulate shots/chart.png --vision grey --vision grey -o x.png") == 0)
    #expect(host.bytes("x.png") != nil)
  }

  @Test func `severity zero changes no pixel`() throws {
    let host = host()
    #expect(host.run("simulate shots/chart.png --vision protan --severity 0 -o same.png") == 0)
    var old = try PNGReader(MemorySource(picture))
    var new = try PNGReader(MemorySource(try #require(host.bytes("same.png"))))
    var (oldRow, newRow) = ([UInt8](repeating: 0, count: 12), [UInt8](repeating: 1, count: 12))
    for _ in 0..<3 {
      try old.readRow(into: &oldRow)
      try new.readRow(into: &newRow)
      #expect(oldRow == newRow)
    }
  }

  @Test func `programs are told what was written`() {
    let host = host()
    #expect(host.run("simulate shots/chart.png --vision tritan --model vienot1999 -o out.png --format json") == 0)
    for part in [
      "\"input\": \"shots/chart.png\"", "\"width\": 4", "\"height\": 3", "\"path\": \"out.png\"",
      "\"vision\": \"tritan\"",
      "Viénot 1999 has one plane",
    ] { #expect(host.result.output.contains(part)) }
  }

  @Test func `a folder that was made for nothing is gone again`() {
    let host = host()
    host.put([1, 2, 3], at: "shots/none.png")
    #expect(host.run("simulate shots/none.png -o made") == 2)
    #expect(host.kind(of: "made") == nil)
    #expect(host.run("simulate shots/none.png -o shots") == 2)
    #expect(host.kind(of: "shots") == .directory)
  }

  @Test func `one broken picture does not hide the others`() {
    let host = host()
    host.put(Array(picture.prefix(50)), at: "shots/half.png")
    host.put([1, 2, 3], at: "shots/none.png")
    #expect(host.run("simulate shots/half.png shots/none.png shots/chart.png --vision grey -o out") == 2)
    #expect(
      host.result.error == """
        palettecheck: error: shots/half.png: byte 50: the file ends before the picture does; copy it again
        palettecheck: error: shots/none.png: is no PNG file: it does not begin with the eight bytes of its signature

        """)
    #expect(host.bytes("out/chart-grey.png") != nil)
    #expect(host.bytes("out/half-grey.png") == nil)
  }

  @Test(arguments: [
    ("simulate shots/chart.png", "-o is missing"), ("simulate shots/chart.png red -o x", "'red' names no file"),
    ("simulate red -o x.png", "-o is for pictures"), ("simulate nothing.png -o x.png", "no such file"),
    ("simulate shots/chart.png -o shots/chart.png --vision grey", "would replace"),
    ("simulate shots/chart.png -o shots/chart.png", "several pictures need a folder"),
    ("simulate shots/chart.png shots/chart.png -o x", "would both be written"),
    ("simulate shots/chart.png -o -", "'-' is no place for pictures"),
    ("simulate shots/chart.png -o x.png", "'x.png' sounds like one picture and 3 are written; give one --vision"),
    ("profile --vision protan -o -", "which is no place for a profile"),
    ("simulate shots/chart.png --max-pixels 0 -o x", "--max-pixels is 0"),
    (
      "simulate shots/chart.png --max-pixels 11 -o x",
      "has 12 pixels, more than the limit of 11; --max-pixels raises it"
    ),
  ])
  func `mistakes are refused with a reason`(_ line: String, _ reason: String) {
    let host = host()
    #expect(host.run(line) == 2)
    #expect(host.result.error.contains(reason))
    #expect(host.bytes("shots/chart.png") == picture)
  }
}
