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
  /// What a baseline remembers, by the baseline's path.
  private var remembered: [String: KnownThemes] = [:]
  /// What the state before had.
  private let known: KnownThemes
  private let isStrict: Bool

  /// - Parameter known: The files of themes in the state before.
  init(_ configurations: ConfigurationSearch, _ flags: DirectoryFlags, known: KnownThemes, host: any CommandHost) {
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
    if configured.naming(path) == .itself || wasTheme(path) { return .theme }
    let isBroken = input.intended.isEmpty || input.problems.contains { $0.reason != .noChartColors }
    if isBroken, isRemembered(path) || isDeclared(input, path) { return .theme }
    let fate = FileFate.withoutTheme(input, path)
    return isStrict && fate.isDoubtful ? .theme : fate
  }

  /// Whether the file itself says that it is a theme, as far as that shows in one that is broken.
  private func isDeclared(_ input: LoadedInput, _ path: String) -> Bool {
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
  mutating func isMeant(_ path: String) -> Bool { configured.naming(path) != .not || wasTheme(path) }

  /// Whether the file was a theme in the state before, or the baseline holds findings about it as one.
  mutating func wasTheme(_ path: String) -> Bool { isRemembered(path, in: \.themes) }

  /// Whether a theme took colours from the file in the state before, or the baseline names it.
  mutating func isRemembered(_ path: String) -> Bool {
    isRemembered(path, in: \.themes) || isRemembered(path, in: \.sources)
  }

  private mutating func isRemembered(_ path: String, in files: KeyPath<KnownThemes, Set<String>>) -> Bool {
    guard let real = host.destination(of: path) else { return false }
    if known[keyPath: files].contains(real) { return true }
    let location = configurations.baseline(of: path, BaselineChoice())
    guard let name = location.path else { return false }
    let key = name + "\u{0}" + location.root
    if let known = remembered[key] { return known[keyPath: files].contains(real) }
    let places = (((try? location.read(host)) ?? nil)?.entries ?? []).map(\.place)
    func target(_ path: String) -> String? { host.destination(of: location.root.appendingStep(path)) }
    let found = KnownThemes(
      themes: Set(Set(places.map(\.judged)).compactMap(target)),
      sources: Set(Set(places.map(\.path)).compactMap(target)))
    remembered[key] = found
    return found[keyPath: files].contains(real)
  }
}
