import PaletteRules
import Testing

@testable import ThemeFormats

struct MarkPartsTests {
  /// Tokens of marks: the hue with its parts.
  private func tokens(_ kind: String, _ marks: [(String, [(String, String)])]) -> String {
    let groups = marks.map { hue, parts in
      let members = parts.map { "\"\($0)\": {\"$value\": \"\($1)\"}" }.joined(separator: ", ")
      return "\"\(hue)\": {\(members)}"
    }
    return "\"\(kind)\": {\(groups.joined(separator: ", "))}"
  }

  private func chart(_ kinds: String...) -> String {
    "{\"dataviz\": {\"chart\": {\"$type\": \"color\", \(kinds.joined(separator: ", "))}}}"
  }

  /// A gold too faint for white has a darker border.
  private let bars = [
    ("blue", [("bg-alt", "#e4eeff"), ("bg-default", "#0063ad"), ("border", "#0063ad"), ("pattern", "#0063ad")]),
    ("gold", [("bg-alt", "#fff3d0"), ("bg-default", "#ffca35"), ("border", "#9f7000"), ("pattern", "#9f7000")]),
    ("navy", [("bg-alt", "#dde6f0"), ("bg-default", "#00305f"), ("border", "#00305f"), ("pattern", "#00305f")]),
  ]

  @Test func `the background of a hue fills its marks, and the border outlines them`() throws {
    let theme = try readTheme(chart(tokens("bar", bars)))
    let series = theme.modes[0].series
    #expect(series.map(\.name) == ["blue", "gold", "navy"])
    #expect(series.map(\.color.hex) == ["#0063ad", "#ffca35", "#00305f"])
    #expect(series.map { $0.stroke?.hex } == ["#0063ad", "#9f7000", "#00305f"])
    #expect(theme.modes[0].background == nil)
    #expect(theme.notes.contains(ReadingNote.seriesTaken("dataviz.chart.bar.*.bg-default", 3)))
    #expect(theme.notTaken.map(\.pattern) == ["dataviz.chart.bar.*.bg-alt", "dataviz.chart.bar.*.pattern"])
    #expect(!Judge.judge(theme).findings.contains { $0.rule == .markContrast && $0.level == .error })
  }

  @Test func `of two fills the one in the colour of the border is drawn full`() throws {
    let marks = bars.map { hue, parts in
      (hue, [(parts[0].0, parts[1].1), (parts[1].0, parts[0].1), (parts[2].0, parts[1].1)])
    }
    let theme = try readTheme(chart(tokens("box", marks)))
    #expect(theme.notes.contains(ReadingNote.seriesTaken("dataviz.chart.box.*.bg-alt", 3)))
  }

  @Test func `each kind of chart keeps its outlines where both are judged`() throws {
    let donuts = bars.map { hue, parts in (hue, parts.map { ($0.0, $0.1 == "#00305f" ? "#35105f" : $0.1) }) }
    let theme = try readTheme(chart(tokens("bar", bars), tokens("donut", donuts)))
    #expect(theme.palettes.map(\.name) == ["dataviz.chart.bar.*.bg-default", "dataviz.chart.donut.*.bg-default"])
    let parts = theme.palettesAsThemes
    #expect(parts.allSatisfy { $0.modes[0].series.map { $0.stroke?.hex }[1] == "#9f7000" })
  }

  @Test func `an outline excuses no line of the same colour`() throws {
    let lines = "\"line\": {" + bars.map { "\"\($0)\": {\"$value\": \"\($1[1].1)\"}" }.joined(separator: ", ") + "}"
    let theme = try readTheme(chart(tokens("bar", bars), lines))
    #expect(theme.modes[0].series.map { $0.stroke?.hex } == [nil, nil, nil])
    #expect(Judge.judge(theme).findings.contains { $0.rule == .markContrast && $0.level == .error })
  }

  @Test func `a box with a text is a tag and no mark`() throws {
    let tags = bars.map { hue, parts in (hue, [parts[0], parts[2], ("text", "#222222")]) }
    #expect(refusal(chart(tokens("tag", tags)))?.reason == .noChartColors)
  }
}
