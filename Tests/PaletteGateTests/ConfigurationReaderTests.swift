import PaletteRules
import SourceText
import Testing

@testable import PaletteGate

struct ConfigurationReaderTests {
  private func read(_ text: String) throws -> Configuration {
    try ConfigurationReader.read(SourceFile(path: "palettecheck.json", bytes: Array(text.utf8)))
  }

  @Test(arguments: ConfigurationSamples.wrong + ConfigurationSamples.senseless)
  func `every fault is reported at its place, with what would be right`(
    _ text: String, _ place: String, _ words: String
  ) {
    let failure = #expect(throws: UnreadableFile.self) { try read(text) }
    let problem = failure?.problems.first
    let start = problem?.origin?.start
    #expect("\(start?.line ?? 0):\(start?.column ?? 0)" == place, "\(problem?.message ?? "")")
    #expect(problem?.message.contains(words) == true, "\(problem?.message ?? "")")
  }

  @Test func `all faults are reported at once, in file order`() {
    let failure = #expect(throws: UnreadableFile.self) {
      try read("{ \"failOn\": 1,\n  \"rule\": 1,\n  \"version\": 3 }")
    }
    #expect(failure?.problems.compactMap { $0.origin?.start.line } == [1, 2, 3])
    let kinds = failure?.problems.compactMap(\.sentence.id)
    #expect(kinds == ["must-be-one-of", "misspelt-key", "must-be-version"])
  }

  @Test func `values keep where they stand`() throws {
    let configuration = try read(
      "{ \"version\": 1,\n  \"failOn\": \"warning\",\n \"rules\": { \"too-similar\": \"off\" } }")
    #expect(configuration.failOn?.value == .warning)
    #expect(configuration.failOn?.origin.start.line == 2)
    #expect(configuration.rules[.tooSimilar]?.value == .off)
    #expect(configuration.rules[.tooSimilar]?.origin.start.line == 3)
  }

  @Test func `what is extended fills up, and never overrides`() throws {
    let own = try read(
      #"{ "version": 1, "failOn": "info", "rules": { "PC201": "off" }, "waivers": [1], "roles": { "text": ["a"] } }"#)
    let base = try read(
      #"""
      { "version": 1, "failOn": "never", "maxWarnings": 2, "rules": { "PC201": "error", "PC202": "error" },
        "waivers": [2, 3], "roles": { "text": ["b"], "axis": ["c"] }, "waiverPolicy": { "maxDays": 5 } }
      """#)
    let merged = own.extending(base)
    #expect(merged.failOn?.value == .info && merged.maxWarnings?.value == 2)
    #expect(merged.rules[.redGreenConfusion]?.value == .off && merged.rules[.blueYellowConfusion]?.value == .error)
    #expect(merged.roles[.text]?.value == ["a"] && merged.roles[.axis]?.value == ["c"])
    #expect(merged.waivers.count == 3 && merged.waiverPolicy.maxDays?.value == 5)
    #expect(merged.extended.count == 1)
    let strict = try read(#"{ "version": 1, "thresholds": { "PC201": 12, "text-contrast": 7 } }"#)
    let both = try read(#"{ "version": 1, "thresholds": { "PC201": 9 } }"#).extending(strict)
    #expect(both.thresholds[.redGreenConfusion]?.value == 9 && both.thresholds[.textContrast]?.value == 7)
  }

  @Test func `a hostile file is refused, not followed`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: UnreadableFile.self) { try read(deep) }
    let many = "{ " + (0..<5_000).map { "\"k\($0)\": 1" }.joined(separator: ", ") + " }"
    let failure = #expect(throws: UnreadableFile.self) { try read(many) }
    #expect((failure?.problems.count ?? 0) <= 100)
  }
}
