import HostInMemory
import Testing
import WrittenPNG

@testable import PaletteCheckCLI

/// `check`, `inspect` and `pairs` of a picture of a chart.
struct ChartPictureCommandTests {
  /// Bars of these colours, a frame and letters.
  private static func chart(_ colors: [UInt32]) -> WrittenPNG {
    let width = max(200, 40 * colors.count + 40)
    var chart = DrawnChart(width, 120)
    chart.fill(0x33_3333, left: 10, top: 5, right: 11, bottom: 101)
    chart.fill(0x33_3333, left: 10, top: 100, right: Double(width - 5), bottom: 101)
    chart.letters(0x33_3333, 16, x: 30, y: 106)
    for (index, color) in colors.enumerated() {
      let left = 20.5 + Double(index) * 40
      chart.fill(color, left: left, top: 20 + Double(index) * 9, right: left + 25, bottom: 100)
    }
    return chart.png
  }

  private func host(_ colors: [UInt32], at path: String = "chart.png") -> FakeHost {
    let host = FakeHost()
    host.put(Self.chart(colors).bytes, at: path)
    return host
  }

  @Test func `a green and a red are confused in a picture as in a theme`() {
    let host = host([0x5B_8C2A, 0xB8_602F])
    #expect(host.run("check chart.png --format concise") == 1)
    let output = host.result.output
    #expect(output.contains("chart.png:1:1: error: PC201 red-green-confusion"))
    #expect(output.contains("#5b8c2a") && output.contains("#b8602f"))
    #expect(output.contains("In the picture: "))
  }

  @Test func `good colours pass`() {
    #expect(host([0x21_66AC, 0xB2_182B]).run("check chart.png") == 0)
  }

  @Test func `programs receive roles, guesses and pixels`() {
    let host = host([0x21_66AC, 0xB2_182B])
    #expect(host.run("inspect chart.png --format json") == 0)
    for part in [
      "\"format\": \"png\"", "\"background\": \"#ffffff\"", "\"text\": null",
      "\"name\": \"blue #2166ac\"", "\"name\": \"red #b2182b\"", "\"pointer\": \"/pixel=",
      "\"series\": \"#2166ac #b2182b\"",
    ] { #expect(host.result.output.contains(part), "\(part)") }
    #expect(host.run("pairs chart.png") == 0)
  }

  @Test(arguments: [
    (true, "only the first was read", "the further frames of the animation"),
    (false, "only the still picture in front of it was read", "the frames of the animation"),
  ])
  func `the report on an animation names the judged frame, and the rest counts as not checked`(
    _ isFirstFrame: Bool, _ sentence: String, _ rest: String
  ) {
    var png = Self.chart([0x21_66AC, 0xB2_182B])
    png.animate(frames: 4, isFirstFrame: isFirstFrame)
    let host = FakeHost()
    host.put(png.bytes, at: "chart.png")
    #expect(host.run("check chart.png") == 0)
    let output = host.result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(output.contains("it is an animation of 4 frames; \(sentence)"))
    #expect(output.contains(rest))
    #expect(host.run("inspect chart.png --format json") == 0)
    #expect(host.result.output.contains(sentence))
    let still = self.host([0x21_66AC, 0xB2_182B])
    #expect(still.run("check chart.png") == 0)
    #expect(!still.result.output.contains("animation"))
  }

  @Test func `a picture is recognized by its bytes as well, and from standard input`() {
    #expect(host([0x21_66AC, 0xB2_182B], at: "theme.json").run("inspect theme.json") == 0)
  }

  @Test func `greys are not checked unless they are named`() {
    let host = host([0x21_66AC, 0xB2_182B, 0x7F_7F7F])
    #expect(host.run("check chart.png -v") == 0)
    let output = host.result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(output.contains("are text, lines, surfaces or grey series"), "\(output)")
    #expect(host.run("inspect chart.png --format json --series #2166ac,#7f7f7f") == 0)
    #expect(host.result.output.contains("\"name\": \"grey #7f7f7f\""))
    let grey = self.host([0x7F_7F7F, 0xC0_C0C0])
    #expect(grey.run("check grey.png chart.png") == 2)
    #expect(grey.result.output.contains("choose with --series"))
  }

  @Test(
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0], "chart.png", "convert chart.png chart-converted.png"),
      ([0xFF, 0xD8, 0xFF, 0xE0], "my chart.jpg", "convert 'my chart.jpg' 'my chart'.png"),
      (Array("RIFF....WEBPVP8 ".utf8), "a.b/chart.webp", "convert a.b/chart.webp a.b/chart.png"),
      (Array("%PDF-1.7".utf8), "a.b/chart", "pdftoppm -png -r 150 -singlefile a.b/chart a.b/chart"),
    ] as [([UInt8], String, String)])
  func `other pictures are refused with the command that converts them`(
    _ bytes: [UInt8], _ path: String, _ command: String
  ) {
    let host = FakeHost()
    host.put(bytes + [0, 0, 0, 0], at: path)
    #expect(host.run("check '\(path)' --format json") == 2)
    #expect(host.result.output.contains(command), "\(host.result.output)")
  }

  @Test func `a colour that is not a series is left out by naming the others`() {
    let host = host([0x5B_8C2A, 0xB8_602F, 0x21_66AC])
    #expect(host.run("check chart.png --series blue,#b8602f") == 0)
    #expect(host.run("check chart.png --series '#123456'") == 2)
  }

  @Test func `a picture that was made smaller is not passed`() {
    var chart = DrawnChart(300, 200)
    for (index, color) in ([0xD6_2728, 0x2A_8A2A] as [UInt32]).enumerated() {
      let points = (0...18).map { step in
        (x: 15 + Double(step) * 15, y: 40 + Double(index) * 70 + Double((step * (5 + index)) % 11) * 5)
      }
      chart.line(color, points, width: 2)
    }
    for factor in [0.6, 0.8, 1.33] {
      let host = FakeHost()
      host.put(chart.resized(by: factor, .lanczos).bytes, at: "chart.png")
      #expect(host.run("check chart.png") != 0, "\(factor)")
    }
  }

  @Test func `a colour that is named text is not a series`() {
    let host = host([0x2A_3F5F, 0x21_66AC, 0xB2_182B])
    #expect(host.run("inspect chart.png --format json --text #2a3f5f") == 0)
    #expect(host.result.output.contains("\"series\": \"#2166ac #b2182b\""))
  }

  @Test func `every role has its share of the picture`() {
    let host = host([0x21_66AC, 0xB2_182B])
    #expect(host.run("inspect chart.png --format json") == 0)
    for part in ["\"shares\": [", "\"role\": \"background\"", "\"role\": \"series\""] {
      #expect(host.result.output.contains(part), "\(part)")
    }
    #expect(host.run("inspect chart.png") == 0)
    #expect(host.result.output.contains("background white #ffffff"))
  }

  @Test func `what is not a chart cannot be judged`() {
    let host = FakeHost()
    host.put(WrittenPNG(60, 60) { x, y in [x * 4, y * 4, 128] }.bytes, at: "photo.png")
    #expect(host.run("check photo.png --format json") == 2)
    #expect(host.result.output.contains("\"reason\": \"no-chart-colours\""))
    host.put([137, 80, 78, 71, 13, 10, 26, 10, 0], at: "half.png")
    #expect(host.run("check half.png") == 2)
    #expect(host.result.output.contains("PC001"))
  }

  @Test func `for a picture fix prints the colours before and after, and a list to copy`() {
    let host = host([0x5B_8C2A, 0xB8_602F])
    #expect(host.run("fix chart.png") == 1)
    #expect(host.result.output.contains("#5b8c2a") && host.result.output.contains("→"))
    #expect(host.result.output.firstMatch(of: /Use: #[0-9a-f]{6} #[0-9a-f]{6}/) != nil, "\(host.result)")
    #expect(host.run("fix chart.png --diff") == 2)
    #expect(host.result.error.contains("these colours are in no file"))
  }

  @Test func `pixels are limited, and the limit says so`() {
    let host = host([0x21_66AC])
    #expect(host.run("check chart.png --limit pixels=1000") == 2)
    #expect(host.result.output.contains("raise it with --limit pixels=N"))
  }
}
