import HostInMemory
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

  @Test func `programs receive what was written`() {
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

  @Test func `folders above the folder are made too, and go again with it`() {
    let host = host()
    #expect(host.run("simulate shots/chart.png -o new/deep/folder") == 0)
    #expect(host.bytes("new/deep/folder/chart-tritan.png") != nil)
    host.put([1, 2, 3], at: "shots/none.png")
    #expect(host.run("simulate shots/none.png -o other/deep") == 2)
    #expect(host.kind(of: "other") == nil)
  }

  @Test(arguments: ["-", "/dev/stdout", "- --format json", "/dev/stdout -v"], [false, true])
  func `on standard output stands the picture and nothing else`(_ path: String, _ areJoined: Bool) throws {
    let host = FakeHost(joinsStreams: areJoined)
    host.put(picture, at: "chart.png")
    #expect(host.run("simulate chart.png --vision deutan -o seen.png") == 0)
    let report = host.result.error
    #expect(host.run("simulate chart.png --vision deutan -o \(path)") == 0)
    #expect(try host.outputBytes == #require(host.bytes("seen.png")))
    #expect(host.result.output == "  deutan  seen.png\n")
    #expect((host.result.error == report) == areJoined)
    let profile = FakeHost(joinsStreams: areJoined)
    #expect(profile.run("simulate --icc --vision deutan -o \(path)") == 0)
    #expect(profile.outputBytes.dropFirst(36).starts(with: Array("acsp".utf8)))
    #expect(profile.result.output.isEmpty)
    #expect(profile.result.error.isEmpty == areJoined)
  }

  @Test(arguments: ["simulate chart.png --vision grey", "simulate --icc --vision grey"], ["-", "/dev/stdout"])
  func `no terminal is filled with bytes`(_ line: String, _ path: String) {
    let host = FakeHost(terminal: 80)
    host.put(picture, at: "chart.png")
    #expect(host.run("\(line) -o \(path)") == 2)
    #expect(host.outputBytes.isEmpty)
    #expect(host.result.error.contains("standard output is a terminal"))
  }

  @Test(arguments: [
    (true, 3, "it is an animation of 3 frames; only the first was simulated"),
    (false, 3, "it is an animation of 3 frames; only the still picture in front of it was simulated"),
    (false, 1, "it is an animation of 1 frame; only the still picture in front of it was simulated"),
    (true, 500, "it is an animation of 500 frames; only the first was simulated"), (true, 1, nil), (true, 0, nil),
  ])
  func `what an animation loses is reported, and nothing of it is left`(
    _ isFirstFrame: Bool, _ frames: Int, _ sentence: String?
  ) throws {
    let host = FakeHost()
    var png = WrittenPNG(4, 3) { x, y in [x * 60, y * 90, 40] }
    png.animate(frames: frames, isFirstFrame: isFirstFrame)
    host.put(png.bytes, at: "moving.png")
    host.put(picture, at: "still.png")
    #expect(host.run("simulate moving.png --vision grey -o moved.png -q") == 0)
    #expect(host.result.error == (sentence.map { "palettecheck: note: moving.png: \($0)\n" } ?? ""))
    #expect(host.run("simulate still.png --vision grey -o stood.png -q") == 0)
    #expect(host.bytes("moved.png") == host.bytes("stood.png"))
    #expect(host.run("simulate moving.png --vision grey -o moved.png --format json") == 0)
    #expect(host.result.output.contains(sentence ?? "\"notes\": []"))
  }

  @Test func `one broken picture does not hide the others`() {
    let host = host()
    host.put(Array(picture.prefix(50)), at: "shots/half.png")
    host.put([1, 2, 3], at: "shots/none.png")
    #expect(host.run("simulate shots/half.png shots/none.png shots/chart.png --vision grey -o out") == 2)
    #expect(
      host.result.error == """
        palettecheck: error: shots/half.png: ends early, at byte 50; copy the file again
        palettecheck: error: shots/none.png: is not a PNG file: it does not start with the PNG signature

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
    ("simulate shots/chart.png -o -", "'-' takes one picture and 3 are written; name a folder"),
    ("simulate shots/chart.png -o x.png", "'x.png' looks like one picture, but 3 are written; give one --vision"),
    ("simulate --icc --vision protan -o ''", "--icc needs -o FILE"), ("simulate red --icc", "leave 'red' out"),
    ("simulate shots/chart.png -o shots/chart.png/deep/er", "'shots/chart.png' already exists and is not a directory"),
    ("simulate shots/chart.png --limit pixels=0 -o x", "the limit 'pixels' needs a number from 1 on"),
    (
      "simulate shots/chart.png --limit pixels=11 -o x",
      "has 12 pixels, more than the limit of 11; raise it with --limit pixels=N"
    ),
  ])
  func `mistakes are refused with a reason`(_ line: String, _ reason: String) {
    let host = host()
    #expect(host.run(line) == 2)
    #expect(host.result.error.contains(reason))
    #expect(host.bytes("shots/chart.png") == picture)
  }
}
