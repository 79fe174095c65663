/// A source of a picture's bytes.
package protocol ByteSource: AnyObject {
  /// The next bytes, in a chunk of any size; empty at the end.
  func next() throws(ByteStreamError) -> [UInt8]
}

/// A destination for a picture's bytes.
package protocol ByteSink: AnyObject {
  func append(_ bytes: [UInt8]) throws(ByteStreamError)
}

/// Why bytes could not be read or written.
package struct ByteStreamError: Error, Hashable, Sendable {
  /// Lower case: `cannot be written: no space left on device`.
  package let reason: String

  /// Creates an error.
  package init(_ reason: String) { self.reason = reason }
}

/// A source of bytes in memory.
package final class MemorySource: ByteSource {
  private var bytes: [UInt8]

  /// Returns all bytes at once.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package func next() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}

/// Collects bytes in memory.
package final class MemorySink: ByteSink {
  /// Everything so far.
  package private(set) var bytes: [UInt8] = []

  /// Creates an empty sink.
  package init() {}

  package func append(_ bytes: [UInt8]) { self.bytes += bytes }
}
