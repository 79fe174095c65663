import PaletteGate
import PaletteRules
import SourceText

/// A check as a JUnit test case. Its texts are untrusted.
struct JUnitCase {
  /// The outcome of a check.
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

    /// The kind of an outcome.
    enum Word { case passed, failure, error, skipped }

    var word: Word {
      switch self {
      case .passed, .remark: .passed
      case .failure: .failure
      case .error: .error
      case .skipped: .skipped
      }
    }
  }

  /// Independent of the outcome, so that a build system can tell when a check began to fail.
  let name: String
  let outcome: Outcome

  /// A check that found something.
  init(_ located: LocatedFinding, failOn: FailOn) {
    let finding = located.finding
    // A finding that occurs once per mode has no subject of its own.
    let subject = finding.series.isEmpty ? finding.tokens : finding.series
    let isNamed = JudgedSubjects.rules.contains(finding.rule) && (1...2).contains(subject.count)
    name = isNamed ? "\(finding.rule) \(subject.joined(separator: "/"))" : located.rule
    let place = located.path + (located.start.map { ":\($0.line):\($0.column)" } ?? "")
    let text = "\(place): \(finding.level.rawValue): \(located.rule): \(located.advice)"
    if let excuse = located.excuseText {
      outcome = .skipped(message: "\(excuse): \(located.message)")
    } else if finding.rule == UnreadableInput.id {
      outcome = .error(rule: finding.rule, message: located.message, text: text)
    } else if failOn.includes(finding.level) {
      outcome = .failure(rule: finding.rule, message: located.message, text: text)
    } else {
      outcome = .remark(text)
    }
  }

  /// More warnings than allowed.
  init(_ limit: WarningLimit) {
    name = "max-warnings" + (limit.configuration.map { " \($0)" } ?? "")
    outcome = .failure(rule: "max-warnings", message: limit.sentence, text: limit.sentence)
  }

  /// A run in which no check could be made.
  static let nothingChecked = Self(name: "nothing-checked", failure: Report.nothingChecked)

  private init(name: String, failure: String) {
    self.name = name
    outcome = .failure(rule: name, message: failure, text: failure)
  }

  /// A check that found nothing.
  init(passed name: String) {
    self.name = name
    outcome = .passed
  }

  /// A check that could not run.
  init(notChecked reason: String) {
    name = "not checked: \(reason)"
    outcome = .skipped(message: reason)
  }
}
