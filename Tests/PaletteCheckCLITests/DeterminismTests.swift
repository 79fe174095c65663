import HostInMemory
import Testing

@testable import PaletteCheckCLI

struct DeterminismTests {
  @Test(arguments: ["text", "concise", "xcode", "json"])
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

  @Test(arguments: ["concise", "xcode"])
  func `a format without suggestions is the same beside a report that has them`(_ format: String) {
    let line = "mixed theme.json confused.hex '#1f77b4' '#2ca02c' '#d62728' --format \(format)"
    let (alone, beside) = (FakeHost(ExitCodeTests.files), FakeHost(ExitCodeTests.files))
    #expect(alone.run(line) == beside.run(line + " --report json=report.json"))
    #expect(alone.result.output == beside.result.output && !alone.result.output.isEmpty)
  }

  private static let first = ##"{"palettecheck":1,"background":"#fff","series":["#5b8c2a","#b8602f"]}"##
  private static let second = ##"{"palettecheck":1,"background":"#fff","series":["#9467bd","#1f77b4"]}"##

  private func output(_ line: String, _ variables: [String: String] = [:]) -> String {
    let host = FakeHost(["a.json": Self.first, "b.json": Self.second], variables: variables)
    _ = host.run(line)
    return host.result.output
  }

  @Test(arguments: ["check --format json", "check", "fix --diff", "fix --format json"])
  func `the locale changes nothing`(command: String) {
    let locales = ["C", "C.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8"]
    let outputs = Set(locales.map { output("\(command) a.json b.json", ["LC_ALL": $0, "LANG": $0]) })
    #expect(outputs.count == 1 && outputs.first?.isEmpty == false)
  }

  @Test(arguments: ["check --format concise", "fix --diff -q"])
  func `the order of files changes nothing but the order of what is reported`(command: String) {
    let (one, other) = (output("\(command) a.json b.json"), output("\(command) b.json a.json"))
    #expect(one.split(separator: "\n").sorted() == other.split(separator: "\n").sorted() && !one.isEmpty)
  }
}
