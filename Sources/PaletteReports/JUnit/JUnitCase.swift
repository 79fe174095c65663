import PaletteGate
import PaletteRules
import SafeText
import SourceText

/// A check as a JUnit test case.
struct JUnitCase: Sendable {
  /// How a check ended.
  enum Word: Sendable { case passed, failure, error, skipped }

  /// How it ended, without its texts.
  let word: Word
  /// The name, independent of the outcome, so that a build system can tell when a check began to fail, and what is in the
  /// element; made when they are written.
  let written: @Sendable (Report) -> (name: String, content: [XMLElement])

  private init(_ word: Word, _ written: @escaping @Sendable (Report) -> (name: String, content: [XMLElement])) {
    (self.word, self.written) = (word, written)
  }

  /// A check that found nothing.
  init(passed name: String) { self.init(.passed) { _ in (name, []) } }

  /// A check that could not run.
  init(notChecked reason: String) {
    self.init(.skipped) { _ in ("not checked: \(reason)", [XMLElement("skipped", [("message", reason)])]) }
  }

  /// A file that was found and is not judged.
  init(unjudged file: UnjudgedFile) {
    self.init(.skipped) { report in
      ("not judged: \(report.rooted(file.path))", [XMLElement("skipped", [("message", file.advice)])])
    }
  }

  /// What fails the run as a whole.
  ///
  /// - Parameter place: What it is about, after the rule; nil for the whole run.
  init(ofRun rule: String, about place: String? = nil, _ sentence: String) {
    self.init(.failure) { _ in
      let attributes: [(StaticString, String?)] = [("type", rule), ("message", sentence)]
      return (rule + (place.map { " \($0)" } ?? ""), [XMLElement("failure", attributes, .text(sentence))])
    }
  }

  /// A check that found something.
  init(_ classified: ClassifiedFinding, failOn: FailOn) {
    let finding = classified.finding
    let word: Word =
      !classified.counts
      ? .skipped : finding.rule == .unreadableInput ? .error : failOn.includes(finding.level) ? .failure : .passed
    self.init(word) { report in
      let reported = ReportedFinding(classified, run: report.run)
      // A finding that occurs once per mode has no subject of its own.
      let subject = finding.series.isEmpty ? finding.tokens : finding.series
      let isNamed = JudgedSubjects.rules.contains(finding.rule) && (1...2).contains(subject.count)
      let name = isNamed ? "\(finding.rule.id) \(subject.joined(separator: "/"))" : reported.rule
      let text =
        "\(reported.place.rootedText): \(finding.level.rawValue): \(finding.rule.citedTitle): \(reported.advice)"
      let attributes: [(StaticString, String?)] = [("type", finding.rule.id), ("message", reported.message)]
      let content =
        switch word {
        case .passed: XMLElement("system-out", [], .text(text))
        case .failure: XMLElement("failure", attributes, .text(text))
        case .error: XMLElement("error", attributes, .text(text))
        case .skipped:
          XMLElement("skipped", [("message", "\(reported.excuseText ?? ""): \(reported.message)")])
        }
      return (name, [content])
    }
  }
}
