import Colorimetry
import SourceText
import Testing

@testable import PaletteRules

@Suite struct SwatchMatrixTests {
  private static func theme(_ colors: [String], symbols: [Symbol?] = []) throws -> Theme {
    let series = try colors.enumerated().map { index, css in
      let file = SourceFile(path: "swatches.json", bytes: Array(repeating: 0x20, count: index) + Array(css.utf8))
      let color = ThemeColor(
        try Color(css: css), origin: TokenOrigin(file: file, range: index..<(index + css.utf8.count)))
      var series = Series(name: css, token: css, color: color)
      if symbols.indices.contains(index) { series.symbol = symbols[index] }
      return series
    }
    return Theme(path: "swatches.json", format: "hex", formatLabel: "colours", modes: [ThemeMode(series: series)])
  }

  private static func matrix(
    _ colors: [String], symbols: [Symbol?] = [], _ settings: JudgementSettings = JudgementSettings()
  ) throws -> SwatchMatrix {
    let theme = try theme(colors, symbols: symbols)
    return try #require(SwatchMatrix(theme.modes[0], of: theme, settings: settings))
  }

  private static let tab10 = [
    "#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b", "#e377c2", "#7f7f7f", "#bcbd22", "#17becf",
  ]

  @Test(arguments: [tab10, ["#5b8c2a", "#b8602f"], ["#ff0000", "#008000"], ["#0072b2", "#d55e00"]])
  func `every error about a pair is an arc of the reader whom it names, and nothing else is`(colors: [String]) throws {
    let theme = try Self.theme(colors)
    let settings = JudgementSettings()
    let matrix = try #require(SwatchMatrix(theme.modes[0], of: theme, settings: settings))
    let rules: Set<RuleKey> = [.tooSimilar, .redGreenConfusion, .blueYellowConfusion, .redGreenHues]
    let found = Judge.judge(theme, settings: settings).findings.filter {
      rules.contains($0.rule) && ($0.level == .error || $0.rule == .blueYellowConfusion)
    }
    let reported = Set(found.flatMap { finding in finding.wholeOrParts.map { Set($0.tokens) } })
    let drawn = Set(
      matrix.rows.flatMap { row in row.pairs.map { Set([colors[$0.first], colors[$0.second]]) } })
    #expect(drawn == reported)
    for finding in found where finding.parts.isEmpty && finding.measure != nil {
      let row = try #require(matrix.rows.first { $0.vision == finding.measure?.observer?.vision })
      #expect(row.pairs.contains { $0.difference == finding.measure?.value }, "\(finding.message)")
    }
  }

  @Test func `where not all arcs fit, those of the closest pairs are drawn`() throws {
    let greys = (0..<14).map { "rgb(\(60 + 4 * $0) \(60 + 4 * $0) \(60 + 4 * $0))" }
    let row = try Self.matrix(greys).rows[0]
    #expect(row.undrawn > 0 && row.undrawn < row.pairs.count)
    #expect(row.pairs[0].lane != nil)
    let drawn =
      row.pairs.filter { $0.lane != nil }.map(\.difference).reduce(0, +) / Double(row.pairs.count - row.undrawn)
    #expect(drawn < row.pairs.map(\.difference).reduce(0, +) / Double(row.pairs.count))
  }

  @Test func `a reader for whom marks need more is not without a remark`() throws {
    let theme = try Self.theme(["#2ca02c", "#1f77b4"])
    let settings = JudgementSettings()
    let matrix = try #require(SwatchMatrix(theme.modes[0], of: theme, settings: settings))
    let tight = Judge.judge(theme, settings: settings).findings.filter { $0.rule == .hardForMark }
    #expect(!tight.isEmpty)
    for finding in tight {
      let row = try #require(matrix.rows.first { $0.vision == finding.measure?.observer?.vision })
      #expect(row.tight > 0 && row.verdict(["a", "b"]) != "all apart")
    }
    #expect(matrix.rows.map(\.tight).reduce(0, +) == tight.count)
  }

  @Test(arguments: [("#f0e442", true), ("#ffffff", true), ("#2166ac", false)])
  func `a colour is hollow where the rules find it too faint`(color: String, isFaint: Bool) throws {
    let matrix = try Self.matrix(["#222222", color])
    #expect((matrix.columns[1].faint != nil) == isFaint)
    #expect(matrix.columns[1].faint.map { $0.ratio < $0.required } ?? true)
  }

  @Test func `marks that tell a pair apart take its arc away`() throws {
    let confused = ["#5b8c2a", "#b8602f"]
    let plain = try Self.matrix(confused)
    let marked = try Self.matrix(confused, symbols: [.circle, .cross])
    #expect(plain.rows.contains { $0.vision == .deutan && $0.pairs.count == 1 && $0.marked == 0 })
    #expect(marked.rows.contains { $0.vision == .deutan && $0.pairs.isEmpty && $0.marked == 1 })
    #expect(marked.rows[2].verdict(confused) == "marks tell 1 pair apart")
    #expect(plain.rows[2].verdict(confused).hasPrefix("#5b8c2a and #b8602f look alike: ΔE00 "))
  }

  @Test func `a reader whom the run does not judge has no arcs`() throws {
    var settings = JudgementSettings()
    settings.visions = ["normal", "protan"]
    let matrix = try Self.matrix(["#5b8c2a", "#b8602f"], settings)
    let row = try #require(matrix.rows.first { $0.vision == .deutan })
    #expect(row.pairs.isEmpty && row.verdict(["a", "b"]) == "not judged")
  }

  @Test func `arcs of one lane do not cross`() throws {
    let matrix = try Self.matrix(Self.tab10)
    for row in matrix.rows {
      for lane in 0..<matrix.lanes(row) {
        let spans = row.pairs.filter { $0.lane == lane }.map { $0.first..<$0.second }
        for (index, span) in spans.enumerated() {
          #expect(spans.dropFirst(index + 1).allSatisfy { !$0.overlaps(span) })
        }
      }
    }
  }

  @Test func `one colour has no matrix`() throws {
    let theme = try Self.theme(["#1f77b4"])
    #expect(SwatchMatrix(theme.modes[0], of: theme, settings: JudgementSettings()) == nil)
  }
}

@Suite struct ShownRemedyTests {
  @Test func `another colour comes first, then marks, and the mode follows them`() throws {
    let theme = try WrittenTheme(["#5b8c2a", "#b8602f"])
    let finding = try #require(try theme.judged().findings.first { $0.rule == .redGreenConfusion })
    let remedy = finding.shownRemedy
    #expect(!remedy.isEmpty && remedy.allSatisfy { finding.tokens.contains($0.token) })
    let mode = try theme.mode()
    let repaired = try #require(mode.following(remedy))
    let changed = zip(mode.series, repaired.series).filter { before, after in
      before.color.srgb != after.color.srgb || before.symbol != after.symbol || before.dash != after.dash
    }
    #expect(!changed.isEmpty)
    #expect(mode.following([]) == nil)
  }
}
