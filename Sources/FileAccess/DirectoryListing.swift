#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files below a directory.
package struct DirectoryListing: Sendable {
  /// Regular files, each as the directory's path, a slash and the relative path; sorted by bytes.
  package var files: [String] = []
  /// Directories below it that could not be read.
  package var problems: [FileError] = []
  /// Skipped directories, in the same form; sorted by bytes.
  package var notEntered: [String] = []
}

extension FileAccess {
  /// Lists the regular files below a directory, at every depth.
  ///
  /// Does not follow symbolic links below the directory: their targets are listed elsewhere or lie outside. Never
  /// enters a directory twice, whatever is mounted where.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of files and directories.
  ///   - entering: Whether to enter a directory with this name.
  /// - Throws: ``FileError`` if the directory itself cannot be read or holds more files than the limit.
  package static func list(
    _ root: String, limit: Int = 100_000, entering: (_ name: String) -> Bool = { _ in true }
  ) throws(FileError) -> DirectoryListing {
    var listing = DirectoryListing()
    var waiting = [root]
    var entered: Set<FileStatus.Identity> = []
    var seen = 0
    while let directory = waiting.popLast() {
      let names: [String]
      do throws(FileError) {
        guard try entered.insert(FileStatus(of: directory, for: .list).identity).inserted else { continue }
        names = try entries(of: directory, limit: limit - seen)
      } catch {
        if case .tooManyFiles = error { throw FileError.tooManyFiles(path: root, limit: limit) }
        if directory == root { throw error }
        listing.problems.append(error)
        continue
      }
      seen += names.count
      for name in names {
        let path = directory.hasSuffix("/") ? directory + name : directory + "/" + name
        // Ignore files that have vanished meanwhile.
        guard let status = try? FileStatus(of: path, followingLinks: false) else { continue }
        if status.kind == .regular { listing.files.append(path) }
        guard status.kind == .directory else { continue }
        if entering(name) { waiting.append(path) } else { listing.notEntered.append(path) }
      }
    }
    listing.files.sort { PathText.bytes($0).lexicographicallyPrecedes(PathText.bytes($1)) }
    listing.notEntered.sort { PathText.bytes($0).lexicographicallyPrecedes(PathText.bytes($1)) }
    listing.problems.sort { PathText.bytes($0.path).lexicographicallyPrecedes(PathText.bytes($1.path)) }
    return listing
  }

  /// The names in a directory in any order, without `.` and `..`.
  private static func entries(of directory: String, limit: Int) throws(FileError) -> [String] {
    let name = try PathText.system(directory)
    guard let stream = unsafe opendir(name) else { throw FileError.system(.list, path: directory, code: errno) }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        if errno != 0 { throw FileError.system(.list, path: directory, code: errno) }
        return names
      }
      // An entry is only as long as its name and shorter than the structure: never copy it whole.
      let bytes = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(to: CChar.self, capacity: 1) { start in
          unsafe UnsafeBufferPointer(start: start, count: strlen(start)).map { UInt8(bitPattern: $0) }
        }
      }
      let text = PathText.text(bytes)
      if text == "." || text == ".." { continue }
      if names.count >= limit { throw FileError.tooManyFiles(path: directory, limit: limit) }
      names.append(text)
    }
  }
}
