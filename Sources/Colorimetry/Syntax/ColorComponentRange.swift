/// The name of a component of a space, and the numbers that DTCG 2025.10 allows for it.
///
/// Source: Design Tokens Color Module 2025.10, section 4.2.
package struct ColorComponentRange: Hashable, Sendable {
  /// In lower case: `hue`, `lightness`, `red` …
  package let name: String
  /// The lower bound; nil if unbounded.
  package let lowerBound: Double?
  /// The upper bound; nil if unbounded.
  package let upperBound: Double?
  /// Whether the upper bound itself is allowed; hues must be below 360.
  package let includesUpperBound: Bool

  /// Whether a number is allowed.
  package func contains(_ value: Double) -> Bool {
    if let lowerBound, !(value >= lowerBound) { return false }
    guard let upperBound else { return value.isFinite }
    return includesUpperBound ? value <= upperBound : value < upperBound
  }

  fileprivate static func closed(_ name: String, _ upperBound: Double) -> Self {
    Self(name: name, lowerBound: 0, upperBound: upperBound, includesUpperBound: true)
  }
  fileprivate static let hue = Self(name: "hue", lowerBound: 0, upperBound: 360, includesUpperBound: false)
  fileprivate static let chroma = Self(name: "chroma", lowerBound: 0, upperBound: nil, includesUpperBound: true)
  fileprivate static func axis(_ name: String) -> Self {
    Self(name: name, lowerBound: nil, upperBound: nil, includesUpperBound: true)
  }
}

extension ColorComponentRange: CustomStringConvertible {
  /// `0…100`, `0…360 without 360`, `from 0`, `any number`.
  package var description: String {
    func text(_ value: Double) -> String { String(Int(value)) }
    switch (lowerBound, upperBound) {
    case (let lower?, let upper?):
      return "\(text(lower))…\(text(upper))" + (includesUpperBound ? "" : " without \(text(upper))")
    case (let lower?, nil): return "from \(text(lower))"
    case (nil, let upper?): return "up to \(text(upper))"
    case (nil, nil): return "any number"
    }
  }
}

extension Color.Space {
  /// The three components in order.
  package var componentRanges: [ColorComponentRange] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020:
      [.closed("red", 1), .closed("green", 1), .closed("blue", 1)]
    case .hsl: [.hue, .closed("saturation", 100), .closed("lightness", 100)]
    case .hwb: [.hue, .closed("whiteness", 100), .closed("blackness", 100)]
    case .lab: [.closed("lightness", 100), .axis("a"), .axis("b")]
    case .lch: [.closed("lightness", 100), .chroma, .hue]
    case .oklab: [.closed("lightness", 1), .axis("a"), .axis("b")]
    case .oklch: [.closed("lightness", 1), .chroma, .hue]
    case .xyzD65, .xyzD50: [.closed("x", 1), .closed("y", 1), .closed("z", 1)]
    }
  }
}
