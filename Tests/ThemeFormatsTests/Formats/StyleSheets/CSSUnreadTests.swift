import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// What is not a colour where one is meant: a problem, or counted as not checked, and never passed over.
struct CSSUnreadTests {
  private static let row = "--chart-1: #1b9e77; --chart-3: #7570b3;"

  @Test(arguments: [
    "blurple", "12px", "linear-gradient(red, blue)", "none", #"\23 e7298a"#, "300 20 10",
  ])
  func `what stands in a row of series and is not a colour is a problem at its place`(value: String) throws {
    let theme = try readSheet(":root { \(Self.row) --chart-2: \(value) }")
    #expect(theme.modes[0].hexes == ["#1b9e77", "#7570b3"])
    #expect(theme.problems.map(\.token) == ["--chart-2"])
    let start = ":root { \(Self.row) --chart-2: ".utf8.count
    let range = try #require(theme.problems.first?.origin?.range)
    #expect(range.lowerBound >= start && range.upperBound <= start + value.utf8.count)
  }

  @Test(arguments: [
    "--chart-height: 3px", "--chart-1-width: 2px",
    "--chart-bar-radius-1: 4px; --chart-bar-radius-2: 8px", "--chart-shadow: 0 1px 2px red",
    "--font: Inter", "--text: 14px", "--background: url(paper.png)", "--page: wide",
  ])
  func `what is for something else than colour stays quiet`(other: String) throws {
    let theme = try readSheet(":root { \(Self.row) \(other) }")
    #expect(theme.problems.map(\.message) == [] && theme.unjudged == [] && theme.modes[0].series.count == 2)
  }

  @Test(arguments: [
    (":root { --chart-1: #1b9e77; --chart-2 #c0392b; --chart-3: #7570b3 }", 1, 29),
    (":root\n  --chart-1: #1b9e77;\n  --chart-2: #d95f02;\n  --chart-3: #7570b3;\n}", 1, 1),
    (":root { --chart-1: #1b9e77; --chart-2: #d95f02; }\n/* .dark { --chart-1: #c0392b; }", 2, 1),
    (":root { --chart-1: #1b9e77; --chart-2: #d95f02;", 1, 1),
    ("/* :root { --chart-1: #1b9e77; --chart-2: #d95f02; }", 1, 1),
  ])
  func `broken text that may hide a series is an error at its place`(text: String, line: Int, column: Int) throws {
    let problems: [ThemeProblem]
    do { problems = try readSheet(text).problems } catch let error as ThemeProblem { problems = [error] }
    let place = try #require(problems.first?.origin).start
    #expect(place.line == line && place.column == column && problems[0].reason == .unreadable)
  }

  @Test func `broken text about something else is passed over`() throws {
    let theme = try readSheet(":root { \(Self.row) *zoom: 1; }")
    #expect(theme.problems.isEmpty && theme.modes[0].series.count == 2)
  }

  @Test func `a series of a single word that is not a colour is a problem in a numbered row and counted elsewhere`()
    throws
  {
    let theme = try readSheet(":root { --series-sales: #1b9e77; --series-cost: blurple }")
    #expect(theme.problems.isEmpty && theme.unjudged.map { $0.arguments.first } == ["--series-cost"])
    let row = try readSheet(":root { \(Self.row) --chart-3: blurple; --chart-2: bleu }")
    #expect(Set(row.problems.map(\.token)) == ["--chart-2", "--chart-3"])
  }

  @Test(arguments: ["--chart-type: line", "--chart-curve: linear", "--chart-dash-1: solid; --chart-dash-2: dashed"])
  func `words of other properties are no colours and no errors`(other: String) throws {
    let theme = try readSheet(":root { \(Self.row) \(other) }")
    #expect(theme.problems.map(\.message) == [] && theme.modes[0].series.count == 2)
  }

  @Test func `a page that paints nothing stands on white, and a word that is no colour is a problem`() throws {
    let none = try readSheet(":root { \(Self.row) } body { background: none }")
    #expect(none.problems.isEmpty && none.modes[0].unknownGround == nil)
    let word = try readSheet(":root { \(Self.row) } body { background: blurple }")
    #expect(word.problems.map(\.token) == ["background"] && word.modes[0].unknownGround != nil)
  }

  @Test func `a text of a chart may be called by its short name`() throws {
    let theme = try readSheet(":root { \(Self.row) --chart-fg: #bbbbbb }")
    #expect(theme.modes[0].text?.hex == "#bbbbbb" && theme.modes[0].series.count == 2)
  }

  private static let system = "'CanvasText' is a system colour: it has no fixed value"

  @Test(arguments: ["CanvasText", "color-mix(in srgb, CanvasText 50%, white)", "light-dark(CanvasText, red)"])
  func `a system colour has no fixed value and is counted as not checked`(value: String) throws {
    let theme = try readSheet(":root { \(Self.row) --chart-2: \(value) }")
    #expect(theme.problems.isEmpty)
    #expect(theme.unjudged.contains(UnjudgedReason.unreadProperty("--chart-2", "", Self.system)))
  }

  @Test(arguments: ["", " ", " /* none */ ", " !important"])
  func `an empty value stands in for the one it overrides, and is not a colour`(value: String) throws {
    let sheet = ":root { \(Self.row) --background: #fff } .dark { --background: #111; --chart-1:\(value); }"
    let theme = try readSheet(sheet)
    #expect(theme.modes.map { $0.series.count } == [2, 1])
    #expect(theme.problems.map(\.sentence) == [ReadingProblem.emptyValue()])
    let problem = try #require(theme.problems.first)
    #expect(problem.token == "--chart-1" && problem.origin?.range.isEmpty == false)
  }

  @Test(arguments: [" ", "url(x.png)", "none"])
  func `a mode whose background is not a colour stands on nothing known`(value: String) throws {
    let theme = try readSheet(
      ":root { --background: #fff; \(Self.row) } .dark { --background: \(value); --chart-1: #000 }")
    #expect(theme.problems.map(\.token) == ["--background"])
    #expect(theme.modes[0].background?.hex == "#ffffff")
    #expect(theme.modes[1].background == nil && theme.modes[1].unknownGround != nil)
  }

  @Test(arguments: ["initial", "inherit", "unset", "revert", "revert-layer"])
  func `a word that sets a property to what it has elsewhere counts as not checked`(word: String) throws {
    let theme = try readSheet(
      ":root { \(Self.row)\n--chart-2: \(word) } .dark { --chart-1: \(word); --background: #111 }")
    #expect(theme.problems.isEmpty && theme.modes.map { $0.series.count } == [2, 1])
    #expect(theme.unjudged.count == 2)
    #expect(theme.unjudged.first?.arguments.prefix(3) == ["--chart-2", "", "2"])
    #expect(theme.unjudged.contains { $0.arguments.prefix(3) == ["--chart-1", "dark", "2"] })
    let ground = try readSheet(":root { \(Self.row) --background: #fff } .dark { --background: \(word) }")
    #expect(ground.unjudged.count == 1 && ground.modes[1].unknownGround != nil)
  }

  @Test func `a mode that takes system colours says so`() throws {
    let theme = try readSheet(
      ":root { \(Self.row) } @media (forced-colors: active) { :root { --chart-1: CanvasText } }")
    #expect(
      theme.unjudged == [UnjudgedReason.unreadProperty("--chart-1", "forcedColors", Self.system)])
    #expect(theme.modes[0].series.count == 2 && theme.modes[1].series.count == 1)
  }

  @Test(arguments: [
    ("--background: bleu", "--background"), ("--background: var(--gone)", "--background"), ("--bg: #12", "--bg"),
    ("--chart-background: grren", "--chart-background"),
  ])
  func `a background that cannot be read is a problem, and nothing stands on white`(
    declaration: String, token: String
  ) throws {
    let theme = try readSheet(":root { \(Self.row) \(declaration) }")
    #expect(theme.problems.map(\.token) == [token])
    #expect(theme.modes[0].background == nil && theme.modes[0].unknownGround != nil)
    #expect(theme.assumed.isEmpty)
  }

  @Test func `a painted background that cannot be read is a problem too`() throws {
    let theme = try readSheet(":root { \(Self.row) } body { background: bleu }")
    #expect(theme.problems.map(\.token) == ["background"] && theme.modes[0].unknownGround != nil)
    let picture = try readSheet(":root { \(Self.row) } body { background: url(a.png) no-repeat; color: inherit }")
    #expect(picture.problems.isEmpty)
  }

  @Test func `a text that is set elsewhere is not checked`() throws {
    let theme = try readSheet(":root { \(Self.row) --foreground: env(x) }")
    #expect(theme.problems.isEmpty && theme.unjudged.count == 1 && theme.modes[0].text == nil)
    #expect(try readSheet(":root { \(Self.row) --chart-height: env(x) }").problems.isEmpty)
  }

  @Test func `a text that cannot be read is a problem, and one of the system's is not checked`() throws {
    #expect(try readSheet(":root { \(Self.row) --foreground: grren }").problems.map(\.token) == ["--foreground"])
    let system = try readSheet(":root { \(Self.row) --background: Canvas; --foreground: CanvasText }")
    #expect(system.problems.isEmpty && system.unjudged.count == 2 && system.modes[0].unknownGround != nil)
  }

  @Test func `Tailwind's alpha counts as not checked`() throws {
    let theme = try readSheet(":root { --chart-1: --alpha(var(--color-black) / 50%); --chart-2: red; --chart-3: blue }")
    #expect(theme.problems.isEmpty && theme.modes[0].hexes == ["#ff0000", "#0000ff"] && theme.unjudged.count == 1)
  }

  @Test(arguments: ["var(--x, ", "light-dark(red, ", "color-mix(in srgb, red, ", "calc((", "rgb("], [true, false])
  func `brackets in brackets without end are refused`(opening: String, isClosed: Bool) throws {
    let levels = 20_000
    let nested =
      String(repeating: opening, count: levels) + "red" + (isClosed ? String(repeating: ")", count: levels) : "")
    let problems = try readSheet(":root { --chart-2: teal; --chart-1: \(nested)").problems
    // The block that is left open is the other one.
    #expect(problems.map(\.sentence).contains(ReadingProblem.nestedBrackets(32)) && problems.count == 2)
    // Strings of JSON have a limit of their own.
    let inString = String(repeating: opening, count: 2000) + "red"
    let item = "{\"cssVars\": {\"light\": {\"chart-2\": \"teal\", \"chart-1\": \"\(inString)\"}}}"
    #expect(try readTheme(item).problems.map(\.sentence) == [ReadingProblem.nestedBrackets(32)])
  }

  @Test func `references through nested values end`() throws {
    let opening = String(repeating: "light-dark(", count: 30)
    let closing = String(repeating: ", blue)", count: 30)
    let chain = (1...60).map { "--b\($0): \(opening)var(--b\($0 - 1))\(closing);" }.joined()
    let problems = try readSheet(":root { --b0: red; \(chain) --chart-1: var(--b60); --chart-2: red }").problems
    #expect(problems.count == 1 && problems[0].sentence.isA(ReadingProblem.deepValue))
  }

  @Test(arguments: ["contrast-color(red)", "--brand(1)", "theme(colors.red)", "#{$brand}", "palette.$red", "env(x)"])
  func `a function that is not worked out here, and Sass, count as not checked`(value: String) throws {
    let theme = try readTheme(
      ":root { --chart-1: #2166ac; --chart-2: #b2182b; --chart-3: \(value); }", path: "theme.css")
    #expect(theme.problems.map(\.message) == [] && theme.modes[0].series.count == 2)
    #expect(theme.unjudged.count == 1, "\(theme.unjudged)")
  }
}
