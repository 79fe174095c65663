import PaletteGate
import PaletteRules
import SourceText

/// The paths of a report as its repository knows them.
enum RootedPaths {
  /// Every path that a report names, with the same relative to the root of its repository.
  static func map(_ inputs: [CheckedInput], host: any FileSystem) -> [String: String] {
    var rooted: [String: String] = [:]
    func add(_ path: String) {
      if rooted[path] == nil { rooted[path] = RepositoryRoot(of: path, host: host).relative(path) }
    }
    for input in inputs {
      add(input.path)
      for finding in input.findings.map(\.finding) {
        for origin in origins(of: finding) where !origin.file.isBuiltIn {
          add(origin.file.path)
        }
      }
    }
    return rooted
  }

  private static func origins(of finding: Finding) -> [TokenOrigin] {
    [finding.origin].compactMap(\.self) + (finding.related + finding.chain).map(\.origin)
  }
}
