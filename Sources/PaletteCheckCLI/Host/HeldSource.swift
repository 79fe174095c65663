/// A file whose bytes are held in memory.
final class HeldSource: FileSource {
  private var bytes: [UInt8]
  let size: Int

  init(_ bytes: [UInt8]) {
    (self.bytes, size) = (bytes, bytes.count)
  }

  func next() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}
