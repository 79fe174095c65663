package import Colorimetry

/// The common name of a kind of colour vision at a severity: `deuteranopia`, or `deuteranomaly (severity 0.7)`.
package func visionName(_ vision: Vision, severity: Double) -> String {
  severity >= 1 ? vision.clinicalName : "\(partialName(vision)) (severity \(Figures.plain(severity)))"
}

private func partialName(_ vision: Vision) -> String {
  switch vision {
  case .protan: "protanomaly"
  case .deutan: "deuteranomaly"
  case .tritan: "tritanomaly"
  case .normal, .grey: vision.rawValue
  }
}

/// Who confuses a pair under a vision: whether readers with the complete deficiency, and from which severity on those
/// with a partial one; nil for none of them.
typealias Confused = (vision: Vision, complete: Bool, partial: Double?)

/// The severity from which a partial deficiency is strong. An engineering choice; how many people have which severity is
/// unknown.
private let strong = 0.8

/// A sentence on how many people confuse a pair, for populations of European descent. A partial deficiency counts fully
/// when the pair fails at any of its severities, hence "up to"; where only strong forms fail, nobody knows how many people
/// have these: between all with the complete deficiencies and all with any. Where the two families of simulation disagree about who confuses
/// it, the sentence gives both shares: severity is interpolated in one (Brettel/Viénot) and published in steps of 0.1 by the
/// other (Machado), and neither has been tested with many people.
///
/// Source: J. Birch, Worldwide prevalence of red-green color deficiency, J. Opt. Soc. Am. A 29(3), 2012: men 8 % in
/// all, of whom deuteranomaly 5 %, deuteranopia 1 %, protanomaly 1 %, protanopia 1 %. Of inherited tritan deficiencies W. D.
/// Wright, The characteristics of tritanopia, J. Opt. Soc. Am. 42(8), 1952: 1 in 13,000 to 1 in 65,000 people have the complete
/// one; L. N. Went, N. Pronk, The genetics of tritan disturbances, Hum. Genet. 69, 1985: 2 in 1,000 have one of any strength.
///
/// - Parameters:
///   - confused: By Brettel/Viénot.
///   - other: By Machado.
func prevalence(_ confused: [Confused], _ other: [Confused]) -> String {
  let share = shareOfReaders(confused, other)
  guard !confused.contains(where: { $0.vision == .tritan }) else { return "\(share) see it so from birth." }
  let either = byEither(confused, other)
  let isStrong = onlyStrong(confused, other)
  let names = either.flatMap { vision, complete, partial in
    (partial != nil ? ["\(isStrong ? "strong " : "")\(partialName(vision))"] : [])
      + (complete ? [vision.clinicalName] : [])
  }
  let who =
    names.count < 3
    ? " (\(NamedList.text(names)))"
    : isStrong ? ", of partial deficiencies only strong forms" : ", some of them more weakly"
  return "\(share) see it so\(who)."
}

/// `Up to 6 % of men`, the subject of that sentence; `Between 1 % and 6 % of men` where of partial deficiencies only strong
/// ones see it so.
func shareOfReaders(_ confused: [Confused], _ other: [Confused]) -> String {
  let either = byEither(confused, other)
  let isPartial = either.contains { $0.partial != nil }
  let isStrong = onlyStrong(confused, other)
  guard !confused.contains(where: { $0.vision == .tritan }) else {
    return isPartial && !isStrong ? "Up to 2 in 1,000 people" : "Fewer than 1 in 10,000 people"
  }
  let shares = [percent(confused), percent(other)]
  var (low, high) = (shares.min() ?? 0, shares.max() ?? 0)
  if isStrong {
    low = zip(confused, other).count { $0.complete && $1.complete }
    if low == 0 || low == high { return "Fewer than \(high) % of men" }
  }
  let share =
    low == high || low == 0
    ? "\(isPartial || low == 0 ? "Up to" : "About") \(high) %" : "Between \(low) % and \(high) %"
  return "\(share) of men"
}

/// Whether partial deficiencies confuse the pair, and only where they are strong.
private func onlyStrong(_ confused: [Confused], _ other: [Confused]) -> Bool {
  byEither(confused, other).compactMap(\.partial).min().map { $0 >= strong } ?? false
}

/// Who confuses the pair by one simulation or the other.
private func byEither(_ confused: [Confused], _ other: [Confused]) -> [Confused] {
  zip(confused, other).map { ours, theirs in
    (ours.vision, ours.complete || theirs.complete, [ours.partial, theirs.partial].compactMap(\.self).min())
  }
}

/// The share of men, in percent.
private func percent(_ confused: [Confused]) -> Int {
  confused.reduce(0) { $0 + ($1.partial != nil ? $1.vision == .deutan ? 5 : 1 : 0) + ($1.complete ? 1 : 0) }
}

/// A name in quotes: `'growth'`. Names are untrusted and may be a kilobyte long, so a sentence shows only the
/// beginning; the findings hold full names and tokens.
func quoted(_ name: String) -> String {
  let scalars = name.unicodeScalars
  guard let end = scalars.index(scalars.startIndex, offsetBy: longestQuotedName, limitedBy: scalars.endIndex),
    end < scalars.endIndex
  else { return "'\(name)'" }
  return "'\(String(scalars[..<end]))…'"
}

/// `growth`, but `series 18`: a number alone does not read as a name.
package func spokenName(_ name: String) -> String {
  !name.isEmpty && name.allSatisfy(\.isNumber) ? "series \(name)" : name
}

/// The most code points of a quoted name.
private let longestQuotedName = 60

/// A word of a command that is there to be copied.
package enum ShellWord {
  /// The word as a POSIX shell takes it (IEEE Std 1003.1, section 2.2.2).
  ///
  /// - Parameter always: Whether to quote a word that the shell would take as it is.
  package static func text(_ word: String, always: Bool = false) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "./_-+:@%".utf8.contains(byte)
      }
    }
    return isPlain && !always ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
  }
}

/// Formats names in a sentence and counts the rest, so that a ten-colour palette does not overwhelm its reader.
package enum NamedList {
  /// The most names in full.
  static let shown = 3

  /// `'a', 'b' and 'c'`, or `'a', 'b', 'c' and 4 more`.
  package static func text(_ items: [String]) -> String { text(Array(items.prefix(shown)), of: items.count) }

  /// `'a', 'b' and 4 more`: names in quotes.
  static func quoted(_ names: [String]) -> String {
    text(names.prefix(shown).map { PaletteRules.quoted($0) }, of: names.count)
  }

  /// The first few of `count` items.
  package static func text(_ items: [String], of count: Int) -> String {
    guard count <= items.count, let last = items.last, items.count > 1 else { return items.listed(of: count) }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension [String] {
  /// `a, b, c and 9 more`: the first few of a number of items, and how many are left out.
  package func listed(of count: Int, separator: String = ", ", and: String = " and ") -> String {
    joined(separator: separator) + (count > self.count ? "\(and)\(count - self.count) more" : "")
  }
}
