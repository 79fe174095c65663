// The three functions of the standard library's regular-expression module that the command uses. Compiled as that module, they
// take its place in the distributed binary, which then leaves out 1.2 MB of parser and interpreter for regular expressions.
// Like the originals they compare characters, so that "é" equals "e" with a combining accent.

extension Collection where Element: Equatable {
  fileprivate func firstPlace<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element {
    var start = startIndex
    while true {
      var (index, place) = (start, other.startIndex)
      while place != other.endIndex, index != endIndex, self[index] == other[place] {
        formIndex(after: &index)
        other.formIndex(after: &place)
      }
      if place == other.endIndex { return start..<index }
      if index == endIndex { return nil }
      formIndex(after: &start)
    }
  }
}

extension BidirectionalCollection where Element: Comparable {
  /// The first place of other elements; the start for none.
  public func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element {
    firstPlace(of: other)
  }
}

extension StringProtocol {
  /// Whether a text is a part of this one.
  public func contains(_ other: String) -> Bool { firstPlace(of: other) != nil }
}

extension RangeReplaceableCollection where Element: Equatable {
  /// The elements with others in place of every occurrence of some.
  public func replacing<C: Collection, Replacement: Collection>(
    _ other: C, with replacement: Replacement, maxReplacements: Int = .max
  ) -> Self where C.Element == Element, Replacement.Element == Element {
    precondition(maxReplacements >= 0)
    var result = Self()
    var rest = self[...]
    var count = 0
    while count < maxReplacements, let range = rest.firstPlace(of: other) {
      result.append(contentsOf: rest[..<range.lowerBound])
      result.append(contentsOf: replacement)
      count += 1
      guard range.isEmpty else {
        rest = rest[range.upperBound...]
        continue
      }
      // An empty text is found between all characters.
      guard let next = rest.first else { return result }
      result.append(next)
      rest = rest.dropFirst()
    }
    result.append(contentsOf: rest)
    return result
  }
}
