import SourceText

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
