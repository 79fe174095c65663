/// The directory that paths in fingerprints are relative to: the nearest one upwards that holds `.git`, else the
/// working directory. The same on every machine that has the repository.
struct RepositoryRoot {
  /// Absolute, without links.
  let path: String
  private let host: any CommandHost

  /// Looks upwards from a directory.
  init(_ host: any CommandHost, from directory: String = ".") {
    self.host = host
    let working = host.realPath(directory) ?? "/"
    var directory = working
    while true {
      let git = directory == "/" ? "/.git" : directory + "/.git"
      if host.kind(of: git) != nil {
        path = directory
        return
      }
      guard directory != "/", let slash = directory.lastIndex(of: "/") else { break }
      directory = slash == directory.startIndex ? "/" : String(directory[..<slash])
    }
    path = working
  }

  /// The path relative to the root, with forward slashes; as given when it lies elsewhere or is no file.
  func relative(_ path: String) -> String {
    guard let real = host.realPath(path), real.isPath(below: self.path) else { return path }
    return String(real.dropFirst(self.path == "/" ? 1 : self.path.count + 1))
  }
}
