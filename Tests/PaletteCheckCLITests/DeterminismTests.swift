import Testing

@testable import PaletteCheckCLI

struct DeterminismTests {
  @Test(arguments: ["full", "concise", "xcode", "json", "quiet"])
  func `the same inputs give the same bytes`(_ format: String) {
    let line = "mixed theme.json alias.json confused.hex '#1f77b4' '#2ca02c' '#d62728' --format \(format)"
    let outputs = Set(
      (0..<3).map { _ in
        let host = FakeHost(ExitCodeTests.files)
        _ = host.run(line)
        return host.result.output
      })
    #expect(outputs.count == 1)
    #expect(outputs.first?.isEmpty == false)
  }
}
