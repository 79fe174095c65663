import SourceText

/// `color-mix(in oklab, red 30%, blue)`. Source: CSS Color 5 section 3.
extension ColorParser {
  /// Reads what follows `color-mix(`.
  mutating func mix() throws(SourceError) -> Color {
    // The default method is OKLab (CSS Color 5 section 3.1).
    var interpolation = ColorInterpolation(space: .oklab)
    var ahead = cursor
    if let word = ahead.identifier(), ahead.lowercased(word) == "in" {
      cursor = ahead
      interpolation = try method()
      try comma("after the space")
    }
    let first = try portion()
    try comma("between the two colours")
    let second = try portion()
    guard cursor.skip(")") else {
      let rest = cursor.take()
      throw cursor.error(rest, "')' is missing at the end of color-mix()")
    }
    let (share, opacity) = try shares(first, second)
    var color = interpolation.mix(first.color, second.color, amount: share)
    color.alpha = color.alpha.map { $0 * opacity }
    return color
  }

  private struct Portion {
    let color: Color
    let percentage: Double?
    let range: Range<Int>
  }

  private mutating func method() throws(SourceError) -> ColorInterpolation {
    guard let word = cursor.identifier() else {
      throw cursor.error(cursor.take(), "'in' must be followed by a colour space such as 'oklab'")
    }
    let name = cursor.lowercased(word)
    // Linear-light spaces all mix alike, so linear Display P3 mixes as XYZ.
    guard let space = Color.Space(rawValue: name == "xyz" || name == "display-p3-linear" ? "xyz-d65" : name) else {
      let names = Color.Space.allCases.map(\.rawValue).joined(separator: ", ")
      throw cursor.error(word, "\(cursor.quoted(word)) is not an interpolation space: write one of \(names)")
    }
    if let arc = cursor.identifier() { throw cursor.unread(arc, "mixtures with a hue direction") }
    return ColorInterpolation(space: space)
  }

  private mutating func comma(_ place: String) throws(SourceError) {
    guard cursor.skip(",") else { throw cursor.error(cursor.take(), "',' is missing \(place)") }
  }

  /// A colour with a percentage before or after it, or without one.
  private mutating func portion() throws(SourceError) -> Portion {
    let start = cursor.position
    var percentage = try percentage()
    let color = try colorAtCursor()
    if percentage == nil { percentage = try self.percentage() }
    return Portion(color: color, percentage: percentage, range: start..<cursor.end)
  }

  private mutating func percentage() throws(SourceError) -> Double? {
    let start = cursor.position
    let refusal = "is not a mixing percentage: write 0%…100%"
    var found = try CSSCalculation.calc(&cursor)
    if found == nil { found = try cursor.value(refusingAngle: refusal) }
    guard let value = found else { return nil }
    let range = start..<cursor.end
    guard value.unit == .percentage, (0...100).contains(value.number) else {
      throw cursor.error(range, "\(cursor.quoted(range)) \(refusal)")
    }
    return value.number
  }

  /// The share of the second colour, and the opacity that remains if the percentages sum to less than 100.
  private func shares(_ first: Portion, _ second: Portion) throws(SourceError) -> (Double, Double) {
    let a = first.percentage ?? second.percentage.map { 100 - $0 } ?? 50
    let b = second.percentage ?? 100 - a
    guard a + b > 0 else {
      throw cursor.error(first.range.lowerBound..<second.range.upperBound, "0% of both colours gives no colour")
    }
    return (b / (a + b), min(1, (a + b) / 100))
  }
}
