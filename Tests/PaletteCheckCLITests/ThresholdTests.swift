import HostInMemory
import SourceText
import Testing

@testable import PaletteCheckCLI

/// `thresholds` of `palettecheck.json`: each changes the verdict on either side of what a theme has, and what is looser than
/// the rule's own is reported.
struct ThresholdTests {
  private static func theme(_ series: String, _ more: String = "") -> String {
    ##"{ "palettecheck": 1, "background": "#ffffff", \##(more)"series": [\##(series)] }"##
  }

  private static let others = [
    "PC101", "PC102", "PC103", "PC104", "PC105", "PC201", "PC202", "PC203", "PC204", "PC208", "PC222", "PC401",
  ]

  /// One rule alone decides: the others are off, and it is an error.
  private func host(_ rule: String, _ threshold: Double?, _ theme: String) -> FakeHost {
    let levels = Self.others.map { "\"\($0)\": \"\($0 == rule ? "error" : "off")\"" }.joined(separator: ", ")
    let thresholds = threshold.map { ", \"thresholds\": { \"\(rule)\": \($0) }" } ?? ""
    return FakeHost([
      "palettecheck.json": "{ \"version\": 1, \"rules\": { \(levels) }\(thresholds) }", "t.json": theme,
    ])
  }

  /// A rule, a theme, what the rule measures in it, and what it asks for by itself.
  private static let cases: [(rule: String, theme: String, measured: Double, standard: Double)] = [
    ("PC101", theme(##""#0b4f8a""##, ##""text": "#757575", "##), 4.6, 4.5),
    (
      "PC101", theme(##""#0b4f8a""##, ##""texts": [{ "name": "t", "color": "#8a8a8a", "size": "large" }], "##), 5.17,
      4.5
    ),
    ("PC102", theme(##""#858585""##), 3.68, 3),
    (
      "PC103",
      theme(
        ##"{ "name": "a", "color": "#333333", "mark": "bar" }, { "name": "b", "color": "#8f8f8f", "mark": "bar" }"##,
        ##""usage": { "adjacent": "all" }, "##), 3.9, 3
    ),
    ("PC104", theme(##"{ "name": "a", "color": "#6f6f6f", "mark": "line" }"##), 5, 4.5),
    ("PC105", theme(##""#0b4f8a""##, ##""text": "#585858", "##), 7.1, 7),
    ("PC201", theme(##""#0072b2", "#d55e00""##), 47, 8),
    ("PC202", theme(##""#0072b2", "#d55e00""##), 50, 8),
    ("PC203", theme(##""#0072b2", "#d55e00""##), 50, 8),
    (
      "PC204",
      theme(
        ##"{ "name": "a", "color": "#1b7f79", "mark": "bar" }, { "name": "b", "color": "#7a5195", "mark": "bar" }"##),
      14.5, 10
    ),
    ("PC208", theme(##""#d55e00", "#003a70""##), 28, 10),
    (
      "PC222",
      ##"""
      { "palettecheck": 1, "background": "#ffffff",
        "ramps": [{ "name": "heat", "kind": "sequential", "interpolate": "steps", "colors": ["#eeeeee", "#888888", "#222222"] }] }
      """##, 30, 5
    ),
    ("PC401", theme(##"{ "name": "a", "color": "#000000", "opacity": 0.5 }"##), 3.9, 3),
  ]

  @Test(arguments: cases.indices)
  func `a threshold changes the verdict, up and down`(_ index: Int) throws {
    let (rule, theme, near, standard) = Self.cases[index]
    #expect(host(rule, nil, theme).run("t.json") == 0, "\(rule): by itself")
    let same = host(rule, standard, theme)
    #expect(same.run("t.json") == 0, "\(rule): its own")
    #expect(!same.result.output.contains("requires only"))
    // Far above everything that is there, and the finding says what was asked.
    let strict = host(rule, near + (near < 21 ? 8 : 40), theme)
    #expect(strict.run("t.json --format json") == 1, "\(rule): \(strict.result.output.prefix(2_000))")
    #expect(strict.result.output.contains("\"rule\": \"\(rule)\""))
    let root = try JSONReader.read(Array(strict.result.output.utf8), .strict).root
    let finding = try #require(root["findings"]?.items?.first { $0["rule"]?.string == rule })
    let measured = try #require(finding["measured"]?.number)
    #expect(measured < finding["required"]?.number ?? 0)
    // Just below and just above what is measured.
    let isWhole = finding["required"]?.number == near + (near < 21 ? 8 : 40)
    guard isWhole else { return }
    #expect(host(rule, measured + 0.01, theme).run("t.json") == 1, "\(rule): above \(measured)")
    #expect(host(rule, max(1, measured - 0.01), theme).run("t.json") == 0, "\(rule): below \(measured)")
  }

  @Test(arguments: ["text", "concise", "xcode", "json"])
  func `a looser threshold lets pass, and is reported with its place`(_ format: String) {
    let host = FakeHost([
      "palettecheck.json":
        "{ \"version\": 1, \"rules\": { \"PC301\": \"off\" },\n  \"thresholds\": { \"PC102\": 2, \"PC104\": 2, \"PC201\": 9 } }",
      "t.json": Self.theme(##"{ "name": "sun", "color": "#e69f00", "mark": "line" }"##),
    ])
    #expect(host.run("COLUMNS=200 t.json --format \(format)") == 0)
    let reported = "PC102 requires only 2:1 here; its default is 3:1 (palettecheck.json:2:28)."
    #expect(host.result.output.contains(reported), "\(host.result.output)")
    #expect(!host.result.output.contains("PC201 asks only"))
  }

  @Test(arguments: ["json", "sarif", "markdown", "html"])
  func `a looser threshold is reported in reports`(_ format: String) throws {
    let host = FakeHost([
      "palettecheck.json": #"{ "version": 1, "thresholds": { "PC203": 2 } }"#, "t.json": Self.theme(##""#0b4f8a""##),
    ])
    #expect(host.run("t.json --report \(format)=out.x") == 0)
    let text = try #require(host.text("out.x"))
    #expect(text.contains("PC203 requires only ΔE00 2 here"), "\(text.prefix(3_000))")
  }

  @Test func `the three distances are three thresholds`() {
    // ΔE00 5 for everyone: above 4 it is no longer PC203's, and then PC201 speaks of the same pair.
    let pair = Self.theme(##""#3b6fb0", "#4a7fc0""##)
    #expect(host("PC203", nil, pair).run("t.json") == 1)
    #expect(host("PC203", 2, pair).run("t.json") == 0)
    let both = FakeHost([
      "palettecheck.json": #"{ "version": 1, "thresholds": { "PC203": 2 } }"#, "t.json": pair,
    ])
    #expect(both.run("t.json --format concise") == 1)
    #expect(both.result.output.contains("PC201") && !both.result.output.contains("error: PC203"))
  }

  @Test func `text of the configuration must reach the threshold of PC101`() {
    func run(_ threshold: String) -> Int32 {
      let configuration = """
        { "version": 1, "text": [{ "tokens": ["ink.*"], "on": ["surface.*"], "size": "large" }],
          "thresholds": { \(threshold) } }
        """
      let tokens = """
        { "chart": { "series": { "$type": "color", "a": { "$value": "#0b4f8a" } } },
          "surface": { "$type": "color", "card": { "$value": "#ffffff" } },
          "ink": { "$type": "color", "soft": { "$value": "#858585" } } }
        """
      return FakeHost(["palettecheck.json": configuration, "t.json": tokens]).run("t.json")
    }
    // 3.68:1; large text needs two thirds of what other text needs.
    #expect(run("") == 0)
    #expect(run(#""PC101": 5.4"#) == 0)
    #expect(run(#""PC101": 5.6"#) == 1)
  }

  @Test func `fix moves colours as far as the thresholds ask`() {
    let theme = Self.theme(##""#0072b2", "#d55e00", "#858585""##)
    let files = ["palettecheck.json": #"{ "version": 1, "thresholds": { "PC102": 5.5 } }"#, "t.json": theme]
    let host = FakeHost(files)
    #expect(host.run("check t.json") == 1)
    #expect(host.run("fix t.json --write") == 0, "\(host.result)")
    #expect(host.run("check t.json") == 0, "\(host.result)")
  }

  @Test func `config show names thresholds and where they come from`() {
    let host = FakeHost([
      "palettecheck.json": "{ \"version\": 1, \"extends\": \"base.json\",\n \"thresholds\": { \"PC201\": 10 } }",
      "base.json": #"{ "version": 1, "thresholds": { "PC201": 9, "text-contrast": 7 } }"#,
    ])
    #expect(host.run("config show") == 0)
    let lines = host.result.output.split(separator: "\n")
    #expect(
      lines.contains {
        $0.contains("thresholds.PC201") && $0.contains("ΔE00 10") && $0.contains("palettecheck.json:2:27")
      })
    #expect(lines.contains { $0.contains("thresholds.PC101") && $0.contains("7:1") && $0.contains("base.json:1:") })
    #expect(host.run("config show -v") == 0)
    #expect(host.result.output.contains("thresholds.PC102"))
  }
}
