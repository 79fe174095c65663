import Colorimetry
import PaletteGate
import PaletteRules
import SourceText
import Testing

@testable import PaletteReports

struct TextReportTests {
  private func text(_ style: TextStyle = TextStyle()) throws -> String {
    let input = SampleTheme.input(
      [try SampleTheme.confusion(), try SampleTheme.hues()], theme: try SampleTheme.theme())
    return TextReport.text(SampleTheme.report([input]), style: style)
  }

  @Test func `a theme with one error is a verdict, its colours, a finding in three lines and a count`() throws {
    #expect(
      try text() == """
        ✗ theme.json: 1 pair too similar for some readers
          DTCG design tokens · 4 series on #ffffff (assumed) · mode light
          revenue #2166ac   cost #762a83   growth #5b8c2a   loss #b8602f
          background: white assumed; set it with --background

        theme.json:5:14: error: PC201 'loss' and 'growth' look alike with deuteranopia
          ΔE00 1.3, needs 8; up to 6 % of men see #828227 and #80802d
          fix: mark 'loss' with a cross ('growth' keeps the circle)
        1 note, which -v prints: PC205

        1 error, 0 warnings in 1 file: 29 checks, 27 passed, 1 note, 0 waived, 0 not checked.
        'palettecheck explain PC201' explains what it measures, why, and what to do.

        """)
  }

  @Test func `verbose text has every figure`() throws {
    #expect(
      try text(TextStyle(verbosity: .verbose)) == """
        ✗ theme.json: 1 pair too similar for some readers
          DTCG design tokens · 4 series on #ffffff (assumed) · mode light

          series    designed   protan    deutan    tritan    on background
          revenue   #2166ac    #6161ac   #5858ac   #006f88   5.89:1
          cost      #762a83    #393983   #4a4a82   #6d4045   8.64:1
          growth    #5b8c2a    #888829   #80802d   #6a828c   4.01:1
          loss      #b8602f    #6f6f30   #828227   #bb5966   4.41:1

          background: white assumed; set it with --background

        theme.json:5:14: error: PC201 red-green-confusion
          'loss' and 'growth' are nearly the same colour with deuteranopia: ΔE00 1.3, needs 8.
            designed  #b8602f  #5b8c2a   ΔE00 43.3
            deutan    #828227  #80802d   ΔE00  1.3   fails
          fix: mark 'loss' with a cross ('growth' keeps the circle)
          see: theme.json:4:14 'growth'

        theme.json:4:14: info: PC205 red-green-hues
          'growth' is green and 'loss' is orange.

        1 error, 0 warnings in 1 file: 29 checks, 27 passed, 1 note, 0 waived, 0 not checked.

        """)
  }

  @Test(arguments: [40, 50, 60, 80, 100], [TextStyle.Verbosity.quiet, .normal, .verbose])
  func `no line is wider than the terminal`(_ width: Int, _ verbosity: TextStyle.Verbosity) throws {
    let lines = try text(TextStyle(width: width, verbosity: verbosity)).split(separator: "\n")
    // The heading of a finding is read by editors, which want it in one piece.
    for line in lines where !line.contains("PC201 red-green-confusion") && !line.contains("PC205 red-green-hues") {
      #expect(String(line).displayWidth <= width, "\(line)")
    }
    #expect(lines.contains { $0.contains("deuteranopia") })
  }

  @Test func `a narrow terminal gets the facts wrapped and the last columns below each row`() throws {
    let narrow = try text(TextStyle(width: 50, verbosity: .verbose))
    #expect(
      narrow.hasPrefix(
        """
        ✗ theme.json: 1 pair too similar for some readers
          DTCG design tokens · 4 series on #ffffff
          (assumed) · mode light

          series   designed  protan   deutan   tritan
              on background
          revenue  #2166ac   #6161ac  #5858ac  #006f88
              5.89:1

        """))
  }

  @Test func `a mode that lacks a series is not the same as the first`() throws {
    var theme = try SampleTheme.theme()
    var dark = theme.modes[0]
    dark.name = "dark"
    theme.modes.append(dark)
    func inspected(_ theme: Theme) -> String {
      InspectReport.text([SampleTheme.input([], theme: theme)], style: TextStyle())
    }
    #expect(inspected(theme).contains(": the same as mode light"))
    let gone = theme.modes[1].series.removeFirst()
    #expect(inspected(theme).contains(": without series '\(gone.name)' of mode light"))
  }

  @Test func `the only mode of a dark theme is not called light`() throws {
    var theme = try SampleTheme.theme()
    theme.modes[0].background = try SampleTheme.color("#101418", line: 3)
    func header(_ theme: Theme) -> String {
      ThemeHeader.lines(theme, palette: nil, style: TextStyle()).joined()
    }
    #expect(header(theme).hasSuffix("4 series on #101418"))
    theme.modes.append(ThemeMode(name: "dark", series: try SampleTheme.series()))
    #expect(header(theme).hasSuffix("4 series on #101418 · modes light, dark"))
    theme.modes = [ThemeMode(name: "night", background: theme.modes[0].background)]
    #expect(header(theme).hasSuffix("mode night"))
  }

  @Test func `without colours there are no escape sequences, with them the words stay`() throws {
    let plain = try text()
    let colored = try text(TextStyle(colored: true, swatches: true))
    #expect(!plain.contains("\u{1b}"))
    #expect(colored.contains("\u{1b}[48;2;184;96;47m  \u{1b}[0m loss #b8602f"))
    #expect(colored.contains("\u{1b}[1;31merror\u{1b}[0m: PC201 'loss' and 'growth' look alike"))
    #expect(colored.contains("revenue #2166ac"))
  }

  @Test func `a clean theme passes in words`() throws {
    let input = SampleTheme.input([], theme: try SampleTheme.theme())
    let text = TextReport.text(SampleTheme.report([input]), style: TextStyle())
    #expect(text.hasPrefix("✓ theme.json passes: 29 checks\n"))
    #expect(text.hasSuffix("\n0 errors, 0 warnings in 1 file: 29 checks, 29 passed, 0 waived, 0 not checked.\n"))
  }

  @Test func `the same finding in two modes is one block that names both`() throws {
    var theme = try SampleTheme.theme()
    theme.modes.append(ThemeMode(name: "dark", series: try SampleTheme.series()))
    theme.modes.append(ThemeMode(name: "warm", series: try SampleTheme.series()))
    theme.modes[2].series[1].color = try SampleTheme.color("#aa2a83", line: 3)
    let light = try SampleTheme.confusion()
    var dark = light
    dark.mode = "dark"
    let text = TextReport.text(
      SampleTheme.report([SampleTheme.input([light, dark], theme: theme)]), style: TextStyle(verbosity: .verbose))
    let brief = TextReport.text(
      SampleTheme.report([SampleTheme.input([light, dark], theme: theme)]), style: TextStyle())
    #expect(brief.contains("5:14: error: PC201 'loss' and 'growth' look alike with deuteranopia · modes light, dark\n"))
    #expect(text.contains("theme.json:5:14: error: PC201 red-green-confusion · modes light, dark\n"))
    #expect(text.components(of: ": PC201") == 1)
    #expect(text.contains("2 errors,"))
    #expect(text.contains("\n  mode dark on #ffffff (assumed): series as in mode light\n"))
    #expect(
      text.contains(
        """

          mode warm on #ffffff (assumed):
            series   designed   on background
            cost     #aa2a83    6.23:1


        """))
  }

  @Test func `a problem shows its line and what to do`() throws {
    var theme = try SampleTheme.theme()
    let origin = try SampleTheme.color("#000000", line: 3).origin
    theme.problems = [
      ThemeProblem(
        ForeignFault.syntax("unknown alias 'brand.blu'"), help: "did you mean 'brand.blue'?", path: "theme.json",
        origin: origin)
    ]
    let findings = theme.problems.map {
      ClassifiedFinding(Finding(unreadable: $0), path: "theme.json", rootedPath: "theme.json")
    }
    let input = CheckedInput(ReadInput(path: "theme.json", problems: theme.problems), unreadable: findings)
    #expect(
      TextReport.text(SampleTheme.report([input]), style: TextStyle()) == """
        ✗ theme.json: 1 part unreadable

        theme.json:3:14: error: PC001 unreadable-input
          unknown alias 'brand.blu'
            3 |   "cost":    "#762a83",
              |              ^~~~~~~~~
          help: did you mean 'brand.blue'?

        1 error, 0 warnings in 1 file: 1 check, 0 passed, 0 waived, 0 not checked.

        """)
  }

  @Test func `hostile names cannot draw on the terminal or begin a line`() throws {
    var theme = try SampleTheme.theme()
    theme.path = "::error file=x::pwned"
    theme.modes[0].series[0].name = "a\u{1b}]8;;x\u{7}b\n::error::c"
    theme.notes = [IdleChannel.symbols("\u{202e}note\r\n::warning::x")]
    var finding = try SampleTheme.confusion()
    finding.message = "one\n::error::two \u{9b}31m"
    let input = SampleTheme.input([finding], theme: theme)
    let text = TextReport.text(SampleTheme.report([input]), style: TextStyle())
    for scalar in text.unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control && scalar.properties.generalCategory != .format)
    }
    #expect(!text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") })
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
