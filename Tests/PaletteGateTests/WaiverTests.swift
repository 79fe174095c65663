import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import PaletteGate

struct WaiverTests {
  private static let today = CalendarDate("2026-11-21") ?? CalendarDate(daysSinceEpoch: 0)

  static func written(_ text: String) throws -> WrittenWaiver {
    let file = SourceFile(path: "palettecheck.json", bytes: Array(text.utf8))
    let root = try JSONReader.read(file.bytes).root
    return WrittenWaiver(root, at: TokenOrigin(file: file, range: root.range))
  }

  private static func book(
    _ texts: [String], policy: String = "{}", today: CalendarDate = today
  ) throws -> WaiverBook {
    // Each in a file of its own, so that none is taken for another.
    let waivers = try texts.enumerated().map { index, text in
      try written(String(repeating: " ", count: index) + text)
    }
    let json = "{ \"version\": 1, \"waiverPolicy\": \(policy) }"
    let configuration = try ConfigurationReader.read(SourceFile(path: "p.json", bytes: Array(json.utf8)))
    return WaiverBook(waivers, policy: configuration.waiverPolicy, today: today)
  }

  static func finding(
    _ rule: RuleKey = .redGreenConfusion, _ tokens: [String] = ["a", "b"], measured: Double? = 1.3,
    required: Double? = 8,
    mode: String? = "light", vision: Vision? = .deutan, parts: [FindingPart] = []
  ) -> Finding {
    var finding = Finding(
      rule, level: .error, message: "m", origin: nil, tokens: tokens, mode: mode,
      measure: measured.map { Measure($0, of: required, .deltaE00, by: vision.map { Observer($0) }) })
    finding.parts = parts
    return finding
  }

  private static func waiver(_ more: String = "", tokens: String = #""a", "b""#, expires: String = "2027-03-01")
    -> String
  {
    #"{ "rule": "PC201", "tokens": [\#(tokens)], "reason": "print runs are out", "expires": "\#(expires)"\#(more) }"#
  }

  /// What more a waiver says, and whether it holds for PC201 of a and b: ΔE00 1.3 with deuteranopia in mode light.
  @Test(arguments: [
    (waiver(), true), (waiver(tokens: #""b", "a""#), true), (waiver(tokens: #""b", "a", "b""#), true),
    (waiver(tokens: #""a""#), false), (waiver(tokens: #""a", "b", "c""#), false), (waiver(tokens: #""A", "b""#), false),
    (waiver(expires: "2026-11-22"), true), (waiver(expires: "2026-11-21"), true),
    (waiver(expires: "2026-11-20"), false),
    (waiver(expires: "2024-02-29"), false), (waiver(expires: "2028-02-29"), true),
    (waiver(#", "atLeast": 1.3"#), true), (waiver(#", "atLeast": 1.295"#), true),
    (waiver(#", "atLeast": 1.305"#), false),
    (waiver(#", "atLeast": 1.3000001"#), false), (waiver(#", "atLeast": 0"#), true),
    (waiver(#", "modes": ["light"]"#), true), (waiver(#", "modes": ["dark", "light"]"#), true),
    (waiver(#", "modes": ["dark"]"#), false),
    (waiver(#", "vision": ["deutan"]"#), true), (waiver(#", "vision": ["protan", "tritan"]"#), false),
    (waiver(#", "owner": "design", "ticket": "12""#), true),
    (waiver().replacing("PC201", with: "red-green-confusion"), true),
    (waiver().replacing("PC201", with: "PC202"), false),
  ])
  func `a waiver holds for exactly what it names`(_ text: String, _ holds: Bool) throws {
    var book = try Self.book([text])
    #expect(book.invalid.isEmpty, "\(book.invalid)")
    #expect((book.waiver(of: Self.finding()) != nil) == holds)
  }

  /// A waiver that is wrong, and what is reported.
  @Test(arguments: [
    ("3", "must be an object"), ("{}", "needs 'rule'"),
    (waiver().replacing(#""rule": "PC201", "#, with: ""), "needs 'rule'"),
    (waiver().replacing(#""reason": "print runs are out", "#, with: ""), "needs 'reason'"),
    (waiver().replacing("print runs are out", with: "too short"), "at least 10 characters"),
    (waiver().replacing("print runs are out", with: "     later     "), "at least 10 characters"),
    (waiver().replacing("print runs are out", with: "l  a  t  e  r"), "at least 10 characters"),
    // Zero-width spaces are no reason, and blanks no owner.
    (
      waiver().replacing("print runs are out", with: "later\u{200B}\u{200B}\u{200B}\u{200B}\u{200B}\u{200B}"),
      "at least 10"
    ),
    (waiver(#", "owner": " \u200b ""#), "'owner' shows nothing"),
    (waiver().replacing("print runs are out", with: "<1001 characters>"), "at most 1000 characters"),
    (waiver(tokens: ""), "'tokens' must be a list of 1"), (waiver(tokens: "1"), "must be a string, not 1"),
    (waiver(tokens: #""chart.*""#), "stars mean nothing here"),
    (waiver(expires: "never"), "does not allow 'never'"), (waiver(expires: "2027-02-29"), "day of the calendar"),
    (waiver(expires: "tomorrow"), "not 'tomorrow'"), (waiver(expires: "1.3.2027"), "day of the calendar"),
    (waiver().replacing(#""expires""#, with: #""until""#), "'expires'"),
    (waiver().replacing("PC201", with: "PC2O1"), "did you mean 'PC201'?"),
    (waiver().replacing("PC201", with: "PC001"), "cannot be waived"),
    (waiver().replacing("PC201", with: "PC901"), "cannot be waived"),
    (waiver(#", "atleast": 3"#), "did you mean 'atLeast'?"),
    (waiver(#", "atLeast": "3""#), "'atLeast' must be a number"),
    (waiver(#", "atLeast": -1"#), "'atLeast' must be a number"),
    (waiver(#", "vision": ["deuteran"]"#), "a vision must be"),
    (waiver(#", "modes": []"#), "'modes' must be a list of 1"), (waiver(#", "owner": 5"#), "'owner' must be a string"),
  ])
  func `a waiver that is wrong waives nothing and is an error`(_ text: String, _ words: String) throws {
    let text = text.replacing("<1001 characters>", with: String(repeating: "x", count: 1_001))
    var book = try Self.book([text])
    #expect(book.waiver(of: Self.finding()) == nil)
    let findings = book.findings(JudgementSettings()) { _ in true }
    #expect(findings.allSatisfy { $0.rule == .waiverInvalid && $0.level == .error } && !findings.isEmpty)
    #expect(findings.contains { $0.message.contains(words) }, "\(findings.map(\.message))")
  }

  /// A policy, a waiver, and whether it is valid.
  @Test(arguments: [
    (#"{ "maxDays": 100 }"#, waiver(expires: "2027-03-01"), true),
    (#"{ "maxDays": 99 }"#, waiver(expires: "2027-03-01"), false),
    (#"{ "requireOwner": true }"#, waiver(), false),
    (#"{ "requireOwner": true }"#, waiver(#", "owner": "design""#), true),
    (#"{ "allowNever": true }"#, waiver(expires: "never"), true),
    (#"{ "allowNever": false }"#, waiver(expires: "never"), false),
  ])
  func `a policy may ask for more`(_ policy: String, _ text: String, _ isValid: Bool) throws {
    var book = try Self.book([text], policy: policy)
    #expect(book.invalid.isEmpty == isValid)
    #expect((book.waiver(of: Self.finding()) != nil) == isValid)
  }

  /// The last day, and which rule speaks of the waiver while its finding is there, and when it is gone.
  @Test(
    arguments: [
      ("2026-11-20", ["PC901"], ["PC902"]), ("2026-11-21", ["PC903"], ["PC902"]), ("2026-12-21", ["PC903"], ["PC902"]),
      ("2026-12-22", [], ["PC902"]), ("1999-12-31", ["PC901"], ["PC902"]),
    ] as [(String, [String], [String])])
  func `a waiver that ends soon, has expired or matches nothing is reported`(
    _ expires: String, _ there: [String], _ gone: [String]
  ) throws {
    var book = try Self.book([Self.waiver(expires: expires)])
    #expect(book.findings(JudgementSettings()) { _ in true }.map(\.rule.id) == gone)
    #expect(book.findings(JudgementSettings()) { _ in false }.isEmpty)
    _ = book.waiver(of: Self.finding())
    #expect(book.findings(JudgementSettings()) { _ in true }.map(\.rule.id) == there)
    var settings = JudgementSettings()
    for rule in [RuleKey.waiverExpired, .waiverUnused, .waiverExpiring] { settings.levels[rule] = .off }
    #expect(book.findings(settings) { _ in true }.isEmpty)
  }

  @Test func `of two waivers for one finding the one that holds longer counts, and both are of use`() throws {
    var book = try Self.book([
      Self.waiver(expires: "2027-01-01"), Self.waiver(#", "owner": "late""#, expires: "2027-06-01"),
      Self.waiver(#", "atLeast": 5"#, expires: "2028-01-01"),
    ])
    #expect(book.waiver(of: Self.finding())?.owner == "late")
    #expect(book.findings(JudgementSettings()) { _ in true }.isEmpty)
  }

  @Test func `days left count to the last day, a leap day among them`() throws {
    let eve = CalendarDate("2028-02-28") ?? Self.today
    var book = try Self.book([Self.waiver(expires: "2028-03-01")], today: eve)
    #expect(book.waiver(of: Self.finding())?.daysLeft == 2)
    var leap = try Self.book([Self.waiver(expires: "2028-02-29")], today: CalendarDate("2028-02-29") ?? Self.today)
    #expect(leap.waiver(of: Self.finding())?.daysLeft == 0)
  }

  @Test func `a finding about several pairs is waived whole, or pair by pair, the first end counting`() throws {
    let parts = [FindingPart(tokens: ["a", "b"], measured: 2), FindingPart(tokens: ["b", "c"], measured: 4)]
    let finding = Self.finding(.redGreenConfusion, ["a", "b", "c"], measured: 2, parts: parts)
    var whole = try Self.book([Self.waiver(tokens: #""a", "b", "c""#)])
    #expect(whole.waiver(of: finding) != nil)
    var one = try Self.book([Self.waiver()])
    #expect(one.waiver(of: finding) == nil)
    var both = try Self.book([
      Self.waiver(expires: "2027-05-01"), Self.waiver(tokens: #""b", "c""#, expires: "2027-04-01"),
    ])
    #expect(both.waiver(of: finding)?.until == CalendarDate("2027-04-01"))
    var strict = try Self.book([Self.waiver(), Self.waiver(#", "atLeast": 4.1"#, tokens: #""b", "c""#)])
    #expect(strict.waiver(of: finding) == nil)
  }

  @Test func `where more is worse, a waiver holds up to its value`() throws {
    var book = try Self.book([Self.waiver(#", "atLeast": 3"#).replacing("PC201", with: "PC221")])
    #expect(book.waiver(of: Self.finding(.rampNotMonotonic, measured: 2.9, required: 0.5)) != nil)
    #expect(book.waiver(of: Self.finding(.rampNotMonotonic, measured: 3.1, required: 0.5)) == nil)
    #expect(book.waiver(of: Self.finding(.rampNotMonotonic, measured: nil, required: nil)) == nil)
  }
}

extension String {
  /// The text with another one in place of a part.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    guard let start = utf8.indices.first(where: { self[$0...].hasPrefix(part) }) else { return self }
    return self[..<start] + other + self[index(start, offsetBy: part.count)...]
  }
}
