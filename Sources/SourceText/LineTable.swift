/// A place in a text as people and editors count: from 1, columns in Unicode code points.
package struct SourcePosition: Hashable, Comparable, Sendable {
  /// From 1.
  package let line: Int
  /// From 1, in Unicode code points.
  package let column: Int

  /// Creates a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// By line, then by column.
  package static func < (a: SourcePosition, b: SourcePosition) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// Where each line of a text begins. Lines end with LF, CRLF or CR.
package struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// Finds the line breaks.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") {
        if bytes[index] == UInt8(ascii: "\r"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n") {
          index += 1
        }
        starts.append(index + 1)
      }
      index += 1
    }
    self.starts = starts
  }

  /// The position of a byte offset; an offset at or past the end is the end.
  package func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var column = 1
    for index in starts[low]..<offset where bytes[index] & 0xC0 != 0x80 { column += 1 }
    // A byte order mark is not a column.
    if low == 0, offset >= 3, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { column -= 1 }
    return SourcePosition(line: low + 1, column: column)
  }

  /// The bytes of a line (from 1), without its line break.
  package func line(_ number: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(number - 1) else { return [] }
    var end = number < starts.count ? starts[number] : bytes.count
    let start = starts[number - 1]
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return bytes[start..<end]
  }
}
