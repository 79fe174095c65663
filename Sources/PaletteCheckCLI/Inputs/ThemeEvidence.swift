import PaletteGate
import PaletteRules
import SourceText
import ThemeFormats

/// Which files of a directory were meant for a theme: a directory holds many that were not, and one that was and is broken
/// or emptied must not be passed over.
///
/// A file is meant where its name, its folder or its first bytes say so, or the configuration, the baseline or the state before
/// does. Such a file is an error when it cannot be read; every other one is left out.
struct ThemeEvidence {
  private let configurations: ConfigurationSearch
  private let configured: FileSelection
  private let host: any CommandHost
  /// Real paths of files that a baseline remembers, by the baseline's path.
  private var remembered: [String: Set<String>] = [:]
  /// Real paths of files that were themes in the state before.
  private let known: Set<String>
  private let isStrict: Bool

  /// - Parameter known: Real paths of files that were themes in the state before.
  init(_ configurations: ConfigurationSearch, _ flags: DirectoryFlags, known: Set<String>, host: any CommandHost) {
    self.configurations = configurations
    self.host = host
    self.known = known
    isStrict = flags.strictInputs
    configured = FileSelection(configurations, flags, host: host)
  }

  /// What becomes of a file that was read, or could not be: a theme belongs among the inputs, with its problems.
  mutating func fate(of input: LoadedInput, _ path: String) -> FileFate {
    if input.theme != nil { return .theme }
    if input.intended.isOwn { return .notTheme(.ownFile) }
    if configured.naming(path) == .itself || isRemembered(path) { return .theme }
    let isBroken = input.intended.isEmpty || input.problems.contains { $0.reason != .noChartColors }
    if isBroken, isSaid(input, path) { return .theme }
    let fate = FileFate.withoutTheme(input, path)
    return isStrict && fate.isUnjudged ? .theme : fate
  }

  /// Whether the file itself says that it is a theme, as far as that shows in one that is broken.
  private func isSaid(_ input: LoadedInput, _ path: String) -> Bool {
    if ThemeNames.isNamed(path) || input.intended.isMarked || configured.naming(path) == .byPattern { return true }
    // A folder of themes holds the program of a page as well, and an empty file says nothing.
    if ThemeFileNames.isProgram(path) { return ThemeNames.isNamedForCharts(path) && !input.intended.isEmpty }
    if ThemeNames.isPlaced(path) { return true }
    // Broken YAML rather is a template of something else, and broken JSON may be anything.
    if ThemeInput.isYAML(path) || input.intended.isEmpty { return false }
    return !input.problems.contains(where: \.isOfText) || input.intended.listsColors
  }

  /// What becomes of a path that names a theme and leads to something else than a file.
  mutating func fate(ofMisplaced path: String) -> FileFate {
    ThemeNames.isNamed(path) || configured.naming(path) == .itself || isRemembered(path) || isStrict
      ? .theme : .unreadable
  }

  /// Whether somebody names the file, though not on the command line: its colours are then a chart's.
  mutating func isMeant(_ path: String) -> Bool { configured.naming(path) != .not || isRemembered(path) }

  /// Whether the file was a theme in the state before, or findings in it are remembered.
  mutating func isRemembered(_ path: String) -> Bool {
    guard let real = host.destination(of: path) else { return false }
    if known.contains(real) { return true }
    let location = configurations.baseline(of: path, BaselineChoice())
    guard let name = location.path else { return false }
    let key = name + "\u{0}" + location.root
    if let known = remembered[key] { return known.contains(real) }
    let entries = ((try? location.read(host)) ?? nil)?.entries ?? []
    let paths = entries.flatMap { [$0.place.path, $0.place.judged] }
    let found = Set(paths.compactMap { host.destination(of: location.root.appendingStep($0)) })
    remembered[key] = found
    return found.contains(real)
  }
}
