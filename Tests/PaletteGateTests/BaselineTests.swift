import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import PaletteGate

struct BaselineTests {
  private func finding(
    _ tokens: [String] = ["a", "b"], measured: Double? = 1.3, rule: RuleKey = .redGreenConfusion,
    mode: String? = "light",
    vision: String = "", parts: [FindingPart] = [], required: Double? = 8
  ) -> Finding {
    WaiverTests.finding(rule, tokens, measured: measured, required: required, mode: mode, parts: parts)
  }

  private func baseline(_ findings: [Finding], path: String = "t.json") -> Baseline {
    Baseline(findings.flatMap { $0.entries(at: FindingPlace(path: path)) })
  }

  private func status(_ finding: Finding, in baseline: Baseline, path: String = "t.json") -> ClassifiedFinding.Status {
    statuses([finding], in: baseline, path: path)[0]
  }

  /// What becomes of the findings of one run.
  private func statuses(
    _ findings: [Finding], in baseline: Baseline, path: String = "t.json"
  ) -> [ClassifiedFinding.Status] {
    var book = BaselineBook(baseline)
    for finding in findings { book.expect(finding, at: FindingPlace(path: path)) }
    return findings.map { book.answer($0, at: FindingPlace(path: path)).status }
  }

  private func read(_ text: String) throws -> Baseline {
    try BaselineText.read(SourceFile(path: "b.json", bytes: Array(text.utf8)))
  }

  @Test func `what is no worse than it was does not count, and what is worse does`() {
    let known = baseline([finding()])
    for (measured, status) in [
      (1.3, ClassifiedFinding.Status.baselined), (2, .baselined), (1.2999, .worse), (1.3 - 1e-9, .baselined),
      (0, .worse),
    ] { #expect(self.status(finding(measured: measured), in: known) == status, "\(measured)") }
    #expect(status(finding(measured: nil), in: known) == .baselined)
    let steps = baseline([finding(measured: 3, rule: .rampNotMonotonic, required: 0.5)])
    #expect(status(finding(measured: 2.5, rule: .rampNotMonotonic, required: 0.5), in: steps) == .baselined)
    #expect(status(finding(measured: 3.5, rule: .rampNotMonotonic, required: 0.5), in: steps) == .worse)
  }

  /// A finding like the recorded one but for one thing, and whether it is still the same.
  @Test func `rule, file, mode and tokens make a finding; order, vision and colour do not`() {
    let known = baseline([finding()])
    #expect(status(finding(["b", "a"]), in: known) == .baselined)
    #expect(status(finding(["a", "c"]), in: known) == .new)
    #expect(status(finding(["a"]), in: known) == .new)
    #expect(status(finding(rule: .blueYellowConfusion), in: known) == .new)
    #expect(status(finding(mode: "dark"), in: known) == .new)
    #expect(status(finding(mode: nil), in: known) == .new)
    #expect(status(finding(), in: known, path: "renamed.json") == .new)
    var other = finding()
    other.measure?.observer = Observer(.protan, severity: 0.6)
    other.message = "another sentence"
    other.colors = [FindingColor(token: "a", hex: "#000000")]
    #expect(status(other, in: known) == .baselined)
  }

  @Test func `one fix cannot pay for one regression`() {
    let known = baseline([finding(["a", "b"]), finding(["c", "d"])])
    var book = BaselineBook(known)
    let place = FindingPlace(path: "t.json")
    // The first is repaired, another pair breaks: the number of findings is the same.
    #expect(book.answer(finding(["c", "d"]), at: place).status == .baselined)
    #expect(book.answer(finding(["e", "f"]), at: place).status == .new)
    #expect(book.stale { _ in true }.map(\.tokens) == [["a", "b"]])
    #expect(book.pruned(book.baseline) { _ in true }.entries.map(\.tokens) == [["c", "d"]])
    #expect(book.pruned(book.baseline) { _ in false }.entries.count == 2)
  }

  @Test func `a finding about several pairs is remembered pair by pair`() {
    let pairs = [FindingPart(tokens: ["a", "b"], measured: 2), FindingPart(tokens: ["b", "c"], measured: 4)]
    let known = baseline([finding(["a", "b", "c"], measured: 2, parts: pairs)])
    #expect(known.entries.count == 2)
    func grouped(_ parts: [FindingPart]) -> Finding {
      finding(Waiver.sorted(parts.flatMap(\.tokens)), measured: parts.compactMap(\.measured).min(), parts: parts)
    }
    #expect(status(grouped([pairs[1], pairs[0]]), in: known) == .baselined)
    #expect(status(grouped([pairs[0]]), in: known) == .baselined)
    #expect(status(grouped(pairs + [FindingPart(tokens: ["c", "d"], measured: 7)]), in: known) == .new)
    // The worst of the group is no worse, and still one pair is.
    let changed = [pairs[0], FindingPart(tokens: ["b", "c"], measured: 3)]
    #expect(status(grouped(changed), in: known) == .worse)
    var book = BaselineBook(known)
    let answer = book.answer(grouped(changed), at: FindingPlace(path: "t.json"))
    guard case .figure(let part, let recorded)? = answer.changes.first, answer.changes.count == 1 else {
      Issue.record("\(answer.changes)")
      return
    }
    #expect(part.tokens == ["b", "c"] && recorded == 4)
  }

  @Test func `the file is sorted, an entry a line, without lines and counts, and read back the same`() throws {
    let findings = [
      finding(["z"], measured: nil, mode: nil), finding(["é\n\"", "a"], measured: 0.1 + 0.2),
      finding(rule: .markContrast),
    ]
    let text = BaselineText.text(baseline(findings))
    #expect(text == BaselineText.text(baseline(findings.reversed())))
    #expect(text.split(separator: "\n").count == 8)
    #expect(!text.contains("\"line\"") && !text.contains("\"count\""))
    let read = try BaselineText.read(SourceFile(path: "b.json", bytes: Array(text.utf8)))
    #expect(BaselineText.text(read) == text)
    let marked = try BaselineText.read(SourceFile(path: "b.json", bytes: [0xEF, 0xBB, 0xBF] + Array(text.utf8)))
    #expect(BaselineText.text(marked) == text)
    #expect(read.entries.compactMap(\.measured).contains(0.1 + 0.2))
    #expect(BaselineText.text(Baseline()) == "{\n  \"palettecheckBaseline\": 2,\n  \"entries\": []\n}\n")
  }

  @Test(arguments: [
    ("", "1:1"), ("[]", "1:1"), ("{}", "1:1"), ("<<<<<<< ours\n{", "1:1"),
    (#"{ "palettecheckBaseline": 1, "entries": [] }"#, "1:27"),
    (#"{ "palettecheckBaseline": 2, "entries": {} }"#, "1:41"),
    (#"{ "palettecheckBaseline": 2, "entries": [{}] }"#, "1:42"),
    (#"{ "palettecheckBaseline": 2, "entries": [], "more": 1 }"#, "1:45"),
    (
      #"{ "palettecheckBaseline": 2, "entries": [{ "rule": "PC201", "path": "t", "tokens": ["a"], "level": "info", "measured": "1" }] }"#,
      "1:120"
    ),
    (
      #"{ "palettecheckBaseline": 2, "entries": [{ "rule": "PC201", "path": "t", "tokens": ["a"], "level": "info", "fingerprint": "00" }] }"#,
      "1:123"
    ),
    (#"{ "palettecheckBaseline": 2, "entries": [{ "rule": "PC201", "path": "t", "tokens": ["a"] }] }"#, "1:42"),
    (
      #"{ "palettecheckBaseline": 2, "entries": [{ "rule": "PC201", "path": "t", "tokens": ["a"], "level": "bad" }] }"#,
      "1:100"
    ),
  ])
  func `a baseline that cannot be understood is refused with its place`(_ text: String, _ place: String) {
    let failure = #expect(throws: UnreadableFile.self) {
      try BaselineText.read(SourceFile(path: "b.json", bytes: Array(text.utf8)))
    }
    let start = failure?.problems.first?.origin?.start
    #expect("\(start?.line ?? 0):\(start?.column ?? 0)" == place, "\(failure?.problems.first?.message ?? "")")
  }

  @Test func `of two entries of one finding the stricter one counts`() throws {
    let entry = { (measured: Double) in
      "{ \"rule\": \"PC201\", \"path\": \"t.json\", \"mode\": \"light\", \"tokens\": [\"a\", \"b\"], \"level\": \"error\", \"measured\": \(measured) }"
    }
    let text = "{ \"palettecheckBaseline\": 2, \"entries\": [\(entry(1)), \(entry(3)), \(entry(2))] }"
    let known = try BaselineText.read(SourceFile(path: "b.json", bytes: Array(text.utf8)))
    #expect(status(finding(measured: 2.5), in: known) == .worse)
  }

  /// Levels then and now, and what becomes of a finding whose figure has not changed.
  @Test(arguments: [
    (Level.info, Level.info, ClassifiedFinding.Status.baselined), (.info, .warning, .worse), (.info, .error, .worse),
    (.warning, .error, .worse), (.warning, .info, .baselined), (.error, .info, .baselined),
    (.error, .error, .baselined),
  ])
  func `what weighs more than it did is worse`(_ then: Level, _ now: Level, _ status: ClassifiedFinding.Status) {
    var (before, after) = (finding(), finding())
    (before.level, after.level) = (then, now)
    #expect(self.status(after, in: baseline([before])) == status)
    (before.measure, after.measure) = (nil, nil)
    #expect(self.status(after, in: baseline([before])) == status)
  }

  @Test func `a theme's set, and what a pair stands on, make another finding`() {
    var (white, grey) = (finding(["fg"], measured: 2), finding(["fg"], measured: 2))
    (white.against, grey.against) = ("page", "card")
    #expect(status(grey, in: baseline([white])) == .new)
    #expect(status(white, in: baseline([white])) == .baselined)
    (white.against, grey.against) = (nil, nil)
    (white.set, grey.set) = ("one", "two")
    #expect(status(grey, in: baseline([white])) == .new)
    // What one of them gains is not the other's.
    #expect(status(white, in: baseline([grey])) == .new)
    let known = baseline([finding(["fg"])])
    var book = BaselineBook(known)
    #expect(book.answer(finding(["fg"]), at: FindingPlace(path: "t.json", theme: "u.json")).status == .new)
  }

  /// Figures then and now of findings with one fingerprint, and how many count now.
  @Test(arguments: [
    ([2.33, 4.47], [2.33, 4.47], 0), ([2.33, 4.47], [4.47, 2.33], 0), ([2.33, 4.47], [2.35], 1),
    ([2.33, 4.47], [4.47], 0),
    ([2.33, 4.47], [4.4, 2.33], 1), ([2.33, 4.47], [2.33, 4.47, 5], 1), ([2.33, 4.47], [2.4, 4.48], 0),
    ([2, 2], [2, 2], 0), ([2, 2], [2], 0), ([2, 2], [2, 1], 1), ([2], [2, 2], 1), ([2.33, 4.47], [], 0),
    ([1, 2, 3], [2, 3], 0), ([1, 2, 3], [1, 2, 2], 1), ([1, 2, 3], [3, 3, 3], 0), ([1, 2, 3], [0.5, 2, 3], 1),
  ])
  func `of findings that nothing tells apart, one that is repaired does not pay for another`(
    _ then: [Double], _ now: [Double], _ counting: Int
  ) {
    let known = baseline(then.map { finding(measured: $0) })
    #expect(known.entries.count == then.count)
    let found = statuses(now.map { finding(measured: $0) }, in: known)
    #expect(found.count { $0 != .baselined } == counting, "\(found)")
  }

  @Test(arguments: [
    ["a", "a"], ["a", "a", "b"], [""], ["<long>"], ["\u{0}", "é", "\n\t\""], [],
  ])
  func `what is written can be read, whatever tokens are named`(_ tokens: [String]) throws {
    let tokens = tokens.map { $0 == "<long>" ? String(repeating: "long", count: 2_000) : $0 }
    var one = finding(tokens, mode: "")
    (one.set, one.against) = ("", "#ffffff")
    let text = BaselineText.text(baseline([one, one], path: "a b/../é.json"))
    let known = try read(text)
    #expect(BaselineText.text(known) == text)
    #expect(statuses([one, one], in: known, path: "a b/../é.json") == [.baselined, .baselined])
  }

  @Test func `a baseline that cannot be read says how to write it anew`() {
    for text in ["", "<<<<<<< ours\n{", #"{ "palettecheckBaseline": 1, "entries": [] }"#] {
      let failure = #expect(throws: UnreadableFile.self) { try read(text) }
      let problem = failure?.problems.first
      let reported = (problem?.message ?? "") + (problem?.help ?? "")
      #expect(reported.contains("'palettecheck baseline write --force PATH...'"), "\(reported)")
    }
  }

  @Test func `a finding that got worse weighs as much as it did, and no more than PC906`() {
    var worse = finding(measured: 1)
    worse.level = .info
    let changes = [WorseChange.figure(FindingPart(tokens: ["a", "b"], measured: 1), recorded: 1.004)]
    var settings = JudgementSettings()
    let finding = worse.worse(changes, settings)
    #expect(finding?.level == .info && finding?.rule == worse.rule)
    #expect(finding?.message.hasSuffix(" Worse than in the baseline (PC906): 1.004 then, 1.000 now.") == true)
    worse.level = .error
    settings.levels[.baselineWorse] = .warning
    #expect(worse.worse(changes, settings)?.level == .warning)
    settings.levels[.baselineWorse] = .off
    #expect(worse.worse(changes, settings) == nil)
  }

  @Test func `the parts of a finding are a line of the file, and come back as they were`() throws {
    let parts = [FindingPart(tokens: ["a", "b"], measured: 2.5), FindingPart(tokens: ["b", "c"])]
    let known = baseline([finding(["a", "b", "c"], measured: 2.5, parts: parts), finding(["x", "y"])])
    let text = BaselineText.text(known)
    #expect(text.split(separator: "\n").count == 7, "a line for each entry")
    #expect(text.contains(#""parts":[["a","b",2.5],["b","c",null]]"#), "\(text)")
    let back = try read(text)
    #expect(BaselineText.text(back) == text)
    #expect(back.entries.map(\.fingerprint) == known.entries.map(\.fingerprint))
    #expect(back.findings.map(\.count) == [2, 1])
    #expect(status(finding(["a", "b", "c"], measured: 2.5, parts: parts), in: back) == .baselined)
    #expect(throws: UnreadableFile.self) { try read(text.replacing("2.5", with: "\"2.5\"")) }
    #expect(throws: UnreadableFile.self) {
      try read(text.replacing(#"["a","b",2.5]"#, with: #"["a","d",2.5]"#))
    }
  }
}
