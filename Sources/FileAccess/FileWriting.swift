#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileAccess {
  /// The descriptor of standard output or error if it is this file: replacing it would lose its other content.
  static func openStream(_ identity: FileStatus.Identity) -> Int32? {
    (Int32(1)...2).first { FileStatus(descriptor: $0)?.identity == identity }
  }

  /// The absolute path, without links, of the file that writing to `path` replaces or creates.
  ///
  /// - Throws: ``FileError`` when its directory does not exist.
  package static func destination(of path: String) throws(FileError) -> String {
    if let real = try? realPath(path) { return real }
    let target = try resolvingLast(path)
    let directory = try realPath(directory(of: target))
    let name =
      target.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(target[target.utf8.index(after: $0)...]) } ?? target
    return directory == "/" ? "/" + name : directory + "/" + name
  }

  /// The path at which a missing file would be created: the end of a chain of dangling links.
  static func resolvingLast(_ path: String) throws(FileError) -> String {
    var path = path
    // The number of links that Linux follows in one path, path_resolution(7).
    for _ in 0..<40 {
      guard let target = try linkTarget(path) else { return path }
      path = target.utf8.first == UInt8(ascii: "/") ? target : directory(of: path) + "/" + target
    }
    throw FileError.system(.write, path: path, code: ELOOP)
  }

  private static func linkTarget(_ path: String) throws(FileError) -> String? {
    let name = try PathText.system(path)
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(name, &buffer, buffer.count)
    return count < 0 ? nil : PathText.text(buffer[..<count].map { UInt8(bitPattern: $0) })
  }

  /// The directory part of a path, `.` without one.
  static func directory(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
  }
}
