/// Shortens each series name to fit its space. The part that all names share is dropped first; the part that distinguishes them
/// stays.
package enum ShortNames {
  /// The least number of letters that are worth leaving out. Engineering choice.
  private static let least = 6
  /// The most letters of a shortened name. Engineering choice.
  private static let longest = 400

  /// The names in order. A name that fits stays whole; of `Regional revenue of the northern division` and
  /// `Regional revenue of the southern division` stay `…northern division` and `…southern division`, in less room
  /// `…northern…` and `…southern…`. Different names stay different as long as a letter of the difference fits.
  ///
  /// - Parameter fits: Whether a text fits the place of the name at an index; called often.
  package static func fitting(
    _ names: [String], ellipsis: String = "…", fits: (_ text: String, _ index: Int) -> Bool
  ) -> [String] {
    let long = Set(names.indices.filter { names[$0].count > longest || !fits(names[$0], $0) })
    guard !long.isEmpty else { return names }
    var short = names
    func shorten(_ group: [Int], wholeWords: Bool) {
      let parts = parts(of: group.map { names[$0] }, wholeWords: wholeWords)
      let places = zip(group, parts).filter { long.contains($0.0) }
      let fitting = places.map { index, part in
        wordings(of: names[index], part, ellipsis).prefix { $0.count <= longest && fits($0, index) }
      }
      // All keep as many words as the one with the least room.
      let most = fitting.map(\.count).filter { $0 > 0 }.min() ?? 0
      for ((index, part), fitting) in zip(places, fitting) {
        short[index] = fitting.prefix(most).last ?? cut(names[index], part, ellipsis) { fits($0, index) }
      }
    }
    shorten(Array(names.indices), wholeWords: true)
    // Names of one group may still agree, for example two of three that begin alike.
    for wholeWords in [true, false] {
      for group in Dictionary(grouping: names.indices, by: { short[$0] }).values
      where Set(group.map { names[$0] }).count > 1 {
        shorten(group, wholeWords: wholeWords)
      }
    }
    return short
  }

  /// Where each name differs from the others: after what all begin with and before what all end with.
  private static func parts(of names: [String], wholeWords: Bool) -> [Range<String.Index>] {
    let all = names.map { $0.startIndex..<$0.endIndex }
    guard Set(names).count > 1, let first = names.first else { return all }
    var (start, end) = (first[...], first[...])
    for name in names.dropFirst() {
      start = start.prefix(zip(start, name).prefix { $0 == $1 }.count)
      end = end.suffix(zip(end.reversed(), name.reversed()).prefix { $0 == $1 }.count)
    }
    if wholeWords {
      while let last = start.last, last.isLetter || last.isNumber { start.removeLast() }
      while let first = end.first, first.isLetter || first.isNumber { end.removeFirst() }
      if names.allSatisfy({ !$0.dropFirst(start.count).dropLast(end.count).contains(where: \.isLetter) }) {
        start = withoutLastWord(start)
      }
      if start.count < least { start = first[..<first.startIndex] }
      if end.count < least { end = first[first.endIndex...] }
    }
    // Of `cost` and `cost of sales` nothing would stay of the first.
    if names.contains(where: { $0.count <= start.count + end.count }) { end = first[first.endIndex...] }
    if names.contains(where: { $0.count <= start.count }) { return all }
    return names.map {
      $0.index($0.startIndex, offsetBy: start.count)..<$0.index($0.endIndex, offsetBy: -end.count)
    }
  }

  /// A number alone says little: `…number 7` keeps the word before it.
  private static func withoutLastWord(_ text: Substring) -> Substring {
    let end = text.lastIndex(where: \.isLetter).map { text.index(after: $0) } ?? text.startIndex
    let start = text[..<end].lastIndex { !$0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
    return text[..<start].count >= least ? text[..<start] : text
  }

  /// A name from its part on, with more and more of its words, shortest first; the last ends as the name does. No
  /// wording if the name shares nothing.
  private static func wordings(of name: String, _ part: Range<String.Index>, _ ellipsis: String) -> [String] {
    guard part != name.startIndex..<name.endIndex else { return [] }
    let before = part.lowerBound > name.startIndex ? ellipsis : ""
    var wordings: [String] = []
    var end = part.upperBound
    while end < name.endIndex {
      var kept = name[part.lowerBound..<end]
      while kept.last == " " { kept.removeLast() }
      wordings.append(before + kept + ellipsis)
      end = name[name.index(after: end)...].firstIndex { !($0.isLetter || $0.isNumber) } ?? name.endIndex
    }
    return wordings + (before.isEmpty ? [] : [before + name[part.lowerBound...]])
  }

  /// As much of the ends of a name's part as fits.
  private static func cut(
    _ name: String, _ part: Range<String.Index>, _ ellipsis: String, fits: (String) -> Bool
  ) -> String {
    let before = part.lowerBound > name.startIndex ? ellipsis : ""
    let after = part.upperBound < name.endIndex ? ellipsis : ""
    let middle = String(name[part])
    var (kept, tooMany) = (0, min(middle.count, longest))
    while kept + 1 < tooMany {
      let tried = (kept + tooMany) / 2
      let isFitting = fits(before + ends(of: middle, letters: tried, ellipsis) + after)
      (kept, tooMany) = isFitting ? (tried, tooMany) : (kept, tried)
    }
    return kept == 0 ? ellipsis : before + ends(of: middle, letters: kept, ellipsis) + after
  }

  /// This many letters of a name, half of them from its end; the ellipsis directly follows a letter.
  private static func ends(of name: String, letters: Int, _ ellipsis: String) -> String {
    var (start, end) = (name.prefix((letters + 1) / 2), name.suffix(letters / 2))
    while start.last == " " { start.removeLast() }
    while end.first == " " { end.removeFirst() }
    return start + ellipsis + end
  }
}
