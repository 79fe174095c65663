import PaletteGate
import PaletteReports
import PaletteRules
import SourceText
import ThemeFormats

/// Which files of a directory were meant for a theme: a directory holds many that were not, and one that was and is broken
/// or emptied must not be passed over.
///
/// A file that cannot be read is an error where its path or its extension says that it is a theme, or the configuration, the
/// baseline or the state before knows it as one. Every other one is counted.
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
  mutating func outcome(of input: LoadedInput, _ path: String) -> FileOutcome {
    if input.theme != nil { return .checked }
    if input.intended.isOwn { return .skipped }
    let isBroken = input.intended.isEmpty || input.problems.contains { $0.reason != .noChartColors }
    // A program that holds no chart's colours any more is whole: the comparison names what is no longer checked.
    if configured.naming(path) == .itself || wasTheme(path) && (isBroken || !ThemeFileNames.isProgram(path)) {
      return .checked
    }
    if isBroken, isRemembered(path) || isDeclared(input, path) { return .checked }
    let outcome = Self.withoutTheme(input, path)
    if isStrict, case .notChecked = outcome { return .checked }
    return outcome
  }

  /// Whether the file says that it is a theme, by its path, its extension or a key that only themes have.
  private func isDeclared(_ input: LoadedInput, _ path: String) -> Bool {
    // `templates/tokens.yaml` of Helm is no YAML yet.
    if ThemeInput.isYAML(path), path.pathNames.dropLast().contains("templates") { return false }
    if Self.isEmptyPartial(input, path) { return false }
    if ThemeNames.isNamed(path) || input.intended.isMarked || configured.naming(path) == .byPattern { return true }
    // A folder of themes holds the program of a page as well.
    if ThemeFileNames.isProgram(path) { return ThemeNames.isNamedForCharts(path) && !input.intended.isEmpty }
    return ThemeNames.isPlaced(path)
  }

  /// Whether a partial of Sass, `_colors.scss`, waits for its first line.
  private static func isEmptyPartial(_ input: LoadedInput, _ path: String) -> Bool {
    input.intended.isEmpty && path.fileName.hasPrefix("_") && LiteralLanguage.of(path)?.family == .sass
  }

  /// What becomes of a file that nothing calls a theme.
  private static func withoutTheme(_ input: LoadedInput, _ path: String) -> FileOutcome {
    switch input.problems.lazy.compactMap(\.doubt).first {
    case .otherColors: return .notChecked(.otherColors)
    case .computed: return .notChecked(.computedColors)
    case .unusable: return .notChecked(.unreadable)
    case nil: break
    }
    if input.isBare, !input.intended.isEmpty {
      return input.intended.holdsColors ? .notChecked(.otherColors) : .skipped
    }
    if isEmptyPartial(input, path) { return .notChecked(.unreadable) }
    // Most programs are no themes: one that is empty or shows no colour says nothing.
    let isSilent = input.intended.isEmpty || !input.intended.mayHoldColors
    return ThemeFileNames.isProgram(path) && isSilent ? .skipped : .notChecked(.unreadable)
  }

  /// What becomes of a link that leads nowhere.
  mutating func outcome(ofMisplaced path: String) -> FileOutcome {
    ThemeNames.isNamed(path) || configured.naming(path) == .itself || isRemembered(path) || isStrict
      ? .checked : .notChecked(.unreadable)
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
