import FileAccess
import PNGCodec

/// A file that is kept in memory once it is whole.
final class MemorySink: FileSink {
  private var bytes: [UInt8] = []
  private let keep: ([UInt8]) -> Void
  let lost: [LostProperty] = []

  init(_ keep: @escaping ([UInt8]) -> Void) { self.keep = keep }

  func append(_ bytes: [UInt8]) { self.bytes += bytes }
  func commit() { keep(bytes) }
}
