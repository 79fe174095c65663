import PaletteGate
import PaletteRules
package import SafeText

/// JUnit XML, as Jenkins, GitLab and others read it: a test case per check, a suite per file and mode.
///
/// Source: the schema of Jenkins' xUnit plugin, junit-10.xsd; the report contains nothing else.
package enum JUnitReport: WrittenReport {
  /// The element `testsuites`.
  package static func document(_ report: Report) -> XMLElement {
    let ofRun = JUnitSuite.ofRun(report)
    // The root begins with the sums; the suites are made again when they are written.
    var sums = Sums()
    for input in report.inputs { sums.add(JUnitSuite.suites(input, report).flatMap(\.cases)) }
    sums.add(ofRun.flatMap(\.cases))
    return XMLElement(
      "testsuites",
      [("name", "palettecheck")] + sums.attributes.filter { $0.0.description != "skipped" },
      .portions(count: report.inputs.count + 1) { index in
        let suites = index < report.inputs.count ? JUnitSuite.suites(report.inputs[index], report) : ofRun
        return suites.map { element($0, report) }
      })
  }

  private static func element(_ suite: JUnitSuite, _ report: Report) -> XMLElement {
    var sums = Sums()
    sums.add(suite.cases)
    return XMLElement(
      "testsuite", [("name", suite.name)] + sums.attributes,
      .elements(suite.cases.map { element($0, suite, report) }))
  }

  /// How many test cases there are, by outcome.
  private struct Sums {
    private var tests = 0
    private var counts: [JUnitCase.Word: Int] = [:]

    mutating func add(_ cases: [JUnitCase]) {
      tests += cases.count
      for test in cases { counts[test.word, default: 0] += 1 }
    }

    var attributes: [(StaticString, String?)] {
      [
        ("tests", "\(tests)"), ("failures", "\(counts[.failure] ?? 0)"), ("errors", "\(counts[.error] ?? 0)"),
        ("skipped", "\(counts[.skipped] ?? 0)"),
      ]
    }
  }

  private static func element(_ test: JUnitCase, _ suite: JUnitSuite, _ report: Report) -> XMLElement {
    let (name, content) = test.written(report)
    return XMLElement("testcase", [("name", name), ("classname", suite.className)], .elements(content))
  }
}
