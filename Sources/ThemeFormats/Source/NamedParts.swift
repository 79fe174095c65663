package import PaletteRules

/// What the user says about the parts of a chart beside its series: which tokens they are, and which colours are held to a
/// contrast.
package struct NamedParts: Sendable {
  /// A part that is one colour.
  package enum Part: String, CaseIterable, Sendable {
    case background, plotBackground, text, axis, gridlines, outline, good, neutral, bad
  }
  /// A colour by the name of its token, with stars, by a JSON pointer, or itself.
  package struct Choice: Sendable {
    /// As it was written.
    package var text: String
    /// The colour, when it was written out.
    package var color: ThemeColor?

    /// Creates a choice.
    package init(_ text: String, color: ThemeColor? = nil) {
      self.text = text
      self.color = color
    }
  }
  /// Colours that need a minimum contrast with others.
  package struct Pair: Sendable {
    /// In front.
    package var foreground: [Choice]
    /// Behind.
    package var background: [Choice]
    /// The least ratio, 1…21.
    package var minimum: Double
    /// The reason, when the user gives one.
    package var reason: String?

    /// Creates a pair.
    package init(foreground: [Choice], background: [Choice], minimum: Double, reason: String?) {
      self.foreground = foreground
      self.background = background
      self.minimum = minimum
      self.reason = reason
    }
  }

  /// By part; several backgrounds are looked at one after the other, of any other part the first that is there counts.
  package var parts: [Part: [Choice]] = [:]
  /// Ramps, one for each name.
  package var ramps: [String] = []
  /// Pairs to hold to a contrast.
  package var pairs: [Pair] = []

  /// Nothing is named.
  package init() {}

  /// Whether nothing is named.
  package var isEmpty: Bool { parts.isEmpty && ramps.isEmpty && pairs.isEmpty }
}
