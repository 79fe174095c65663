import PaletteRules
import SourceText

/// A setting of the system that a colour set may answer with a colour of its own.
struct CatalogMode: Hashable {
  let isDark: Bool
  /// Whether Increase Contrast is on.
  let isHighContrast: Bool

  static let base = CatalogMode(isDark: false, isHighContrast: false)

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

/// A named colour of a catalog, with a slot for each appearance that it answers.
struct ColorSet {
  /// A colour for some appearances.
  struct Slot {
    /// Nil when the slot is for any luminosity.
    private(set) var isDark: Bool?
    private(set) var isHighContrast = false
    /// The `color` object.
    let place: PlacedNode

    /// Reads the `appearances` of an entry; nil for one that is not judged, which must not stand for any other: icons on a tinted
    /// home screen, which the system colours, and what Xcode does not write.
    ///
    /// Source: Apple, Asset Catalog Format Reference, "Appearances"; what Xcode 16 writes.
    init?(_ entry: PlacedNode, color: PlacedNode) {
      place = color
      guard let list = entry["appearances"], !list.node.isNull else { return }
      guard let items = list.items else { return nil }
      for item in items {
        switch (item["appearance"]?.node.string, item["value"]?.node.string) {
        case ("luminosity", "light"): isDark = false
        case ("luminosity", "dark"): isDark = true
        case ("contrast", "high"): isHighContrast = true
        default: return nil
        }
      }
    }
  }

  /// The folders between the catalog and the set, and the set's own name.
  let path: [String]
  /// As code names it: with the folders that provide a namespace.
  let name: String
  /// For one idiom and one gamut; slots without a colour are left out, for they fall through to the more general ones.
  let slots: [Slot]
  /// Entries of appearances that are not judged.
  let unread: [PlacedNode]

  /// Reads the slots of a `Contents.json`.
  ///
  /// Of several devices the one for all is taken, otherwise the first; of two gamuts sRGB, which is what is judged.
  init(path: [String], name: String, root: PlacedNode) {
    (self.path, self.name) = (path, name)
    let entries = (root["colors"]?.items ?? []).filter { $0["color"]?.node.members != nil }
    let idioms = entries.map { $0["idiom"]?.node.string ?? "universal" }
    let idiom = idioms.contains("universal") ? "universal" : idioms.first
    let own = zip(entries, idioms).filter { $0.1 == idiom }.map { entry, _ in
      (entry: entry, slot: entry["color"].flatMap { Slot(entry, color: $0) })
    }
    let standard = own.filter { $0.slot != nil && $0.entry["display-gamut"]?.node.string != "display-P3" }
    slots = (standard.isEmpty ? own : standard).compactMap(\.slot)
    unread = own.filter { $0.slot == nil }.map(\.entry)
  }

  /// The slot that answers a mode: the exact one, otherwise without the contrast, otherwise without the luminosity.
  func slot(for mode: CatalogMode) -> Slot? {
    let contrasts = mode.isHighContrast ? [true, false] : [false]
    for isDark in mode.isDark ? [true, nil] : [false, nil] as [Bool?] {
      for contrast in contrasts {
        if let slot = slots.first(where: { $0.isDark == isDark && $0.isHighContrast == contrast }) { return slot }
      }
    }
    return nil
  }
}
