import HostInMemory
import Testing
import WrittenPNG

@testable import PaletteCheckCLI

/// How far long work has come, where somebody looks.
struct ProgressLineTests {
  private static let fonts = "/usr/share/fonts/truetype/dejavu"
  static let commands = [
    "check chart.png", "check theme.json chart.png", "simulate chart.png -o seen",
    "preview theme.json --panels line -o out",
  ]

  /// Everything takes long here.
  private func host(terminal: Int?) -> FakeHost {
    var files = ["theme.json": ##"{ "palettecheck": 1, "series": [ { "name": "Coast", "color": "#2166ac" } ] }"##]
    for name in ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"] { files["\(Self.fonts)/\(name)"] = "" }
    let host = FakeHost(
      files, variables: ["PALETTECHECK_FONT_DIR": Self.fonts], terminal: terminal, patience: .zero)
    host.put(WrittenPNG(80, 70) { x, _ in x < 40 ? [33, 102, 172] : [255, 255, 255] }.bytes, at: "chart.png")
    return host
  }

  @Test(arguments: commands) func `a terminal shows the progress, and the line is gone at the end`(line: String) throws
  {
    let host = host(terminal: 100)
    _ = host.run(line)
    let error = host.result.error
    #expect(error.contains("\r[") && error.contains(" %  "))
    // Nothing of the line is left before the next.
    for piece in error.split(separator: "\n") {
      guard let bar = piece.firstRange(of: "\r["), piece.firstRange(of: "\r\u{1b}[K") == nil else { continue }
      Issue.record("left standing: \(piece[bar.lowerBound...])")
    }
    #expect(!host.result.output.contains("\r"))
  }

  @Test(arguments: commands) func `a file or a pipe receives nothing of it`(line: String) {
    let host = host(terminal: nil)
    _ = host.run(line)
    #expect(!host.result.error.contains("\r") && !host.result.error.contains("\u{1b}"))
    #expect(!host.result.output.contains("\r") && !host.result.output.contains("\u{1b}"))
  }

  @Test func `quick work says nothing`() {
    let host = FakeHost(terminal: 100, patience: .seconds(60))
    let line = ProgressLine("work", isShown: true, host: host)
    line.show(0.5)
    line.clear()
    #expect(host.result.error.isEmpty)
  }

  @Test func `only a change is written, and what it is about cannot move the cursor`() {
    let host = FakeHost(terminal: 100, patience: .zero)
    let line = ProgressLine("a\u{1b}[2Jb", isShown: true, host: host)
    line.show(0.5)
    line.show(0.501)
    let once = host.result.error
    #expect(once.contains("[##########..........] 50 %"))
    #expect(!once.contains("\u{1b}[2J"))
    #expect(once.split(separator: "\r").count == 1)
    line.clear()
    line.clear()
    #expect(host.result.error == once + "\r\u{1b}[K")
  }
}
