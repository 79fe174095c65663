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
      let xyz = XYZD65(RGBSpace.displayP3.xyz(linear: color.components.numbers))
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
