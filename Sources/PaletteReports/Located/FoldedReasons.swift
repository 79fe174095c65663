/// Why checks could not run, with reasons that differ only in a name in one sentence: `PC102 of '1', '2', '3' and 5 more in
/// mode light: the background behind it is not known`.
enum FoldedReasons {
  /// The most names in full.
  private static let mostNames = 3
  private static let (opening, closing) = (" of '", "' in mode ")

  /// The sentences in the order of their first reasons.
  static func sentences(_ reasons: [String]) -> [String] {
    var folded: [(head: String, names: [String], tail: String)] = []
    var indices: [[String]: Int] = [:]
    for reason in reasons {
      guard let start = reason.firstRange(of: opening), let end = last(closing, in: reason[start.upperBound...]) else {
        folded.append((reason, [], ""))
        continue
      }
      let (head, tail) = (String(reason[..<start.lowerBound]), String(reason[end.upperBound...]))
      let name = String(reason[start.upperBound..<end.lowerBound])
      if let index = indices[[head, tail]] {
        folded[index].names.append(name)
      } else {
        indices[[head, tail]] = folded.count
        folded.append((head, [name], tail))
      }
    }
    return folded.map { head, names, tail in
      names.isEmpty ? head : "\(head) of \(list(names)) in mode \(tail)"
    }
  }

  private static func last(_ part: String, in text: Substring) -> Range<String.Index>? {
    var (rest, found) = (text, Range<String.Index>?.none)
    while let range = rest.firstRange(of: part) { (rest, found) = (rest[range.upperBound...], range) }
    return found
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(mostNames).map { "'\($0)'" }
    guard names.count > 1, let last = shown.last else { return shown.first ?? "" }
    return names.count > mostNames
      ? shown.joined(separator: ", ") + " and \(names.count - mostNames) more"
      : shown.dropLast().joined(separator: ", ") + " and " + last
  }
}
