import PNGCodec

/// A picture's bytes, and how many of them were read.
final class CountedSource: ByteSource {
  private let source: any FileSource
  private let progress: (Double) -> Void
  private var count = 0

  /// Counts the bytes of a file.
  ///
  /// - Parameter progress: Called with the part that was read, 0…1.
  init(_ source: any FileSource, progress: @escaping (Double) -> Void) {
    self.source = source
    self.progress = progress
  }

  func next() throws(ByteStreamError) -> [UInt8] {
    progress(min(Double(count) / Double(max(source.size, 1)), 1))
    let bytes = try source.next()
    count += bytes.count
    return bytes
  }
}
