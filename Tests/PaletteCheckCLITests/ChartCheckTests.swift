import HostInMemory
import SourceText
import Testing

@testable import PaletteCheckCLI

/// `check --chart`, and `chart` in `palettecheck.json`.
struct ChartCheckTests {
  private static let bare = "cups,lines\n0,20\n1,30\n2,35\n3,32\n"
  private static let elements = """
    { "elements": [
      { "role": "chart", "isElement": false, "label": "Rain", "frame": { "x": 0, "y": 0, "width": 96, "height": 60 } },
      { "role": "point", "isElement": true, "series": "Coast", "label": "", "value": "3 mm",
        "frame": { "x": 0, "y": 0, "width": 48, "height": 60 } }
    ] }
    """
  private static let theme = """
    { "palettecheck": 1, "background": "#ffffff", "text": "#111111",
      "series": [{ "name": "Rain", "color": "#2166ac", "symbol": "circle" }, { "name": "Sun", "color": "#b2182b", "symbol": "cross" }] }
    """

  private static func host(_ configuration: String? = nil, at path: String = "palettecheck.json") -> FakeHost {
    var files = [
      "charts/coffee.csv": bare, "charts/elements.json": elements, "charts/broken.json": #"{ "AXChartDescriptor": 1 }"#,
      "theme.json": theme,
    ]
    if let configuration { files[path] = configuration }
    return FakeHost(files)
  }

  @Test func `audits a chart without a theme`() {
    let host = Self.host()
    #expect(host.run("check --chart charts/coffee.csv --format concise") == 0)
    for line in ["1:1: warning: PC601 ", "1:1: info: PC602 ", "1:1: warning: PC604 ", "1:6: warning: PC604 "] {
      #expect(host.result.output.contains("charts/coffee.csv:\(line)"), "\(host.result.output)")
    }
    #expect(Self.host().run("check --chart charts/coffee.csv --fail-on warning") == 1)
    #expect(Self.host().run("check --chart charts/coffee.csv --max-warnings 2") == 1)
    #expect(
      Self.host().run("check --chart charts/coffee.csv --fail-on warning --rule PC601=off --rule PC604=info") == 0)
    #expect(Self.host().run("check --chart charts/coffee.csv --rule chart-title-missing=error") == 1)
  }

  @Test func `audits elements that an app wrote, at the place of each`() {
    let host = Self.host()
    #expect(host.run("check --chart charts/elements.json --format concise") == 1)
    #expect(host.result.output.contains("charts/elements.json:3:3: error: PC606 element-name-missing"))
  }

  @Test func `audits charts beside themes, several of them, each once`() {
    let host = Self.host()
    #expect(
      host.run("check theme.json --chart charts/coffee.csv --chart ./charts/coffee.csv --chart charts/elements.json")
        == 1)
    #expect(host.result.output.contains(" in 3 files"), "\(host.result.output)")
  }

  @Test(arguments: [
    ("charts/none.csv", "'charts/none.csv' cannot be read"),
    ("charts/broken.json", "charts/broken.json:1:24: error: PC001 unreadable-input"),
  ])
  func `a chart that cannot be read is exit 2`(_ path: String, _ message: String) {
    let host = Self.host()
    #expect(host.run("check theme.json --chart \(path) --format concise") == 2)
    #expect((host.result.output + host.result.error).contains(message), "\(host.result)")
    #expect(host.result.output.contains("theme.json") || host.result.output.contains("checks"))
  }

  @Test(arguments: [
    #""charts/coffee.csv""#, #"["charts/coffee.csv"]"#, #"["charts/coffee.csv", "./charts/coffee.csv"]"#,
  ])
  func `the configuration names charts, relative to itself`(_ value: String) {
    let configuration = #"{ "version": 1, "chart": \#(value) }"#
    for line in ["check theme.json", "check", "check theme.json --chart charts/coffee.csv"] {
      let host = Self.host(configuration)
      #expect(host.run("\(line) --format concise") == 0, "\(host.result)")
      #expect(host.result.output.split(separator: "\n").count { $0.contains("PC601") } == 1, "\(line)")
    }
    let moved = Self.host(configuration.replacing("charts/", with: ""), at: "charts/palettecheck.json")
    #expect(moved.run("check charts/palettecheck.json theme.json --format concise") != 0)
    #expect(moved.run("check --config charts/palettecheck.json --format concise") == 0, "\(moved.result)")
    #expect(moved.result.output.contains("charts/coffee.csv:1:1: warning: PC601"))
    #expect(Self.host(configuration).run("check --isolated") == 2)
  }

  @Test(arguments: ["3", "[3]", "{}", "true"])
  func `the key takes a path or a list of paths`(_ value: String) {
    let host = Self.host(#"{ "version": 1, "chart": \#(value) }"#)
    #expect(host.run("check theme.json") == 2)
    #expect((host.result.error + host.result.output).contains("palettecheck.json:1:"), "\(host.result)")
  }

  @Test func `a chart that the configuration names has to be there`() {
    let host = Self.host(#"{ "version": 1, "chart": "charts/none.csv" }"#)
    #expect(host.run("check theme.json") == 2)
    #expect(host.result.error.contains("charts/none.csv"), "\(host.result)")
  }

  @Test(arguments: ReportFormat.allCases.filter { $0 == .json || $0.isForElsewhere })
  func `every report for elsewhere holds the findings of a chart`(_ format: ReportFormat) throws {
    let host = Self.host(#"{ "version": 1, "chart": "charts/coffee.csv" }"#)
    #expect(host.run("check theme.json --report \(format.rawValue)=report") == 0)
    let report = try #require(host.text("report"))
    for part in ["charts/coffee.csv", "PC601", "PC604"] { #expect(report.contains(part), "\(part) in \(report)") }
    if format == .json || format == .sarif || format == .gitlab {
      _ = try JSONReader.read(Array(report.utf8), .strict)
    }
  }

  @Test(arguments: ["text", "concise", "xcode", "json"])
  func `every format on standard output holds them`(_ format: String) {
    let host = Self.host()
    #expect(host.run("check --chart charts/coffee.csv --format \(format) --fail-on warning") == 1)
    #expect(host.result.output.contains("PC601"))
  }

  @Test func `the baseline remembers what is found in charts`() {
    for line in ["--chart charts/coffee.csv", ""] {
      let configuration = line.isEmpty ? #"{ "version": 1, "chart": "charts/coffee.csv" }"# : nil
      let host = Self.host(configuration)
      #expect(host.run("check \(line) --fail-on warning") == 1)
      #expect(host.run("baseline write \(line)") == 0, "\(host.result)")
      #expect(host.text("palettecheck-baseline.json")?.contains("PC601") == true)
      #expect(host.run("check \(line) --fail-on warning") == 0, "\(host.result)")
      host.put(Array("cups,lines,pages\n0,20,1\n1,30,2\n".utf8), at: "charts/coffee.csv")
      #expect(host.run("check theme.json \(line) --fail-on warning") == 1)
    }
  }

  @Test func `a waiver of the configuration holds for a chart`() {
    let host = Self.host(
      """
      { "version": 1, "chart": "charts/coffee.csv", "waivers": [
        { "rule": "PC601", "tokens": ["title"], "reason": "The page above the chart has it.", "expires": "2027-01-31" }] }
      """)
    #expect(host.run("check theme.json --format concise") == 0)
    #expect(!host.result.output.contains("warning: PC601"), "\(host.result.output)")
    #expect(host.result.output.contains("1 waived"), "\(host.result.output)")
  }
}
