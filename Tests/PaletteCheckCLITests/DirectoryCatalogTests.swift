import ArgumentParser
import FileAccess
import HostInMemory
import PaletteReports
import Testing

@testable import PaletteCheckCLI

/// Every file of a directory has an outcome: nothing is left out without a word.
struct DirectoryCatalogTests {
  /// A theme on its own, in two modes, twice, in part, beside tests, as a program, broken, empty, computed, of no kind …
  private static let files: [(path: String, text: String)] = {
    let light = ##"{"palettecheck": 1, "background": "#ffffff", "series": ["#2166ac", "#b2182b"]}"##
    let dark = ##"{"palettecheck": 1, "background": "#101418", "series": ["#6aa9ff", "#ffb15c"]}"##
    let token =
      ##"{"chart": {"a": {"$type": "color", "$value": "#2166ac"}, "b": {"$type": "color", "$value": "{x}"}}}"##
    return [
      ("brand-light.json", light), ("brand-dark.json", dark), ("src/one.json", light), ("dist/one.json", light),
      ("chart.tokens.json", token), ("base.tokens.json", ##"{"x": {"$type": "color", "$value": "#b2182b"}}"##),
      ("list.hex", "#2166ac\n#b2182b\n"), ("tests/list.hex", "#2166ac\n"), ("theme.json", "{"), ("empty.json", ""),
      ("tsconfig.json", "{}"), ("palettecheck.json", #"{"version": 1}"#), ("readme.md", "#2166ac"), ("a.png", "x"),
      ("colors.ts", "export const chartColors = ['#2166ac', '#b2182b', '#1b7837'];"),
      ("colors.test.ts", "export const chartColors = ['#2166ac', '#b2182b'];"),
      ("computed.ts", "export const chartColors = [mix('#2166ac', 0.2), mix('#b2182b', 0.3)];"),
      ("main.css", "@import 'part.css'; :root { --chart-1: #2166ac; --chart-3: #1b7837 }"),
      ("part.css", ":root { --chart-2: #b2182b; --chart-4: #6aa9ff }"), ("page.css", "a { color: #2166ac }"),
      ("tokens/$themes.json", "[]"), ("tokens/$metadata.json", #"{"tokenSetOrder": ["core"]}"#),
      ("tokens/core.json", token), ("Assets.xcassets/Contents.json", "{}"),
      ("Assets.xcassets/Chart1.colorset/Contents.json", #"{"colors": []}"#), ("caf\u{E9}.hex", "#2166ac\n#b2182b\n"),
      ("cafe\u{301}.hex", "#2166ac\n#b2182b\n"), ("styles.less", "@chart-1: #2166ac;\n@chart-2: #b2182b;\n"),
    ]
  }()

  /// A directory of some of the files.
  private static func catalog(
    of isChosen: (Int, String) -> Bool, named: [String] = [], flags: [String] = []
  ) throws -> (files: [String], DirectoryCatalog) {
    let chosen = files.enumerated().filter { isChosen($0.offset, $0.element.path) }.map(\.element)
    let host = FakeHost(Dictionary(chosen.map { ("t/" + $0.path, $0.text) }) { first, _ in first })
    let read = GatheredInputs(named + ["t"], flags: try ReadingFlags.parse(flags), host: host)
    return (try host.files(below: "t", depth: .all).files, try #require(read.catalogs.first))
  }

  @Test(arguments: 1..<200 as Range<UInt64>)
  func `every file of a directory has exactly one outcome`(seed: UInt64) throws {
    // Knuth's multiplicative hashing spreads the bits, which choose the files.
    let bits = (seed &* 0x9E37_79B9_7F4A_7C15) >> 17
    let (files, catalog) = try Self.catalog { index, _ in bits >> UInt64(index) & 1 == 1 }
    #expect(catalog.files == files)
    #expect(catalog.open.isEmpty, "\(catalog.open)")
  }

  @Test(
    arguments: [
      (["brand-light.json", "brand-dark.json"], .joined(to: "t/brand-light.json")),
      (["list.hex", "dist/one.json"], .skipped),
      (["list.hex", "tests/list.hex"], .skipped), (["list.hex", "colors.test.ts"], .skipped),
      (["list.hex", "readme.md"], .skipped), (["list.hex", "tsconfig.json"], .skipped),
      (["tsconfig.json", "list.hex"], .checked), (["main.css", "part.css"], .joined(to: "t/main.css")),
      (["tokens/$metadata.json", "tokens/core.json"], .joined(to: "t/tokens/$metadata.json")),
      (["list.hex", "Assets.xcassets/Contents.json"], .joined(to: "t/Assets.xcassets")),
      (["list.hex", "computed.ts"], .notChecked(.computedColors)),
      (["chart.tokens.json", "base.tokens.json"], .skipped),
      (["list.hex", "empty.json"], .notChecked(.unreadable)), (["list.hex", "theme.json"], .checked),
      (["list.hex", "palettecheck.json"], .skipped),
    ] as [([String], FileOutcome)])
  func `an outcome tells what became of the last file`(paths: [String], outcome: FileOutcome) throws {
    let (_, catalog) = try Self.catalog { _, path in paths.contains(path) }
    #expect(catalog.outcome(of: "t/" + (paths.last ?? "")) == outcome)
  }

  @Test func `what a build writes is checked where it is read, though its source holds the same`() throws {
    let (_, catalog) = try Self.catalog(
      of: { _, path in ["src/one.json", "dist/one.json"].contains(path) }, flags: ["--no-ignore"])
    #expect(catalog.outcome(of: "t/dist/one.json") == .checked && catalog.outcome(of: "t/src/one.json") == .checked)
  }

  @Test func `a file that is named is an input of its own`() throws {
    let (_, catalog) = try Self.catalog(of: { _, path in path == "brand-light.json" }, named: ["t/brand-light.json"])
    #expect(catalog.outcome(of: "t/brand-light.json") == .checked)
  }
}
