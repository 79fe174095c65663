import PaletteGate
import PaletteRules
import SafeText

/// JUnit XML, as Jenkins, GitLab and others read it: a test case per check, a suite per file and mode.
///
/// Source: the schema of Jenkins' xUnit plugin, junit-10.xsd; the report contains nothing else.
package enum JUnitReport {
  /// The complete document, with a final line break.
  package static func text(_ report: Report) -> String {
    let suites = report.inputs.flatMap { JUnitSuite.suites($0, report) } + JUnitSuite.limits(report)
    let tests = suites.flatMap(\.cases)
    return XMLElement(
      "testsuites",
      [("name", "palettecheck")] + counts(tests).filter { $0.0.description != "skipped" },
      .elements(suites.map(element))
    ).document
  }

  private static func element(_ suite: JUnitSuite) -> XMLElement {
    XMLElement(
      "testsuite", [("name", suite.name)] + counts(suite.cases), .elements(suite.cases.map { element($0, suite) }))
  }

  private static func counts(_ tests: [JUnitCase]) -> [(StaticString, String?)] {
    func count(_ outcome: JUnitCase.Outcome.Word) -> String { "\(tests.count { $0.outcome.word == outcome })" }
    return [
      ("tests", "\(tests.count)"), ("failures", count(.failure)), ("errors", count(.error)),
      ("skipped", count(.skipped)),
    ]
  }

  private static func element(_ test: JUnitCase, _ suite: JUnitSuite) -> XMLElement {
    let content: [XMLElement] =
      switch test.outcome {
      case .passed: []
      case .remark(let text): [XMLElement("system-out", [], .text(text))]
      case .failure(let rule, let message, let text):
        [XMLElement("failure", [("type", rule), ("message", message)], .text(text))]
      case .error(let rule, let message, let text):
        [XMLElement("error", [("type", rule), ("message", message)], .text(text))]
      case .skipped(let message): [XMLElement("skipped", [("message", message)])]
      }
    return XMLElement(
      "testcase", [("name", test.name), ("classname", suite.className)], .elements(content))
  }
}
