import Colorimetry
import PaletteRules
import Testing

/// Each mode is judged by itself; what an earlier one is found to have as strictly is one finding.
struct StricterModeTests {
  // ΔE00 43 for everyone, 1.3 with deuteranopia.
  private static let confused = ["#5b8c2a", "#b8602f"]

  private static func findings(_ judgement: Judgement, _ rules: String...) -> [String] {
    judgement.findings.filter { rules.contains($0.rule.id) }.map {
      "\($0.level.rawValue) \($0.rule.id) \($0.mode ?? "")"
    }
  }

  private static func judged(
    _ colors: [String], _ names: [String], _ settings: JudgementSettings,
    change: (Int, inout ThemeMode) -> Void = { _, _ in }
  ) throws -> Judgement {
    let written = try WrittenTheme(colors)
    var theme = try written.theme()
    theme.modes = try names.enumerated().map { index, name in
      var mode = try written.mode(name)
      change(index, &mode)
      return mode
    }
    let judgement = Judge.judge(theme, settings: settings)
    #expect(judgement.isBalanced)
    return judgement
  }

  @Test(arguments: [
    (["tritanopia", "forest"], ["warning PC201 tritanopia", "error PC201 forest"]),
    (["tritanopia", "forest", "lake"], ["warning PC201 tritanopia", "error PC201 forest"]),
    (["tritanopia", "tritanomaly"], ["warning PC201 tritanopia"]),
    (["forest", "tritanopia"], ["error PC201 forest"]),
    (["forest", "deuteranopia"], ["error PC201 deuteranopia", "error PC201 forest"]),
    (["deuteranopia", "forest"], ["error PC201 deuteranopia", "error PC201 forest"]),
  ])
  func `a mode for others does not excuse everyone's`(names: [String], expected: [String]) throws {
    let reported = Self.findings(try Self.judged(Self.confused, names, .only("PC201")), "PC201")
    #expect(reported.sorted() == expected.sorted())
  }

  @Test func `a configured level applies in every mode, with one finding`() throws {
    var settings = JudgementSettings.only("PC201")
    settings.levels[.redGreenConfusion] = .error
    let reported = Self.findings(try Self.judged(Self.confused, ["tritanopia", "forest"], settings), "PC201")
    #expect(reported == ["error PC201 tritanopia"])
  }

  @Test func `the same colours on smaller marks are asked again`() throws {
    // ΔE00 13 and more: enough for bars and lines, too little for points.
    let colors = ["#1b7f79", "#7a5195"]
    func findings(_ marks: [Series.Mark?]) throws -> [String] {
      Self.findings(
        try Self.judged(colors, ["light", "points"], .only("PC204")) { index, mode in
          for place in mode.series.indices { mode.series[place].mark = marks[index] }
        }, "PC204")
    }
    #expect(try findings([nil, nil]) == [])
    #expect(try findings([nil, .point]) == ["warning PC204 points"])
    #expect(try findings([.point, nil]) == ["warning PC204 light"])
    #expect(try findings([.point, .point]) == ["warning PC204 light"])
  }

  @Test func `marks that touch only in a later mode are judged there`() throws {
    func findings(_ usages: [Usage]) throws -> [String] {
      Self.findings(
        try Self.judged(["#6929c4", "#1192e8", "#ffd580"], ["light", "stack"], .only("PC103")) { index, mode in
          mode.usage = usages[index]
          for place in mode.series.indices { mode.series[place].mark = .bar }
        }, "PC103")
    }
    let none = Usage(adjacent: Usage.Adjacency.none)
    #expect(try findings([none, Usage(adjacent: .order)]) == ["warning PC103 stack"])
    #expect(try findings([Usage(adjacent: .order), Usage(adjacent: .order)]) == ["warning PC103 light"])
    #expect(try findings([Usage(), Usage(adjacent: .order)]).contains("warning PC103 stack"))
    let white = try WrittenTheme("#ffffff").color("#ffffff")
    #expect(
      try findings([Usage(adjacent: .order, outline: white), Usage(adjacent: .order)]).contains("warning PC103 stack"))
  }

  @Test func `colour alone is a warning in the mode that says what is drawn`() throws {
    let judgement = try Self.judged(["#0072b2", "#d55e00"], ["light", "lines"], .only("PC301")) { index, mode in
      guard index == 1 else { return }
      for place in mode.series.indices { mode.series[place].mark = .line }
    }
    #expect(Self.findings(judgement, "PC301") == ["info PC301 light", "warning PC301 lines"])
  }

  @Test func `a line that loses its outline is faint`() throws {
    // 3.3:1 on white.
    let judgement = try Self.judged(["#1192e8"], ["light", "bare"], .only("PC104")) { index, mode in
      mode.series[0].stroke = index == 0 ? mode.background : nil
      mode.series[0].stroke?.srgb = SRGB(0, 0, 0)
    }
    #expect(Self.findings(judgement, "PC104") == ["info PC104 bare"])
  }

  @Test func `symbols that collapse in a later mode are judged there`() throws {
    let judgement = try Self.judged(Self.confused, ["large", "small"], .only("PC201", "PC303")) { index, mode in
      for (place, symbol) in [Symbol.circle, .cross].enumerated() {
        (mode.series[place].mark, mode.series[place].symbol) = (.point, symbol)
        mode.series[place].width = index == 0 ? 9 : 1
      }
    }
    #expect(
      Self.findings(judgement, "PC201", "PC303").sorted()
        == ["error PC201 small", "info PC201 large", "warning PC303 small"])
  }

  // Ramps

  private static func ramps(
    _ colors: [String], _ names: [String], _ settings: JudgementSettings = .only("PC223")
  ) throws -> [String] {
    let stops = try WrittenTheme(colors).series.map { Ramp.Stop(color: $0.color) }
    let judgement = try judged(["#000000"], names, settings) { _, mode in
      (mode.series, mode.ramps) = ([], [Ramp(name: "heat", kind: .diverging, stops: stops)])
    }
    return findings(judgement, "PC223", "PC224")
  }

  // A blue and a green arm that are one with tritanopia; a green and a red one that are one with deuteranopia.
  private static let blueGreen = ["#4477aa", "#f7f7f7", "#228833"]
  private static let redGreen = ["#1a9641", "#ffffbf", "#d7191c"]

  @Test(arguments: [
    (["light"], ["warning PC223 light"]),
    (["tritanopia"], ["error PC223 tritanopia"]),
    (["light", "tritanopia"], ["warning PC223 light", "error PC223 tritanopia"]),
    (["tritanopia", "light"], ["error PC223 tritanopia"]),
    (["light", "dark"], ["warning PC223 light"]),
    (["protanopia"], ["warning PC223 protanopia"]),
  ])
  func `a ramp that collapses in the mode made for its readers is an error`(
    names: [String], expected: [String]
  ) throws {
    #expect(try Self.ramps(Self.blueGreen, names).sorted() == expected.sorted())
  }

  @Test(arguments: [
    (["tritanopia"], ["warning PC223 tritanopia"]),
    (["tritanopia", "light"], ["warning PC223 tritanopia", "error PC223 light"]),
    (["light", "tritanopia"], ["error PC223 light"]),
  ])
  func `and in one made for others a warning, that excuses no other mode`(names: [String], expected: [String]) throws {
    #expect(try Self.ramps(Self.redGreen, names).sorted() == expected.sorted())
  }

  @Test func `a finding independent of deficiencies appears once`() throws {
    let reported = try Self.ramps(["#00441b", "#ffffff", "#ff8080"], ["light", "tritanopia"], .only("PC224"))
    #expect(reported == ["warning PC224 light"])
  }
}
