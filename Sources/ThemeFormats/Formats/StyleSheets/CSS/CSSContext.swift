/// Where and when a declaration holds: inside which elements, and under which settings of the reader or page.
struct CSSContext: Hashable, Sendable {
  /// The elements that must be there, outermost first, each by its classes and attributes; empty at the root.
  var scope: [Set<String>] = []
  /// The settings that must be on.
  var settings: Set<CSSSetting> = []
  /// The settings that must be off: `:root:not(.light)`.
  var unless: Set<CSSSetting> = []
  /// Whether it holds for what is inside the root, not for the root itself: `body`, `*`.
  var isInner = false
  /// Ids, classes and elements of the selector, in thousands. Source: Selectors Level 4 section 17.
  var specificity = 0

  /// More alternatives than this of one selector are not followed.
  static let most = 64

  /// The context of an element inside this one, or of this one itself when both speak of the same element.
  func joined(_ other: CSSContext, sameElement: Bool) -> CSSContext {
    var joined = self
    if sameElement, let last = scope.last, let first = other.scope.first {
      joined.scope = scope.dropLast() + [last.union(first)] + other.scope.dropFirst()
    } else {
      joined.scope += other.scope
    }
    joined.settings.formUnion(other.settings)
    joined.unless.formUnion(other.unless)
    joined.isInner = isInner || other.isInner
    joined.specificity += other.specificity
    return joined
  }

  /// How near the declaration is to the element that a mode is about, 0 for the root; nil when it does not hold there.
  func rank(in mode: CSSModeKey, scheme: CSSSetting) -> Int? {
    let isSchemeSaid = mode.settings.contains(.dark) || mode.settings.contains(.light)
    func isOn(_ setting: CSSSetting) -> Bool { mode.settings.contains(setting) || !isSchemeSaid && setting == scheme }
    guard settings.allSatisfy(isOn), !unless.contains(where: isOn) else { return nil }
    if scope.isEmpty { return isInner ? 1 : 0 }
    var next = 0
    for (index, element) in mode.scope.enumerated() where next < scope.count && scope[next].isSubset(of: element) {
      next += 1
      if next == scope.count { return index + 2 }
    }
    return nil
  }
}

/// What a mode of a style sheet stands for: an element and the settings that are on.
struct CSSModeKey: Hashable, Sendable {
  /// As in ``CSSContext``.
  var scope: [Set<String>] = []
  /// As in ``CSSContext``.
  var settings: Set<CSSSetting> = []

  /// `dark`, `theme-ocean`, `theme-ocean+dark`, `.theme-ocean .card`.
  func name(scheme: CSSSetting) -> String {
    var parts: [String] = scope.isEmpty ? [] : [scopeName]
    parts += settings.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.map(\.name)
    return parts.isEmpty ? scheme.name : parts.joined(separator: "+")
  }

  private var scopeName: String {
    if scope.count == 1, let only = scope[0].first, scope[0].count == 1 {
      if only.hasPrefix(".") { return String(only.dropFirst()) }
      if only.hasPrefix("["), let value = only.split(separator: "=").dropFirst().first {
        return String(value.dropLast()).trimmingQuotes
      }
    }
    return scope.map { $0.sorted().joined() }.joined(separator: " ")
  }

  /// Whether the words of the selector name themes: `.theme-ocean`, `[data-theme="ocean"]`.
  var namesTheme: Bool {
    let words = Set(scope.flatMap { $0.flatMap { TokenWords.split($0) } })
    return !words.isDisjoint(with: ["theme", "themes", "mode", "scheme", "palette", "skin", "brand", "contrast"])
  }
}
