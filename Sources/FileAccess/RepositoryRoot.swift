/// The top of the version-controlled tree that a file belongs to.
package enum RepositoryRoot {
  /// The nearest directory, from the one of the path upwards, that holds an entry `.git`; nothing when none does.
  ///
  /// The path is followed through its links first; a path that does not exist has no root. In a work tree or submodule
  /// `.git` is a file, which counts as well.
  package static func containing(_ path: String) -> String? {
    guard let real = try? FileAccess.realPath(path) else { return nil }
    var directory = FileAccess.isDirectory(real) ? real : FileAccess.directory(of: real)
    while true {
      if FileAccess.exists(directory == "/" ? "/.git" : directory + "/.git") { return directory }
      if directory == "/" || directory == "." { return nil }
      directory = FileAccess.directory(of: directory)
    }
  }
}
