/// A colour function of CSS Color 4: its space and the ranges of its components.
struct ColorFunction: Sendable {
  let space: Color.Space
  let components: (Component, Component, Component)
  /// Whether commas may separate the components. Source: CSS Color 4 section 4.1.2.
  var allowsCommas = false

  /// One component in the notation of the function.
  struct Component: Sendable {
    /// The divisor of a plain number.
    var divisor = 1.0
    /// The value of 100 %; nil if percentages are not allowed.
    var percentReference: Double?
    /// Whether it is an angle.
    var isHue = false
    /// The bounds to which parsing clamps the value.
    var clamp: (lower: Double, upper: Double)?

    static let hue = Component(percentReference: nil, isHue: true)
    /// 0…255 or 0…100 %, stored as 0…1.
    static let byte = Component(divisor: 255, percentReference: 1, clamp: (0, 1))
    static let unit = Component(percentReference: 1)
    static let hundred = Component(percentReference: 100)
    static func lightness(_ white: Double) -> Component { Component(percentReference: white, clamp: (0, white)) }
    static func chroma(_ reference: Double) -> Component {
      Component(percentReference: reference, clamp: (0, .greatestFiniteMagnitude))
    }
    static func axis(_ reference: Double) -> Component { Component(percentReference: reference) }
  }

  /// The function `name`, in lower case. Sources: CSS Color 4 sections 5.1, 7, 8, 9.3 and 9.4.
  static func named(_ name: String) -> ColorFunction? {
    switch name {
    case "rgb", "rgba": ColorFunction(space: .srgb, components: (.byte, .byte, .byte), allowsCommas: true)
    case "hsl", "hsla": ColorFunction(space: .hsl, components: (.hue, .chroma(100), .hundred), allowsCommas: true)
    case "hwb": ColorFunction(space: .hwb, components: (.hue, .hundred, .hundred))
    case "lab": ColorFunction(space: .lab, components: (.lightness(100), .axis(125), .axis(125)))
    case "lch": ColorFunction(space: .lch, components: (.lightness(100), .chroma(150), .hue))
    case "oklab": ColorFunction(space: .oklab, components: (.lightness(1), .axis(0.4), .axis(0.4)))
    case "oklch": ColorFunction(space: .oklch, components: (.lightness(1), .chroma(0.4), .hue))
    default: nil
    }
  }

  /// `color(space …)`, for a space in lower case. Source: CSS Color 4 section 10.1.
  static func predefined(_ space: String) -> ColorFunction? {
    guard let space = Color.Space(rawValue: space == "xyz" ? "xyz-d65" : space) else { return nil }
    switch space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: return nil
    default: return ColorFunction(space: space, components: (.unit, .unit, .unit))
    }
  }

  /// `color(display-p3-linear …)`, which has to be converted. Source: CSS Color 4 section 10.5.
  static let linearDisplayP3 = ColorFunction(space: .xyzD65, components: (.unit, .unit, .unit))
}
