#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileAccess {
  /// Creates a directory and its missing parents.
  ///
  /// - Returns: The created directories, uppermost first.
  /// - Throws: ``FileError`` if it cannot be created or the path is taken; removes what it has created.
  @discardableResult
  package static func createDirectory(_ path: String) throws(FileError) -> [String] {
    do throws(FileError) { return try created(path) } catch {
      guard let part = obstacle(to: path) else { throw error }
      throw FileError.notDirectory(part: part, path: path)
    }
  }

  private static func created(_ path: String) throws(FileError) -> [String] {
    let name = try PathText.system(path)
    if unsafe mkdir(name, 0o777) == 0 { return [path] }
    let code = errno
    if code == EEXIST, isDirectory(path) { return [] }
    let parent = directory(of: path)
    guard code == ENOENT, parent != path else { throw FileError.system(.write, path: path, code: code) }
    let above = try created(parent)
    if unsafe mkdir(name, 0o777) == 0 { return above + [path] }
    let codeBelow = errno
    if codeBelow == EEXIST, isDirectory(path) { return above }
    for directory in above.reversed() { removeEmptyDirectory(directory) }
    throw FileError.system(.write, path: path, code: codeBelow)
  }

  /// The part of a path that exists and is not a directory.
  private static func obstacle(to path: String) -> String? {
    var part = path
    while !exists(part) {
      let parent = directory(of: part)
      guard parent != part else { return nil }
      part = parent
    }
    return isDirectory(part) ? nil : part
  }

  /// Removes an empty directory; keeps any other.
  package static func removeEmptyDirectory(_ path: String) {
    if let name = try? PathText.system(path) { _ = unsafe rmdir(name) }
  }
}

/// A directory that one process at a time holds, so that two that read, change and write a file in it lose nothing.
///
/// The lock is advisory, flock(2) on the directory itself: it leaves no file behind, and ends with the process at the
/// latest.
package final class DirectoryLock: Sendable {
  private let number: Int32

  /// Waits until nobody else holds the directory; nil where it cannot be opened or its file system knows no locks.
  package init?(_ directory: String) {
    guard let name = try? PathText.system(directory) else { return nil }
    let number = unsafe open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { return nil }
    var result: Int32
    repeat { result = flock(number, LOCK_EX) } while result != 0 && errno == EINTR
    guard result == 0 else {
      close(number)
      return nil
    }
    self.number = number
  }

  deinit { close(number) }
}
