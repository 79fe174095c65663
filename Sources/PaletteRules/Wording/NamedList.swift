/// Names in a sentence, the rest counted: a ten-colour palette must not drown its reader.
enum NamedList {
  /// How many are named.
  static let shown = 3

  /// `'a', 'b' and 'c'`, or `'a', 'b', 'c' and 4 more`.
  static func text(_ items: [String]) -> String { text(Array(items.prefix(shown)), of: items.count) }

  /// The same of the first few items, `count` of them in all.
  static func text(_ items: [String], of count: Int) -> String {
    if count > items.count { return items.joined(separator: ", ") + " and \(count - items.count) more" }
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
}
