import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

struct DoubtfulTokenTests {
  @Test(arguments: [
    ##"{"chart": {"$type": "color", "1": {"$value": "#1b9e77"}}, "surface": {"page": {"$type": "color", "$value": "bleu"}}}"##,
    ##"{"chart": {"$type": "color", "1": {"$value": "#1b9e77"}}, "surface": {"page": {"$value": "bleu"}}}"##,
    ##"{"color": {"chart": {"1": {"value": "#1b9e77"}}, "background": {"default": {"value": "bleu"}}}}"##,
    ##"{"chart": {"1": "#1b9e77", "2": "{chart.1}"}, "background": {"default": "bleu"}}"##,
  ])
  func `a broken colour that is named as the background is a problem, and nothing stands on white`(text: String) throws
  {
    let theme = try readTheme(text)
    #expect(theme.problems.count == 1 && theme.problems.first?.message.contains("'bleu'") == true)
    #expect(theme.modes[0].background == nil && theme.modes[0].unknownGround != nil && theme.assumed.isEmpty)
  }

  @Test(arguments: [
    ##"{"chart": {"$type": "color", "1": {"$value": "#1b9e77"}}, "text": {"font": {"$value": "Inter"}}}"##,
    ##"{"chart": {"$type": "color", "1": {"$value": "#1b9e77"}}, "app": {"$value": "Dashboard"}}"##,
    ##"{"chart": {"$type": "color", "1": {"$value": "#1b9e77"}}, "background": {"$value": "none"}}"##,
    ##"{"chart": {"$type": "color", "1": {"$value": "#1b9e77"}}, "background": {"$value": "url(paper.png)"}}"##,
  ])
  func `a value that was never meant for a colour is not a background and no problem`(text: String) throws {
    #expect(try readTheme(text).problems.map(\.message) == [])
  }

  @Test func `untyped members of a row of series are read or are problems`() throws {
    let theme = try readTheme(
      ##"{"chart": {"1": {"$value": "#1b9e77"}, "2": {"$value": "blurple"}, "3": {"$value": 7}, "4": {"$value": "#7570b"}}}"##
    )
    #expect(theme.modes[0].series.map(\.name) == ["chart 1"])
    #expect(theme.problems.map(\.token) == ["chart.2", "chart.3", "chart.4"])
    #expect(
      theme.problems.map { $0.origin?.pointer.description } == [
        "/chart/2/$value", "/chart/3/$value", "/chart/4/$value",
      ])
    #expect(theme.unjudged == [])
  }

  @Test(arguments: [
    (##"{"chart": {"a": {"$value": "#1b9e77"}, "font": {"$value": "Inter"}}}"##, ["'chart.font' (line 1)"]),
    (##"{"chart": {"a": {"$value": "#1b9e77"}, "height": {"$value": 7}}}"##, ["'chart.height' (line 1)"]),
    (##"{"chart": {"a": {"$value": "#1b9e77"}, "tooltip-width": {"$value": 7}}}"##, []),
    (##"{"chart": {"a": {"$value": "#1b9e77"}}, "space": {"$value": 7}}"##, []),
    (##"{"chart": {"a": {"$value": "#1b9e77"}, "gap": {"$type": "number", "$value": 7}}}"##, []),
    (
      ##"{"g": {"$extensions": {"palettecheck": {"role": "series"}}, "a": {"$value": "#1b9e77"}, "gap": {"$value": 7}}}"##,
      ["'g.gap' (line 1)"]
    ),
  ])
  func `what else stands untyped among the series is counted as not checked`(text: String, left: [String]) throws {
    let theme = try readTheme(text)
    #expect(theme.problems.map(\.message) == [] && theme.modes[0].series.count == 1)
    #expect(theme.unjudged.map { "'\($0.arguments[0])' (line \($0.arguments[1]))" } == left)
  }

  @Test(arguments: ["redd", "#12", "rgb(1 2)", "oklch(x"])
  func `what a declared series spells wrong is a problem`(value: String) throws {
    let theme = try readTheme(
      ##"{"g": {"$extensions": {"palettecheck": {"role": "series"}}, "a": {"$value": "#1b9e77"}, "b": {"$value": "\##(value)"}}}"##
    )
    #expect(theme.problems.map(\.token) == ["g.b"])
  }

  @Test func `a reference to a group is an error that says so`() throws {
    let theme = try readTheme(
      ##"{"palette": {"base": {"a": {"$value": "#1b9e77"}}}, "chart": {"1": {"$ref": "#/palette/base"}, "2": {"$value": "#d95f02"}}}"##
    )
    #expect(theme.problems.map(\.sentence) == [ReadingProblem.groupPointer("#/palette/base")])
    #expect(theme.modes[0].series.map(\.name) == ["chart 2"])
  }

  @Test func `a reference of a group to a group takes it over`() throws {
    let text =
      ##"{"palette": {"$type": "color", "base": {"a": {"$value": "#1b9e77"}, "b": {"$value": "#d95f02"}}}, "chart": {"$ref": "#/palette/base", "$type": "color", "c": {"$value": "#7570b3"}}}"##
    let theme = try readTheme(text)
    #expect(theme.modes[0].series.map(\.color.hex).sorted() == ["#1b9e77", "#7570b3", "#d95f02"])
    #expect(theme.notes.contains(ReadingNote.referenceAsExtension("chart")) && theme.problems.isEmpty)
  }

  @Test func `entries of a table that are not colours are named and counted as not checked`() throws {
    let theme = try readTheme("name,hex\na,#1b9e77\nb,bleu\nc,#7570b3\n", path: "x.csv")
    #expect(theme.unjudged == [UnjudgedReason.skippedEntries("", 1, "'bleu' (line 3)")])
  }

  @Test func `a table may write its colours as functions`() throws {
    let theme = try readTheme("name,tint\na,hsl(0 50% 40%)\nb,hsl(200 50% 40%)\n", path: "x.csv")
    #expect(theme.modes[0].series.map(\.name) == ["a", "b"] && theme.problems.isEmpty)
  }

  @Test func `a colour of none in a cycle is left out with a note`() throws {
    let theme = try readTheme("axes.prop_cycle: cycler('color', ['1b9e77', 'None', '7570b3'])\n", path: "x.mplstyle")
    #expect(theme.modes[0].series.count == 2 && theme.problems.isEmpty)
    #expect(theme.notes.contains(ReadingNote.transparentLeftOut("axes.prop_cycle.2")))
  }
}
