import PaletteGate
import PaletteRules
import SourceText
import ThemeFormats

/// Which files of a directory were meant for a theme: a directory holds many that were not, and one that was and is broken
/// or emptied must not be passed over.
struct ThemeEvidence {
  private let configurations: ConfigurationSearch
  private let configured: FileSelection
  private let host: any CommandHost
  /// Real paths of files that a baseline remembers, by the baseline's path.
  private var remembered: [String: Set<String>] = [:]

  init(_ configurations: ConfigurationSearch, host: any CommandHost) {
    self.configurations = configurations
    self.host = host
    configured = FileSelection(configurations, host: host)
  }

  /// Whether what was read, or could not be, belongs among the inputs.
  mutating func holds(_ input: LoadedInput, _ path: String) -> Bool {
    if input.theme != nil { return true }
    guard !input.intended.isOwn else { return false }
    let naming = configured.naming(path)
    if naming == .itself || isRemembered(path) { return true }
    // Most programs hold no theme, and are nothing that went wrong.
    if ThemeFileNames.isProgram(path) { return false }
    guard input.problems.contains(where: { $0.reason != .noChartColors }) else {
      return input.intended.isEmpty && naming == .byPattern && IntendedTheme.isNamed(path)
    }
    if input.intended.isMarked || IntendedTheme.isNamed(path) || naming == .byPattern { return true }
    // Broken YAML rather is a template of something else, and broken JSON may be anything.
    if ThemeInput.isYAML(path) { return false }
    return !input.problems.contains(where: \.isOfText) || input.intended.listsColors
  }

  /// Whether somebody names the file, though not on the command line: its colours are then a chart's.
  mutating func isMeant(_ path: String) -> Bool { configured.naming(path) != .not || isRemembered(path) }

  /// Whether findings in the file are remembered: it was a theme once.
  mutating func isRemembered(_ path: String) -> Bool {
    let location = configurations.baseline(of: path, BaselineChoice())
    guard let name = location.path, let real = host.realPath(path) else { return false }
    let key = name + "\u{0}" + location.root
    if let known = remembered[key] { return known.contains(real) }
    let entries = ((try? location.read(host)) ?? nil)?.entries ?? []
    let paths = entries.flatMap { [$0.place.path, $0.place.judged] }
    let found = Set(paths.compactMap { host.realPath(location.root.appendingStep($0)) })
    remembered[key] = found
    return found.contains(real)
  }
}
