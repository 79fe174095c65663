/// Takes a stream apart into messages, each behind a header with its length (Language Server Protocol 3.17, Base Protocol).
struct MessageFraming {
  enum Arrival: Equatable {
    case content([UInt8])
    /// More bytes than the limit; they are passed over.
    case tooLong(Int)
  }

  /// What cannot be a header: nobody knows where the next message begins.
  struct BrokenHeader: Error {}

  /// Bytes of a header; an engineering choice, since it holds two short lines at most.
  private static let longestHeader = 8_192

  private let limit: Int
  private var bytes: [UInt8] = []
  /// Bytes of a message that is too long which have not come yet.
  private var passing = 0

  /// Takes messages of at most `limit` bytes.
  init(limit: Int) { self.limit = limit }

  /// The messages that are complete with these bytes.
  mutating func take(_ piece: [UInt8]) throws(BrokenHeader) -> [Arrival] {
    bytes += piece.dropFirst(passing)
    passing -= min(passing, piece.count)
    var arrived: [Arrival] = []
    var start = 0
    defer { bytes.removeFirst(start) }
    while let header = try header(from: start) {
      let rest = bytes.count - header.end
      if header.length > limit {
        arrived.append(.tooLong(header.length))
        start = header.end + min(header.length, rest)
        passing = max(header.length - rest, 0)
      } else {
        guard header.length <= rest else { break }
        start = header.end + header.length
        arrived.append(.content(Array(bytes[header.end..<start])))
      }
    }
    return arrived
  }

  /// The length in the header that begins at an offset, and where it ends; nil until all of it is there.
  private func header(from start: Int) throws(BrokenHeader) -> (length: Int, end: Int)? {
    let beginning = bytes[start...].prefix(Self.longestHeader)
    guard let end = beginning.firstRange(of: "\r\n\r\n".utf8)?.upperBound else {
      guard beginning.count < Self.longestHeader else { throw BrokenHeader() }
      return nil
    }
    for line in String(decoding: bytes[start..<end], as: UTF8.self).split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      guard let length = Int(parts[1].filter { $0 != " " }), length >= 0 else { break }
      return (length, end)
    }
    throw BrokenHeader()
  }

  /// A message behind its header.
  static func framed(_ content: String) -> String { "Content-Length: \(content.utf8.count)\r\n\r\n\(content)" }
}
