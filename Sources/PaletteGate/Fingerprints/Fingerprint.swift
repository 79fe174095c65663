package import PaletteRules
import SafeText

/// What a finding is remembered by: the same as long as it is about the same rule, file, mode and tokens.
///
/// No line number, no vision and no measured colour goes in, so moving a token or a change of its worst vision keeps it.
package struct Fingerprint: Hashable, Sendable {
  /// The digest; a run keeps thousands, and the digits would take four times the memory.
  private let digest: (UInt64, UInt64, UInt64, UInt64)

  /// 64 hexadecimal digits, lower case.
  package var hex: String {
    SHA256.hex(
      digest: [digest.0, digest.1, digest.2, digest.3].flatMap { [UInt32($0 >> 32), UInt32(truncatingIfNeeded: $0)] })
  }

  /// Which facts go in and in what order; a change makes every finding new.
  private static let version = "1"

  /// Hashes the facts, separated by NUL.
  ///
  /// - Parameters:
  ///   - path: Of the file of the finding, with forward slashes.
  ///   - mode: Empty when the finding belongs to no mode.
  ///   - tokens: In any order.
  ///   - theme: The path of the theme that takes the file in, where that is another one.
  ///   - set: The set of colours, where the configuration names sets.
  ///   - against: The background of a pair, by name.
  package init(
    rule: String, path: String, mode: String?, tokens: [String], theme: String? = nil, set: String? = nil,
    against: String? = nil
  ) {
    var facts = Array(Self.version.utf8)
    func add(_ fact: String) {
      facts.append(0)
      facts.append(contentsOf: fact.utf8)
    }
    add(rule)
    add(path)
    add(mode ?? "")
    tokens.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.forEach(add)
    // What most findings have not is named, and left out where it is not there, so that theirs stay.
    if let theme { add("theme=\(theme)") }
    if let set { add("set=\(set)") }
    if let against { add("on=\(against)") }
    let words = SHA256.digest(facts).map(UInt64.init)
    digest = (
      words[0] << 32 | words[1], words[2] << 32 | words[3], words[4] << 32 | words[5], words[6] << 32 | words[7]
    )
  }

  /// Hashes the facts of a finding, or of one of its parts.
  package init(_ finding: Finding, as identity: FindingIdentity) {
    self.init(
      rule: finding.rule.id, path: identity.place.path, mode: identity.mode, tokens: identity.tokens,
      theme: identity.place.theme, set: finding.set, against: finding.against)
  }
}

extension Fingerprint {
  package static func == (a: Fingerprint, b: Fingerprint) -> Bool { a.digest == b.digest }

  // Any part of a digest is as good as the whole.
  package func hash(into hasher: inout Hasher) { hasher.combine(digest.0) }
}

/// What a finding, or one of its parts, is remembered by beside its rule.
package struct FindingIdentity: Hashable, Sendable {
  /// The file that holds its token.
  package var place: FindingPlace
  /// The mode, where several modes take the tokens from one file; nil where the file says which mode it is.
  package var mode: String?
  /// The names of the tokens; of a list without names the colours, so that its order means nothing.
  package var tokens: [String]

  /// States an identity.
  package init(_ place: FindingPlace, mode: String?, tokens: [String]) {
    (self.place, self.mode, self.tokens) = (place, mode, tokens)
  }

  /// That of a part as the finding names it.
  package init(_ part: FindingPart, of finding: Finding, at place: FindingPlace) {
    self.init(place, mode: finding.mode, tokens: part.tokens)
  }
}

/// Which file a finding is remembered in: the one that holds its token, however the inputs of the run were named.
package struct FindingPlace: Hashable, Sendable {
  /// The file that holds the token, with forward slashes, relative to whatever remembers it.
  package var path: String
  /// The theme that takes that file in, where that is another file: its colours may be judged on other backgrounds
  /// elsewhere. Nil for the file itself, and for folders, which hold nothing of their own.
  package var theme: String?

  /// Names a place.
  package init(path: String, theme: String? = nil) {
    self.path = path
    self.theme = theme
  }

  /// The file that was judged: the theme, otherwise the file itself.
  package var judged: String { theme ?? path }
}

/// Which way a rule's number gets worse.
package enum Worsening {
  /// Whether a measured value is worse than another one of the same finding.
  ///
  /// Most rules ask for at least so much, so that less is worse. Where more was measured than is asked for, and the rule
  /// speaks anyway, it asks for at most so much.
  ///
  /// - Parameter margin: How much worse does not count: two machines may differ in the last digits of a logarithm.
  package static func isWorse(_ measured: Double, than other: Double, in finding: Finding, by margin: Double = 0)
    -> Bool
  {
    isAtMost(finding) ? measured > other + margin : measured < other - margin
  }

  private static func isAtMost(_ finding: Finding) -> Bool {
    guard finding.parts.isEmpty, let measure = finding.measure, let required = measure.required else { return false }
    return measure.value > required
  }
}
