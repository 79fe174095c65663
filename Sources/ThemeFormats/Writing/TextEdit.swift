/// Bytes of a text to be replaced.
package struct TextEdit: Hashable, Sendable {
  /// Which bytes.
  package let range: Range<Int>
  /// What takes their place.
  package let text: String

  /// Creates an edit.
  package init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }
}

extension [TextEdit] {
  /// A text after the edits; nil when two of them overlap or one lies outside.
  package func applied(to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 16 * count)
    var done = 0
    for edit in sorted(by: { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) })
    {
      guard edit.range.lowerBound >= done, edit.range.upperBound <= bytes.count else { return nil }
      result += bytes[done..<edit.range.lowerBound]
      result += edit.text.utf8
      done = edit.range.upperBound
    }
    return result + bytes[done...]
  }
}
