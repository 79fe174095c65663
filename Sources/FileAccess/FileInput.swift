#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A regular file read piece by piece.
package final class FileInput {
  private let path: String
  private let file: Descriptor
  /// Bytes when it was opened.
  package let size: Int

  /// Opens a file; pipes and devices are refused, since they may never end.
  package init(_ path: String) throws(FileError) {
    // Non-blocking, or opening a pipe would wait for somebody who writes.
    let file = try Descriptor(path, O_RDONLY | O_NONBLOCK, for: .read)
    guard let status = FileStatus(descriptor: file.number) else {
      throw FileError.system(.read, path: path, code: errno)
    }
    guard status.kind == .regular else { throw FileError.notRegular(path: path, kind: status.kind.rawValue) }
    self.path = path
    self.file = file
    size = status.size
  }

  /// The next bytes; empty at the end.
  package func next() throws(FileError) -> [UInt8] { try Descriptor.readPiece(from: file.number, path: path) }
}
