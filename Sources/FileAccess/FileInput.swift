#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A regular file, read in pieces.
package final class FileInput {
  private let path: String
  private let file: Descriptor
  /// Its size in bytes when it was opened.
  package let size: Int

  /// Opens a file; refuses pipes and devices, because they may never end.
  package init(_ path: String) throws(FileError) {
    // Non-blocking: otherwise opening a pipe waits for a writer.
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
