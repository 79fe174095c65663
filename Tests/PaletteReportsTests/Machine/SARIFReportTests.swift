import PaletteRules
import SourceText
import Testing

@testable import PaletteReports

/// What GitHub's code scanning reads of SARIF.
struct SARIFReportTests {
  private func run(_ report: Report) throws -> SourceNode {
    try #require(try MachineReports.json(SARIFReport.text(report))["runs"]?.items?.first)
  }

  @Test func `every rule is described in every run, within the limits of GitHub`() throws {
    let rules = try #require(try run(SampleTheme.report([]))["tool"]?["driver"]?["rules"]?.items)
    let ids = rules.compactMap { $0["id"]?.string }
    let all = RuleCatalog.all.map { $0.id }
    #expect(ids == all)
    for rule in rules {
      for key in ["shortDescription", "fullDescription"] {
        let text = try #require(rule[key]?["text"]?.string)
        #expect((1...1024).contains(text.count), "\(text)")
      }
      #expect(rule["help"]?["markdown"]?.string?.isEmpty == false)
      let tags = try #require(rule["properties"]?["tags"]?.items)
      #expect((1...20).contains(tags.count))
      let level = try #require(rule["defaultConfiguration"]?["level"]?.string)
      #expect(["error", "warning", "note"].contains(level))
    }
  }

  @Test func `a result has one place with four numbers, links to the other token, and fingerprints`() throws {
    let report = try MachineReports.everyStatus()
    let results = try #require(try run(report)["results"]?.items)
    let result = try #require(results.first { $0["ruleId"]?.string == "PC201" })
    #expect(result["level"]?.string == "error")
    let places = try #require(result["locations"]?.items)
    #expect(places.count == 1)
    let place = try #require(places.first?["physicalLocation"])
    #expect(place["artifactLocation"]?["uri"]?.string == "web/theme.json")
    let region = try #require(place["region"])
    #expect(["startLine", "startColumn", "endLine", "endColumn"].map { region[$0]?.number } == [5, 14, 5, 23])
    #expect(result["message"]?["text"]?.string?.hasSuffix("See ['growth'](1).") == true)
    #expect(result["relatedLocations"]?.items?.first?["id"]?.number == 1)
    let fingerprint = try #require(result["partialFingerprints"]?["palettecheckFinding/v1"]?.string)
    #expect(
      result["partialFingerprints"]?["primaryLocationLineHash"]?.string == fingerprint.prefix(16) + ":1")
    let index = try #require(result["ruleIndex"]?.number)
    #expect(RuleCatalog.all[Int(index)].id == "PC201")
  }

  @Test func `findings that do not count are suppressed with a reason, never omitted`() throws {
    let results = try #require(try run(try MachineReports.everyStatus())["results"]?.items)
    #expect(results.count == 6)
    func result(_ rule: String) -> SourceNode? { results.first { $0["ruleId"]?.string == rule } }
    let waived = try #require(result("PC202")?["suppressions"]?.items?.first)
    #expect(waived["kind"]?.string == "external")
    #expect(waived["status"]?.string == "accepted")
    #expect(
      waived["justification"]?.string == "waived until 2027-03-01 by design: the brand keeps its orange (A-7)")
    #expect(result("PC203")?["baselineState"]?.string == "unchanged")
    #expect(result("PC203")?["suppressions"]?.items?.count == 1)
    #expect(result("PC102")?["baselineState"]?.string == "updated")
    #expect(result("PC201")?["suppressions"] == nil)
  }

  @Test func `a failed run reports the reason`() throws {
    let invocation = try #require(try run(try MachineReports.everyStatus())["invocations"]?.items?.first)
    #expect(invocation["executionSuccessful"]?.boolean == false)
    #expect(invocation["exitCode"]?.number == 2)
    let notes = try #require(invocation["toolExecutionNotifications"]?.items)
    #expect(notes.first?["message"]?["text"]?.string == "an input could not be read; 3 errors")
    #expect(notes.contains { $0["message"]?["text"]?.string?.contains("did you mean 'theme.json'?") == true })
    #expect(notes.contains { $0["message"]?["text"]?.string?.hasPrefix("not checked: PC101") == true })
  }

  @Test func `of too many results the worst are kept, with a notification`() throws {
    let run = try run(try MachineReports.many(5_003))
    let results = try #require(run["results"]?.items)
    #expect(results.count == SARIFReport.mostResults)
    #expect(results.first?["message"]?["text"]?.string?.hasPrefix("number 5002.") == true)
    #expect(results.last?["message"]?["text"]?.string?.hasPrefix("number 3.") == true)
    let note = run["invocations"]?.items?.first?["toolExecutionNotifications"]?.items?.first
    #expect(note?["message"]?["text"]?.string == "3 further findings, none worse than these 5000, are left out")
  }

  @Test(arguments: [
    ([], "palettecheck/"), (["brand"], "palettecheck/brand/"), (["a", "b"], "palettecheck/a_b/"),
    (["a/b c"], "palettecheck/a/b%20c/"),
  ])
  func `the category names the sets of the configuration`(_ sets: [String], _ category: String) throws {
    var report = SampleTheme.report([])
    report.sets = sets
    #expect(try run(report)["automationDetails"]?["id"]?.string == category)
  }

  @Test func `equal fingerprints are distinguished`() throws {
    let finding = try SampleTheme.confusion()
    let report = SampleTheme.report([SampleTheme.input([finding, finding], theme: try SampleTheme.theme())])
    let hashes = try #require(try run(report)["results"]?.items).map {
      $0["partialFingerprints"]?["primaryLocationLineHash"]?.string ?? ""
    }
    #expect(hashes.map { $0.suffix(2) } == [":1", ":2"])
  }
}
