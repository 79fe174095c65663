import HostileText
import PaletteGate
import PaletteRules
import SourceText
import Testing

@testable import PaletteReports

/// Names of strangers in every format: over a hundred of them at once.
struct HostileReportTests {
  /// Arguments are names: the report of a test would take long to print.
  private static let texts: [String: String] = [
    "json": JSONReport.text(HostileReport.report), "sarif": SARIFReport.text(HostileReport.report),
    "junit": JUnitReport.text(HostileReport.report), "gitlab": GitLabReport.text(HostileReport.report),
    "github": GitHubAnnotations.text(HostileReport.report), "markdown": MarkdownReport.text(HostileReport.report),
    "html": HTMLReport.text(HostileReport.report, pictures: nil),
    "full": TextReport.text(HostileReport.report, style: TextStyle(verbosity: .verbose)),
    "summary": TextReport.text(HostileReport.report, style: TextStyle(width: 60)),
    "silent": TextReport.text(HostileReport.report, style: TextStyle(width: 40, verbosity: .quiet)),
    "concise": ConciseReport.text(HostileReport.report, .concise, style: TextStyle(verbosity: .verbose)),
    "xcode": ConciseReport.text(HostileReport.report, .xcode, style: TextStyle()),
  ]

  /// What is printed on standard output, where a runner of GitHub reads along.
  @Test(arguments: ["full", "summary", "silent", "concise", "xcode", "json"])
  func `no printed line is a command of a runner`(format: String) throws {
    let text = try #require(Self.texts[format])
    for line in text.split(whereSeparator: { $0.isNewline }) {
      let begun = line.drop { $0 == " " || $0 == "\t" }
      #expect(!begun.hasPrefix("::") && !begun.hasPrefix("##["), "\(line.prefix(200))")
      // Older runners take a command from the middle of a line too.
      #expect(!line.contains("##[") || format == "json", "\(line.prefix(200))")
    }
  }

  @Test(arguments: NamedText.hostile)
  func `no name in a table is a command of a runner`(_ hostile: NamedText) throws {
    let name = hostile.text
    var theme = try SampleTheme.theme()
    // Long enough to be broken, and with the name at the beginning of a word.
    (theme.modes[0].series[0].name, theme.modes[0].series[1].name) = (name, "a \(name)")
    theme.notes = [Array(repeating: name, count: 3).joined(separator: " ")].map {
      IdleChannel.symbols(String($0.prefix(1_000)))
    }
    let input = SampleTheme.input([], theme: theme)
    for width in [40, 80] {
      let style = TextStyle(width: width)
      let text = TextReport.text(SampleTheme.report([input]), style: style) + InspectReport.text([input], style: style)
      for line in text.split(whereSeparator: { $0.isNewline }) {
        let begun = line.drop { $0.isWhitespace }
        #expect(!begun.hasPrefix("::") && !begun.contains("##["), "\(line.prefix(200))")
      }
    }
  }

  @Test(arguments: ["full", "concise", "xcode", "html"])
  func `every hostile name has its finding`(format: String) throws {
    let text = try #require(Self.texts[format])
    #expect(text.ranges(of: "PC201").count >= 60)
  }

  @Test func `there are enough hostile names`() { #expect(hostileTexts.count >= 60) }

  @Test(arguments: [
    "json", "sarif", "junit", "gitlab", "github", "markdown", "html", "full", "summary", "silent",
    "concise", "xcode",
  ])
  func `no control character is raw`(format: String) throws {
    let isXML = format == "junit"
    let text = try #require(Self.texts[format])
    let raw = text.unicodeScalars.first {
      HostileReport.isForbidden($0) || isXML && [0xFFFE, 0xFFFF].contains($0.value)
    }
    #expect(raw == nil)
  }

  @Test(arguments: ["json", "sarif", "junit", "gitlab", "markdown"])
  func `no line reads like a command of a build system`(format: String) throws {
    let text = try #require(Self.texts[format])
    for line in text.split(separator: "\n") {
      #expect(!line.drop { $0 == " " || $0 == "\t" }.hasPrefix("::"), "\(line.prefix(200))")
    }
  }

  @Test(arguments: ["json", "sarif", "gitlab"])
  func `JSON can be read`(format: String) throws {
    let text = try #require(Self.texts[format])
    var limits = JSONReader.Limits()
    limits.string = 1 << 22
    limits.values = 10_000_000
    _ = try JSONReader.read(Array(text.utf8), limits: limits)
  }

  @Test func `XML contains exactly the intended elements`() throws {
    let names = Set(MarkupScanner(Array(try #require(Self.texts["junit"]).utf8)).map(\.spelling))
    #expect(names == ["testsuites", "testsuite", "testcase", "failure", "skipped"])
  }

  @Test func `GitHub commands appear only where intended`() {
    let lines = GitHubAnnotations.text(HostileReport.report).split(separator: "\n")
    // Nine errors and one that counts the rest.
    #expect(lines.count == 10)
    for line in lines {
      #expect(line.hasPrefix("::error "))
      #expect(line.split(separator: "::").count >= 2)
      #expect(!line.contains("##["))
    }
  }

  @Test func `a hostile name cannot leave its cell of a Markdown table`() {
    let rows = MarkdownReport.text(HostileReport.report).split(separator: "\n").filter { $0.hasPrefix("| error") }
    #expect(rows.count > 60)
    for row in rows {
      var bars = 0
      var isEscaped = false
      for scalar in row.unicodeScalars {
        if scalar == "|", !isEscaped { bars += 1 }
        isEscaped = scalar == "\\" && !isEscaped
      }
      #expect(bars == 5, "\(row.prefix(200))")
    }
  }

  @Test func `no untrusted name becomes a link in Markdown`() {
    let text = MarkdownReport.text(HostileReport.report)
    // Inside the code of a place an address is text; elsewhere its colon or point is escaped.
    let outside = text.split(separator: "\n").filter { $0.hasPrefix("- ") }
    #expect(outside.count > 60)
    // What is escaped is not a link.
    let links = outside.map { $0.replacing("\\]", with: "").replacing("\\:", with: "").replacing("\\.", with: "") }
      .filter { $0.contains("://") || $0.contains("www.") || $0.contains("](") }
    #expect(links.isEmpty)
  }
}
