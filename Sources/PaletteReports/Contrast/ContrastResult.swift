package import Colorimetry

/// A foreground measured on one background.
package struct ContrastResult: Sendable {
  /// As given.
  package let foreground: SRGB
  /// 0…1.
  package let alpha: Double
  /// As given; opaque.
  package let background: SRGB
  /// The foreground over the background.
  package let composited: SRGB
  /// 1…21.
  package let ratio: Double

  /// Composites the foreground and measures the contrast.
  package init(foreground: SRGB, alpha: Double, background: SRGB) {
    self.foreground = foreground
    self.alpha = alpha
    self.background = background
    composited = alpha < 1 ? foreground.composited(alpha: alpha, over: background) : foreground
    ratio = WCAG.contrastRatio(composited, background)
  }

  /// The requirements of WCAG 2.2, in the order of the report.
  enum Requirement: String, CaseIterable {
    case text, largeText, enhancedText, graphics

    /// Success criteria 1.4.3 (text and large text), 1.4.6 (enhanced text) and 1.4.11 (graphics).
    var minimum: Double {
      switch self {
      case .text: 4.5
      case .largeText, .graphics: 3
      case .enhancedText: 7
      }
    }

    var label: String {
      switch self {
      case .text: "text"
      case .largeText: "large text"
      case .enhancedText: "enhanced text"
      case .graphics: "graphics"
      }
    }

    /// In a word, for narrow tables.
    var brief: String {
      switch self {
      case .text, .graphics: label
      case .largeText: "large"
      case .enhancedText: "enhanced"
      }
    }
  }

  func passes(_ requirement: Requirement) -> Bool { ratio >= requirement.minimum }
}
