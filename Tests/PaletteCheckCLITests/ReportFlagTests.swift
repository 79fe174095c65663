import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// `--report FORMAT=PATH`.
struct ReportFlagTests {
  private func host(outputError: String? = nil, readOnly: [String] = []) -> FakeHost {
    FakeHost(
      ["confused.hex": "#5b8c2a\n#b8602f\n", "clean.hex": "#2166ac\n#b2182b\n", "old.sarif": "old"],
      links: ["link.hex": "confused.hex"], directories: ["out"], readOnly: readOnly, outputError: outputError)
  }

  @Test(arguments: ReportFormat.allCases)
  func `each format is written beside the text, which stays as it is`(_ format: ReportFormat) {
    let (plain, host) = (host(), host())
    _ = plain.run("confused.hex")
    #expect(host.run("confused.hex --report \(format.rawValue)=out/report") == 1)
    #expect(host.text("out/report")?.isEmpty == false)
    #expect(host.result == plain.result)
  }

  @Test func `several reports come of one run`() {
    let host = host()
    #expect(host.run("confused.hex --report sarif=a.sarif --report junit=b.xml --report json=c.json") == 1)
    #expect(host.text("a.sarif")?.contains("\"version\": \"2.1.0\"") == true)
    #expect(host.text("b.xml")?.contains("<testsuites") == true)
    #expect(host.text("c.json")?.contains("\"exit\"") == true)
  }

  @Test(arguments: ReportFormat.allCases)
  func `what is printed is what is written`(_ format: ReportFormat) {
    let (printed, written) = (host(), host())
    _ = printed.run("confused.hex --format \(format.rawValue)")
    _ = written.run("confused.hex --report \(format.rawValue)=report")
    #expect(written.text("report") == printed.result.output)
  }

  @Test func `any format can be printed`() {
    let host = host()
    #expect(host.run("confused.hex --format github") == 1)
    #expect(host.result.output.split(separator: "\n").allSatisfy { $0.hasPrefix("::") })
  }

  @Test(arguments: [
    ("--report sarfi=a", "unknown report format 'sarfi'; did you mean 'sarif'?"),
    ("--report quatsch=a", "unknown report format 'quatsch'; give one of text, concise, xcode, json"),
    ("--report sarif=a --report json=a", "two reports would go to 'a': sarif and json"),
    ("--report sarif=out/a --report json=./out/../out/a", "two reports would go to './out/../out/a'"),
    ("--report sarif=-", "print the report with --format sarif"),
    ("--report sarif=confused.hex", "the sarif report would replace the input 'confused.hex'"),
    ("--report sarif=link.hex", "the sarif report would replace the input 'link.hex'"),
    ("--report sarif=", "--report sarif= names no file"),
    ("--report sarif", "sarif"),
  ])
  func `a flag that cannot be meant is refused before anything is written`(flags: String, message: String) {
    let host = host()
    #expect(host.run("confused.hex \(flags)") == 2)
    #expect(host.result.error.contains(message), "\(host.result.error)")
    #expect(host.result.output.isEmpty)
    #expect(host.text("a") == nil)
  }

  @Test(arguments: [
    ("none/a.sarif", "there is no directory 'none': create it first"), ("out", "cannot be written"),
  ])
  func `a report that cannot be written is exit 2, and the other reports still come`(path: String, message: String) {
    let host = host()
    #expect(host.run("clean.hex --report sarif=\(path) --report junit=b.xml") == 2)
    #expect(host.result.error.contains("cannot write the sarif report: '\(path)'"), "\(host.result.error)")
    #expect(host.result.error.contains(message), "\(host.result.error)")
    #expect(host.result.output.contains("0 errors"))
    #expect(host.text("b.xml") != nil)
  }

  @Test func `an input that cannot be read is in the reports too`() {
    let host = host()
    #expect(
      host.run("confused.hex none.hex --report sarif=a --report junit=b --report gitlab=c --report github=d") == 2)
    #expect(host.text("a")?.contains("\"executionSuccessful\": false") == true)
    for path in ["a", "b", "c", "d"] { #expect(host.text(path)?.contains("PC001") == true, "\(path)") }
    #expect(host.text("b")?.contains("<error type=\"PC001\"") == true)
  }
}
