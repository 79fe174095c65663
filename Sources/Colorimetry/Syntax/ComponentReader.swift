import SourceText

/// Reads the arguments of a colour function, in the modern syntax (spaces, `/`, `none`) or in the legacy one (commas),
/// which do not mix.
///
/// Source: CSS Color 4 sections 4.1.1 and 4.1.2.
struct ComponentReader {
  private(set) var cursor: CSSCursor
  private let function: ColorFunction
  private let name: String
  private var count = 0
  /// Known after the first component.
  private var usesCommas = false
  /// Whether the components of `rgb(…, …, …)` are percentages; either all or none must be.
  private var firstIsPercentage = false
  /// The position of the first `none`, which only the modern syntax allows.
  private var none: Range<Int>?

  init(_ cursor: CSSCursor, function: ColorFunction, name: String) {
    (self.cursor, self.function, self.name) = (cursor, function, name)
  }

  /// Reads one component; nil is `none`.
  mutating func component(_ component: ColorFunction.Component) throws(SourceError) -> Double? {
    let start = cursor.position
    defer { count += 1 }
    guard let read = try number(refusingAngle: component.isHue ? nil : "is not a number or a percentage") else {
      return nil
    }
    let range = start..<cursor.end
    let value: Double
    switch read.unit {
    case .number:
      if usesCommas, function.space == .hsl, !component.isHue {
        throw cursor.error(range, "\(cursor.quoted(range)) needs '%': with commas, hsl() takes percentages")
      }
      value = read.number / component.divisor
    case .percentage:
      guard let reference = component.percentReference else {
        throw cursor.error(range, "\(cursor.quoted(range)) is not a hue: write degrees without '%'")
      }
      value = read.number * reference / 100
    case .degrees: value = read.number
    }
    if count == 0 { firstIsPercentage = read.unit == .percentage }
    if usesCommas, function.space == .srgb, (read.unit == .percentage) != firstIsPercentage {
      throw cursor.error(
        range, "\(cursor.quoted(range)) does not match: with commas, rgb() takes three numbers or three percentages")
    }
    if component.isHue { return value.positiveRemainder(360) }
    guard let clamp = component.clamp else { return value }
    return min(max(value, clamp.lower), clamp.upper)
  }

  /// Reads the separator between two components.
  mutating func separator() throws(SourceError) {
    let start = cursor.position
    let isComma = cursor.skip(",")
    if count == 1, isComma {
      guard function.allowsCommas else {
        throw cursor.error(start..<cursor.end, "',' does not belong in \(name)(): separate components by spaces")
      }
      if let none { throw noneWithCommas(none) }
      usesCommas = true
    } else if isComma {
      guard usesCommas else {
        throw cursor.error(
          start..<cursor.end, "',' does not belong here: the components before are separated by spaces")
      }
    } else if usesCommas {
      if endsEarly { throw tooFew() }
      let range = cursor.take()
      throw cursor.error(
        range, "',' is missing before \(cursor.quoted(range)): the components before are separated by commas")
    }
  }

  /// Reads the opacity, if any, and the closing parenthesis; nil is `none`, 1 if absent.
  mutating func alpha() throws(SourceError) -> Double? {
    var alpha: Double? = 1
    if cursor.skip(usesCommas ? "," : "/") {
      let read = try number(refusingAngle: "is not an opacity: write 0…1 or 0%…100%")
      alpha = read.map { ($0.unit == .percentage ? $0.number / 100 : $0.number).clampedToUnit }
    } else if cursor.isAt(usesCommas ? "/" : ",") {
      let (wrong, right, between) = usesCommas ? ("/", ",", "commas") : (",", "/", "spaces")
      throw cursor.error(
        cursor.take(), "'\(wrong)' does not go with \(between): write '\(right)' before the opacity")
    }
    if cursor.skip(")") { return alpha }
    guard !cursor.isAtEnd else { throw cursor.error(cursor.take(), "')' is missing at the end of \(name)()") }
    let rest = cursor.take()
    let takes = "\(name)() takes 3 components and an opacity" + (usesCommas ? "" : " after '/'")
    throw cursor.error(rest, "\(cursor.quoted(rest)) is one too many: \(takes)")
  }

  // MARK: Numbers

  /// Reads a number with or without a unit; nil is `none`. Of a calculation NaN becomes 0 (CSS Values 4 section 10.9.1).
  private mutating func number(refusingAngle refusal: String?) throws(SourceError) -> CSSValue? {
    let start = cursor.position
    guard var value = try CSSCalculation.calc(&cursor) else {
      if let value = try cursor.value(refusingAngle: refusal) { return value }
      return try word()
    }
    let range = start..<cursor.end
    if value.number.isNaN { value.number = 0 }
    guard value.number.isFinite else { throw cursor.error(range, "\(cursor.quoted(range)) is too large") }
    if value.unit == .degrees, let refusal { throw cursor.error(range, "\(cursor.quoted(range)) \(refusal)") }
    return value
  }

  /// Reads anything other than a number: `none`, or an error.
  private mutating func word() throws(SourceError) -> CSSValue? {
    if endsEarly { throw tooFew() }
    if let name = cursor.functionName, CSSCalculation.functions.contains(cursor.lowercased(name)) {
      throw cursor.unread(name, "calculations with '\(cursor.lowercased(name))()'")
    }
    if let name = cursor.functionName, let reason = ContextualColor.reason(function: cursor.lowercased(name)) {
      throw cursor.error(name, "'\(cursor.lowercased(name))()' depends on context: \(reason)")
    }
    let isIdentifier = cursor.next == .identifier
    let word = cursor.take()
    guard isIdentifier else { throw cursor.error(word, "\(cursor.quoted(word)) is not a number") }
    let text = cursor.lowercased(word)
    if text == "none" {
      guard !usesCommas else { throw noneWithCommas(word) }
      none = none ?? word
      return nil
    }
    throw cursor.error(word, "\(cursor.quoted(word)) is not a number")
  }

  private var endsEarly: Bool { cursor.isAtEnd || cursor.isAt(")") || cursor.isAt("/") }

  private func noneWithCommas(_ range: Range<Int>) -> SourceError {
    cursor.error(range, "'none' does not go with commas: separate components by spaces")
  }

  private mutating func tooFew() -> SourceError {
    let range = cursor.take()
    if count == 3 { return cursor.error(range, "an opacity is missing here: write 0…1 or 0%…100%") }
    let found = count == 1 ? "1 component" : "\(count) components"
    return cursor.error(range, "\(name)() has \(found) here and needs 3")
  }
}
