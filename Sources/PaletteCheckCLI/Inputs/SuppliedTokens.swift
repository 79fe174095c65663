import PaletteGate
import PaletteRules
import SourceText
import ThemeFormats

/// Named files without chart colours of their own that give their colours to a theme: whoever names the file means the theme.
extension GatheredInputs {
  /// Leaves out the named files that give their colours to another input, and adds the themes of the project that take tokens
  /// from one of the others.
  ///
  /// - Parameter searches: Whether to look for themes that are not among the inputs.
  mutating func followTokens(searches: Bool) {
    leaveOutSuppliers(of: loaded)
    guard searches else { return }
    var roots: [String: Set<String>] = [:]
    for input in loaded where input.isBare && host.kind(of: input.path) == .file && Self.maySupply(input) {
      guard let real = host.realPath(input.path), let root = project(around: input.path) else { continue }
      roots[root, default: []].insert(real)
    }
    for (root, files) in roots.sorted(by: { $0.key < $1.key }) {
      var search = self
      search.forgetInputs()
      search.addDirectory(root == host.realPath(".") ? "." : root.relativeToWorkingDirectory(host))
      let users = search.loaded.filter { !sources(of: $0).isDisjoint(with: files) }
      for user in users { add(user.path) { user } }
      leaveOutSuppliers(of: users)
    }
  }

  /// Leaves out the inputs without chart colours that one of these takes colours from.
  private mutating func leaveOutSuppliers(of users: [LoadedInput]) {
    guard loaded.contains(where: \.isBare) else { return }
    // The first input that takes colours from a file, by that file.
    var known: [String: String] = [:]
    for user in users { known.merge(sources(of: user).map { ($0, user.path) }) { first, _ in first } }
    leaveOut { [host] input in
      guard input.isBare, let user = known[host.realPath(input.path) ?? input.path] else { return nil }
      return RunNote.supplies(input.path, user)
    }
  }

  /// Real paths of the files that a theme takes colours from, and of those that it names as parts of itself.
  private func sources(of input: LoadedInput) -> Set<String> {
    guard let theme = input.theme else { return [] }
    let files = Set(theme.colorsInOrder.flatMap(\.way).map(\.origin.file.path)).union(theme.parts)
    return Set(files.map { host.realPath($0) ?? $0 })
  }

  /// Whether other files can take tokens from a file: by its name, and because it shows a colour or has the keys of tokens.
  private static func maySupply(_ input: LoadedInput) -> Bool {
    let isNamed =
      ThemeFileNames.mayHold(.tokens, input.path)
      || [".css", ".scss", ".sass", ".less"].contains(where: input.path.lowercased().hasSuffix)
    return isNamed && (input.intended.mayHoldColors || input.intended.isMarked)
  }

  /// Real path of the repository around a file, or of its configuration; nil where there is neither.
  private func project(around path: String) -> String? {
    let root = RepositoryRoot(of: path, host: host).path
    if host.kind(of: root.appendingStep(".git")) != nil { return root }
    return configurations.configuration(for: path) == nil ? nil : configurations.root(of: path).path
  }
}
