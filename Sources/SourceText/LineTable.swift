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
  private let first: Int

  /// Finds the line breaks.
  ///
  /// - Parameter first: The number of the first line, from 1; more where the text is a piece of a longer one.
  package init(_ bytes: [UInt8], first: Int = 1) {
    self.bytes = bytes
    self.first = max(first, 1)
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
    let (characters, wide, feeds, hasReturn) = counts(text.extracting(range))
    mark.characters += characters
    mark.wide += wide
    guard let last = range.last else { return }
    let previous = range.lowerBound > 0 ? text[range.lowerBound - 1] : 0x0A
    guard !hasReturn, previous != 0x0D else {
      countStarts(&mark, over: range, of: bytes)
      return
    }
    // Without CR a line starts behind each LF, and only the last start has to be found.
    let starts = feeds - (text[last] == 0x0A ? 1 : 0) + (previous == 0x0A ? 1 : 0)
    guard starts > 0 else { return }
    mark.lineStarts += starts
    mark.lastLineStart = range.last { $0 == 0 || text[$0 - 1] == 0x0A } ?? mark.lastLineStart
  }

  /// How many of these bytes, of one block at most, begin a character, or one beyond U+FFFF, and how many are LF; whether there
  /// is a CR.
  private static func counts(_ text: Span<UInt8>) -> (characters: Int, wide: Int, feeds: Int, hasReturn: Bool) {
    var (continuing, wide, feeds, index) = (0, 0, 0, 0)
    var hasReturn = false
    unsafe text.withUnsafeBytes { text in
      // Eight bytes at a time, a sum in each byte of a word: it overflows beyond 255 rounds.
      while index + 8 <= text.count {
        var sums = (continuing: UInt64(0), wide: UInt64(0), feeds: UInt64(0), returns: UInt64(0))
        let end = min(text.count - 7, index + 255 * 8)
        while index < end {
          let word = unsafe text.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          // Every character has one byte that does not continue another, as those do that begin with the bits 10 (RFC 3629).
          sums.continuing &+= (word & ~(word &<< 1) & ByteWord.highs) &>> 7
          // Those beyond U+FFFF begin with the bits 1111.
          sums.wide &+= (word & word &<< 1 & word &<< 2 & word &<< 3 & ByteWord.highs) &>> 7
          sums.feeds &+= ByteWord.places(of: 0x0A, in: word) &>> 7
          sums.returns |= ByteWord.places(of: 0x0D, in: word)
          index += 8
        }
        continuing += ByteWord.total(sums.continuing)
        wide += ByteWord.total(sums.wide)
        feeds += ByteWord.total(sums.feeds)
        hasReturn = hasReturn || sums.returns != 0
      }
    }
    for index in index..<text.count {
      continuing += text[index] & 0xC0 == 0x80 ? 1 : 0
      wide += text[index] >= 0xF0 ? 1 : 0
      feeds += text[index] == 0x0A ? 1 : 0
      hasReturn = hasReturn || text[index] == 0x0D
    }
    return (text.count - continuing, wide, feeds, hasReturn)
  }

  private static func countStarts(_ mark: inout Mark, over range: Range<Int>, of bytes: [UInt8]) {
    let text = bytes.span
    var previous = range.lowerBound > 0 ? text[range.lowerBound - 1] : 0x0A
    for index in range {
      let byte = text[index]
      if previous == 0x0A || previous == 0x0D && byte != 0x0A {
        mark.lineStarts += 1
        mark.lastLineStart = index
      }
      previous = byte
    }
  }

  /// The position of a byte offset; an offset at or past the end is the end.
  package func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let here = line(at: offset)
    var column = here.characters - mark(before: here.lastLineStart).characters + 1
    // A byte order mark is not a column.
    if here.lastLineStart == 0, offset >= 3, startsWithByteOrderMark { column -= 1 }
    return SourcePosition(line: max(here.lineStarts, 1) + first - 1, column: column)
  }

  /// The line of a byte offset, from 1, and how much of the line is before it in the units of both encodings, a byte order mark
  /// included.
  package func units(of offset: Int) -> (line: Int, utf8: Int, utf16: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let here = line(at: offset)
    let start = mark(before: here.lastLineStart)
    let utf16 = here.characters - start.characters + here.wide - start.wide
    return (max(here.lineStarts, 1) + first - 1, offset - here.lastLineStart, utf16)
  }

  /// What precedes an offset, with the line that it is in.
  private func line(at offset: Int) -> Mark {
    var here = mark(before: offset)
    // The line that begins right here counts; at the end of the text only a break tells.
    let last = offset > 0 ? bytes[offset - 1] : 0x0A
    if last == 0x0A || last == 0x0D && (offset == bytes.count || bytes[offset] != 0x0A) {
      here.lineStarts += 1
      here.lastLineStart = offset
    }
    return here
  }

  private func mark(before offset: Int) -> Mark {
    let block = offset / Self.blockSize
    var mark = marks[block]
    Self.advance(&mark, over: block * Self.blockSize..<offset, of: bytes)
    return mark
  }

  /// The bytes of a line (numbered as in ``position(of:)``), without its line break; none past the last line.
  package func line(_ number: Int) -> ArraySlice<UInt8> {
    guard let start = start(ofLine: number - (first - 1)) else { return [] }
    let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    return bytes[start..<end]
  }

  private func start(ofLine number: Int) -> Int? {
    guard number > 0 else { return nil }
    // The last block with fewer line starts before it.
    var low = 0
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].lineStarts < number { low = middle } else { high = middle }
    }
    var found = marks[low].lineStarts
    for offset in low * Self.blockSize..<min((low + 1) * Self.blockSize, bytes.count + 1) {
      let previous = offset > 0 ? bytes[offset - 1] : 0x0A
      if previous == 0x0A || previous == 0x0D && (offset == bytes.count || bytes[offset] != 0x0A) {
        found += 1
        if found == number { return offset }
      }
    }
    return nil
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

  /// By line, then by column.
  package static func < (a: SourcePosition, b: SourcePosition) -> Bool { (a.line, a.column) < (b.line, b.column) }
}
