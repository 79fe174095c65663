import SourceText

/// A number as CSS and design tokens write it: plain, a percentage, or a calculation such as `0.12 * 2`.
package enum CSSNumber {
  /// Reads a number. Percentages are fractions: `50%` is 0.5.
  ///
  /// - Parameter text: up to ``Color/longestCSS`` bytes; numbers with `+`, `-`, `*`, `/` and brackets, which need no spaces.
  /// - Returns: nil if the text is not a number, is an angle, or has no finite result.
  package static func read(_ text: String) -> (value: Double, isPercentage: Bool)? {
    guard text.utf8.count <= Color.longestCSS - 6 else { return nil }
    guard var cursor = try? CSSCursor("calc(\(text))"),
      let found = try? CSSCalculation.calc(&cursor), cursor.isAtEnd, found.number.isFinite
    else { return nil }
    switch found.unit {
    case .number: return (found.number, false)
    case .percentage: return (found.number / 100, true)
    case .degrees: return nil
    }
  }
}
