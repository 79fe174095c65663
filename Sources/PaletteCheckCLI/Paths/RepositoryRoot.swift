/// The directory that one input's paths are relative to, and that bounds what it may refer to: the nearest one upwards
/// from the file that holds `.git`. Without one, the working directory where the file lies below it, else the file's own.
struct RepositoryRoot {
  /// Absolute, without links.
  let path: String
  let host: any FileSystem

  /// A directory that is known to be the root.
  init(path: String, host: any FileSystem) {
    self.path = path
    self.host = host
  }

  /// Looks upwards from a file; from the working directory for standard input and colours.
  init(of file: String, host: any FileSystem) {
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

  /// The repository that holds this one as a submodule, at any depth; this one where none does. Reports and their fingerprints have
  /// its paths, wherever the command runs.
  var outermost: RepositoryRoot { outer { _ in true } }

  /// The repository around this one, as far as each is a submodule of the next and a condition holds.
  func outer(while mayLeave: (_ root: String) -> Bool) -> RepositoryRoot {
    guard path != "/", host.kind(of: path.appendingStep(".git")) != nil, mayLeave(path) else { return self }
    var directory = path.parentDirectory
    while host.kind(of: directory.appendingStep(".git")) == nil {
      if directory == "/" { return self }
      directory = directory.parentDirectory
    }
    let known = Submodules(of: directory, host: host).paths.values
    guard known.contains(path.path(relativeTo: directory)) else { return self }
    return RepositoryRoot(path: directory, host: host).outer(while: mayLeave)
  }

  /// Files at the top of a project that is not under git, as an unpacked archive; the outermost licence counts, else the
  /// nearest of the others.
  private static let (licences, tops) = (
    ["LICENSE", "LICENSE.md", "LICENSE.txt", "LICENCE", "COPYING"],
    ["package.json", "Package.swift", "pyproject.toml", "Cargo.toml", "composer.json", "README.md", "README"]
  )

  /// The root of a file, or the top of the project around it where nothing is under git: it bounds what a file refers to, and
  /// does not depend on where the command runs.
  static func ofProject(around file: String, host: any FileSystem) -> RepositoryRoot {
    let root = RepositoryRoot(of: file, host: host)
    guard host.kind(of: root.path.appendingStep(".git")) == nil, let real = host.realPath(file) else { return root }
    func holds(_ names: [String], _ directory: String) -> Bool {
      names.contains { host.kind(of: directory.appendingStep($0)) != nil }
    }
    var directories: [String] = []
    var directory = host.kind(of: real) == .directory ? real : real.parentDirectory
    while directory != "/" {
      directories.append(directory)
      directory = directory.parentDirectory
    }
    let top = directories.last { holds(licences, $0) } ?? directories.first { holds(tops, $0) }
    guard let top, root.path.isPath(below: top) else { return root }
    return RepositoryRoot(path: top, host: host)
  }

  func holds(_ real: String) -> Bool { real == path || real.isPath(below: path) }

  /// Whether what a path leads to, or would lead to once it is written, lies below the root.
  func bounds(_ path: String) -> Bool { host.destination(of: path).map(holds) ?? true }

  /// The path relative to the root, with forward slashes; as given when it lies elsewhere or does not exist.
  func relative(_ path: String) -> String {
    guard let real = host.realPath(path), real.isPath(below: self.path) else { return path }
    return real.path(relativeTo: self.path)
  }
}
