import PaletteRules
import SourceText

/// The settings of the system for which an entry of a colour set holds.
///
/// Source: Apple, Asset Catalog Format Reference, "Appearances"; what Xcode 16 writes.
struct CatalogAppearance {
  /// Nil when the entry is for any luminosity.
  private(set) var isDark: Bool?
  private(set) var isHighContrast = false

  private static let values = ["luminosity": ["light", "dark"], "contrast": ["high"]]
  /// Of icons on a tinted home screen, which the system colours.
  private static let unjudged = ["luminosity": ["tinted"]]

  /// Reads the `appearances` of an entry; without any it is for all.
  init(of entry: PlacedNode) throws(UnreadAppearance) {
    guard let list = entry["appearances"], list.node.kindName != "null" else { return }
    guard let items = list.items else { throw UnreadAppearance("'appearances' must be a list", at: list) }
    for item in items {
      guard let kind = item["appearance"], let value = item["value"], let word = value.node.string else {
        throw UnreadAppearance("an appearance needs 'appearance' and 'value'", at: item)
      }
      let name = kind.node.string ?? ""
      guard let known = Self.values[name] else {
        throw UnreadAppearance(
          "'\(name)' is not an appearance of asset catalogs", name, among: Self.values.keys.sorted(), at: kind)
      }
      if Self.unjudged[name]?.contains(word) == true {
        throw UnreadAppearance("the appearance '\(name)' '\(word)' is not judged", at: value, isKnown: true)
      }
      guard known.contains(word) else {
        throw UnreadAppearance("'\(word)' is not a value of the appearance '\(name)'", word, among: known, at: value)
      }
      if name == "luminosity" { isDark = word == "dark" } else { isHighContrast = true }
    }
  }
}

/// Why it cannot be told for which appearance an entry of a colour set is: it must not stand for any other.
struct UnreadAppearance: Error {
  /// Lower case, quotes the offender.
  let message: String
  let help: String?
  let place: PlacedNode
  /// Whether nothing is wrong with it: then it counts as not checked.
  let isKnown: Bool

  init(_ message: String, at place: PlacedNode, isKnown: Bool = false) {
    (self.message, help, self.place, self.isKnown) = (message, nil, place, isKnown)
  }

  /// An unknown word.
  init(_ message: String, _ word: String, among known: [String], at place: PlacedNode) {
    (self.message, self.place, isKnown) = (message, place, false)
    help = DidYouMean.phrase(for: word, among: known) ?? "write \(known.map { "'\($0)'" }.joined(separator: " or "))"
  }
}

extension ReadingRecord {
  /// Says which entries of a set that has a part are left out, and why.
  func report(_ unread: [UnreadAppearance], of set: ColorSet) {
    for entry in unread {
      if entry.isKnown {
        leave(.unreadEntry, set.name, entry.message)
      } else {
        problem(
          ThemeProblem(
            entry.message, help: entry.help, token: set.name, path: entry.place.file.path, origin: entry.place.origin))
      }
    }
  }
}

/// A setting of the system that a colour set may answer with a colour of its own.
struct CatalogMode: Hashable {
  /// Whether the appearance is dark.
  let isDark: Bool
  /// Whether Increase Contrast is on.
  let isHighContrast: Bool

  /// As themes call it.
  var name: String {
    switch (isDark, isHighContrast) {
    case (false, false): "light"
    case (true, false): "dark"
    case (false, true): "increaseContrast"
    case (true, true): "dark+increaseContrast"
    }
  }

  /// The modes that these sets know, each combination of what they know; the base first.
  static func modes(of sets: [ColorSet]) -> [CatalogMode] {
    let slots = sets.flatMap(\.slots)
    let darkness = slots.contains { $0.isDark == true } ? [false, true] : [false]
    let contrasts = slots.contains(where: \.isHighContrast) ? [false, true] : [false]
    return contrasts.flatMap { contrast in darkness.map { CatalogMode(isDark: $0, isHighContrast: contrast) } }
  }
}
