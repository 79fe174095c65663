import PNGShim

/// The source of libpng's input, which splits pieces of any size into the requested counts.
@safe final class ReadingFeed {
  private let source: any ByteSource
  private var piece: [UInt8] = []
  private var position = 0
  /// The error of the source, if it failed.
  private(set) var failure: ByteStreamError?

  init(_ source: any ByteSource) { self.source = source }

  /// Fills the buffer as far as possible.
  func fill(_ target: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var filled = 0
    while filled < target.count {
      if position == piece.count {
        do throws(ByteStreamError) { piece = try source.next() } catch {
          failure = error
          return filled
        }
        position = 0
        if piece.isEmpty { return filled }
      }
      let count = min(target.count - filled, piece.count - position)
      unsafe piece.withUnsafeBufferPointer { bytes in
        guard let from = bytes.baseAddress, let to = target.baseAddress else { return }
        unsafe (to + filled).update(from: from + position, count: count)
      }
      filled += count
      position += count
    }
    return filled
  }

  /// libpng's read callback, whose context is the feed.
  static let function: PNGShimRead = { context, bytes, count in
    guard let context = unsafe context else { return 0 }
    let feed = unsafe Unmanaged<ReadingFeed>.fromOpaque(context).takeUnretainedValue()
    return unsafe feed.fill(UnsafeMutableBufferPointer(start: bytes, count: count))
  }
}

/// The destination of libpng's output, which joins its small pieces.
@safe final class WritingFeed {
  private let sink: any ByteSink
  private var piece: [UInt8] = []
  /// The error of the sink, if it failed.
  private(set) var failure: ByteStreamError?
  /// Engineering choice: large enough to make the cost of system calls negligible.
  private static let pieceSize = 1 << 16

  init(_ sink: any ByteSink) {
    self.sink = sink
    piece.reserveCapacity(Self.pieceSize * 2)
  }

  /// Appends bytes; false if the sink failed.
  func take(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe piece.append(contentsOf: bytes)
    return piece.count < Self.pieceSize || flush()
  }

  /// Passes all bytes to the sink; false if it failed.
  func flush() -> Bool {
    do throws(ByteStreamError) {
      try sink.append(piece)
      piece.removeAll(keepingCapacity: true)
      return true
    } catch {
      failure = error
      return false
    }
  }

  /// libpng's write callback, whose context is the feed.
  static let function: PNGShimWrite = { context, bytes, count in
    guard let context = unsafe context else { return false }
    let feed = unsafe Unmanaged<WritingFeed>.fromOpaque(context).takeUnretainedValue()
    return unsafe feed.take(UnsafeBufferPointer(start: bytes, count: count))
  }
}

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
  /// All bytes that there were at the beginning.
  package let size: Int

  /// Returns all bytes at once.
  package init(_ bytes: [UInt8]) { (self.bytes, size) = (bytes, bytes.count) }

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
