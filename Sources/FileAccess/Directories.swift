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
  /// What below it could not be looked at: a directory that cannot be read or searched, a path that is too long.
  package var problems: [FileError] = []
  /// Symbolic links below it, wherever they lead; sorted by bytes.
  package var links: [String] = []
  /// Skipped directories, in the same form; sorted by bytes.
  package var notEntered: [String] = []

  /// An empty one.
  package init() {}
}

extension FileAccess {
  /// Lists the regular files below a directory, at every depth.
  ///
  /// Lists symbolic links below the directory and does not follow them. Never enters a directory twice, whatever is mounted
  /// where.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of files and directories.
  ///   - entering: Whether to enter a directory.
  /// - Throws: ``FileError`` if the directory itself cannot be read or holds more files than the limit.
  package static func list(
    _ root: String, limit: Int = 100_000, entering: (_ path: String) -> Bool = { _ in true }
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
      // One problem tells of all: where a directory may not be searched, none of its files can be examined.
      var problem: FileError?
      for name in names {
        let path = directory.hasSuffix("/") ? directory + name : directory + "/" + name
        let status: FileStatus
        do throws(FileError) {
          status = try FileStatus(of: path, followingLinks: false)
        } catch {
          // Files that have vanished meanwhile are not missed.
          if !error.isMissing, problem.map({ inOrder(path, $0.path) }) ?? true { problem = error }
          continue
        }
        switch status.kind {
        case .regular: listing.files.append(path)
        case .symbolicLink: listing.links.append(path)
        case .directory where entering(path): waiting.append(path)
        case .directory: listing.notEntered.append(path)
        case .namedPipe, .socket, .device: break
        }
      }
      if let problem { listing.problems.append(problem) }
    }
    listing.files.sort(by: inOrder)
    listing.links.sort(by: inOrder)
    listing.notEntered.sort(by: inOrder)
    listing.problems.sort { inOrder($0.path, $1.path) }
    return listing
  }

  /// The order of paths: by their bytes.
  private static func inOrder(_ a: String, _ b: String) -> Bool {
    PathText.bytes(a).lexicographicallyPrecedes(PathText.bytes(b))
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
      let text = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe PathText.text($0) }
      }
      if text == "." || text == ".." { continue }
      if names.count >= limit { throw FileError.tooManyFiles(path: directory, limit: limit) }
      names.append(text)
    }
  }
}

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
  private let file: Descriptor

  /// Waits until nobody else holds the directory; nil where it cannot be opened or its file system knows no locks.
  package init?(_ directory: String) {
    guard let file = try? Descriptor(directory, O_RDONLY | O_DIRECTORY, for: .read) else { return nil }
    var result: Int32
    repeat { result = flock(file.number, LOCK_EX) } while result != 0 && errno == EINTR
    guard result == 0 else { return nil }
    self.file = file
  }
}
