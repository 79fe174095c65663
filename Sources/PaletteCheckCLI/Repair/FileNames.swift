import PaletteRules
import SourceText

/// One name for each file that themes draw on, however it was reached.
struct FileNames: Sendable {
  private let names: [String: String]

  init(_ themes: [Theme], host: any FileSystem) {
    var names: [String: String] = [:]
    for color in themes.flatMap(\.colorsInOrder) {
      for path in [color.definition.file.path, color.origin.file.path] where names[path] == nil {
        names[path] = host.realPath(path) ?? path
      }
    }
    self.names = names
  }

  /// The name of a file; its path when it does not exist.
  func name(of path: String) -> String { names[path] ?? path }

  /// The names that are no file that can be written: of standard input, and of colours on the command line.
  func notOnDisk(_ host: any FileSystem) -> Set<String> {
    Set(
      names.filter { path, _ in
        if case .file = host.kind(of: path) { false } else { true }
      }.values)
  }
}
