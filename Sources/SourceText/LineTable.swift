/// Finds the lines of a text. Lines end with LF, CRLF or CR.
///
/// Every 4 KiB it notes how many lines and characters came before, and counts the rest when asked: little memory for
/// files of short lines, little time for files of one long line. The bytes are shared, not copied.
package struct LineTable: Sendable {
  /// What precedes a block of bytes.
  private struct Mark {
    var lineStarts: Int
    var lastLineStart: Int
    var characters: Int
    /// Characters beyond U+FFFF, which are two units of UTF-16.
    var wide: Int
  }

  private static let blockSize = 4096

  private let bytes: [UInt8]
  private let marks: [Mark]
  private let startsWithByteOrderMark: Bool

  /// Finds the line breaks.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    startsWithByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var marks: [Mark] = []
    marks.reserveCapacity(bytes.count / Self.blockSize + 1)
    var mark = Mark(lineStarts: 0, lastLineStart: 0, characters: 0, wide: 0)
    for start in stride(from: 0, through: bytes.count, by: Self.blockSize) {
      marks.append(mark)
      Self.advance(&mark, over: start..<min(start + Self.blockSize, bytes.count), of: bytes)
    }
    self.marks = marks
  }

  /// Counts the line starts and characters at a range of offsets.
  private static func advance(_ mark: inout Mark, over range: Range<Int>, of bytes: [UInt8]) {
    let text = bytes.span
    var previous = range.lowerBound > 0 ? text[range.lowerBound - 1] : 0x0A
    for index in range {
      let byte = text[index]
      if previous == 0x0A || previous == 0x0D && byte != 0x0A {
        mark.lineStarts += 1
        mark.lastLineStart = index
      }
      // All bytes of a character but its first begin with the bits 10, and the first of one beyond U+FFFF with 1111 (RFC 3629).
      mark.characters += byte & 0xC0 == 0x80 ? 0 : 1
      mark.wide += byte >= 0xF0 ? 1 : 0
      previous = byte
    }
  }

  /// The position of a byte offset; an offset at or past the end is the end.
  package func position(of offset: Int) -> SourcePosition {
    let here = line(at: offset)
    // A byte order mark is not a column.
    let isAfterMark = here.start == 0 && offset >= 3 && startsWithByteOrderMark
    return SourcePosition(line: here.number, column: here.characters + (isAfterMark ? 0 : 1))
  }

  /// The line of a byte offset, from 1, and how much of the line is before it in the units of both encodings, a byte order mark
  /// included.
  package func units(of offset: Int) -> (line: Int, utf8: Int, utf16: Int) {
    let here = line(at: offset)
    return (here.number, min(max(offset, 0), bytes.count) - here.start, here.characters + here.wide)
  }

  /// The line that an offset is in, and what of it is before the offset.
  private func line(at offset: Int) -> (number: Int, start: Int, characters: Int, wide: Int) {
    let offset = min(max(offset, 0), bytes.count)
    var here = mark(before: offset)
    // The line that begins right here counts.
    if beginsLine(offset) {
      here.lineStarts += 1
      here.lastLineStart = offset
    }
    let start = mark(before: here.lastLineStart)
    return (
      max(here.lineStarts, 1), here.lastLineStart, here.characters - start.characters, here.wide - start.wide
    )
  }

  private func mark(before offset: Int) -> Mark {
    let block = offset / Self.blockSize
    var mark = marks[block]
    Self.advance(&mark, over: block * Self.blockSize..<offset, of: bytes)
    return mark
  }

  /// Whether a line begins at an offset; at the end of the text only a break tells.
  private func beginsLine(_ offset: Int) -> Bool {
    let last = offset > 0 ? bytes[offset - 1] : 0x0A
    return last == 0x0A || last == 0x0D && (offset == bytes.count || bytes[offset] != 0x0A)
  }

  /// The bytes of a line (numbered as in ``position(of:)``), without its line break; none past the last line.
  package func line(_ number: Int) -> ArraySlice<UInt8> {
    // The last block with fewer line starts before it.
    guard number > 0, let block = marks.lastIndex(where: { $0.lineStarts < number }) else { return [] }
    var found = marks[block].lineStarts
    for offset in block * Self.blockSize..<min((block + 1) * Self.blockSize, bytes.count + 1) where beginsLine(offset) {
      found += 1
      if found == number { return bytes[offset...].prefix { $0 != 0x0A && $0 != 0x0D } }
    }
    return []
  }
}

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

  /// `line 3, column 5`.
  var words: String { "line \(line), column \(column)" }

  /// By line, then by column.
  package static func < (a: SourcePosition, b: SourcePosition) -> Bool { (a.line, a.column) < (b.line, b.column) }
}
