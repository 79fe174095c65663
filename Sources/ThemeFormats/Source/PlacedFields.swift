import PaletteRules
import SourceText

/// Reading the small values of a theme, with a problem at the place of each that is not what it should be.
extension ReadingRecord {
  /// A word out of a closed set; nil when it is absent or wrong.
  func word<Word: RawRepresentable & CaseIterable>(
    _ place: PlacedNode?, as type: Word.Type, _ what: String
  ) -> Word? where Word.RawValue == String {
    guard let place else { return nil }
    let words = Word.allCases.map(\.rawValue)
    guard let text = place.node.string else {
      problem(ReadingProblem.mustBeOneOf(what, words.joined(separator: ", "), place.node.kindName), at: place.origin)
      return nil
    }
    if let word = Word(rawValue: text) { return word }
    problem(
      ReadingProblem.unknownWord(text, what, words.joined(separator: ", ")),
      help: DidYouMean.phrase(for: text, among: words),
      at: place.origin)
    return nil
  }

  /// A number in a range; nil when it is absent or wrong.
  func number(_ place: PlacedNode?, in range: ClosedRange<Double>, _ what: String) -> Double? {
    guard let place else { return nil }
    guard let number = place.node.number, range.contains(number) else {
      let bounds =
        switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
        case (true, true): " from \(Self.plain(range.lowerBound)) to \(Self.plain(range.upperBound))"
        case (true, false): " of at least \(Self.plain(range.lowerBound))"
        default: ""
        }
      problem(ReadingProblem.mustBeNumber(what, bounds, Self.quoted(place.node)), at: place.origin)
      return nil
    }
    return number
  }

  /// A whole number; nil when it is absent or wrong.
  func count(_ place: PlacedNode?, atLeast least: Int, _ what: String) -> Int? {
    guard let place else { return nil }
    guard let number = place.node.number, let count = Int(exactly: number), count >= least else {
      problem(ReadingProblem.mustBeCount(what, least, Self.quoted(place.node)), at: place.origin)
      return nil
    }
    return count
  }

  /// A text; nil when it is absent or something else.
  func text(_ place: PlacedNode?, _ what: String) -> String? {
    guard let place else { return nil }
    guard let text = place.node.string else {
      problem(ReadingProblem.mustBeString(what, place.node.kindName), at: place.origin)
      return nil
    }
    return text
  }

  /// On and off lengths in px, eight at most; nil when absent or wrong.
  func dash(_ place: PlacedNode?) -> [Double]? {
    guard let place else { return nil }
    guard let items = place.items, items.count <= 8 else {
      problem(ReadingProblem.mustBeLengths(), at: place.origin)
      return nil
    }
    let lengths = items.compactMap { number($0, in: 0...Double.infinity, "a length of a dash") }
    return lengths.count == items.count ? lengths : nil
  }

  private static func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  private static func quoted(_ node: SourceNode) -> String {
    if case .number(_, let text) = node.value { text } else { node.kindName }
  }
}
