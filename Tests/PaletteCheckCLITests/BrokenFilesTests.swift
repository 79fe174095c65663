import ArgumentParser
import HostInMemory
import PaletteGate
import Testing

@testable import PaletteCheckCLI

/// Files that a run finds and that are broken: an error where something says that they are themes, counted otherwise.
struct BrokenFilesTests {
  private static let good =
    ##"{"palettecheck":1,"background":"#ffffff","text":"#1b1f24","series":[{"name":"A","color":"#0b62d6"}]}"##
  private static let program = "export const chartColors = ['#2166ac', '#b2182b', '#1b7837'"

  @Test(arguments: [
    ("theme.ts", program), ("palette.py", "CHART_COLORS = ['#2166ac', '#b2182b'\n"),
    ("_colors.scss", "$chart: (a: #2166ac, b: #b2182b;"),
    ("chart.js", program + ";"), ("theme.ts", "export const chartColors = ['#2166ac', '#b2182b', #1b7837'];"),
    ("theme.ts", "export const chartColors = ['#2166ac', '#b2182b']];"), ("theme.ts", ""),
    ("theme.ts", "export const chartColors: string[] ="),
    ("any.toml", "[theme]\nbase = \"light\"\nchart"),
    ("theme.ts", "\u{0}\u{1}\u{2}"),
    ("tokens/core.json", "{"), ("themes/dark.yaml", "a: [1"), ("style.mplstyle", "\u{0}"), ("theme.toml", ""),
    ("brandColors.json", ""), ("any.json", "{\u{0}\"\u{0}$\u{0}v\u{0}a\u{0}l\u{0}u\u{0}e\u{0}\"\u{0}:"),
    ("theme.csv", "\u{0}"),
  ])
  func `a broken file that is named a theme is an error`(_ name: String, _ text: String) {
    let host = FakeHost(["good.json": Self.good, name: text])
    #expect(host.run("check . --format json") == 2, "\(host.result)")
    #expect(host.result.output.contains("PC001"))
  }

  @Test(arguments: [
    ("src/view.ts", program, "unreadable-file"), ("data.csv", "hex\n#2166ac\n\u{0}", "unreadable-file"),
    ("data.json", "", "unreadable-file"), ("any.yaml", "{{ if }}: [", "unreadable-file"),
    ("values.yaml", "a: ['#2166ac'", "unreadable-file"), ("src/toggle-theme/page.module.css", "", "unreadable-file"),
    ("export.json", "[{\"core\": {\"blue\": {\"$value\": \"#0060a9\"}}}]", "unreadable-file"),
  ])
  func `any other is counted in every report, and an error with --strict-inputs`(
    _ name: String, _ text: String, _ reason: String
  ) {
    let files = ["good.json": Self.good, name: text]
    let reports = ["sarif", "junit", "gitlab", "github", "markdown", "html"]
    let line = "check . --format json " + reports.map { "--report \($0)=r.\($0)" }.joined(separator: " ")
    let host = FakeHost(files)
    #expect(host.run(line) == 0, "\(host.result)")
    #expect(host.result.output.contains("\"filesNotJudged\": 1"))
    #expect(host.result.output.contains("\"id\": \"\(reason)\""))
    for report in reports {
      let text = host.text("r.\(report)") ?? ""
      #expect(text.contains("not judged") || text.contains("Not judged"), "\(report): \(text)")
      #expect(text.contains(name), "\(report)")
    }
    let verbose = FakeHost(files)
    #expect(verbose.run("check . -v") == 0)
    #expect(verbose.result.output.contains("Not judged: 1 file that was found and may hold the colours of a chart."))
    #expect(
      verbose.result.output.contains("\(name): This file is empty, or not in a form that is read."), "\(verbose.result)"
    )
    let strict = FakeHost(files)
    #expect(strict.run("check . --strict-inputs") == 2, "\(strict.result)")
  }

  @Test(arguments: [
    ("src/__init__.py", ""), ("view.ts", "export const x = [1, 2"),
    ("bundle.js", "var a = ')';"),
    ("theme.ts", "export const chartColors = ['#0b62d6', '#a03c00', '#6b6b6b'].map((c) => /[(]/.test(c));"),
  ])
  func `what is broken and shows no colour, or is whole, is neither`(_ name: String, _ text: String) {
    let host = FakeHost(["good.json": Self.good, name: text])
    #expect(host.run("check . --format json") == 0, "\(host.result)")
    #expect(!host.result.output.contains("unreadable-file"))
  }

  @Test func `what was a theme in the state before is an error when it cannot be read`() throws {
    let host = FakeHost(["good.json": Self.good, "any.yaml": "a: [1"])
    let flags = try ReadingFlags.parse([])
    let path: Set = [FakeHost.home + "/any.yaml"]
    #expect(GatheredInputs(["."], flags: flags, host: host).inputs.map(\.path) == ["./good.json"])
    for known in [KnownThemes(themes: path), KnownThemes(sources: path)] {
      let read = GatheredInputs(["."], flags: flags, host: host, knownThemes: known)
      #expect(read.inputs.map(\.path) == ["./any.yaml", "./good.json"])
    }
  }

  @Test(arguments: [
    "carat,color,cut,price\n" + (1...40).map { "0.\($0),\(["E", "I", "J"][$0 % 3]),Ideal,\(300 + $0)\n" }.joined(),
    "color,price\n" + (100...180).map { "\($0),\($0 * 7)\n" }.joined(),
    "value\n" + (100_000...100_090).map { "\($0)\n" }.joined(), "1949\n1950\n1951\n",
    "pickup,color\n" + (1...40).map { "\(2000 + $0),\(["yellow", "green"][$0 % 2])\n" }.joined(),
  ])
  func `a table of data is no palette`(_ table: String) {
    let host = FakeHost(["good.json": Self.good, "data.csv": table])
    #expect(host.run("check . --format json") == 0, "\(host.result)")
    #expect(host.result.output.contains("\"filesNotJudged\": 0"), "\(host.result)")
    #expect(FakeHost(["data.csv": table]).run("check data.csv") == 2)
  }

  @Test(arguments: [
    ("a.json", ##"{"colors":["#0b62d6","#a03c00","#12345"]}"##), ("a.json", ##"["#0b62d6","#a03c00","bleu"]"##),
    ("a.hex", "#0b62d6\n#a03c00\n#0e56cr\n"), ("a.gpl", "GIMP Palette\n11 98 214\n160 60 0\n#c0392b00\n"),
    ("a.json", ##"["#0b62d6","#a03c00","rgb(1,2)"]"##), ("a.json", ##"["0b62d6","a03c00","12b45"]"##),
  ])
  func `an invalid colour in a list is an error`(_ name: String, _ text: String) {
    let host = FakeHost([name: text])
    #expect(host.run("check \(name)") == 2, "\(host.result)")
    #expect(host.result.output.contains("PC001"))
  }

  @Test(arguments: [
    ##"{"range":{"category":["#0b62d6","#a03c00","$"]},"background":"#fff"}"##,
    ##"{"color":["#0b62d6","#a03c00","$"],"textStyle":{"color":"#111"},"categoryAxis":{}}"##,
    ##"{"layout":{"colorway":["#0b62d6","#a03c00","$"]},"data":{}}"##,
    ##"{"colors":["#0b62d6","#a03c00","$"],"chart":{}}"##,
    ##"{"name":"x","dataColors":["#0b62d6","#a03c00","$"]}"##,
    ##"{"DataColorPalette":{"Colors":["#0b62d6","#a03c00","$"]}}"##,
    ##"{"colors":["#0b62d6","#a03c00","$"],"chart":{"foreColor":"#333"}}"##, ##"["#0b62d6","#a03c00","$"]"##,
  ])
  func `a word for another colour or none counts as not checked in a list`(_ text: String) {
    for word in ["none", "auto", "inherit"] {
      let host = FakeHost(["a.json": text.replacing("$", with: word)])
      _ = host.run("check a.json --format json")
      #expect(host.result.output.contains("'\(word)'"), "\(host.result)")
      #expect(!host.result.output.contains("\"notChecked\": 0,"), "\(host.result)")
    }
  }

  @Test(arguments: [
    ":root { --hue: 20; --chart-1: hsl(calc(var(--hue) + 20) 50% 50%); --chart-2: currentColor; }",
    ":root { --chart-1: blurple; --chart-2: 1px solid currentColor; }",
    "@mixin night { --chart-1: #1b9e77; --chart-2: #d95f02; }",
  ])
  func `a sheet whose colours of charts are all computed is counted`(sheet: String) {
    let host = FakeHost(["good.json": Self.good, "night.scss": sheet])
    _ = host.run("check . -v")
    #expect(
      host.result.output.contains("night.scss: The colours of its charts are computed, or stand elsewhere."),
      "\(host.result)")
  }

  @Test(arguments: ["@mixin gap { --chart-gap: 20px; }", ":root { --chart-height: 12px; --chart-radius-1: 4px; }"])
  func `a sheet with sizes of charts has none of their colours`(sheet: String) {
    let host = FakeHost(["good.json": Self.good, "sizes.scss": sheet])
    #expect(host.run("check . -v --strict-inputs") == 0, "\(host.result)")
    #expect(!host.result.output.contains("sizes.scss"), "\(host.result)")
  }
}
