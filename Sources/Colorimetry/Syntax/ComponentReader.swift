import SourceText

/// Reads the arguments of a colour function, in the modern syntax (spaces, `/`, `none`) or in the legacy one (commas),
/// which do not mix.
///
/// Source: CSS Color 4 sections 4.1.1 and 4.1.2.
struct ComponentReader {
  private(set) var cursor: CSSCursor
  private let function: ColorFunction
  private let name: String
  /// The components so far; nil is `none`.
  private var values: [Double?] = []
  /// Known after the first component.
  private var usesCommas = false
  /// Whether the components of `rgb(…, …, …)` are percentages; either all or none must be.
  private var firstIsPercentage = false

  init(_ cursor: CSSCursor, function: ColorFunction, name: String) {
    (self.cursor, self.function, self.name) = (cursor, function, name)
  }

  /// Reads three components, an optional opacity and the closing parenthesis.
  mutating func color() throws(SourceError) -> Color {
    for component in function.components {
      if !values.isEmpty { try separator() }
      values.append(try value(of: component))
    }
    let components = Color.Components(values[0], values[1], values[2])
    return Color(space: function.space, components: components, alpha: try alpha())
  }

  /// Reads one component; nil is `none`.
  private mutating func value(of component: ColorFunction.Component) throws(SourceError) -> Double? {
    let start = cursor.position
    let refusal = component.isHue ? nil : "is not a number or a percentage"
    guard let read = try number(refusingAngle: refusal) else { return nil }
    let range = start..<cursor.end
    let isPercentage = read.unit == .percentage
    if values.isEmpty { firstIsPercentage = isPercentage }
    if usesCommas, function.space == .hsl, !component.isHue, !isPercentage {
      throw cursor.error(range, "\(cursor.quoted(range)) needs '%': with commas, hsl() takes percentages")
    }
    if usesCommas, function.space == .srgb, isPercentage != firstIsPercentage {
      throw cursor.error(
        range, "\(cursor.quoted(range)) does not match: with commas, rgb() takes three numbers or three percentages")
    }
    if component.isHue {
      guard !isPercentage else {
        throw cursor.error(range, "\(cursor.quoted(range)) is not a hue: write degrees without '%'")
      }
      return read.number.positiveRemainder(360)
    }
    let value = isPercentage ? read.number * component.percentReference / 100 : read.number / component.divisor
    guard let clamp = component.clamp else { return value }
    return min(max(value, clamp.lower), clamp.upper)
  }

  /// Reads the separator between two components.
  private mutating func separator() throws(SourceError) {
    let start = cursor.position
    let isComma = cursor.skip(",")
    if values.count == 1 { usesCommas = isComma && function.allowsCommas && values[0] != nil }
    if isComma, !usesCommas {
      throw cursor.error(
        start..<cursor.end, "',' does not belong here: separate the components of \(name)() by spaces")
    }
    if usesCommas, !isComma {
      if endsEarly { throw tooFew() }
      let range = cursor.take()
      throw cursor.error(
        range, "',' is missing before \(cursor.quoted(range)): the components before are separated by commas")
    }
  }

  /// Reads the opacity, if any, and the closing parenthesis; nil is `none`, 1 if absent.
  private mutating func alpha() throws(SourceError) -> Double? {
    var alpha: Double? = 1
    let (mark, other) = usesCommas ? ("," as Unicode.Scalar, "/" as Unicode.Scalar) : ("/", ",")
    if cursor.skip(mark) {
      let read = try number(refusingAngle: "is not an opacity: write 0…1 or 0%…100%")
      alpha = read.map { ($0.unit == .percentage ? $0.number / 100 : $0.number).clampedToUnit }
    } else if cursor.isAt(other) {
      throw cursor.error(cursor.take(), "'\(other)' does not belong here: write '\(mark)' before the opacity")
    }
    if cursor.skip(")") { return alpha }
    let rest = cursor.take()
    guard !rest.isEmpty else { throw cursor.error(rest, "')' is missing at the end of \(name)()") }
    let takes = "\(name)() takes 3 components and an opacity after '\(mark)'"
    throw cursor.error(rest, "\(cursor.quoted(rest)) is one too many: \(takes)")
  }

  /// Reads a number with or without a unit; nil is `none`.
  private mutating func number(refusingAngle refusal: String?) throws(SourceError) -> CSSValue? {
    try cursor.refuseCalculation()
    guard let value = try cursor.value(refusingAngle: refusal) else { return try word() }
    try cursor.refuseOperator()
    return value
  }

  /// Reads anything other than a number: `none`, or an error.
  private mutating func word() throws(SourceError) -> CSSValue? {
    if endsEarly { throw tooFew() }
    if let range = cursor.functionName {
      let name = cursor.lowercased(range)
      if let reason = ContextualColor.reason(function: name) {
        throw cursor.error(range, "'\(name)()' depends on context: \(reason)")
      }
    }
    let word = cursor.take()
    guard cursor.lowercased(word) == "none" else {
      throw cursor.error(word, "\(cursor.quoted(word)) is not a number")
    }
    guard !usesCommas else {
      throw cursor.error(word, "'none' does not go with commas: separate components by spaces")
    }
    return nil
  }

  private var endsEarly: Bool { cursor.isAtEnd || cursor.isAt(")") || cursor.isAt("/") }

  private mutating func tooFew() -> SourceError {
    let range = cursor.take()
    if values.count == 3 { return cursor.error(range, "an opacity is missing here: write 0…1 or 0%…100%") }
    let found = values.count == 1 ? "1 component" : "\(values.count) components"
    return cursor.error(range, "\(name)() has \(found) here and needs 3")
  }
}
