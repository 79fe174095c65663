import PaletteGate
import PaletteRules
import SourceText

/// A check as a JUnit test case.
struct JUnitCase {
  /// The kind of an outcome.
  enum Word { case passed, failure, error, skipped }

  /// The outcome of a check; its texts are untrusted.
  enum Outcome {
    /// It found nothing.
    case passed
    /// It found something that does not fail the build.
    case remark(String)
    /// It found something that fails the build.
    case failure(rule: String, message: String, text: String)
    /// It could not run, because an input could not be read.
    case error(rule: String, message: String, text: String)
    /// It was waived, is in the baseline, or could not run.
    case skipped(message: String)
  }

  private enum Check {
    case found(ClassifiedFinding)
    case exceeded(WarningLimit)
    case nothing
    case passed(String)
    case notChecked(String)
    case unjudged(UnjudgedFile)
  }

  /// How it ended, without its texts, which are made when they are written.
  let word: Word
  private let check: Check

  /// A check that found something.
  init(_ finding: ClassifiedFinding, failOn: FailOn) {
    let found = finding.finding
    check = .found(finding)
    word =
      !finding.counts
      ? .skipped : found.rule == .unreadableInput ? .error : failOn.includes(found.level) ? .failure : .passed
  }

  /// More warnings than allowed.
  init(_ limit: WarningLimit) { (check, word) = (.exceeded(limit), .failure) }

  /// A run in which no check could be made.
  static let nothingChecked = Self(check: .nothing, word: .failure)

  private init(check: Check, word: Word) { (self.check, self.word) = (check, word) }

  /// A check that found nothing.
  init(passed name: String) { (check, word) = (.passed(name), .passed) }

  /// A check that could not run.
  init(notChecked reason: String) { (check, word) = (.notChecked(reason), .skipped) }

  /// A file that was found and is not judged.
  init(unjudged file: UnjudgedFile) { (check, word) = (.unjudged(file), .skipped) }

  /// The name, independent of the outcome, so that a build system can tell when a check began to fail, and the outcome.
  func reported(_ report: Report) -> (name: String, Outcome) {
    switch check {
    case .found(let finding): reported(ReportedFinding(finding, run: report.run))
    case .exceeded(let limit):
      (
        "max-warnings" + (limit.configuration.map { " \($0)" } ?? ""),
        .failure(rule: "max-warnings", message: limit.sentence, text: limit.sentence)
      )
    case .nothing:
      (
        "nothing-checked",
        .failure(rule: "nothing-checked", message: Report.nothingChecked, text: Report.nothingChecked)
      )
    case .passed(let name): (name, .passed)
    case .notChecked(let reason): ("not checked: \(reason)", .skipped(message: reason))
    case .unjudged(let file): ("not judged: \(report.rooted(file.path))", .skipped(message: file.advice))
    }
  }

  private func reported(_ reported: ReportedFinding) -> (name: String, Outcome) {
    let finding = reported.finding
    // A finding that occurs once per mode has no subject of its own.
    let subject = finding.series.isEmpty ? finding.tokens : finding.series
    let isNamed = JudgedSubjects.rules.contains(finding.rule) && (1...2).contains(subject.count)
    let name = isNamed ? "\(finding.rule.id) \(subject.joined(separator: "/"))" : reported.rule
    let text = "\(reported.place.rootedText): \(finding.level.rawValue): \(reported.rule): \(reported.advice)"
    return switch word {
    case .skipped: (name, .skipped(message: "\(reported.excuseText ?? ""): \(reported.message)"))
    case .error: (name, .error(rule: finding.rule.id, message: reported.message, text: text))
    case .failure: (name, .failure(rule: finding.rule.id, message: reported.message, text: text))
    case .passed: (name, .remark(text))
    }
  }
}
