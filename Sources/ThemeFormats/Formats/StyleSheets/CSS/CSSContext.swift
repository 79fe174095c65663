import SourceText

/// Where and when a declaration holds: inside which elements, and under which settings of the reader or page.
struct CSSContext: Hashable, Sendable {
  /// The elements that must be there, outermost first, each by its classes and attributes; empty at the root.
  var scope: [Set<String>] = []
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
    let isSchemeStated = mode.settings.contains(.dark) || mode.settings.contains(.light)
    func isOn(_ setting: CSSSetting) -> Bool { mode.settings.contains(setting) || !isSchemeStated && setting == scheme }
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

/// A setting of the reader or of the page under which a declaration holds: `dark`, `increaseContrast`, a media query …
struct CSSSetting: Hashable, Sendable {
  /// As modes are called.
  let name: String

  static let light = CSSSetting(name: "light")
  static let dark = CSSSetting(name: "dark")
  static let increaseContrast = CSSSetting(name: "increaseContrast")
  static let reduceTransparency = CSSSetting(name: "reduceTransparency")

  /// The order in which names of modes put them: `dark+increaseContrast`.
  var rank: Int {
    switch self {
    case .light: 0
    case .dark: 1
    case .increaseContrast: 2
    case .reduceTransparency: 3
    default: 4
    }
  }

  /// Words of class and attribute names that say nothing about which theme it is.
  private static let neutral: Set<String> = [
    "theme", "mode", "scheme", "color", "colour", "colors", "is", "has", "data", "highcharts", "chart", "charts", "ui",
    "root", "on", "app", "bs", "a", "11", "y", "auto", "prefers", "variant",
  ]
  private static let contrast: Set<String> = ["contrast", "high", "higher", "more", "increased", "increase", "hc"]
  private static let transparency: Set<String> = ["transparency", "reduced", "reduce", "less"]

  /// The settings that a name consists of, `theme-dark`, `dark_high_contrast`; empty when it says anything else.
  static func settings(in name: String) -> Set<CSSSetting> {
    let words = Set(TokenWords.split(name)).subtracting(neutral)
    guard !words.isEmpty else { return [] }
    var found: Set<CSSSetting> = []
    var rest = words
    for setting in [light, dark] where rest.remove(setting.name) != nil { found.insert(setting) }
    if rest.contains("contrast") || rest.contains("hc") {
      rest.subtract(contrast)
      found.insert(increaseContrast)
    } else if rest.contains("transparency") {
      rest.subtract(transparency)
      found.insert(reduceTransparency)
    }
    return rest.isEmpty ? found : []
  }

  /// The settings under which a media query holds, one set for each query between commas; empty for `screen` and `all`.
  ///
  /// What this tool has no name for is a setting of its own, called as it is written.
  static func settings(media value: CSSValue) -> [Set<CSSSetting>] {
    value.tokens.split { $0.kind == .delimiter(UInt8(ascii: ",")) }.map { query(Array($0), in: value) }
  }

  private static func query(_ tokens: [CSSToken], in value: CSSValue) -> Set<CSSSetting> {
    let words = tokens.filter { !$0.isBlank }
    guard let first = words.first, let last = words.last else { return [] }
    let text = String(decoding: value.bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
    let own: Set<CSSSetting> = [CSSSetting(name: text.split { $0.isWhitespace }.joined(separator: " "))]
    let isNegated = value.word(first) == "not"
    var settings: Set<CSSSetting> = []
    var feature: [String] = []
    for (index, token) in words.enumerated() {
      let word = value.word(token)
      switch (token.kind, word) {
      case (.identifier, "only"), (.identifier, "and"), (.identifier, "screen"), (.identifier, "all"), (_, "("): break
      case (.identifier, "not") where index == 0: break
      case (_, ")"):
        guard let setting = self.setting(feature) else { return own }
        settings.formUnion(setting)
        feature = []
      case (.identifier, "or"), (.identifier, "not"): return own
      case (.identifier, _) where feature.isEmpty && !word.hasPrefix("prefers") && !isFeature(word):
        settings.insert(CSSSetting(name: word))
      default: feature.append(word)
      }
    }
    guard isNegated else { return settings }
    return settings == [dark] ? [light] : settings == [light] ? [dark] : own
  }

  private static func isFeature(_ word: String) -> Bool { word == "forced-colors" || word.contains("-") }

  /// Source: Media Queries Level 5, section 11.
  private static func setting(_ words: [String]) -> Set<CSSSetting>? {
    switch (words.first, words.last) {
    case ("prefers-color-scheme", "dark"): [dark]
    case ("prefers-color-scheme", "light"): [light]
    case ("prefers-contrast", "more"), ("prefers-contrast", "prefers-contrast"): [increaseContrast]
    case ("prefers-contrast", "less"): [CSSSetting(name: "decreaseContrast")]
    case ("prefers-contrast", "custom"): [CSSSetting(name: "customContrast")]
    case ("prefers-reduced-transparency", "reduce"), ("prefers-reduced-transparency", "prefers-reduced-transparency"):
      [reduceTransparency]
    case ("forced-colors", "active"): [CSSSetting(name: "forcedColors")]
    case (_, "no-preference"), ("forced-colors", "none"): []
    default: nil
    }
  }
}
