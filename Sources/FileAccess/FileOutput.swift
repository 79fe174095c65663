#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file written in pieces that is complete or unchanged, whatever happens meanwhile.
///
/// The bytes go into an unnamed file next to it, which replaces it once they are on disk. An existing file keeps its
/// owner, permissions and extended attributes as far as the system allows; a symbolic link stays, and the file behind it is written. Pipes, devices and standard streams are written
/// directly, because nothing can replace them; after an error they are incomplete.
package final class FileOutput {
  private let path: String
  /// A standard stream, written directly.
  private let stream: Int32?
  /// A pipe or a device, written directly.
  private var device: Descriptor?
  private var replacement: FileReplacement?
  /// What belonged to the file before and could not be kept; known after ``commit()``.
  package private(set) var lost: [LostProperty] = []

  /// Opens a file for writing.
  ///
  /// - Throws: ``FileError`` if it cannot be written; nothing has changed then.
  package init(_ path: String) throws(FileError) {
    let existing: FileStatus?
    do throws(FileError) {
      existing = try FileStatus(of: path, for: .write)
    } catch {
      guard error.isMissing else { throw error }
      existing = nil
    }
    if existing?.kind == .directory { throw FileError.system(.write, path: path, code: EISDIR) }
    self.path = path
    stream = existing.flatMap { FileAccess.openStream($0.identity) }
    device = nil
    replacement = nil
    if stream != nil { return }
    if let existing, existing.kind != .regular {
      device = try Descriptor(path, O_WRONLY, for: .write)
      return
    }
    // Replacing a file needs no permission on the file itself, but writing it does: require that.
    if existing != nil {
      let name = try PathText.system(path)
      if unsafe access(name, W_OK) != 0 { throw FileError.system(.write, path: path, code: errno) }
    }
    let target = try existing == nil ? FileAccess.resolvingLast(path) : FileAccess.realPath(path)
    replacement = try FileReplacement(beside: target, reportedAs: path)
  }

  /// Opens a standard stream, which is written directly.
  package init(_ stream: StandardStream) {
    path = stream == .output ? "standard output" : "standard error"
    self.stream = stream.rawValue
    device = nil
    replacement = nil
  }

  /// Whether this writes to a standard stream.
  package var isStream: Bool { stream != nil }

  /// Appends bytes.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    if let stream { return try Descriptor.writeAll(bytes, to: stream, path: path) }
    if let number = device?.number { return try Descriptor.writeAll(bytes, to: number, path: path) }
    try replacement?.append(bytes)
  }

  /// Puts the file in place; without this call, or if it throws, the file is unchanged.
  package func commit() throws(FileError) {
    try device.take()?.close(path: path)
    lost = try replacement.take()?.finish() ?? []
  }
}
