#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileAccess {
  /// Writes a file so that it is whole or as it was before, whatever happens meanwhile.
  ///
  /// The bytes go into a nameless file beside it, which takes its place when they are safe on disk. A file that exists
  /// keeps its permissions; through a symbolic link the file behind it is written and the link stays. Pipes, devices and
  /// the streams of the process are written directly, since nothing can take their place.
  ///
  /// - Throws: ``FileError`` when the file is as it was before, or, of what is written directly, incomplete.
  package static func write(_ bytes: [UInt8], toFile path: String) throws(FileError) {
    let output = try FileOutput(path)
    try output.append(bytes)
    try output.commit()
  }

  /// The descriptor of standard output or error when it is that very file: to replace it would lose what else is there.
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

  /// Where a file would come to be that does not exist: the end of a chain of links that leads nowhere.
  static func resolvingLast(_ path: String) throws(FileError) -> String {
    var path = path
    // As many links as Linux follows in one path, path_resolution(7).
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

  /// The directory part of a path, `.` when there is none.
  static func directory(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
  }
}
