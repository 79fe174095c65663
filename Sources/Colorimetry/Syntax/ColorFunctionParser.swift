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
    // DTCG has no name for this space, so convert to one that both have (CSS Color 4 section 10.5).
    if space == "display-p3-linear", let xyz = ColorFunction.predefined("xyz") {
      var color = try arguments(of: xyz, called: "color")
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

  private mutating func arguments(of function: ColorFunction, called name: String) throws(SourceError) -> Color {
    var reader = ComponentReader(cursor, function: function, name: name)
    let color = try reader.color()
    cursor = reader.cursor
    return color
  }
}

/// A colour function of CSS Color 4: its space and the ranges of its components.
struct ColorFunction: Sendable {
  let space: Color.Space
  let components: [Component]
  /// Whether commas may separate the components. Source: CSS Color 4 section 4.1.2.
  let allowsCommas: Bool

  /// One component in the notation of the function.
  struct Component: Sendable {
    /// The divisor of a plain number.
    var divisor = 1.0
    /// The value of 100 %, which no hue has.
    var percentReference = 1.0
    /// Whether it is an angle.
    var isHue = false
    /// The bounds to which parsing clamps the value.
    var clamp: (lower: Double, upper: Double)?

    static let hue = Component(isHue: true)
    /// 0…255 or 0…100 %, stored as 0…1.
    static let byte = Component(divisor: 255, clamp: (0, 1))
    static func axis(_ reference: Double) -> Component { Component(percentReference: reference) }
    static func lightness(_ white: Double) -> Component { Component(percentReference: white, clamp: (0, white)) }
    static func chroma(_ reference: Double) -> Component {
      Component(percentReference: reference, clamp: (0, .greatestFiniteMagnitude))
    }
  }

  private init(_ space: Color.Space, _ components: Component..., allowsCommas: Bool = false) {
    (self.space, self.components, self.allowsCommas) = (space, components, allowsCommas)
  }

  /// The function `name`, in lower case. Sources: CSS Color 4 sections 5.1, 7, 8, 9.3 and 9.4.
  static func named(_ name: String) -> ColorFunction? {
    switch name {
    case "rgb", "rgba": ColorFunction(.srgb, .byte, .byte, .byte, allowsCommas: true)
    case "hsl", "hsla": ColorFunction(.hsl, .hue, .chroma(100), .axis(100), allowsCommas: true)
    case "hwb": ColorFunction(.hwb, .hue, .axis(100), .axis(100))
    case "lab": ColorFunction(.lab, .lightness(100), .axis(125), .axis(125))
    case "lch": ColorFunction(.lch, .lightness(100), .chroma(150), .hue)
    case "oklab": ColorFunction(.oklab, .lightness(1), .axis(0.4), .axis(0.4))
    case "oklch": ColorFunction(.oklch, .lightness(1), .chroma(0.4), .hue)
    default: nil
    }
  }

  /// `color(space …)`, for a space in lower case. Source: CSS Color 4 section 10.1.
  static func predefined(_ space: String) -> ColorFunction? {
    let spelled = space == "xyz" ? "xyz-d65" : space
    guard let space = Color.Space(rawValue: spelled), named(spelled) == nil else { return nil }
    return ColorFunction(space, .axis(1), .axis(1), .axis(1))
  }
}
