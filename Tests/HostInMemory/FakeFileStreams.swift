package import FileAccess
import PNGCodec
import PaletteCheckCLI

/// A file in memory, to read from.
package final class FakeFileSource: FileSource {
  private var rest: ArraySlice<UInt8>
  private let pieceSize: Int
  package let size: Int

  package init(_ bytes: [UInt8], pieceSize: Int = .max) {
    rest = bytes[...]
    self.pieceSize = pieceSize
    size = bytes.count
  }

  package func next() -> [UInt8] {
    defer { rest = rest.dropFirst(pieceSize) }
    return Array(rest.prefix(pieceSize))
  }
}

/// A file in memory, to write to.
package final class FakeFileSink: FileSink {
  private var bytes: [UInt8] = []
  private let put: ([UInt8]) -> Void

  package init(_ put: @escaping ([UInt8]) -> Void) { self.put = put }

  package func append(_ bytes: [UInt8]) { self.bytes += bytes }
  package func commit() { put(bytes) }
  package let lost: [LostProperty] = []
}
