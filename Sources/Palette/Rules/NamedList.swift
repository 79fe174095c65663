/// Names in a sentence, the rest counted: a ten-colour palette must not drown its reader.
enum NamedList {
  /// How many are named.
  static let shown = 3

  /// `'a', 'b' and 'c'`, or `'a', 'b', 'c' and 4 more`.
  static func text(_ items: [String]) -> String {
    guard items.count > 1 else { return items.first ?? "" }
    if items.count <= shown { return items.dropLast().joined(separator: ", ") + " and " + (items.last ?? "") }
    return items.prefix(shown).joined(separator: ", ") + " and \(items.count - shown) more"
  }
}
