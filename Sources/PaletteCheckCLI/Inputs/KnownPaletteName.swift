import KnownPalettes
import SourceText

/// What to say about a name that no well-known palette has.
enum KnownPaletteName {
  /// `did you mean 'okabe-ito'?`, or where the names are listed.
  static func help(for name: String) -> String { question(for: name) ?? "'palettecheck palettes' lists them" }

  /// `did you mean 'okabe-ito'?`; nil when no name is near.
  static func question(for name: String) -> String? {
    let names = KnownPalette.all.map(\.name)
    let bare = letters(name)
    if let same = names.first(where: { letters($0) == bare }) { return "did you mean '\(same)'?" }
    if let near = NearestName.suggestion(for: name, among: names) { return "did you mean '\(near)'?" }
    // `Set2` is called brewer-set2 here.
    let longer = bare.count < 3 ? [] : names.filter { letters($0).contains(bare) }.prefix(3).map { "'\($0)'" }
    guard let last = longer.last else { return nil }
    let first = longer.dropLast().joined(separator: ", ")
    return "did you mean \(first.isEmpty ? "" : first + " or ")\(last)?"
  }

  /// The letters and digits of the name alone.
  private static func letters(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}
