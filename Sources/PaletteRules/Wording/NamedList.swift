/// Formats names in a sentence and counts the rest, so that a ten-colour palette does not overwhelm its reader.
package enum NamedList {
  /// The most names in full.
  static let shown = 3

  /// `'a', 'b' and 'c'`, or `'a', 'b', 'c' and 4 more`.
  package static func text(_ items: [String]) -> String { text(Array(items.prefix(shown)), of: items.count) }

  /// The first few of `count` items.
  static func text(_ items: [String], of count: Int) -> String {
    if count > items.count { return items.joined(separator: ", ") + " and \(count - items.count) more" }
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
}
