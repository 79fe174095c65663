#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileAccess {
  /// Creates a directory where there is none; its parent has to exist.
  ///
  /// - Throws: ``FileError`` when it cannot be created or something else stands there.
  package static func createDirectory(_ path: String) throws(FileError) {
    let name = try PathText.system(path)
    if unsafe mkdir(name, 0o777) == 0 { return }
    let code = errno
    guard code == EEXIST, isDirectory(path) else { throw FileError.system(.write, path: path, code: code) }
  }

  /// Removes a directory that holds nothing; one that holds something stays.
  package static func removeEmptyDirectory(_ path: String) {
    if let name = try? PathText.system(path) { _ = unsafe rmdir(name) }
  }
}
