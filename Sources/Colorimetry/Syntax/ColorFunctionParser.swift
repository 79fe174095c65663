import SourceText

extension ColorParser {
  /// Reads a function of that name.
  mutating func function(_ nameRange: Range<Int>) throws(SourceError) -> Color {
    let name = cursor.lowercased(nameRange)
    if let reason = ContextualColor.reason(function: name) {
      throw cursor.error(nameRange, "'\(name)()' depends on context: \(reason)")
    }
    if name.hasSuffix("-gradient") {
      throw cursor.error(nameRange, "'\(name)()' is a gradient, not a colour")
    }
    _ = cursor.take()
    if name == "color-mix" { return try mix() }
    if let word = cursor.identifierAhead, cursor.lowercased(word) == "from" {
      throw cursor.unread(word, "relative colours such as '\(name)(from …)'")
    }
    if name == "color" { return try predefined() }
    guard let function = ColorFunction.named(name) else {
      let known = "rgb, hsl, hwb, lab, lch, oklab, oklch or color"
      throw cursor.error(nameRange, "\(cursor.quoted(nameRange)) is not a colour function: write \(known)")
    }
    return try arguments(of: function, called: name)
  }

  private mutating func predefined() throws(SourceError) -> Color {
    guard let word = cursor.identifier() else {
      throw cursor.error(cursor.take(), "'color(' must be followed by a colour space such as 'display-p3'")
    }
    let space = cursor.lowercased(word)
    if let function = ColorFunction.predefined(space) {
      return try arguments(of: function, called: "color")
    }
    // DTCG has no name for this space, so convert to one that both have.
    if space == "display-p3-linear" {
      var color = try arguments(of: .linearDisplayP3, called: "color")
      let xyz = RGBSpace.displayP3.xyzFromLinear * color.components.numbers
      color.components = Color.Components(xyz.x, xyz.y, xyz.z)
      return color
    }
    if ColorFunction.named(space) != nil {
      throw cursor.error(word, "\(cursor.quoted(word)) does not go inside color(): write '\(space)(…)'")
    }
    throw cursor.error(
      word,
      "\(cursor.quoted(word)) is not a colour space: write srgb, srgb-linear, display-p3, a98-rgb, prophoto-rgb, "
        + "rec2020, xyz-d50 or xyz-d65")
  }

  /// Reads three components, an optional opacity and the closing parenthesis.
  private mutating func arguments(of function: ColorFunction, called name: String) throws(SourceError) -> Color {
    var reader = ComponentReader(cursor, function: function, name: name)
    let first = try reader.component(function.components.0)
    try reader.separator()
    let second = try reader.component(function.components.1)
    try reader.separator()
    let third = try reader.component(function.components.2)
    let alpha = try reader.alpha()
    cursor = reader.cursor
    return Color(space: function.space, components: Color.Components(first, second, third), alpha: alpha)
  }
}

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
