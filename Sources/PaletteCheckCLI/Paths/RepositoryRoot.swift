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
    let own = host.realPath(file).map { host.kind(of: $0) == .directory ? $0 : $0.parentDirectory }
    let start = own ?? working
    var directory = start
    while true {
      if host.kind(of: directory.appendingStep(".git")) != nil {
        path = directory
        return
      }
      if directory == "/" { break }
      directory = directory.parentDirectory
    }
    // The whole disk is nobody's project.
    path = working != "/" && (start == working || start.isPath(below: working)) ? working : start
  }

  /// Whether a real path is the root or lies below it.
  func holds(_ real: String) -> Bool { real == path || real.isPath(below: path) }

  /// Whether what a path leads to, or would lead to once it is written, lies below the root.
  func bounds(_ path: String) -> Bool { host.destination(of: path).map(holds) ?? true }

  /// The path relative to the root, with forward slashes; as given when it lies elsewhere or does not exist.
  func relative(_ path: String) -> String {
    guard let real = host.realPath(path), real.isPath(below: self.path) else { return path }
    return real.path(relativeTo: self.path)
  }
}
