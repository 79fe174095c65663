import PaletteGate
import PaletteReports
import PaletteRules
import SourceText
import ThemeFormats

extension GatheredInputs {
  /// Adds the themes of a directory, each file and folder that is meant to be one.
  mutating func addDirectory(_ path: String) {
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    if ThemeFileNames.folder(of: folder.fileName) != nil {
      let input = reader.folder(folder)
      add(folder) { input }
      return
    }
    let configured = FileSelection(configurations, reader.flags.directories, host: host)
    let found: FoundFiles
    do throws(HostError) {
      found = try configured.files(below: path)
    } catch {
      add(path) { LoadedInput(path: path, problem: Self.unreadable(path, error), wasFound: false) }
      return
    }
    for (path, error) in found.problems {
      add(path) { LoadedInput(path: path, problem: Self.unreadable(path, error), wasFound: false) }
    }
    if let first = found.passedOver.first {
      remark(RunNote.skipped(first, found.passedOver.count - 1))
    }
    for pattern in configured.idlePatterns(below: path, found.paths) {
      remark(RunNote.idlePattern(pattern.file, pattern.text), isDoubtful: true)
    }
    var catalog = DirectoryCatalog(path, found)
    addMisplaced(found, &catalog)
    findCandidates(&catalog, configured, found.ignored)
    addThemes(&catalog)
    catalogs.append(catalog)
    if !catalog.hasInputs {
      let problem = ThemeProblem(
        InputProblem.emptyFolder(path), reason: .noChartColors, help: catalog.help, path: path)
      add(path) { LoadedInput(path: path, problem: problem, wasFound: false) }
    } else if let (note, isDoubtful) = catalog.remark {
      remark(note, isDoubtful: isDoubtful, isListed: true)
    }
  }

  /// Marks links that lead nowhere or elsewhere.
  private mutating func addMisplaced(_ found: FoundFiles, _ catalog: inout DirectoryCatalog) {
    for link in found.outside { catalog.mark(link, .notChecked(.outside)) }
    for link in catalog.files where found.dangling.contains(link) {
      let outcome = evidence.outcome(ofMisplaced: link)
      catalog.mark(link, outcome)
      guard outcome == .checked else { continue }
      let problem = ThemeProblem(InputProblem.deadLink(link), path: link)
      add(link) { LoadedInput(path: link, problem: problem, wasFound: false) }
    }
  }

  /// Finds the files and folders that may be themes; marks what becomes of the others.
  private mutating func findCandidates(
    _ catalog: inout DirectoryCatalog, _ configured: FileSelection, _ ignored: Set<String>
  ) {
    var candidates: [String] = []
    for file in catalog.open {
      if !ThemeFileNames.mayBe(file) || ignored.contains(file) || !configured.takes(file) {
        catalog.mark(file, .skipped)
      } else if let folder = ThemeFileNames.folder(of: String(catalog.below(file))).map({ catalog.directory + $0 }) {
        catalog.mark(file, .joined(to: folder))
        if folder != candidates.last { candidates.append(folder) }
      } else {
        candidates.append(file)
      }
    }
    for twin in NameKey.twins(in: candidates) {
      catalog.mark(twin, .checked)
      addTwin(twin)
    }
    for file in candidates where catalog.outcome(of: file) == nil {
      if seen.contains(host.realPath(file) ?? file) {
        catalog.mark(file, .checked)
      } else if ThemeFileNames.isAside(
        file, below: catalog.below(file), withBuilds: !reader.flags.directories.noIgnore), !evidence.isMeant(file)
      {
        catalog.mark(file, .skipped)
      }
    }
    catalog.candidates = candidates.filter { catalog.outcome(of: $0) == nil }
  }

  /// Adds the candidates that are themes or are meant to be.
  private mutating func addThemes(_ catalog: inout DirectoryCatalog) {
    // One theme's modes may be in several files: they are chosen once the files are one theme.
    let whole = reader.keepingModes
    let searching = whole.finding
    let meant = catalog.candidates.map { (path: $0, isMeant: evidence.isMeant($0)) }
    let inputs = meant.concurrentMap { path, isMeant in
      let loader = isMeant ? whole : searching
      return ThemeFileNames.folder(of: path.fileName) != nil ? loader.folder(path) : loader.file(path)
    }
    let owners = Owners(of: inputs, host)
    var read: [LoadedInput] = []
    for ((candidate, isMeant), input) in zip(meant, inputs) {
      if !isMeant, let owner = owners.owner(of: input) {
        catalog.mark(candidate, .joined(to: owner))
        continue
      }
      let outcome = evidence.outcome(of: input, candidate)
      catalog.mark(candidate, outcome, likelihood: input.likelihood)
      if outcome == .checked { read.append(input) }
    }
    // Files that are modes of one theme are one input.
    let twins = ModeTwins(read.compactMap(\.theme))
    for (path, base) in twins.taken { catalog.mark(path, .joined(to: base)) }
    for input in read where twins.taken[input.path] == nil {
      let chosen = reader.choosingModes(twins.joined[input.path].map(LoadedInput.init) ?? input)
      add(input.path) { chosen }
    }
  }

  private static func unreadable(_ path: String, _ error: HostError) -> ThemeProblem {
    ThemeProblem(file: path, error.message, help: "make it readable, or leave it out with --exclude")
  }
}

/// Which inputs name which files as parts of themselves: a style sheet those that it imports, a resolver document its sources.
private struct Owners {
  private var parts: [(path: String, files: Set<String>)] = []
  private let host: any CommandHost

  init(of inputs: [LoadedInput], _ host: any CommandHost) {
    self.host = host
    for theme in inputs.compactMap(\.theme) where !theme.parts.isEmpty {
      parts.append((theme.path, Set(theme.parts.map { host.realPath($0) ?? $0 })))
    }
    parts.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The input that a file belongs to; nil where it belongs to none, or cannot be read, which is then said of itself. Of two that
  /// are parts of each other the first by name stays.
  func owner(of input: LoadedInput) -> String? {
    guard !parts.isEmpty, input.theme != nil || input.isBare else { return nil }
    let place = host.realPath(input.path) ?? input.path
    let own = parts.first { $0.path == input.path }?.files
    return parts.first { part in
      guard part.path != input.path, part.files.contains(place) else { return false }
      let isMutual = own?.contains(host.realPath(part.path) ?? part.path) ?? false
      return !isMutual || part.path.utf8.lexicographicallyPrecedes(input.path.utf8)
    }?.path
  }
}
