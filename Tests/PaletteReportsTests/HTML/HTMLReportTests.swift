import Colorimetry
import HostileText
import PaletteGate
import PaletteRules
import SourceText
import Testing

@testable import PaletteReports

/// The report as a page.
struct HTMLReportTests {
  /// A picture of one byte for everything.
  private struct OneByte: ReportPictures {
    func chart(of mode: ThemeMode, seenBy simulation: Simulation?) -> ReportPicture? {
      mode.series.isEmpty ? nil : ReportPicture(svg: "1", width: 4, height: 2, kind: "Line chart")
    }
    func ramp(
      _ ramp: Ramp, in mode: ThemeMode, marking hexes: [String], seenBy simulation: Simulation?
    ) -> ReportPicture? { ReportPicture(svg: "3", width: 4, height: 2, kind: "Ramp") }
    func picture(_ theme: Theme) -> (png: [UInt8], width: Int, height: Int)? {
      theme.format == "png" ? ([7], 6, 5) : nil
    }
    func specimen(of finding: Finding, in mode: ThemeMode, seenBy simulation: Simulation?) -> ReportPicture? {
      ReportPicture(svg: "2", width: 4, height: 2, kind: "Bar chart")
    }
  }

  private func page(_ report: Report) -> String { HTMLReport.text(report, pictures: OneByte()) }
  private func tags(_ page: String) -> [MarkupTag] { Array(MarkupScanner(Array(page.utf8))) }

  @Test func `the verdict comes first, in words`() throws {
    let page = page(
      SampleTheme.report([SampleTheme.input([try SampleTheme.confusion()], theme: try SampleTheme.theme())]))
    #expect(page.contains("<title>Fails: 1 error · theme.json</title>"))
    let word = try #require(page.firstRange(of: "<p class=\"verdict fails\">Fails</p>"))
    let sentence = try #require(page.firstRange(of: "<h1>Some readers can hardly tell these colours apart.</h1>"))
    let findings = try #require(page.firstRange(of: "<h2 id=\"findings\">"))
    #expect(word.upperBound < sentence.lowerBound && sentence.upperBound < findings.lowerBound)
  }

  @Test func `the page opens with the swatches of each reader, in words as well`() throws {
    let page = page(
      SampleTheme.report([SampleTheme.input([try SampleTheme.confusion()], theme: try SampleTheme.theme())]))
    let matrix = try #require(page.firstRange(of: "<h2 id=\"readers\">Who confuses what</h2>"))
    let findings = try #require(page.firstRange(of: "<h2 id=\"findings\">"))
    #expect(matrix.upperBound < findings.lowerBound)
    #expect(page.contains("<p>growth and loss look alike: ΔE00 1.3</p>"))
    #expect(page.contains("<b style=\"left:75%;top:20px\">1.3</b>"))
    #expect(page.contains("<strong>Deuteranopia</strong> <span class=\"quiet\">up to 6\u{a0}% of men</span>"))
  }

  @Test func `a finding is shown as designed, as its reader sees it, and repaired for that reader`() throws {
    let page = page(
      SampleTheme.report([SampleTheme.input([try SampleTheme.confusion()], theme: try SampleTheme.theme())]))
    #expect(page.contains("<figcaption>As designed<"))
    #expect(page.contains("<figcaption>With deuteranopia<"))
    #expect(page.contains("<figcaption>After the change, with deuteranopia<"))
    #expect(page.contains("alt=\"Bar chart of loss and growth after the change, with deuteranopia\""))
  }

  @Test func `the page on a picture of a chart shows the picture`() throws {
    var theme = try SampleTheme.theme()
    #expect(!page(SampleTheme.report([SampleTheme.input([], theme: theme)])).contains("image/png"))
    theme.format = "png"
    let page = page(SampleTheme.report([SampleTheme.input([], theme: theme)]))
    #expect(
      page.contains(
        "<img src=\"data:image/png;base64,Bw==\" width=\"6\" height=\"5\""))
  }

  @Test(arguments: [1, 3, 400]) func `every link inside the page leads to one place`(count: Int) throws {
    let inputs = try (0..<count).map { index in
      var theme = try SampleTheme.theme()
      theme.path = "\(index).json"
      return SampleTheme.input([try SampleTheme.confusion()], theme: theme)
    }
    let tags = tags(page(SampleTheme.report(inputs)))
    let ids = tags.compactMap { $0.attribute("id")?.value }
    let links = tags.compactMap { $0.attribute("href")?.value }.filter { $0.hasPrefix("#") }
    #expect(Set(ids).count == ids.count)
    #expect(links.allSatisfy { ids.contains(String($0.dropFirst())) })
    #expect(count == 1 || links.count { $0.hasPrefix("#theme-") } == min(count, 300))
  }

  @Test func `a run that allows errors does not claim that nothing fails`() throws {
    let inputs = [SampleTheme.input([try SampleTheme.confusion()], theme: try SampleTheme.theme())]
    var report = SampleTheme.report(inputs)
    report.verdict = Verdict(inputs, failOn: .never)
    report.failOn = .never
    #expect(page(report).contains("<h1>There are errors, but this run allows them.</h1>"))
    report.verdict = Verdict(
      [SampleTheme.input([try SampleTheme.hues()], theme: try SampleTheme.theme())], failOn: .never)
    report.inputs = [SampleTheme.input([try SampleTheme.hues()], theme: try SampleTheme.theme())]
    #expect(page(report).contains("<h1>No check failed, but some colours could be better.</h1>"))
  }

  @Test func `a theme that passes says so`() throws {
    let page = page(SampleTheme.report([SampleTheme.input([], theme: try SampleTheme.theme())]))
    #expect(page.contains("<p class=\"verdict passes\">Passes</p>"))
    #expect(page.contains("No check failed."))
  }

  @Test func `a finding is an article with what it is, how it looks, its figures and what to do`() throws {
    let page = page(try MachineReports.everyStatus())
    #expect(page.ranges(of: "id=\"finding-").count == 4)
    #expect(
      page.contains(
        "<span class=\"level error\">Error</span> &#39;loss&#39; and &#39;growth&#39; look alike with deuteranopia"
      ))
    #expect(page.contains("alt=\"Bar chart of loss and growth as designed\""))
    #expect(page.contains("alt=\"Bar chart of loss and growth with deuteranopia: they look alike\""))
    #expect(page.contains("<td data-label=\"Verdict\"><strong>fails</strong></td>"))
    #expect(page.contains("<p class=\"fix\"><strong>To fix</strong> mark &#39;loss&#39; with a cross"))
    #expect(page.contains("<code>web/theme.json:5:14</code>"))
  }

  @Test func `the page also lists what passed, what is waived and what was not checked`() throws {
    let page = page(try MachineReports.everyStatus())
    #expect(
      page.contains(
        "<td class=\"number\" data-label=\"Passed\">2</td><td class=\"number\" data-label=\"Found\">1</td></tr>"))
    #expect(
      page.contains(
        "the brand keeps its orange (A-7)</td><td data-label=\"Owner\">design</td><td data-label=\"Until\">2027-03-01, 100 days left</td>"
      ))
    #expect(
      page.contains("<h2 id=\"known\">Known findings</h2>")
        && page.contains("<td data-label=\"Known\">in the baseline</td>"))
    #expect(page.contains("theme.json: PC101 of &#39;title&#39; in mode light: the background behind it is not known"))
    #expect(page.contains("Could not be checked"))
  }

  @Test func `the page forbids scripts and the network, and has none`() throws {
    let page = page(try MachineReports.everyStatus())
    #expect(
      page.contains(
        "content=\"default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\"")
    )
    for tag in tags(page) {
      #expect(!["script", "iframe", "object", "embed", "link", "form", "base"].contains(tag.name))
      #expect(!tag.attributes.contains { $0.name.hasPrefix("on") })
      if let source = tag.attribute("src") { #expect(source.value.hasPrefix("data:image/svg+xml;base64,")) }
    }
  }

  @Test func `hostile names stay text`() throws {
    let page = page(HostileReport.report)
    let calm = tags(self.page(try MachineReports.everyStatus()))
    let known = Set(calm.map(\.name)).union([
      "strong", "p", "ul", "li", "h3", "code", "bdi", "img", "figure", "figcaption", "details", "summary",
      "br",
    ])
    #expect(Set(tags(page).map(\.name)).subtracting(known) == [])
    let attributes = Set(calm.flatMap(\.attributes).map(\.name)).union(["open", "role", "aria-level"])
    #expect(Set(tags(page).flatMap(\.attributes).map(\.name)).subtracting(attributes) == [])
    #expect(page.unicodeScalars.first(where: HostileReport.isForbidden) == nil)
    #expect(!page.unicodeScalars.contains { [0xFFFE, 0xFFFF].contains($0.value) })
    // One name of 64 KB must not make a page of megabytes.
    #expect(page.utf8.count < 2_000_000)
  }

  @Test func `ids are unique, and every internal link leads to one`() throws {
    let tags = tags(page(try MachineReports.everyStatus()))
    let ids = tags.compactMap { $0.attribute("id")?.value }
    #expect(Set(ids).count == ids.count)
    let links = tags.compactMap { $0.attribute("href")?.value }.filter { $0.hasPrefix("#") }
    #expect(links.count > 5)
    #expect(links.allSatisfy { ids.contains(String($0.dropFirst())) })
    let labels = tags.compactMap { $0.attribute("aria-labelledby")?.value }
    #expect(labels.allSatisfy { ids.contains($0) })
  }

  @Test func `the page of several themes has an index, the worst first, and a part for each that fails`() throws {
    func input(_ path: String, _ findings: [Finding]) throws -> CheckedInput {
      var theme = try SampleTheme.theme()
      theme.path = path
      return SampleTheme.input(findings, theme: theme)
    }
    var warning = try SampleTheme.confusion()
    warning.level = .warning
    let page = page(
      SampleTheme.report([
        try input("good.json", [warning]), try input("bad.json", [try SampleTheme.confusion(), warning]),
      ]))
    #expect(page.contains("<h1>1 of 2 themes fails.</h1>"))
    let bad = try #require(page.firstRange(of: "<a href=\"#theme-1\"><bdi>bad.json</bdi></a>"))
    let good = try #require(page.firstRange(of: "<th scope=\"row\"><bdi>good.json</bdi></th>"))
    #expect(bad.upperBound < good.lowerBound)
    #expect(page.ranges(of: "<details open class=\"theme\">").count == 1)
    #expect(
      page.contains(
        "><bdi>bad.json</bdi>: 1 pair too similar for some readers</span></summary>\n<div class=\"body\" id=\"theme-1\">"
      ))
    #expect(page.contains("#2166ac 0%,#2166ac 25%,#762a83 25%,#762a83 50%"))
    #expect(page.contains("; up to 6 % of men see "))
  }

  @Test func `the index of themes says their common folder once`() throws {
    func input(_ path: String) throws -> CheckedInput {
      var theme = try SampleTheme.theme()
      theme.path = path
      return SampleTheme.input([try SampleTheme.confusion()], theme: theme)
    }
    let page = page(SampleTheme.report([try input("./src/styles/a.json"), try input("./src/styles/old/b.json")]))
    #expect(page.contains("<caption>2 themes in <bdi>src/styles</bdi>, 2 fail</caption>"))
    #expect(page.contains("<a href=\"#theme-1\"><bdi>a.json</bdi></a>"))
    #expect(page.contains("<bdi>old/b.json</bdi></a>"))
    let apart = self.page(SampleTheme.report([try input("a/x.json"), try input("b/x.json")]))
    #expect(apart.contains("<caption>2 themes, 2 fail</caption>") && apart.contains("<bdi>a/x.json</bdi></a>"))
  }

  @Test func `a long path keeps its file`() throws {
    var theme = try SampleTheme.theme()
    theme.path = String(repeating: "folder/", count: 20) + "chart.tokens.json"
    let page = page(SampleTheme.report([SampleTheme.input([try SampleTheme.confusion()], theme: theme)]))
    #expect(page.contains("<code>folder/folder/folder/folde…r/folder/folder/"))
    #expect(page.contains("/folder/chart.tokens.json</code>"))
    #expect("a/b.json".withoutMiddle(8) == "a/b.json")
  }

  @Test func `a finding in its theme's own file shows only where it is`() throws {
    let finding = try SampleTheme.confusion()
    let start = try #require(finding.origin?.start)
    let place = "\(start.line):\(start.column)"
    var (another, other) = (finding, try SampleTheme.theme())
    another.evidence = []
    other.path = "other.json"
    let page = page(
      SampleTheme.report([
        SampleTheme.input([finding], theme: try SampleTheme.theme()), SampleTheme.input([another], theme: other),
      ]))
    #expect(page.contains("<code>PC201</code> <code>\(place)</code>"))
    #expect(page.contains("<code>PC201</code> <code>theme.json:\(place)</code>"))
  }

  @Test func `what several themes lack is reported once, with all of them`() throws {
    let inputs = try ["a.json", "b.json"].map { path in
      var theme = try SampleTheme.theme()
      theme.path = path
      let record = CheckRecord(checks: 2, notChecked: [.other(IdleChannel.symbols("x"))])
      return CheckedInput(
        ReadInput(path: path, theme: theme), parts: [JudgedTheme(theme: theme, findings: [], record: record)])
    }
    #expect(page(SampleTheme.report(inputs)).contains("<li>a.json, b.json: \(IdleChannel.symbols("x").text)</li>"))
  }

  @Test func `findings beyond the limit are counted`() throws {
    let page = page(try MachineReports.many(500))
    #expect(page.ranges(of: "id=\"finding-").count == 300)
    #expect(page.contains("… and 200 more, none worse than these."))
  }
}
