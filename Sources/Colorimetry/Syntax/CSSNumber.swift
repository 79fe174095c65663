import SourceText

/// A number as CSS and design tokens write it: plain, a percentage, or a calculation such as `0.12 * 2`.
package enum CSSNumber {
  /// Reads a number. Percentages are fractions: `50%` is 0.5.
  ///
  /// - Parameter text: up to ``Color/longestCSS`` bytes; anything that `calc()` may contain (CSS Values 4
  ///   section 10.1), without the function around it. Operators need no spaces.
  /// - Returns: nil if the text is not a number, is an angle, or has no finite result.
  package static func read(_ text: String) -> (value: Double, isPercentage: Bool)? {
    guard text.utf8.count <= Color.longestCSS - 6 else { return nil }
    var cursor = CSSCursor("calc(\(text))")
    guard let found = try? CSSCalculation(channels: [:]).function(&cursor), cursor.isAtEnd, found.number.isFinite else {
      return nil
    }
    switch found.unit {
    case .number: return (found.number, false)
    case .percentage: return (found.number / 100, true)
    case .degrees: return nil
    }
  }
}

/// A number and its type; angles are in degrees.
struct CSSValue {
  enum Unit { case number, percentage, degrees }
  var number: Double
  var unit: Unit
}

extension CSSCursor {
  /// Reads a number with or without a unit; nil if none starts here.
  ///
  /// - Parameter refusal: why a unit other than `%` does not belong here; nil where an angle does.
  mutating func value(refusingAngle refusal: String? = nil) throws(SourceError) -> CSSValue? {
    let start = position
    guard let number = number() else { return nil }
    guard number.isFinite else { throw error(start..<position, "\(quoted(start..<position)) is too large") }
    if skip("%") { return CSSValue(number: number, unit: .percentage) }
    guard let unit = identifier() else { return CSSValue(number: number, unit: .number) }
    if let refusal { throw error(start..<position, "\(quoted(start..<position)) \(refusal)") }
    guard let degrees = Self.degrees(in: lowercased(unit)) else {
      throw error(unit, "\(quoted(unit)) is not an angle unit: write deg, grad, rad or turn")
    }
    return CSSValue(number: number * degrees, unit: .degrees)
  }

  /// Degrees per angle unit. Source: CSS Values 4 section 7.1.
  private static func degrees(in unit: String) -> Double? {
    switch unit {
    case "deg": 1
    case "grad": 0.9
    case "rad": 180 / .pi
    case "turn": 360
    default: nil
    }
  }
}
