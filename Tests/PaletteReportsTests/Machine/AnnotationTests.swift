import PaletteRules
import SourceText
import Testing

@testable import PaletteReports

/// The formats that put findings beside lines: GitHub and GitLab; and the summary in Markdown.
struct AnnotationTests {
  @Test(arguments: [(1, 1), (9, 9), (10, 10), (11, 10), (500, 10)])
  func `GitHub gets nine annotations per level and the count of the rest`(findings: Int, lines: Int) throws {
    let text = GitHubAnnotations.text(try MachineReports.many(findings))
    #expect(text.split(separator: "\n").count == lines)
    #expect(text.hasPrefix("::error file=theme.json,line=5,endLine=5,col=14,endColumn=22,title=palettecheck PC201"))
    #expect(text.contains("number \(findings - 1)."))
    if findings > 9 { #expect(text.hasSuffix("\(findings - 9) more, see the job summary\n")) }
  }

  @Test func `GitHub gets findings that count, each level as its own command`() throws {
    let report = try MachineReports.everyStatus()
    let lines = GitHubAnnotations.text(report).split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } } == ["::error", "::error", "::error"])
    #expect(!lines.contains { $0.contains("PC202") || $0.contains("PC203") })
    #expect(lines.contains { $0.contains("file=them.json,title=palettecheck PC001 unreadable-input::") })
  }

  @Test func `GitLab gets every finding with a unique fingerprint, those that do not count as information`() throws {
    let issues = try #require(try MachineReports.json(GitLabReport.text(try MachineReports.everyStatus())).items)
    #expect(issues.count == 6)
    #expect(Set(issues.compactMap { $0["fingerprint"]?.string }).count == 6)
    let severities = issues.map { ($0["check_name"]?.string ?? "").prefix(5) + " " + ($0["severity"]?.string ?? "") }
    #expect(
      severities.sorted() == [
        "PC001 major", "PC102 major", "PC201 major", "PC202 info", "PC203 info", "PC205 info",
      ])
    let issue = try #require(issues.first { $0["check_name"]?.string?.hasPrefix("PC201") == true })
    #expect(issue["description"]?.string?.hasPrefix("PC201: 'loss' and 'growth' are nearly") == true)
    #expect(issue["location"]?["path"]?.string == "web/theme.json")
    #expect(issue["location"]?["lines"]?["begin"]?.number == 5)
  }

  @Test(arguments: [
    ("./a.json", "a.json"), ("/tmp/a.json", "tmp/a.json"), ("././a", "a"), ("", "."), ("../a", "../a"),
  ])
  func `a path begins with neither a slash nor a point and a slash`(path: String, rooted: String) {
    #expect(SampleTheme.report([]).rooted(path) == rooted)
  }

  @Test func `the summary has a verdict, a table and the findings that do not count`() throws {
    let text = MarkdownReport.text(try MachineReports.everyStatus())
    #expect(text.hasPrefix("## palettecheck: an input could not be read; 3 errors\n\n3 errors, 0 warnings in 1 file: "))
    #expect(text.contains("| error | PC201 red-green-confusion | `web/theme.json:5:14` | 'loss' and 'growth' are"))
    #expect(text.contains("### Not counted\n"))
    #expect(text.contains("| error, waived | PC202 "))
    #expect(text.contains("### Not checked\n\n- web/theme.json: PC101 of 'title' in mode light: "))
  }

  @Test func `the summary stays within GitHub's limit`() throws {
    let text = MarkdownReport.text(try MachineReports.many(5_000))
    #expect(text.utf8.count < 1 << 20)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("| error") } == 200)
    #expect(text.contains("… and 4800 more, none worse than these."))
  }
}
