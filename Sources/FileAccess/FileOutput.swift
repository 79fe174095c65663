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
    // Replacing what a standard stream goes to would lose its other content.
    stream = existing.flatMap { FileAccess.streams($0.identity).map(\.rawValue).min() }
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

/// A file that is about to replace another.
struct FileReplacement: ~Copyable {
  private let target: String
  private let reported: String
  private let file: Descriptor
  /// Its temporary name, if the system could not create it without one.
  private var name: String?

  /// Opens a file in the target's directory, unnamed where supported (Linux, `O_TMPFILE`), so that a process that dies
  /// leaves nothing behind.
  init(beside target: String, reportedAs reported: String) throws(FileError) {
    self.target = target
    self.reported = reported
    let directory = FileAccess.directory(of: target)
    #if os(Linux)
      // A file in a folder that only grows can be created, and neither take the place of another nor go away.
      if FileAccess.onlyGrows(directory) { throw FileError.system(.write, path: reported, code: EPERM) }
      // include/uapi/asm-generic/fcntl.h: __O_TMPFILE | O_DIRECTORY; a macro that Swift does not import.
      let nameless: Int32 = 0o20000000 | O_DIRECTORY
      // Without /proc an unnamed file cannot get a name later.
      if FileAccess.exists("/proc/self/fd"),
        let file = try? Descriptor(directory, nameless | O_WRONLY, for: .write)
      {
        self.file = file
        return
      }
    #endif
    let name = Self.newName(in: directory)
    do throws(FileError) {
      file = try Descriptor(name, O_WRONLY | O_CREAT | O_EXCL, for: .write)
    } catch {
      throw error.reported(as: reported)
    }
    self.name = name
  }

  deinit { if let name { Self.remove(name) } }

  func append(_ bytes: [UInt8]) throws(FileError) {
    try Descriptor.writeAll(bytes, to: file.number, path: reported)
  }

  /// Replaces the target, and gives the file what belonged to it.
  ///
  /// - Returns: What of that could not be kept.
  consuming func finish() throws(FileError) -> [LostProperty] {
    let lost = try FileProperties(of: target)?.give(to: file.number, reportedAs: reported) ?? []
    // Some file systems report a full disk only now.
    if fsync(file.number) != 0, errno != EINVAL { throw failure() }
    let to = try PathText.system(target)
    // Ctrl-C between the two would leave the temporary name behind.
    let before = FileAccess.holdInterruptions()
    defer { FileAccess.restoreInterruptions(before) }
    if name == nil { name = try link() }
    guard let name else { return lost }
    // From here on this function removes it, and the deinitializer does not.
    self.name = nil
    let from = try PathText.system(name)
    if unsafe rename(from, to) != 0 {
      let failure = failure()
      Self.remove(name)
      throw failure
    }
    return lost
  }

  /// Names an unnamed file.
  private func link() throws(FileError) -> String {
    let name = Self.newName(in: FileAccess.directory(of: target))
    let from = try PathText.system("/proc/self/fd/\(file.number)")
    let to = try PathText.system(name)
    if unsafe linkat(AT_FDCWD, from, AT_FDCWD, to, AT_SYMLINK_FOLLOW) != 0 { throw failure() }
    return name
  }

  private func failure() -> FileError { FileError.system(.write, path: reported, code: errno) }

  private static func newName(in directory: String) -> String {
    let random = UInt64.random(in: .min ... .max)
    return directory + "/.palettecheck-" + String(random, radix: 36)
  }

  private static func remove(_ name: String) {
    if let name = try? PathText.system(name) { _ = unsafe unlink(name) }
  }
}

#if os(Linux)
  extension FileAccess {
    /// Whether a folder has the attribute `a` of chattr(1): ioctl_iflags(2), `FS_IOC_GETFLAGS` and `FS_APPEND_FL`, macros that Swift
    /// does not import.
    fileprivate static func onlyGrows(_ directory: String) -> Bool {
      guard let folder = try? Descriptor(directory, O_RDONLY | O_DIRECTORY, for: .inspect) else { return false }
      var flags: CLong = 0
      return unsafe ioctl(folder.number, 0x8008_6601, &flags) == 0 && flags & 0x20 != 0
    }
  }
#endif

extension FileError {
  /// The same error with the path that the user gave.
  fileprivate func reported(as path: String) -> FileError {
    if case .system(let attempt, _, let code) = self { .system(attempt, path: path, code: code) } else { self }
  }
}
