import Colorimetry
import SourceText
import Testing

@testable import PaletteRules

/// Findings that are kept in few bytes.
struct PackedFindingTests {
  private static let (file, other) = (
    SourceFile(path: "theme.json", bytes: Array("{}\n{}".utf8)), SourceFile(path: "brand.json", bytes: [])
  )

  /// A finding with nothing left out.
  private static var whole: Finding {
    var finding = Finding(
      rule: "PC201", name: "red-green-confusion", level: .warning, message: "'größer' and '🍎' look alike.",
      origin: TokenOrigin(file: file, range: 3..<300, pointer: JSONPointer(["chart", "größer", "$value"])),
      tokens: ["chart.größer", "chart.🍎"], series: ["größer", "🍎"], mode: "dark",
      measure: Measure(1.25, of: -8.5, .deltaE00, by: Observer(.deutan, severity: 0.7)),
      colors: [
        FindingColor(token: "chart.größer", hex: "#102030", simulatedHex: "#203040"),
        FindingColor(token: "chart.🍎", hex: "#102030"),
      ],
      evidence: [
        Evidence(label: "designed", hexes: ["#102030", "#102030"], figure: "ΔE00 0", fails: true),
        Evidence(label: "on #ffffff", hexes: [], figure: "", fails: false),
      ],
      related: [RelatedPlace(label: "'🍎'", origin: TokenOrigin(file: other, range: 0..<0))])
    finding.brief = FindingBrief(claim: "look alike", figure: "ΔE00 1.3, needs 8", readers: "up to 6 % of men")
    finding.against = "paper"
    finding.set = "screen"
    finding.parts = [
      FindingPart(tokens: ["chart.größer", "chart.🍎"], measured: .infinity), FindingPart(tokens: [], measured: nil),
    ]
    var first = Suggestion(token: "chart.🍎", series: "🍎", alternative: .min, text: "darken")
    (first.hex, first.opacity, first.measured) = ("#000000", 0.5, 8.25)
    var second = Suggestion(token: "chart.größer", series: nil, text: "")
    (second.symbol, second.dash, second.pattern, second.label) = (.triangleRight, [4, 0.5], .squares, .legend)
    second.native = ("Vega", "shape \"triangle-right\"")
    finding.suggestions = [first, second]
    return finding
  }

  /// Everything that a value holds, in words.
  private func words(_ value: some Any) -> String {
    var words = ""
    dump(value, to: &words)
    return words
  }

  @Test func `a finding comes back as it was`() {
    #expect(words(PackedFinding(Self.whole).finding) == words(Self.whole))
  }

  @Test func `a finding with the least comes back as it was`() {
    let least = Finding(rule: "", name: "", level: .info, message: "", origin: nil)
    #expect(words(PackedFinding(least).finding) == words(least))
    #expect(PackedFinding(least).files.isEmpty)
  }

  @Test func `the finding of these tests leaves no property out`() {
    // Who adds one to a finding packs it too.
    for (label, value) in Mirror(reflecting: Self.whole).children {
      let content = Mirror(reflecting: value)
      #expect(content.displayStyle != .optional || content.children.count == 1, "\(label ?? "")")
      #expect(content.displayStyle != .collection || !content.children.isEmpty, "\(label ?? "")")
    }
    let suggested = Self.whole.suggestions.map { Mirror(reflecting: $0).children.map(\.value) }
    for index in suggested[0].indices {
      let values = suggested.map { Mirror(reflecting: $0[index]) }
      #expect(values.contains { $0.displayStyle != .optional || $0.children.count == 1 })
    }
  }

  @Test func `the summary of a packed finding is that of the finding`() {
    let (packed, plain) = (PackedFinding(Self.whole).summary, FindingSummary(Self.whole))
    #expect(words(packed) == words(plain))
    #expect(packed.place?.path == "theme.json" && packed.place?.offset == 3)
    #expect(PackedFinding(Self.whole).files.map(\.path) == ["theme.json", "brand.json"])
  }

  @Test func `a group of more texts than are remembered comes back as it was`() {
    var group = Self.whole
    group.parts = (0..<1_000).map { FindingPart(tokens: ["token\($0)", "token\($0 / 2)"], measured: Double($0)) }
    #expect(words(PackedFinding(group).finding) == words(group))
  }

  @Test func `a record comes back as it was, with its counts`() {
    let record = CheckRecord(
      checks: 300,
      passed: [
        PassedChecks(rule: "PC201", name: "red-green-confusion", mode: "dark", count: 290, subjects: ["a/b", "ü/🍎"]),
        PassedChecks(rule: "", name: "", mode: nil, count: 3),
      ], notChecked: ["PC102 of 'a': no background"])
    let packed = PackedRecord(record)
    #expect(words(packed.record) == words(record))
    #expect((packed.checks, packed.passedCount, packed.notCheckedCount) == (300, 293, 1))
  }
}
