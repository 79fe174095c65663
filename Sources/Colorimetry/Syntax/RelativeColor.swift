import SourceText

/// `oklch(from steelblue calc(l * 0.8) c h)`. Source: CSS Color 5 section 4.
extension ColorParser {
  /// Reads `from` and its colour, if they come next.
  mutating func origin() throws(SourceError) -> Color? {
    var ahead = cursor
    guard let word = ahead.identifier(), ahead.lowercased(word) == "from" else { return nil }
    guard ahead.next != UInt8(ascii: "(") else {
      throw cursor.error(word, "'from(' is not a function: write a space and a colour after 'from'")
    }
    cursor = ahead
    try cursor.skipSpace()
    let color = try colorAtCursor()
    try cursor.skipSpace()
    return color
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
    for (index, name) in Self.names(of: function.space).enumerated() {
      let number = converted.components.list[index].map { $0 * divisors[index] }
      values.updateValue(number, forKey: name)
    }
    self.values = values
    alpha = color.alpha
  }

  private static func names(of space: Color.Space) -> [String] {
    switch space {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: ["r", "g", "b"]
    case .hsl: ["h", "s", "l"]
    case .hwb: ["h", "w", "b"]
    case .lab, .oklab: ["l", "a", "b"]
    case .lch, .oklch: ["l", "c", "h"]
    case .xyzD65, .xyzD50: ["x", "y", "z"]
    }
  }
}
