import Colorimetry
import PaletteRules
import Testing

/// Colours that findings suggest: each mends what it is suggested for and spoils nothing that passed.
struct SideEffectTests {
  /// Errors and warnings about contrast and pairs, as rule, series and mode.
  private func faults(_ theme: Theme) -> Set<[String]> {
    let settings = JudgementSettings.only("PC101", "PC102", "PC201", "PC202", "PC203")
    return Set(
      Judge.judge(theme, settings: settings).findings.filter { $0.level > .info }
        .flatMap { finding in finding.wholeOrParts.map { [finding.rule.id, finding.mode ?? ""] + $0.tokens.sorted() } })
  }

  /// Follows every suggested colour, each for itself, and gives those that spoil something.
  private func spoilt(_ theme: Theme) throws -> [String] {
    let before = faults(theme)
    var spoilt: [String] = []
    for finding in Judge.judge(theme).findings where finding.level > .info {
      for suggestion in finding.suggestions {
        guard let hex = suggestion.hex, suggestion.opacity == nil else { continue }
        var changed = theme
        for mode in changed.modes.indices {
          for index in changed.modes[mode].series.indices
          where changed.modes[mode].series[index].token == suggestion.token {
            let origin = changed.modes[mode].series[index].color.origin
            changed.modes[mode].series[index].color = ThemeColor(try Color(css: hex), origin: origin)
          }
        }
        let new = faults(changed).subtracting(before)
        if !new.isEmpty { spoilt.append("\(finding.rule) \(suggestion.text): \(new)") }
      }
    }
    return spoilt
  }

  @Test(arguments: [
    // tab10, Set1, Dark2 and Observable's ten.
    [
      "#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b", "#e377c2", "#7f7f7f", "#bcbd22", "#17becf",
    ],
    ["#e41a1c", "#377eb8", "#4daf4a", "#984ea3", "#ff7f00", "#ffff33", "#a65628", "#f781bf", "#999999"],
    ["#1b9e77", "#d95f02", "#7570b3", "#e7298a", "#66a61e", "#e6ab02", "#a6761d", "#666666"],
    [
      "#4269d0", "#efb118", "#ff725c", "#6cc5b0", "#3ca951", "#ff8ab7", "#a463f2", "#97bbf5", "#9c6b4e", "#9498a0",
    ],
  ])
  func `a suggestion spoils nothing in the same mode`(colors: [String]) throws {
    #expect(try spoilt(try WrittenTheme(colors).theme()) == [])
  }

  @Test func `a suggestion spoils nothing in a mode that has the same colour on another background`() throws {
    let written = try WrittenTheme("#1f77b4", "#ffcc00")
    let theme = try written.theme(written.mode(), written.mode("dark", background: "#5a5a5a"))
    #expect(try spoilt(theme) == [])
    // On white alone #ffcc00 has a remedy; what is dark enough for white would be lost on #5a5a5a.
    let alone = try written.theme(written.mode())
    func text(_ theme: Theme) -> String {
      Judge.judge(theme, settings: .only("PC102")).findings.first { $0.series == ["b"] && $0.mode == "light" }?.remedy
        ?? ""
    }
    #expect(text(alone).hasPrefix("darken 'b' to #"))
    #expect(text(theme) != text(alone))
  }

  @Test func `an opacity that makes a series look like another one is not suggested`() throws {
    // Opaque enough for 3:1, the blue is the second series.
    var written = try WrittenTheme("#2166ac", "#6a97c7", "#5d8ec2", "#4f84bc", "#3f78b5", "#2166ad")
    written.series[0].opacity = 0.3
    let crowded = try #require(try written.judged(.only("PC401")).findings.first)
    #expect(crowded.remedy.contains("palettecheck fix") && crowded.suggestions.allSatisfy { $0.opacity == nil })
    written.series.removeLast(5)
    let alone = try #require(try written.judged(.only("PC401")).findings.first)
    #expect(alone.suggestions.first?.opacity != nil)
  }

  @Test func `where no shade of one colour will do, several have to move`() throws {
    // Every grey between the two that passes on white is near one of them.
    let theme = try WrittenTheme("#000000", "#2e2e2e", "#4c4c4c", "#6a6a6a", "#808080", "#b0b0b0")
    let finding = try #require(try theme.judged(.only("PC102")).findings.first)
    #expect(finding.suggestions.allSatisfy { $0.hex == nil })
    #expect(finding.remedy.contains("palettecheck fix"))
  }

  @Test(arguments: [(23, false), (24, true)])
  func `beside too many series a suggestion says that it is not checked`(others: Int, isReported: Bool) throws {
    let dark = (0..<others).map { "#0000\(["00", "33", "66", "99"][$0 % 4])" }
    var written = try WrittenTheme(["#c0c0c0"] + dark)
    let clause = "not checked against the other colours"
    func remedy(_ rule: String) throws -> String {
      try #require(try written.judged(.only(rule)).findings.first { $0.series == ["a"] }).remedy
    }
    #expect(try remedy("PC102").contains(clause) == isReported)
    written.series[0].opacity = 0.5
    #expect(try remedy("PC401").contains(clause) == isReported)
  }

  @Test func `beside too many modes as well`() throws {
    let written = try WrittenTheme("#c0c0c0", "#000000")
    func remedy(_ modes: Int) throws -> String {
      var theme = try written.theme()
      theme.modes = try (0..<modes).map { try written.mode("m\($0)") }
      return try #require(Judge.judge(theme, settings: .only("PC102")).findings.first).remedy
    }
    #expect(try !remedy(12).contains("not checked") && remedy(13).contains("not checked"))
  }
}
