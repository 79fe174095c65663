package import Colorimetry

/// The readers a mode is for, according to its name: each such mode has its own thresholds.
///
/// Names consist of words: `dark+increaseContrast`, `contrast=high,theme=dark`, `light-protanopia-deuteranopia`,
/// `Dark High Contrast`. Punctuation and capitals separate words; a mode promises only what its name says.
package struct ModePurpose: Hashable, Sendable {
  /// Whether the mode is for people who ask for more contrast.
  package let increasesContrast: Bool
  /// Whether the mode is for people who ask for more than colour.
  package let differentiatesWithoutColor: Bool
  /// Whether the mode is for people who ask for less transparency.
  package let reducesTransparency: Bool
  /// The deficiencies the mode is for, in the order protan, deutan, tritan; empty for everyone's mode.
  package let deficiencies: [Vision]

  /// Reads the name of a mode.
  package init(_ name: String) {
    let words = NameWords.split(name)
    // `increaseContrast+reduceTransparency`: words between plus signs belong together.
    let parts = name.split { $0 == "+" || $0 == "," }.map { NameWords.split(String($0)) }
    increasesContrast =
      parts.contains { Self.says($0, "contrast", with: Self.more, without: Self.notMore, alone: true) }
      || words.contains { $0 == "hc" || $0 == "highcontrast" || $0 == "increasecontrast" }
    differentiatesWithoutColor =
      words.contains { $0.hasPrefix("differentiat") } && words.contains("without")
      || words.contains("differentiatewithoutcolor")
    reducesTransparency =
      parts.contains { Self.says($0, "transparency", with: Self.less, without: Self.notLess, alone: false) }
      || words.contains("reducetransparency")
    func names(_ vision: Vision) -> Bool {
      let roots: [String] =
        switch vision {
        case .protan: ["protan"]
        case .deutan: ["deutan", "deuteran"]
        case .tritan: ["tritan"]
        case .normal, .grey: []
        }
      // Most names are `light` or `dark`, too short to be searched.
      return words.contains { word in
        roots.contains { word.utf8.count >= $0.utf8.count && word.contains($0) }
      }
    }
    let named = Vision.deficiencies.filter(names)
    // 'colour-blind' alone means red-green, which nearly all colour-blind people have.
    deficiencies = named.isEmpty && Self.isColorBlind(words) ? [.protan, .deutan] : named
  }

  /// Whether the mode is for people with a vision: protan and deutan go together, as in PC201.
  func isFor(_ vision: Vision) -> Bool {
    deficiencies.contains { ($0 == .tritan) == (vision == .tritan) }
  }

  private static let more: Set<String> = [
    "high", "higher", "more", "increase", "increased", "enhanced", "max", "maximum",
  ]
  /// Material's medium contrast is an intermediate step, and `prefers-contrast: custom` does not mean more.
  private static let notMore: Set<String> = [
    "low", "lower", "less", "decrease", "decreased", "reduce", "reduced", "normal", "standard", "default", "medium",
    "custom", "forced", "no", "off", "false",
  ]
  private static let less: Set<String> = ["reduce", "reduced", "less", "no"]
  private static let notLess: Set<String> = ["more", "off", "false", "normal", "default"]

  /// Whether a word appears next to one of those that give it its meaning; or alone, without a word after it.
  private static func says(
    _ words: [String], _ word: String, with sense: Set<String>, without nonsense: Set<String>, alone: Bool
  ) -> Bool {
    words.indices.contains { index in
      guard words[index] == word else { return false }
      let before = index > 0 ? words[index - 1] : ""
      let after = index + 1 < words.count ? words[index + 1] : ""
      guard !nonsense.contains(before), !nonsense.contains(after) else { return false }
      return sense.contains(before) || sense.contains(after) || alone && after.isEmpty
    }
  }

  private static func isColorBlind(_ words: [String]) -> Bool {
    if words.contains(where: { $0 == "cvd" || $0.hasPrefix("colorblind") || $0.hasPrefix("colourblind") }) {
      return true
    }
    return zip(words, words.dropFirst()).contains { ($0 == "color" || $0 == "colour") && $1.hasPrefix("blind") }
  }
}
