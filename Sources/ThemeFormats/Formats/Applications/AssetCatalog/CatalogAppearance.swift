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
  ///
  /// - Throws: Why the appearance of the entry is unknown: it must not stand for any other.
  init(of entry: PlacedNode) throws(ThemeProblem) {
    guard let list = entry["appearances"], list.node.kindName != "null" else { return }
    guard let items = list.items else { throw Self.problem(ReadingProblem.appearancesNotList(), at: list) }
    for item in items {
      guard let kind = item["appearance"], let value = item["value"], let word = value.node.string else {
        throw Self.problem(ReadingProblem.incompleteAppearance(), at: item)
      }
      let name = kind.node.string ?? ""
      guard let known = Self.values[name] else {
        let names = Self.values.keys.sorted()
        throw Self.problem(
          ReadingProblem.unknownAppearance(name, Self.list(names)), help: DidYouMean.phrase(for: name, among: names),
          at: kind)
      }
      if Self.unjudged[name]?.contains(word) == true {
        throw Self.problem(ReadingProblem.unjudgedAppearance(name, word), at: value)
      }
      guard known.contains(word) else {
        throw Self.problem(
          ReadingProblem.unknownAppearanceValue(word, name, Self.list(known)),
          help: DidYouMean.phrase(for: word, among: known), at: value)
      }
      if name == "luminosity" { isDark = word == "dark" } else { isHighContrast = true }
    }
  }

  private static func problem(_ sentence: Message, help: String? = nil, at place: PlacedNode) -> ThemeProblem {
    ThemeProblem(sentence, help: help, path: place.file.path, origin: place.origin)
  }

  private static func list(_ known: [String]) -> String { known.map { "'\($0)'" }.joined(separator: " or ") }
}

extension ReadingRecord {
  /// Says which entries of a set that has a part are left out, and why.
  func report(_ unread: [ThemeProblem], of set: ColorSet) {
    for var entry in unread {
      // Nothing is wrong with it: it counts as not checked.
      if entry.sentence.isA(ReadingProblem.unjudgedAppearance) {
        leave(.unreadEntry, set.name, entry.message)
      } else {
        entry.token = set.name
        problem(entry)
      }
    }
  }
}

/// A setting of the system that a colour set may answer with a colour of its own.
struct CatalogMode: Hashable {
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
