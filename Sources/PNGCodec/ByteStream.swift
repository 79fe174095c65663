/// Where the bytes of a picture come from.
package protocol ByteSource: AnyObject {
  /// The next bytes, in pieces of any size; empty at the end.
  func next() throws(ByteStreamError) -> [UInt8]
}

/// Where the bytes of a picture go to.
package protocol ByteSink: AnyObject {
  /// Takes bytes after those before.
  func append(_ bytes: [UInt8]) throws(ByteStreamError)
}

/// Why bytes could not be had or taken.
package struct ByteStreamError: Error, Hashable, Sendable {
  /// Lower case: `cannot be written: no space left on device`.
  package let reason: String

  /// Creates an error.
  package init(_ reason: String) { self.reason = reason }
}

/// Bytes in memory, to read from.
package final class MemorySource: ByteSource {
  private var bytes: [UInt8]

  /// Gives these bytes, all at once.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package func next() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}

/// Bytes in memory, written to.
package final class MemorySink: ByteSink {
  /// Everything so far.
  package private(set) var bytes: [UInt8] = []

  /// Starts empty.
  package init() {}

  package func append(_ bytes: [UInt8]) { self.bytes += bytes }
}
