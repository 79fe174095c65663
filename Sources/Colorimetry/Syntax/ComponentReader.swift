import SourceText

/// Reads the arguments of a colour function, in the modern syntax (spaces, `/`, `none`) or in the legacy one (commas),
/// which do not mix.
///
/// Source: CSS Color 4 sections 4.1.1 and 4.1.2.
struct ComponentReader {
  let function: ColorFunction
  let name: String
  private var count = 0
  /// Known after the first component.
  private var usesCommas = false
  /// Whether the components of `rgb(…, …, …)` are percentages; either all or none must be.
  private var firstIsPercentage = false
  /// The position of the first `none`, which only the modern syntax allows.
  private var none: Range<Int>?
  private let computes: Bool
  private let origin: OriginChannels?

  /// - Parameters:
  ///   - computes: whether to accept calculations for numbers.
  ///   - origin: the values of channel names in a relative colour.
  init(function: ColorFunction, name: String, computes: Bool = false, origin: OriginChannels? = nil) {
    self.function = function
    self.name = name
    self.computes = computes
    self.origin = origin
  }

  /// Reads one component; nil is `none`.
  mutating func component(
    _ component: ColorFunction.Component, _ cursor: inout CSSCursor
  ) throws(SourceError) -> Double? {
    let start = cursor.position
    let value: Double
    switch try number(&cursor) {
    case nil:
      count += 1
      return nil
    case .plain(let number):
      let range = start..<cursor.position
      if usesCommas, function.space == .hsl, !component.isHue {
        throw cursor.error(range, "\(cursor.quoted(range)) needs '%': with commas, hsl() takes percentages")
      }
      try matchFirst(isPercentage: false, range, cursor)
      value = number / component.divisor
    case .percentage(let number):
      let range = start..<cursor.position
      guard let reference = component.percentReference else {
        throw cursor.error(range, "\(cursor.quoted(range)) is not a hue: write degrees without '%'")
      }
      try matchFirst(isPercentage: true, range, cursor)
      value = number * reference / 100
    case .dimension(let number, let unit):
      let range = start..<cursor.position
      guard component.isHue else {
        throw cursor.error(range, "\(cursor.quoted(range)) is not a number or a percentage")
      }
      guard let degrees = Self.degrees(in: cursor.lowercased(unit)) else {
        throw cursor.error(unit, "\(cursor.quoted(unit)) is not an angle unit: write deg, grad, rad or turn")
      }
      value = number * degrees
    case .degrees(let number):
      let range = start..<cursor.position
      guard component.isHue else {
        throw cursor.error(range, "\(cursor.quoted(range)) is an angle, not a number or a percentage")
      }
      value = number
    }
    count += 1
    if component.isHue { return value.positiveRemainder(360) }
    // The origin of a relative rgb() may be out of gamut, and so may the result (CSS Color 5 section 4.1).
    guard let clamp = component.clamp, origin == nil || function.space != .srgb else { return value }
    return min(max(value, clamp.lower), clamp.upper)
  }

  /// Reads the separator between two components.
  mutating func separator(_ cursor: inout CSSCursor) throws(SourceError) {
    try cursor.skipSpace()
    let start = cursor.position
    let isComma = cursor.skip(",")
    if count == 1, isComma {
      guard function.allowsCommas, origin == nil else {
        throw cursor.error(start..<cursor.position, "',' does not belong in \(name)(): separate components by spaces")
      }
      if let none {
        throw cursor.error(none, "'none' does not go with commas: separate components by spaces")
      }
      usesCommas = true
    } else if isComma != usesCommas {
      var end = cursor
      if end.isAtEnd || end.next == UInt8(ascii: ")") || end.next == UInt8(ascii: "/") { throw tooFew(&cursor) }
      let range = isComma ? start..<cursor.position : end.offender()
      throw cursor.error(
        range,
        isComma
          ? "',' does not belong here: the components before are separated by spaces"
          : "',' is missing before \(cursor.quoted(range)): the components before are separated by commas")
    }
    try cursor.skipSpace()
  }

  /// Reads the opacity, if any, and the closing parenthesis; nil is `none`, 1 if absent.
  mutating func alpha(_ cursor: inout CSSCursor) throws(SourceError) -> Double? {
    try cursor.skipSpace()
    let mark = cursor.position
    var alpha: Double? = origin.map(\.alpha) ?? 1
    if cursor.skip(usesCommas ? "," : "/") {
      try cursor.skipSpace()
      let start = cursor.position
      switch try number(&cursor) {
      case nil: alpha = nil
      case .plain(let number): alpha = number.clampedToUnit
      case .percentage(let number): alpha = (number / 100).clampedToUnit
      case .dimension, .degrees:
        let range = start..<cursor.position
        throw cursor.error(range, "\(cursor.quoted(range)) is not an opacity: write 0…1 or 0%…100%")
      }
      try cursor.skipSpace()
    } else if cursor.next == UInt8(ascii: usesCommas ? "/" : ",") {
      throw cursor.error(
        mark..<mark + 1,
        usesCommas
          ? "'/' does not go with commas: write ',' before the opacity"
          : "',' does not go with spaces: write '/' before the opacity")
    }
    if cursor.skip(")") { return alpha }
    let end = cursor.position
    guard !cursor.isAtEnd else { throw cursor.error(end..<end, "')' is missing at the end of \(name)()") }
    let rest = cursor.offender()
    let takes = "\(name)() takes 3 components and an opacity" + (usesCommas ? "" : " after '/'")
    throw cursor.error(rest, "\(cursor.quoted(rest)) is one too many: \(takes)")
  }

  // MARK: Numbers

  private enum Number {
    case plain(Double)
    case percentage(Double)
    case dimension(Double, unit: Range<Int>)
    case degrees(Double)
  }

  /// Reads a number with or without a unit; nil is `none`.
  private mutating func number(_ cursor: inout CSSCursor) throws(SourceError) -> Number? {
    let start = cursor.position
    if computes, let value = try CSSCalculation(channels: origin?.values ?? [:]).function(&cursor) {
      return try calculated(value, start..<cursor.position, cursor)
    }
    guard let number = cursor.number() else { return try word(&cursor) }
    guard number.isFinite else {
      let range = start..<cursor.position
      throw cursor.error(range, "\(cursor.quoted(range)) is too large")
    }
    if cursor.skip("%") { return .percentage(number) }
    if let unit = cursor.identifier() { return .dimension(number, unit: unit) }
    return .plain(number)
  }

  /// The result of a calculation; NaN becomes 0 (CSS Values 4 section 10.9.1).
  private func calculated(
    _ value: CSSCalculation.Value, _ range: Range<Int>, _ cursor: CSSCursor
  ) throws(SourceError) -> Number {
    let number = value.number.isNaN ? 0 : value.number
    guard number.isFinite else { throw cursor.error(range, "\(cursor.quoted(range)) is too large") }
    switch value.unit {
    case .number: return .plain(number)
    case .percentage: return .percentage(number)
    case .degrees: return .degrees(number)
    }
  }

  /// Reads anything other than a number: `none`, or an error.
  private mutating func word(_ cursor: inout CSSCursor) throws(SourceError) -> Number? {
    if cursor.isAtEnd || cursor.next == UInt8(ascii: ")") || cursor.next == UInt8(ascii: "/") { throw tooFew(&cursor) }
    guard let word = cursor.identifier() else {
      let range = cursor.offender()
      throw cursor.error(range, "\(cursor.quoted(range)) is not a number")
    }
    let text = cursor.lowercased(word)
    if let channel = origin?.values[text] { return channel.map { .plain($0) } }
    if text == "none" {
      guard !usesCommas else {
        throw cursor.error(word, "'none' does not go with commas: separate components by spaces")
      }
      none = none ?? word
      return nil
    }
    if cursor.next == UInt8(ascii: "("), let reason = ContextualColor.reason(function: text) {
      throw cursor.error(word, "'\(text)()' depends on context: \(reason)")
    }
    throw cursor.error(word, "\(cursor.quoted(word)) is not a number")
  }

  private func tooFew(_ cursor: inout CSSCursor) -> SourceError {
    let range = cursor.offender()
    if count == 3 { return cursor.error(range, "an opacity is missing here: write 0…1 or 0%…100%") }
    let found = count == 1 ? "1 component" : "\(count) components"
    return cursor.error(range, "\(name)() has \(found) here and needs 3")
  }

  private mutating func matchFirst(
    isPercentage: Bool, _ range: Range<Int>, _ cursor: CSSCursor
  ) throws(SourceError) {
    if count == 0 { firstIsPercentage = isPercentage }
    guard usesCommas, function.space == .srgb, isPercentage != firstIsPercentage else { return }
    throw cursor.error(
      range, "\(cursor.quoted(range)) does not match: with commas, rgb() takes three numbers or three percentages")
  }

  /// Degrees per angle unit. Source: CSS Values 4 section 7.1.
  static func degrees(in unit: String) -> Double? {
    switch unit {
    case "deg": 1
    case "grad": 0.9
    case "rad": 180 / .pi
    case "turn": 360
    default: nil
    }
  }
}
