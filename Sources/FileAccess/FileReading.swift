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
  /// Pipes and devices are refused, since they may never end: they are read by ``readStandardInput(limit:)``.
  ///
  /// - Throws: ``FileError`` when it is missing, not regular, unreadable or larger than the limit in bytes.
  package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    // Non-blocking, or opening a pipe would wait for somebody who writes.
    let file = try Descriptor(path, O_RDONLY | O_NONBLOCK, for: .read)
    guard let status = FileStatus(descriptor: file.number) else {
      throw FileError.system(.read, path: path, code: errno)
    }
    guard status.kind == .regular else { throw FileError.notRegular(path: path, kind: status.kind.rawValue) }
    if status.size > limit { throw FileError.tooLarge(path: path, limit: limit) }
    return try Descriptor.readAll(from: file.number, limit: limit, path: path, expecting: status.size)
  }

  /// The bytes of standard input to its end.
  ///
  /// - Throws: ``FileError`` when it cannot be read or has more bytes than the limit.
  package static func readStandardInput(limit: Int) throws(FileError) -> [UInt8] {
    try Descriptor.readAll(from: 0, limit: limit, path: "-", expecting: 0)
  }
}
