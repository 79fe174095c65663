#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileAccess {
  /// The bytes of a regular file.
  ///
  /// Refuses pipes and devices, because they may never end; ``readStandardInput(limit:)`` reads them.
  ///
  /// - Throws: ``FileError`` if it is missing, not regular, unreadable or larger than the limit in bytes.
  package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    // Non-blocking: otherwise opening a pipe waits for a writer.
    let file = try Descriptor(path, O_RDONLY | O_NONBLOCK, for: .read)
    guard let status = FileStatus(descriptor: file.number) else {
      throw FileError.system(.read, path: path, code: errno)
    }
    guard status.kind == .regular else { throw FileError.notRegular(path: path, kind: status.kind.rawValue) }
    if status.size > limit { throw FileError.tooLarge(path: path, limit: limit) }
    return try Descriptor.readAll(from: file.number, limit: limit, path: path, expecting: status.size)
  }

  /// Reads standard input to its end.
  ///
  /// - Throws: ``FileError`` if it cannot be read or has more bytes than the limit.
  package static func readStandardInput(limit: Int) throws(FileError) -> [UInt8] {
    try Descriptor.readAll(from: 0, limit: limit, path: "-", expecting: 0)
  }
}

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
