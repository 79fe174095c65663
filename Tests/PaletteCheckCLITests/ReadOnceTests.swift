import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// Counts how often a run asks the system for the bytes of a file.
struct ReadOnceTests {
  private static let theme = ##"{"palettecheck": 1, "background": "#ffffff", "series": ["#2166ac", "#b2182b"]}"##
  private static let own =
    ##"{"chart": {"series": {"a": {"$type": "color", "$value": "#2166ac"}, "b": {"$type": "color", "$value": "#b2182b"}}}}"##
  private static func program(_ mark: String) -> String {
    """
    import { TONES } from './tones.js';
    const option = { color: TONES, series: [{ type: '\(mark)' }] };
    chart.setOption(option);
    """
  }

  private static let files = [
    "one/theme.json": theme, "three/a.json": theme, "three/b.json": theme, "three/c.json": theme,
    "tokens/base.tokens.json":
      ##"{"base": {"blue": {"$type": "color", "$value": "#2166ac"}, "red": {"$type": "color", "$value": "#b2182b"}}}"##,
    "tokens/chart.tokens.json":
      ##"{"chart": {"series": {"a": {"$type": "color", "$value": "{base.blue}"}, "b": {"$type": "color", "$value": "{base.red}"}}}}"##,
    "tokens/own.tokens.json": own,
    "style/base.css": ":root { --blue: #2166ac; --red: #b2182b; }",
    "style/main.css": "@import './base.css'; :root { --chart-1: var(--blue); --chart-2: var(--red); }",
    "program/tones.js": "export const TONES = ['#2166ac', '#b2182b'];",
    "program/chart.js": program("bar"), "program/other.js": program("line"),
    "palettecheck.json": #"{"version": 1}"#,
  ]

  @Test(arguments: [
    "check one/theme.json", "check ./one/theme.json one/theme.json", "check three", "check three/a.json three",
    "check tokens/own.tokens.json", "check tokens/base.tokens.json",
    "check tokens/chart.tokens.json tokens/own.tokens.json",
    "check tokens", "check style/main.css", "check style/base.css", "check style",
    "check program/chart.js program/other.js",
    "check program/tones.js", "check program", "check .", "check --format sarif .", "fix tokens/chart.tokens.json",
    "fix style/main.css", "inspect program", "pairs one/theme.json", "baseline write .",
  ])
  func `every file is read once, whoever refers to it`(line: String) {
    let host = FakeHost(Self.files)
    #expect(host.run(line) != 2 || line.contains("base.css"), "\(host.result)")
    let readings = Self.files.keys.map { ($0, host.readings(of: $0)) }
    #expect(readings.contains { $0.1 == 1 })
    #expect(readings.filter { $0.1 > 1 }.map { "\($0.0): \($0.1)" }.sorted() == [])
  }

  @Test func `a host for a part that only reads hands out what a file held at first, within the limit of each reader`()
    throws
  {
    let fake = FakeHost(["a.json": "[1]", "b.json": "[2]"], links: ["link.json": "a.json"])
    let host = fake.steady
    for path in ["a.json", "link.json", "./a.json"] { #expect(try host.read(path, limit: 3) == Array("[1]".utf8)) }
    #expect(throws: HostError.self) { try host.read("a.json", limit: 2) }
    #expect(try host.steady.read("b.json", limit: 3) == Array("[2]".utf8))
    #expect([fake.readings(of: "a.json"), fake.readings(of: "b.json")] == [1, 1])
  }
}
