import PaletteGate
import PaletteRules

/// The order of findings by severity: those that count first, then by level, then by how far they miss the threshold.
struct Badness: Comparable {
  private let excused, level: Int
  private let share: Double
  private let index: Int

  /// - Parameter index: The place among equally bad ones.
  init(_ classified: ClassifiedFinding, _ index: Int) {
    let finding = classified.finding
    excused = classified.counts ? 0 : 1
    level = finding.level == .error ? 0 : finding.level == .warning ? 1 : 2
    share = finding.measure.map(Self.share) ?? 1
    self.index = index
  }

  /// The worst first; equal ones keep their order.
  static func worstFirst<Element>(_ elements: [Element], by finding: (Element) -> ClassifiedFinding) -> [Element] {
    elements.enumerated().map { (key: Badness(finding($0.element), $0.offset), element: $0.element) }
      .sorted { $0.key < $1.key }.map(\.element)
  }

  /// How much there is of what is asked for, at most 1; of ratios and differences the least is the worst.
  private static func share(_ measure: Measure) -> Double {
    guard [.ratio, .deltaE00, .deltaL].contains(measure.unit), let required = measure.required, required > 0,
      measure.value.isFinite
    else { return 1 }
    return min(measure.value / required, 1)
  }

  /// Whether another finding is as bad, as the same finding of another file is.
  func isAsBad(as other: Badness) -> Bool {
    (excused, level, share) == (other.excused, other.level, other.share)
  }

  static func < (a: Badness, b: Badness) -> Bool {
    (a.excused, a.level, a.share, a.index) < (b.excused, b.level, b.share, b.index)
  }
}

/// The findings of a run, the worst first: those that count, then by level, then by how far they miss the threshold;
/// otherwise in report order.
struct WorstFindings {
  private struct Key {
    let badness: Badness
    let input, index: Int
  }

  private let report: Report
  private var keys: [Key] = []

  /// - Parameter isMeant: Whether a finding is one of them.
  init(_ report: Report, where isMeant: (ClassifiedFinding) -> Bool = { _ in true }) {
    self.report = report
    for (number, input) in report.inputs.enumerated() {
      for (index, finding) in input.findings.enumerated() where isMeant(finding) {
        keys.append(Key(badness: Badness(finding, keys.count), input: number, index: index))
      }
    }
    keys.sort { $0.badness < $1.badness }
  }

  var count: Int { keys.count }
  var isEmpty: Bool { keys.isEmpty }

  /// At most so many, each at its place.
  func first(_ most: Int) -> [ReportedFinding] {
    var reader = Reader(report)
    return keys.prefix(most).map { reader.finding($0) }
  }

  /// At most so many different ones, each with all its places, the number of the first input of each, and how many findings are
  /// not among them.
  func folded(_ most: Int) -> (findings: [(input: Int, finding: ReportedFinding)], rest: Int) {
    var reader = Reader(report)
    var findings: [(input: Int, finding: ReportedFinding)] = []
    var indices: [ReportedFinding.Shown: Int] = [:]
    var rest = keys.count
    var last: Badness?
    for key in keys {
      // The same are equally bad, and so beside each other but for others that are as bad.
      guard findings.count < most || last?.isAsBad(as: key.badness) == true else { break }
      let finding = reader.finding(key)
      let shown = ReportedFinding.Shown(finding.classified)
      if let index = indices[shown] {
        findings[index].finding.take(finding)
      } else if findings.count < most {
        indices[shown] = findings.count
        findings.append((key.input, finding))
        last = key.badness
      } else {
        continue
      }
      rest -= 1
    }
    return (findings, rest)
  }

  /// Makes findings of keys; the findings of an input are gathered once.
  private struct Reader {
    private let report: Report
    private let run: ReportedFinding.Run
    private var inputs: [Int: (findings: [ClassifiedFinding], modeWord: ModeWord?)] = [:]

    init(_ report: Report) { (self.report, run) = (report, report.run) }

    mutating func finding(_ key: Key) -> ReportedFinding {
      let input = inputs[key.input] ?? (report.inputs[key.input].findings, report.inputs[key.input].modeWord)
      inputs[key.input] = input
      return ReportedFinding(input.findings[key.index], of: input.modeWord, run: run)
    }
  }
}

/// What a run with `--since` has to say beyond its findings; untrusted.
enum ComparisonText {
  /// The sentences; empty where nothing is compared.
  static func sentences(_ report: Report) -> [String] {
    guard let comparison = report.comparison else { return [] }
    let commits = comparison.commits.map { $0.prefix(10) }.joined(separator: ", ")
    var sentences = ["Compared with '\(comparison.reference)' at \(commits): only what is new or worse counts."]
    let better = comparison.gone.filter { $0.level > .info }
    if !better.isEmpty {
      let subjects = better.prefix(5).map { "\($0.rule) of \(names($0.tokens))" }
      sentences.append("No longer found: \(subjects.listed(of: better.count, separator: "; ")).")
    }
    sentences += comparison.uncompared.map {
      "The repository '\($0)' is not part of that commit: all its findings are new."
    }
    return sentences + lost(comparison).map(\.text)
  }

  /// What is no longer checked, counted; a warning where the files are there: the change may have let git ignore them.
  static func lost(_ comparison: Comparison) -> [(text: String, isWarning: Bool)] {
    func listed(_ lost: [String]) -> String { lost.prefix(5).map { "'\($0)'" }.listed(of: lost.count) }
    let (files, others) = (comparison.leftOut, comparison.unjudged)
    var lost: [(text: String, isWarning: Bool)] = []
    if !files.isEmpty {
      let count = files.count == 1 ? "1 file" : "\(files.count) files"
      lost.append(
        (
          "Warning: \(count) of a theme in '\(comparison.reference)' no longer checked, though still there: \(listed(files)).",
          true
        ))
    }
    if !others.isEmpty {
      lost.append(
        (
          "No longer checked (\(others.count)): \(listed(others)), which '\(comparison.reference)' has in a theme.",
          false
        ))
    }
    return lost
  }

  /// `'loss' and 'growth'`
  private static func names(_ tokens: [String]) -> String {
    tokens.prefix(2).map { "'\($0)'" }.listed(of: tokens.count, separator: " and ")
  }

  /// What the change did to the colours of a finding: `'loss' #b35806 → #4a6fb0; 'growth' is new`. Nil where it did nothing.
  static func changes(_ classified: ClassifiedFinding, most: Int = 4) -> String? {
    guard !classified.changes.isEmpty else { return nil }
    let shown = classified.changes.prefix(most).map { change in
      let state = change.isNew ? "is new" : "was not judged before"
      return change.before.map { "'\(change.token)' \($0) → \(change.after)" }
        ?? "'\(change.token)' \(state): \(change.after)"
    }
    return shown.listed(of: classified.changes.count, separator: "; ", and: "; and ")
  }
}

/// Sentences about inputs of a run: each once, with the first inputs that it holds for and their number.
struct RemarkedInputs {
  /// One sentence.
  struct Remark {
    /// Untrusted.
    let text: String
    /// The first paths; untrusted.
    fileprivate(set) var paths: [String]
    /// Of all paths.
    fileprivate(set) var count: Int
    fileprivate var last: Int
  }

  /// In the order in which they were remarked first.
  private(set) var remarks: [Remark] = []
  private var indices: [String: Int] = [:]
  private let mostPaths: Int

  /// - Parameter mostPaths: How many paths of each sentence are kept: thousands may share one.
  init(mostPaths: Int) { self.mostPaths = mostPaths }

  /// Adds a sentence about an input, once.
  ///
  /// - Parameter input: Its number; those of one sentence come in order.
  mutating func add(_ text: String, about input: Int, path: @autoclosure () -> String) {
    guard let index = indices[text] else {
      indices[text] = remarks.count
      remarks.append(Remark(text: text, paths: [path()], count: 1, last: input))
      return
    }
    guard remarks[index].last != input else { return }
    remarks[index].last = input
    remarks[index].count += 1
    if remarks[index].paths.count < mostPaths { remarks[index].paths.append(path()) }
  }
}
