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
    let origin = try origin()
    if name == "color" { return try predefined(from: origin) }
    guard let function = ColorFunction.named(name) else {
      let known = "rgb, hsl, hwb, lab, lch, oklab, oklch or color"
      throw cursor.error(nameRange, "\(cursor.quoted(nameRange)) is not a colour function: write \(known)")
    }
    return try arguments(of: function, called: name, from: origin)
  }

  /// Reads `from` and its colour, if they come next: `oklch(from steelblue calc(l * 0.8) c h)`.
  ///
  /// Source: CSS Color 5 section 4.
  private mutating func origin() throws(SourceError) -> Color? {
    func isFrom(_ word: Range<Int>) -> Bool { cursor.lowercased(word) == "from" }
    if let word = cursor.functionName, isFrom(word) {
      throw cursor.error(word, "'from(' is not a function: write a space and a colour after 'from'")
    }
    var ahead = cursor
    guard let word = ahead.identifier(), isFrom(word) else { return nil }
    cursor = ahead
    return try colorAtCursor()
  }

  private mutating func predefined(from origin: Color?) throws(SourceError) -> Color {
    guard let word = cursor.identifier() else {
      throw cursor.error(cursor.take(), "'color(' must be followed by a colour space such as 'display-p3'")
    }
    let space = cursor.lowercased(word)
    if let function = ColorFunction.predefined(space) {
      return try arguments(of: function, called: "color", from: origin)
    }
    // DTCG has no name for this space, so convert to one that both have.
    if space == "display-p3-linear", origin == nil {
      var color = try arguments(of: .linearDisplayP3, called: "color", from: nil)
      let xyz = XYZD65(linearDisplayP3: color.components.numbers)
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
  private mutating func arguments(
    of function: ColorFunction, called name: String, from origin: Color?
  ) throws(SourceError) -> Color {
    var reader = ComponentReader(
      cursor, function: function, name: name, origin: origin.map { OriginChannels($0, function: function) })
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

/// The names by which a relative colour refers to the components of its origin.
struct OriginChannels {
  /// By name; nil is `none`.
  let values: [String: Double?]
  /// The default opacity.
  let alpha: Double?

  /// The channels of a colour in a function's space, in the function's ranges.
  init(_ color: Color, function: ColorFunction) {
    let converted = color.space == function.space ? color : color.converted(to: function.space)
    let divisors = [function.components.0.divisor, function.components.1.divisor, function.components.2.divisor]
    var values: [String: Double?] = ["alpha": color.alpha]
    for (index, name) in function.space.channelNames.enumerated() {
      let number = converted.components.list[index].map { $0 * divisors[index] }
      values.updateValue(number, forKey: String(name))
    }
    self.values = values
    alpha = color.alpha
  }
}

extension Color.Space {
  /// One letter a component. Source: CSS Color 5 section 4.1.
  fileprivate var channelNames: String {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: "rgb"
    case .hsl, .hwb: rawValue
    case .lab, .oklab: "lab"
    case .lch, .oklch: "lch"
    case .xyzD65, .xyzD50: "xyz"
    }
  }
}
