import Colorimetry
import Palette
import SourceText
import Testing

@testable import Gate

struct BaselineTests {
  private func finding(
    _ tokens: [String] = ["a", "b"], measured: Double? = 1.3, rule: String = "PC201", mode: String? = "light",
    vision: String = "", parts: [FindingPart] = [], required: Double? = 8
  ) -> Finding {
    WaiverTests.finding(rule, tokens, measured: measured, required: required, mode: mode, parts: parts)
  }

  private func baseline(_ findings: [Finding], path: String = "t.json") -> Baseline {
    Baseline(findings.flatMap { Baseline.Entry.entries(of: $0, path: path) })
  }

  private func status(_ finding: Finding, in baseline: Baseline, path: String = "t.json") -> ClassifiedFinding.Status {
    var book = BaselineBook(baseline)
    return book.answer(finding, path: path).status
  }

  @Test func `what is no worse than it was does not count, and what is worse does`() {
    let known = baseline([finding()])
    for (measured, status) in [
      (1.3, ClassifiedFinding.Status.baselined), (2, .baselined), (1.2999, .worse), (1.3 - 1e-9, .baselined),
      (0, .worse),
    ] { #expect(self.status(finding(measured: measured), in: known) == status, "\(measured)") }
    #expect(status(finding(measured: nil), in: known) == .baselined)
    let steps = baseline([finding(measured: 3, rule: "PC221", required: 0.5)])
    #expect(status(finding(measured: 2.5, rule: "PC221", required: 0.5), in: steps) == .baselined)
    #expect(status(finding(measured: 3.5, rule: "PC221", required: 0.5), in: steps) == .worse)
  }

  /// A finding like the recorded one but for one thing, and whether it is still the same.
  @Test func `rule, file, mode and tokens make a finding; order, vision and colour do not`() {
    let known = baseline([finding()])
    #expect(status(finding(["b", "a"]), in: known) == .baselined)
    #expect(status(finding(["a", "c"]), in: known) == .new)
    #expect(status(finding(["a"]), in: known) == .new)
    #expect(status(finding(rule: "PC202"), in: known) == .new)
    #expect(status(finding(mode: "dark"), in: known) == .new)
    #expect(status(finding(mode: nil), in: known) == .new)
    #expect(status(finding(), in: known, path: "renamed.json") == .new)
    var other = finding()
    (other.vision, other.severity, other.message) = (.protan, 0.6, "another sentence")
    other.colors = [FindingColor(token: "a", hex: "#000000")]
    #expect(status(other, in: known) == .baselined)
  }

  @Test func `one fix cannot pay for one regression`() {
    let known = baseline([finding(["a", "b"]), finding(["c", "d"])])
    var book = BaselineBook(known)
    // The first is mended, another pair breaks: the number of findings is the same.
    #expect(book.answer(finding(["c", "d"]), path: "t.json").status == .baselined)
    #expect(book.answer(finding(["e", "f"]), path: "t.json").status == .new)
    #expect(book.stale { _ in true }.map(\.tokens) == [["a", "b"]])
    #expect(book.pruned { _ in true }.entries.map(\.tokens) == [["c", "d"]])
    #expect(book.pruned { _ in false }.entries.count == 2)
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
    let answer = book.answer(grouped(changed), path: "t.json")
    #expect(answer.worse.map(\.part.tokens) == [["b", "c"]] && answer.worse.map(\.recorded) == [4])
  }

  @Test func `the file is sorted, an entry a line, without lines and counts, and read back the same`() throws {
    let findings = [
      finding(["z"], measured: nil, mode: nil), finding(["é\n\"", "a"], measured: 0.1 + 0.2), finding(rule: "PC102"),
    ]
    let text = BaselineText.text(baseline(findings))
    #expect(text == BaselineText.text(baseline(findings.reversed())))
    #expect(text.split(separator: "\n").count == 8)
    #expect(!text.contains("\"line\"") && !text.contains("\"count\""))
    let read = try BaselineText.read(SourceFile(path: "b.json", bytes: Array(text.utf8)))
    #expect(BaselineText.text(read) == text)
    #expect(read.entries.compactMap(\.measured).contains(0.1 + 0.2))
    #expect(BaselineText.text(Baseline()) == "{\n  \"palettecheckBaseline\": 1,\n  \"entries\": []\n}\n")
  }

  @Test(arguments: [
    ("", "1:1"), ("[]", "1:1"), ("{}", "1:1"), ("<<<<<<< ours\n{", "1:1"),
    (#"{ "palettecheckBaseline": 2, "entries": [] }"#, "1:27"),
    (#"{ "palettecheckBaseline": 1, "entries": {} }"#, "1:41"),
    (#"{ "palettecheckBaseline": 1, "entries": [{}] }"#, "1:42"),
    (#"{ "palettecheckBaseline": 1, "entries": [], "more": 1 }"#, "1:45"),
    (
      #"{ "palettecheckBaseline": 1, "entries": [{ "rule": "PC201", "path": "t", "tokens": ["a"], "measured": "1" }] }"#,
      "1:103"
    ),
    (
      #"{ "palettecheckBaseline": 1, "entries": [{ "rule": "PC201", "path": "t", "tokens": ["a"], "fingerprint": "00" }] }"#,
      "1:106"
    ),
  ])
  func `a baseline that cannot be understood is refused with its place`(_ text: String, _ place: String) {
    let failure = #expect(throws: ConfigurationReader.Failure.self) {
      try BaselineText.read(SourceFile(path: "b.json", bytes: Array(text.utf8)))
    }
    let start = failure?.problems.first?.origin?.start
    #expect("\(start?.line ?? 0):\(start?.column ?? 0)" == place, "\(failure?.problems.first?.message ?? "")")
  }

  @Test func `of two entries of one finding the stricter one counts`() throws {
    let entry = { (measured: Double) in
      "{ \"rule\": \"PC201\", \"path\": \"t.json\", \"mode\": \"light\", \"tokens\": [\"a\", \"b\"], \"measured\": \(measured) }"
    }
    let text = "{ \"palettecheckBaseline\": 1, \"entries\": [\(entry(1)), \(entry(3)), \(entry(2))] }"
    let known = try BaselineText.read(SourceFile(path: "b.json", bytes: Array(text.utf8)))
    #expect(known.entries.map(\.measured) == [3])
    #expect(status(finding(measured: 2.5), in: known) == .worse)
  }
}
