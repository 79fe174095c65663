import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Every role of a style, in most of the spellings that matplotlib has.
private let dunes = """
  # A style for tests.
  axes.prop_cycle : cycler('color', ['1b6ca8', 'g', 'b04e0f', '0.4']) + cycler(ls=['-', '--', ':', '-.'])  # four
  figure.facecolor: "#f2f2ee"    # quoted, so the # is not a comment
  axes.facecolor: white
  text.color: (0.1, 0.1, 0.2)
  axes.labelcolor: 333333
  xtick.color: C1
  axes.edgecolor: tab:gray
  axes.grid: True
  grid.color: b0b0b0
  grid.alpha: 0.5
  lines.linewidth: 1.5
  legend.facecolor: inherit
  font.size: 11
  """

/// The colour that bytes of a style say, quotes or not.
private func styleColor(at origin: TokenOrigin) throws -> Color {
  let bytes = origin.file.bytes
  if [UInt8(ascii: "("), UInt8(ascii: "[")].contains(bytes[origin.range.lowerBound]) {
    let items = try StyleExpression(bytes, in: origin.range).value().items
    return try #require(MatplotlibColor.read(items ?? []))
  }
  let text = String(decoding: bytes[origin.range], as: UTF8.self).filter { $0 != "'" && $0 != "\"" }
  return try MatplotlibColor.read(text)
}

private func style(_ text: String) throws -> Theme { try readTheme(text, path: "a.mplstyle") }
private func cycle(_ text: String) throws -> [Series] { try style("axes.prop_cycle: " + text).modes[0].series }

struct MatplotlibStyleTests {
  @Test func `a style is recognized by its ending, by its name and by its keys`() throws {
    #expect(try style("text.color: red").format == "mplstyle")
    #expect(try readTheme("text.color: red", path: "etc/matplotlibrc").format == "mplstyle")
    #expect(try readTheme(dunes, path: "-").formatLabel == "matplotlib style")
    try expectRecognised(dunes, as: "mplstyle", path: "-")
  }

  @Test func `every role is read, text on the figure and marks on the axes`() throws {
    let theme = try style(dunes)
    let mode = theme.modes[0]
    #expect(theme.problems.map(\.message) == [])
    #expect(mode.background?.hex == "#f2f2ee" && mode.plotBackground?.hex == "#ffffff")
    #expect(mode.text?.hex == "#1a1a33" && mode.axis?.hex == "#7f7f7f" && mode.gridlines?.hex == "#b0b0b0")
    #expect(mode.texts.map(\.name) == ["axis labels", "tick labels of x", "legend"])
    #expect(mode.texts.map(\.color.hex) == ["#333333", "#008000", "#1a1a33"])
    #expect(theme.notes == [ReadingNote.faintlyDrawn("grid lines are", "0.5")])
  }

  @Test func `the cycle makes the series, with their line styles`() throws {
    let series = try style(dunes).modes[0].series
    #expect(series.map(\.color.hex) == ["#1b6ca8", "#008000", "#b04e0f", "#666666"])
    #expect(series.map(\.token).first == "axes.prop_cycle.1")
    #expect(series.map(\.dash) == [[], [3.7, 1.6], [1, 1.65], [6.4, 1.6, 1, 1.6]])
    #expect(series.allSatisfy { $0.width == 1.5 })
  }

  @Test(arguments: ["348ABD, A60628, 7A68A6", "['348ABD', 'A60628', '7A68A6']", "348ABD,A60628,7A68A6  # of old"])
  func `the list of matplotlib before cycles is the series`(list: String) throws {
    let mode = try style("axes.color_cycle: \(list)\npdf.inheritcolor: False").modes[0]
    #expect(mode.series.map(\.color.hex) == ["#348abd", "#a60628", "#7a68a6"])
    #expect(mode.series.map(\.token).first == "axes.color_cycle.1")
  }

  @Test(arguments: [dunes, "axes.prop_cycle: cycler(color='rgb')\ntext.color: \"#123\"\r\nxtick.color: C4"])
  func `every colour stands where it says it stands`(text: String) throws {
    let colors = try style(text).everyColor
    #expect(colors.count > 4)
    for color in colors { #expect(try styleColor(at: color.definition) == color.authored) }
  }

  @Test func `a reference to the cycle goes through it, and round it again`() throws {
    let mode = try style("axes.prop_cycle: cycler(color=['red', 'navy'])\ntext.color: C3").modes[0]
    #expect(mode.text?.hex == "#000080" && mode.text?.aliases.map(\.token) == ["axes.prop_cycle.2"])
    #expect(try style("text.color: C1\naxes.facecolor: white").modes[0].text == nil)
  }

  // What matplotlib 3.11.2, rcsetup.validate_cycler, makes of the same text.
  @Test(arguments: [
    ("cycler('color', ['r', '0.5', 'tab:cyan'])", "#ff0000 #808080 #17becf"),
    ("cycler(color='rgb')", "#ff0000 #008000 #0000ff"), ("cycler('color', 'r, 008000,b')", "#ff0000 #008000 #0000ff"),
    ("(cycler(color='rgb') + (cycler(marker=['o', 's', '^',])))", "#ff0000 #008000 #0000ff"),
    ("cycler('color', ('r', 'g'))", "#ff0000 #008000"),
    ("cycler(color=[(0.1,0.2,0.5), ('red', 0.5), (0, 0, 0, 0.25,)], lw=[1, 2, 3.5])", "#1a3380 #ff000080 #00000040"),
    ("cycler(color='red, #00ff00,tab:blue')", "#ff0000"),
    ("cycler('color', 'k')", "#000000"),
    ("cycler(color=['C85200'])", "#c85200"),
  ])
  func `a cycle deals its colours out as matplotlib does`(text: String, hexes: String) throws {
    if text.hasSuffix("#00ff00,tab:blue')") {
      // The comment eats the rest, and what is left is not an expression.
      #expect(
        try style("axes.prop_cycle: " + text + "\ntext.color: red").problems.map(\.message) == [
          "expected cycler('color', [...])"
        ])
    } else {
      #expect(try cycle(text).map(\.color.hex).joined(separator: " ") == hexes)
    }
  }

  @Test(arguments: [
    "cycler('c', 'bgrcmyk')[1:5:2]", "(cycler(color='rgb') + cycler(marker=['o', 's', '^',]))[::-1]",
    "concat(cycler(color=['r', 'g']), cycler(c='b'))", "cycler(color='tab10')",
    "2 * cycler(color='rg')",
    "cycler(color=['r', 'g']) * cycler(ls=['-', '--'])", "cycler(cycler(color=['r']))", "(3) * cycler(color='rgb')",
  ])
  func `a cycle that has to be worked out counts as not checked`(text: String) throws {
    let theme = try style("axes.prop_cycle: \(text)\ntext.color: red")
    #expect(theme.problems.isEmpty && theme.modes[0].series.isEmpty)
    #expect(theme.unjudged == [UnjudgedReason.unreadCycle(1)])
    let alone = refusal("axes.prop_cycle: \(text)\n", path: "a.mplstyle")
    #expect(alone?.reason == .noChartColors && alone?.help == UnjudgedReason.unreadCycle(1).text)
  }

  @Test func `a style without a cycle leaves the colours of series unchecked`() throws {
    #expect(
      try style("axes.facecolor: white\ntext.color: black").unjudged == [
        UnjudgedReason.noPropCycle()
      ])
  }

  @Test func `markers, hatches, dashes, widths and opacities are second channels`() throws {
    let series = try cycle(
      "cycler(color='rgb', marker=['o', 'x', '*'], hatch=['/', 'xx', None], ls=[(0, (5, 1)), 'dotted', ''], "
        + "lw=[1, '2', 3], alpha=[1, 0.5, 0.2])")
    #expect(series.map(\.symbol) == [.circle, .cross, .asterisk])
    #expect(series.map(\.pattern) == [.diagonal, .crosshatch, nil])
    #expect(series.map(\.dash) == [[5, 1], [1, 1.65], nil])
    #expect(series.map(\.width) == [1, 2, 3] && series.map(\.opacity) == [1, 0.5, 0.2])
  }

  @Test(arguments: [
    ("cycler(color='rgb') + cycler(ls=['-'])", "cycles of 3 and 1 cannot be added: they must be equally long"),
    ("cycler(color='rgb') + cycler(c='rgb')", "both cycles set 'color'"),
    ("cycler(colour=['r'])", "'colour' is not a property of lines"),
    ("system('rm')", "'system' is not known here: only cycler() is"),
    ("cycler('color', ['r', 'g'", "expected cycler('color', [...])"),
    ("cycler('color', ['r', 'g']", "expected cycler('color', [...])"),
    ("cycler(color=5)", "'color' must be a list of values"), ("cycler(color=['r', 1x])", "expected a value"),
    ("['r', 'g']", "expected cycler('color', [...])"),
    ("cycler(color=['C0'])", "'C0' refers to the cycle that it belongs to"),
    ("cycler(color=['fffff'])", "'fffff' is not a colour: write a CSS colour such as '#1f77b4' or 'steelblue'"),
  ])
  func `a cycle that is none is a problem with its reason`(text: String, message: String) throws {
    let theme = try style("axes.prop_cycle: " + text + "\ntext.color: red")
    let problem = try #require(theme.problems.first)
    #expect(problem.message == message)
    #expect(problem.origin?.start.line == 1)
  }

  @Test func `brackets without end are refused, not followed`() throws {
    let deep = String(repeating: "(", count: 100_000)
    #expect(
      try style("text.color: red\naxes.prop_cycle: " + deep).problems.map(\.message) == [
        "expected cycler('color', [...])"
      ])
  }
}

struct MatplotlibSettingTests {
  @Test func `a value that begins with # outside quotes is empty, and reported at its place`() throws {
    let theme = try style("text.color: #5b6771\naxes.facecolor: 'white'\nfigure.facecolor: \"#fff\"  # paper")
    #expect(
      theme.problems.map(\.sentence) == [
        ReadingProblem.unreadableColor("''white'' is not a colour: write one like '#1f77b4'"),
        FormatProblem.commentedValue("text.color"),
      ])
    let problem = try #require(theme.problems.last)
    #expect(problem.origin?.start == SourcePosition(line: 1, column: 13))
    #expect(problem.help == "write 5b6771 without '#', or \"#5b6771\" in double quotes")
    #expect(theme.modes[0].background?.hex == "#ffffff")
  }

  @Test func `a cycle with # in single quotes says what to do`() throws {
    let theme = try style("axes.prop_cycle: cycler('color', ['#1f77b4', '#ff7f0e'])\ntext.color: red")
    #expect(theme.problems.first?.help?.contains("in single quotes too") == true)
  }

  @Test func `a style whose every colour was swallowed is broken, not empty`() {
    let problem = refusal("text.color: #5b6771", path: "a.mplstyle")
    #expect(problem?.reason == .unreadable)
    #expect(refusal("font.size: 12\nlines.linewidth: 2", path: "a.mplstyle")?.reason == .noChartColors)
  }

  @Test func `the last of two values counts, and both are named`() throws {
    let theme = try style("text.color: red\ntext.color: navy")
    #expect(theme.modes[0].text?.hex == "#000080")
    #expect(theme.remarks.count == 1)
    if case .duplicateKey(let key, let first) = theme.remarks.first?.kind {
      #expect(key == "text.color" && first.start.line == 1)
    } else {
      Issue.record("no remark about the repeated key")
    }
  }

  @Test func `a line without a colon is left out, and an open quote is a problem`() throws {
    let theme = try style("text.color: red\nnonsense\ngrid.color: \"red")
    #expect(theme.notes.contains(ReadingNote.lineWithoutColon(2)))
    #expect(theme.problems.map(\.sentence) == [FormatProblem.openQuote()])
  }

  @Test func `translucent axes stay translucent, and none lets the figure through`() throws {
    let mode = try style("axes.facecolor: FFFFFF07\nfigure.facecolor: 0C1C23\naxes.edgecolor: none").modes[0]
    #expect(mode.plotBackground?.hex == "#ffffff07" && mode.background?.hex == "#0c1c23" && mode.axis == nil)
    let theme = try style("axes.facecolor: none\ntext.color: red")
    #expect(theme.modes[0].plotBackground == nil)
    #expect(theme.notes.contains(ReadingNote.transparentPart("axes.facecolor")))
  }

  @Test func `grid lines that are not drawn are reported`() throws {
    #expect(try style("grid.color: red").notes.contains(ReadingNote.notDrawn("grid lines are")))
    #expect(try style("grid.color: red\naxes.grid: on").notes.contains(ReadingNote.notDrawn("grid lines are")) == false)
  }

  @Test func `a legend with its own ground is a pair`() throws {
    let mode = try style("text.color: k\nlegend.facecolor: 0.3").modes[0]
    #expect(mode.pairs.map(\.background.hex) == ["#4d4d4d"])
  }

  // matplotlib 3.11.2, colors.to_hex.
  @Test(arguments: [
    ("REBECCAPURPLE", "#663399"), ("#fff8", "#ffffff88"),
    ("ff7f0e80", "#ff7f0e80"), ("C85200", "#c85200"), ("tab:Grey", "#7f7f7f"), ("None", "#00000000"),
  ])
  func `every spelling of a colour is read`(text: String, hex: String) throws {
    let origin = TokenOrigin(file: SourceFile(path: "", bytes: []), range: 0..<0)
    #expect(ThemeColor(try MatplotlibColor.read(text), origin: origin).hex == hex)
  }

  @Test(arguments: ["fff", "transparent", "rgb(1,2,3)", "currentcolor", "1.5", "oklch(50% 0.1 20)"])
  func `what matplotlib does not read is an error`(text: String) {
    #expect(throws: SourceError.self) { try MatplotlibColor.read(text) }
  }

  @Test func `a name of the colour survey of xkcd counts as not checked wherever it stands`() throws {
    let theme = try style("axes.prop_cycle: cycler(color=['r', 'xkcd:Gray Blue', 'b'])\ntext.color: xkcd:rust")
    #expect(theme.problems.isEmpty && theme.modes[0].series.map(\.color.hex) == ["#ff0000", "#0000ff"])
    #expect(theme.modes[0].text == nil)
    let names = [("xkcd:Gray Blue", 1), ("xkcd:rust", 2)]
    #expect(theme.unjudged == names.map { UnjudgedReason.surveyName($0, $1) })
    let list = try readTheme("#a00000\nxkcd:rust\n#0000a0\n", path: "a.hex")
    #expect(list.problems.isEmpty && list.unjudged == [UnjudgedReason.surveyName("xkcd:rust", 2)])
  }

  @Test(arguments: [
    "lines.color", "ytick.color", "patch.edgecolor", "hatch.color", "boxplot.boxprops.color", "legend.facecolor",
    "savefig.facecolor", "axes.titlecolor", "grid.minor.color", "xtick.labelcolor",
  ])
  func `a value that matplotlib rejects as a colour is a problem under every key`(key: String) throws {
    let row = "axes.prop_cycle: cycler('color', ['2166ac', 'b8602f'])\n"
    for value in ["nope", "\"#zz\"", "#123456", ""] {
      let theme = try style(row + "xtick.color: red\n\(key): \(value)\n")
      #expect(theme.problems.map(\.token) == [key], "\(value)")
      #expect(theme.problems.first?.origin?.start.line == 3)
    }
    #expect(try style(row + "\(key): 0.5").problems.isEmpty)
  }

  @Test(arguments: [
    ("text.color", "auto"), ("figure.facecolor", "inherit"), ("legend.facecolor", "auto"), ("hatch.color", "auto"),
  ])
  func `a word that represents another colour does so only where matplotlib takes it`(key: String, word: String) throws
  {
    let row = "axes.prop_cycle: cycler('color', ['2166ac', 'b8602f'])\n"
    #expect(try style(row + "\(key): \(word)").problems.map(\.token) == [key])
    let taken = "legend.facecolor: inherit\nhatch.color: edge\naxes.titlecolor: auto\nlines.color: none\n"
    #expect(try style(row + taken).problems.isEmpty)
  }

  @Test func `a legend whose texts take the colours of lines counts as not checked`() throws {
    let theme = try style("axes.prop_cycle: cycler('color', ['2166ac', 'b8602f'])\nlegend.labelcolor: linecolor\n")
    #expect(theme.problems.isEmpty && theme.unjudged.count == 1 && theme.modes[0].texts.isEmpty)
  }

  @Test(arguments: [("savefig.facecolor: none", 1), ("savefig.transparent: True", 1), ("savefig.facecolor: white", 0)])
  func `pictures saved on another colour are counted as not checked`(line: String, count: Int) throws {
    let theme = try style("axes.prop_cycle: cycler('color', ['2166ac', 'b8602f'])\n\(line)\n")
    #expect(theme.modes.count == 1 && theme.unjudged == Array(repeating: UnjudgedReason.savedOtherwise(), count: count))
  }
}
