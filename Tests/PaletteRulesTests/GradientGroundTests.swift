import Colorimetry
import Testing

@testable import PaletteRules

/// A ground that is a gradient: every colour is judged where it stands out least.
struct GradientGroundTests {
  private static func mode(_ colors: [String], text: String? = nil, stops: [String], plot: Bool = false) throws -> (
    WrittenTheme, ThemeMode
  ) {
    let written = try WrittenTheme(colors)
    var mode = try written.mode(text: text)
    var ground = try written.color(stops[0])
    ground.gradient = try stops.map { try written.color($0) }
    if plot { mode.plotBackground = ground } else { mode.background = ground }
    return (written, mode)
  }

  @Test(arguments: [false, true])
  func `each stop has one finding, the faintest first`(isPlot: Bool) throws {
    let (written, mode) = try Self.mode(
      ["#f4f4f4", "#222222", "#0072b2", "#8a8a8a"], text: isPlot ? nil : "#2b2b2b", stops: ["#ffffff", "#333333"],
      plot: isPlot)
    let judgement = Judge.judge(try written.theme(mode), settings: .only("PC101", "PC102"))
    let found = judgement.findings("PC102")
    #expect(found.map(\.series) == [["a"], ["b", "c"]])
    #expect(found.map { $0.evidence.map { $0.hexes.last } } == [["#ffffff"], ["#333333", "#333333"]])
    #expect(zip(found.compactMap(\.measure?.value), [1.10, 1.26]).allSatisfy { abs($0 - $1) < 0.02 })
    #expect(try #require(found.last?.parts.last?.measured) - 2.43 < 0.02)
    #expect(judgement.findings("PC101").count == (isPlot ? 0 : 1) && judgement.isBalanced)
  }

  @Test func `a stop that lets something through is not passed in silence`() throws {
    let (written, mode) = try Self.mode(["#222222", "#f4f4f4"], stops: ["#ffffff", "#ffffff80"])
    let judgement = Judge.judge(try written.theme(mode), settings: .only("PC102"))
    #expect(judgement.findings.map(\.series) == [["b"]])
    #expect(judgement.record.notChecked.count == 1 && judgement.isBalanced)
  }

  @Test func `the remedy contrasts with every stop, or says that no shade does`() throws {
    var (written, mode) = try Self.mode(["#b0b0b0", "#2b2b2b"], stops: ["#ffffff", "#333333"])
    mode.text = mode.series.removeLast().color
    let judgement = Judge.judge(try written.theme(mode), settings: .only("PC101", "PC102"))
    let hex = try #require(judgement.findings("PC102").first?.suggestions.first?.hex)
    let (again, changed) = try Self.mode([hex], stops: ["#ffffff", "#333333"])
    #expect(Judge.judge(try again.theme(changed), settings: .only("PC102")).findings.isEmpty)
    // 4.5:1 on both is out of reach for any grey.
    let text = try #require(judgement.findings("PC101").first)
    #expect(text.suggestions.map(\.hex) == [nil] && text.remedy.contains("make the ends of the background more alike"))
  }

  @Test func `outlines, translucent marks and lines must reach every stop`() throws {
    var (written, mode) = try Self.mode(["#8a8a8a"], stops: ["#ffffff", "#bbbbbb"])
    mode.series[0].mark = .bar
    mode.series[0].stroke = try written.color("#767676")
    // The line has 4.54:1 on white and 2.35:1 on the other end.
    #expect(Judge.judge(try written.theme(mode), settings: .only("PC102")).findings.map(\.level) == [.error])
    mode.series[0].stroke = try written.color("#000000")
    #expect(Judge.judge(try written.theme(mode), settings: .only("PC102")).findings.map(\.level) == [.info])
    mode.series[0] = written.series[0]
    mode.series[0].color = try written.color("#00000099")
    let clear = Judge.judge(try written.theme(mode), settings: .only("PC401", "PC104"))
    #expect(clear.isBalanced && clear.findings("PC401").isEmpty)
    mode.background?.gradient.append(try written.color("#333333"))
    #expect(Judge.judge(try written.theme(mode), settings: .only("PC401")).findings.count == 1)
  }

  @Test func `a repair keeps clear of every stop`() throws {
    let (written, mode) = try Self.mode(["#f4f4f4", "#0072b2"], stops: ["#ffffff", "#333333"])
    let theme = try written.theme(mode)
    let problem = RepairProblem([theme], settings: .only("PC102"), options: RepairOptions())
    let contrasts = problem.demands.filter { if case .contrastOn = $0.kind { true } else { false } }
    #expect(contrasts.count == 4)
  }

  @Test func `a hostile number of stops is judged in part and reported`() throws {
    let stops = (0..<1000).map {
      "#ff\(String($0 % 256 + 256, radix: 16).suffix(2))\(String($0 / 256 + 256, radix: 16).suffix(2))"
    }
    let (written, mode) = try Self.mode(["#000000"], stops: stops)
    #expect(Surfaces(mode).backgrounds.count == 65 && Surfaces(mode).backgrounds.last == .unknown)
    #expect(Judge.judge(try written.theme(mode), settings: .only("PC102")).record.notChecked.count == 1)
  }
}
