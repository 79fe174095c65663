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
