import PNGCodec

/// The lines of a stream: what is kept is one line and what came with it, however long the stream is.
struct LineReader {
  /// A line without its line feed, and without a carriage return before it.
  enum Line: Equatable {
    case text([UInt8])
    /// More bytes than the limit; they are passed over.
    case tooLong
  }

  private let source: any ByteSource
  private let limit: Int
  private var piece: [UInt8] = []
  private var next = 0
  private var isAtEnd = false
  /// Bytes that were read so far.
  private(set) var count = 0

  /// Reads lines of at most `limit` bytes.
  init(_ source: any ByteSource, limit: Int) {
    self.source = source
    self.limit = limit
  }

  /// The next line as soon as its line feed is there, and those after it that have already come, without waiting for
  /// more; empty after the last one.
  mutating func arrived(atMost most: Int) throws(ByteStreamError) -> [Line] {
    guard let first = try line() else { return [] }
    var lines = [first]
    while lines.count < most, piece[next...].contains(UInt8(ascii: "\n")), let line = try line() { lines.append(line) }
    return lines
  }

  /// The next line as soon as its line feed is there; nil after the last one, which needs no line feed.
  mutating func line() throws(ByteStreamError) -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    var hasBegun = false
    while true {
      if next == piece.count {
        if !isAtEnd { piece = try source.next() }
        next = 0
        count += piece.count
        isAtEnd = piece.isEmpty
        if isAtEnd { return hasBegun ? ended(line, isTooLong) : nil }
      }
      hasBegun = true
      let rest = piece[next...]
      let feed = rest.firstIndex(of: UInt8(ascii: "\n"))
      let part = rest[..<(feed ?? piece.count)]
      // One more for a carriage return.
      if line.count + part.count > limit + 1 {
        isTooLong = true
        line = []
      } else if !isTooLong {
        line += part
      }
      next = feed.map { $0 + 1 } ?? piece.count
      if feed != nil { return ended(line, isTooLong) }
    }
  }

  private func ended(_ line: [UInt8], _ isTooLong: Bool) -> Line {
    let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...]
    return isTooLong || text.count > limit ? .tooLong : .text(Array(text))
  }
}
