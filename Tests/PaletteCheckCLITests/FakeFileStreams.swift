import PNGCodec

@testable import PaletteCheckCLI

/// A file in memory, to read from.
final class FakeFileSource: FileSource {
  private var rest: ArraySlice<UInt8>
  private let pieceSize: Int
  let size: Int

  init(_ bytes: [UInt8], pieceSize: Int = .max) {
    rest = bytes[...]
    self.pieceSize = pieceSize
    size = bytes.count
  }

  func next() -> [UInt8] {
    defer { rest = rest.dropFirst(pieceSize) }
    return Array(rest.prefix(pieceSize))
  }
}

/// A file in memory, to write to.
final class FakeFileSink: FileSink {
  private var bytes: [UInt8] = []
  private let put: ([UInt8]) -> Void

  init(_ put: @escaping ([UInt8]) -> Void) { self.put = put }

  func append(_ bytes: [UInt8]) { self.bytes += bytes }
  func commit() { put(bytes) }
}
