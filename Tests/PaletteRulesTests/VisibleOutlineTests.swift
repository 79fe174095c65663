import Colorimetry
import PaletteRules
import Testing

/// Marks that are seen by the line around them.
struct VisibleOutlineTests {
  private func theme(
    _ color: String, stroke: String?, mark: Series.Mark? = .bar, opacity: Double? = nil, mode name: String = "light"
  ) throws -> Theme {
    var written = try WrittenTheme(color)
    written.series[0].mark = mark
    written.series[0].opacity = opacity
    written.series[0].stroke = try stroke.map { try written.color($0) }
    return try written.theme(try written.mode(name))
  }

  private func findings(_ theme: Theme, _ rule: String) -> [Finding] {
    Judge.judge(theme, settings: .only(rule)).findings
  }

  @Test(arguments: [
    ("#333333", Series.Mark?.some(.bar), Level.info), ("#333333", .area, .info), ("#333333", .point, .info),
    ("#333333", nil, .info), ("#cccccc", .bar, .error), ("#33333399", .bar, .info), ("#33333340", .bar, .error),
    ("#333333", .line, .error),
  ])
  func `a faint mark with a line that reaches 3 to 1 is information`(
    stroke: String, mark: Series.Mark?, level: Level
  ) throws {
    let found = findings(try theme("#f0e442", stroke: stroke, mark: mark), "PC102")
    #expect(found.map(\.level) == [level])
    #expect(found[0].message.contains("outline") == (level == .info))
    #expect(found[0].suggestions.isEmpty == (level == .info))
  }

  @Test func `the line around all bars counts for bars`() throws {
    for (mark, level) in [(Series.Mark.bar, Level.info), (.line, .error), (.point, .error)] {
      var theme = try theme("#f0e442", stroke: nil, mark: mark)
      theme.modes[0].usage.outline = try WrittenTheme("#333333").series[0].color
      #expect(findings(theme, "PC102").map(\.level) == [level])
    }
  }

  @Test func `an area that shines through is seen by its opaque line, and not by one that shines through as well`()
    throws
  {
    #expect(findings(try theme("#2166ac66", stroke: "#2166ac", mark: .area), "PC401").map(\.level) == [.info])
    #expect(
      findings(try theme("#2166ac", stroke: "#2166ac", mark: .area, opacity: 0.4), "PC401").map(\.level) == [.error])
  }

  @Test func `a mode that leaves the line out is an error of its own`() throws {
    var theme = try theme("#f0e442", stroke: "#333333")
    var plain = theme.modes[0]
    plain.name = "plain"
    plain.series[0].stroke = nil
    theme.modes.append(plain)
    let found = findings(theme, "PC102")
    #expect(Set(found.map(\.level)) == [.info, .error] && found.first { $0.level == .error }?.mode == "plain")
  }

  @Test func `more contrast may come from the line, as may what is recommended`() throws {
    for (stroke, count) in [("#333333", 0), ("#8a8a8a", 1)] {
      #expect(findings(try theme("#f0e442", stroke: stroke, mode: "increaseContrast"), "PC505").count == count)
      #expect(findings(try theme("#808080", stroke: stroke, mark: nil), "PC104").count == count)
    }
  }

  @Test func `fix leaves a mark alone that is seen by its line`() throws {
    for (stroke, count) in [("#333333", 0), ("#cccccc", 1)] {
      // Places of their own for the background and the line, which stay.
      var written = try WrittenTheme("#9bcc6a", "#ffffff", stroke)
      let line = written.series.removeLast().color
      (written.series[0].mark, written.series[0].stroke) = (.bar, line)
      var mode = try written.mode(background: nil)
      mode.background = written.series.last?.color
      mode.series.removeLast()
      let repair = ColorRepair(
        [try written.theme(mode)], settings: JudgementSettings(), options: RepairOptions())
      #expect(repair.changes.count == count && repair.remaining.isEmpty)
    }
  }
}
