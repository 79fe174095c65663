/// The directory that one input's paths are relative to, and that bounds what it may refer to: the nearest one upwards
/// from the file that holds `.git`. Without one, the working directory where the file lies below it, else the file's own.
struct RepositoryRoot {
  /// Absolute, without links.
  let path: String
  let host: any CommandHost

  /// A directory that is known to be the root.
  init(path: String, host: any CommandHost) {
    self.path = path
    self.host = host
  }

  /// Looks upwards from a file; from the working directory for standard input and colours.
  init(of file: String, host: any CommandHost) {
    self.host = host
    let working = host.realPath(".") ?? "/"
    let own = host.realPath(file).map { host.kind(of: $0) == .directory ? $0 : Self.directory(of: $0) }
    let start = own ?? working
    var directory = start
    while true {
      if host.kind(of: directory == "/" ? "/.git" : directory + "/.git") != nil {
        path = directory
        return
      }
      if directory == "/" { break }
      directory = Self.directory(of: directory)
    }
    // The whole disk is nobody's project.
    path = working != "/" && (start == working || start.isPath(below: working)) ? working : start
  }

  /// The path relative to the root, with forward slashes; as given when it lies elsewhere or is no file.
  func relative(_ path: String) -> String {
    guard let real = host.realPath(path), real.isPath(below: self.path) else { return path }
    return String(real.dropFirst(self.path == "/" ? 1 : self.path.count + 1))
  }

  private static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}
