/// What a waiver covers, as the rules about waivers name it.
package struct WaiverSubject: Sendable {
  /// The rule's id.
  package var rule: String
  /// The tokens, sorted.
  package var tokens: [String]
  /// Whether it is a comment, which waives the colours on its line.
  package var isComment: Bool
  /// Where the waiver is in the file.
  package var origin: TokenOrigin

  /// Creates a subject.
  package init(rule: String, tokens: [String], isComment: Bool = false, origin: TokenOrigin) {
    self.rule = rule
    self.tokens = tokens
    self.isComment = isComment
    self.origin = origin
  }

  /// `the waiver of PC201 for 'a' and 'b'`
  var spoken: String { "the waiver of \(rule)\(tokens.isEmpty ? "" : " for \(Self.list(tokens))")" }

  /// `'a', 'b' and 4 more`
  static func list(_ tokens: [String]) -> String {
    NamedList.text(tokens.prefix(NamedList.shown).map(quoted), of: tokens.count)
  }
}

extension Rule {
  /// A finding about a waiver; nil when the rule is off.
  static func finding(_ subject: WaiverSubject, _ message: String, _ settings: JudgementSettings) -> Finding? {
    guard let level = settings.level(key) else { return nil }
    var finding = finding(level, message, at: subject.origin)
    finding.tokens = subject.tokens
    return finding
  }
}
