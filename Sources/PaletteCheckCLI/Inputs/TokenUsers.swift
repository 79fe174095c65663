import PaletteGate
import PaletteRules
import SourceText

/// The themes of a project that take tokens from a file: whoever names the file changes them.
struct TokenUsers {
  /// The themes, each with all that it takes in.
  private(set) var themes: [LoadedInput] = []
  /// Real paths of the files that one of them reads its chart from, each with the path of that theme.
  private(set) var owners: [String: String] = [:]
  /// Real paths of the named files that a theme takes colours from and that are no theme in the project, each with the path of
  /// that theme.
  private(set) var suppliers: [String: String] = [:]

  /// Finds the themes among those of a project.
  ///
  /// - Parameters:
  ///   - named: Real paths of the files.
  ///   - project: What a search of the whole project found.
  init(of named: Set<String>, in project: [LoadedInput], host: any FileSystem) {
    func real(_ paths: [String]) -> Set<String> { Set(Set(paths).map { host.realPath($0) ?? $0 }) }
    let judged = real(project.compactMap(\.theme?.path))
    for input in project {
      guard let theme = input.theme else { continue }
      let ways = theme.colorsInOrder.map(\.way)
      let own = real(ways.map { $0[0].origin.file.path })
      let taken = real(ways.flatMap { $0.dropFirst() }.map(\.origin.file.path) + theme.parts).subtracting(own)
      for path in taken.subtracting(judged).intersection(named) where suppliers[path] == nil {
        suppliers[path] = theme.path
      }
      // What is named whole is judged as it is named.
      guard !named.contains(host.realPath(theme.path) ?? theme.path), !taken.isDisjoint(with: named),
        !own.isSubset(of: named)
      else { continue }
      themes.append(input)
      for path in own where owners[path] == nil { owners[path] = theme.path }
    }
  }
}

extension GatheredInputs {
  /// Adds the themes of the project that take tokens from one of the named files, and leaves out the named files that such a
  /// theme reads its chart from.
  mutating func addUsers() {
    let named = loaded.filter { input in
      host.kind(of: input.path) == .file && Self.maySupply(input.path)
        && !(input.theme.map { Self.wholeFormats.contains($0.format) } ?? false)
    }
    var roots: [String: Set<String>] = [:]
    for input in named {
      guard let real = host.realPath(input.path), let root = project(around: input.path) else { continue }
      roots[root, default: []].insert(real)
    }
    // A search finds no theme in these either. A file of tokens may be one with others of its folder.
    let bare = Set(
      named.filter { $0.theme == nil && !ThemeFileNames.mayHoldTokens($0.path) }.compactMap { host.realPath($0.path) })
    for (root, files) in roots.sorted(by: { $0.key < $1.key }) {
      var search = self
      search.forgetInputs(andSkip: bare)
      search.addDirectory(root == host.realPath(".") ? "." : root.relativeToWorkingDirectory(host))
      let users = TokenUsers(of: files, in: search.loaded, host: host)
      for user in users.themes { add(user.path) { user } }
      leaveOut { [host] input in
        guard input.problems.isEmpty, let real = host.realPath(input.path), files.contains(real) else { return nil }
        return users.owners[real].map { RunNote.part(input.path, $0) }
          ?? users.suppliers[real].map { RunNote.supplies(input.path, $0) }
      }
    }
  }

  /// Formats whose colours no other file refers to: a search of the whole project finds no user of them.
  private static let wholeFormats: Set = [
    "palettecheck", "apexcharts", "aquarel", "bokeh-theme", "chartjs", "echarts-builder", "echarts-theme", "grafana",
    "highcharts",
    "plotly-template", "powerbi", "qlik", "quicksight", "vchart", "vega-config", "vega-spec",
  ]

  /// Whether other files can take tokens from a file of that name.
  private static func maySupply(_ path: String) -> Bool {
    ThemeFileNames.mayHoldTokens(path) || ThemeFileNames.isProgram(path)
      || [".css", ".scss", ".sass", ".less"].contains { path.lowercased().hasSuffix($0) }
  }

  /// Real path of the repository around a file, or of its configuration; nil where there is neither.
  private func project(around path: String) -> String? {
    let root = RepositoryRoot(of: path, host: host).path
    if host.kind(of: root.appendingStep(".git")) != nil { return root }
    return configurations.configuration(for: path) == nil ? nil : configurations.root(of: path).path
  }
}
