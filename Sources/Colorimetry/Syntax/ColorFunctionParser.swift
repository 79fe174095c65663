import SourceText

extension ColorParser {
  /// Reads a function after its name.
  mutating func function(_ nameRange: Range<Int>) throws(SourceError) -> Color {
    let name = cursor.lowercased(nameRange)
    if computes, name == "color-mix" {
      _ = cursor.skip("(")
      return try mix()
    }
    if let reason = ContextualColor.reason(function: name) {
      throw cursor.error(nameRange, "'\(name)()' depends on context: \(reason)")
    }
    if name.hasSuffix("-gradient") {
      throw cursor.error(nameRange, "'\(name)()' is a gradient, not a colour")
    }
    _ = cursor.skip("(")
    try cursor.skipSpace()
    let origin = computes ? try origin() : nil
    if !computes { try refuseRelative(name) }
    if name == "color" { return try predefined(from: origin) }
    guard let function = ColorFunction.named(name) else {
      let known = "rgb, hsl, hwb, lab, lch, oklab, oklch or color"
      throw cursor.error(nameRange, "\(cursor.quoted(nameRange)) is not a colour function: write \(known)")
    }
    return try arguments(of: function, called: name, from: origin)
  }

  private mutating func predefined(from origin: Color?) throws(SourceError) -> Color {
    guard let word = cursor.identifier() else {
      throw cursor.error(cursor.offender(), "'color(' must be followed by a colour space such as 'display-p3'")
    }
    let space = cursor.lowercased(word)
    try cursor.skipSpace()
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

  private mutating func refuseRelative(_ name: String) throws(SourceError) {
    var ahead = cursor
    if let word = ahead.identifier(), ahead.lowercased(word) == "from" {
      throw cursor.error(word, "'\(name)(from …)' depends on context: relative colours are not evaluated")
    }
  }

  /// Reads three components, an optional opacity and the closing parenthesis.
  private mutating func arguments(
    of function: ColorFunction, called name: String, from origin: Color?
  ) throws(SourceError) -> Color {
    let channels = origin.map { OriginChannels($0, function: function) }
    var reader = ComponentReader(function: function, name: name, computes: computes, origin: channels)
    let first = try reader.component(function.components.0, &cursor)
    try reader.separator(&cursor)
    let second = try reader.component(function.components.1, &cursor)
    try reader.separator(&cursor)
    let third = try reader.component(function.components.2, &cursor)
    let alpha = try reader.alpha(&cursor)
    return Color(space: function.space, components: Color.Components(first, second, third), alpha: alpha)
  }
}
