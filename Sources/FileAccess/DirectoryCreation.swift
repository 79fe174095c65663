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
