import PaletteGate
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
    let candidates = candidates(&catalog, configured, found.ignored)
    let likely = addThemes(candidates, &catalog)
    catalogs.append(catalog)
    let words = DirectoryRemarks(catalog, readCount: candidates.count)
    if catalog.hasThemes {
      for remark in words.remarks {
        self.remark(remark.note, isDoubtful: remark.isDoubtful, isListed: remark.isListed)
      }
    } else if catalog.files(.named).isEmpty {
      var problem = ThemeProblem(
        InputProblem.emptyFolder(path), reason: .noChartColors, help: words.help, path: path)
      problem.likely = LikelySeries.best(likely)
      add(path) { LoadedInput(path: path, problem: problem, wasFound: false) }
    }
  }

  /// Marks the fates of links that lead nowhere or elsewhere, and looks for folders in the place of a theme.
  private mutating func addMisplaced(_ found: FoundFiles, _ catalog: inout DirectoryCatalog) {
    catalog.mark(found.outside, .skipped(.outside))
    for link in catalog.files where found.dangling.contains(link) {
      let fate = evidence.fate(ofMisplaced: link)
      catalog.mark(link, fate)
      if fate == .theme { addUnusable(link, InputProblem.deadLink(link)) }
    }
    for folder in catalog.foldersNamedAsThemes where evidence.fate(ofMisplaced: folder) == .theme {
      addUnusable(folder, InputProblem.folderInPlace(folder))
    }
  }

  private mutating func addUnusable(_ path: String, _ sentence: Message) {
    add(path) { LoadedInput(path: path, problem: ThemeProblem(sentence, path: path), wasFound: false) }
  }

  /// The files and folders that may be themes; marks the fates of the others.
  private mutating func candidates(
    _ catalog: inout DirectoryCatalog, _ configured: FileSelection, _ ignored: Set<String>
  ) -> [String] {
    var candidates: [String] = []
    for file in catalog.open {
      if !ThemeFileNames.mayBe(file) {
        catalog.mark(file, .skipped(.kind))
      } else if ignored.contains(file) {
        catalog.mark(file, .skipped(.ignored))
      } else if !configured.takes(file) {
        catalog.mark(file, .skipped(.configuration))
      } else if let folder = ThemeFileNames.folder(of: String(catalog.below(file))).map({ catalog.directory + $0 }) {
        catalog.mark(file, .part(of: folder))
        if folder != candidates.last { candidates.append(folder) }
      } else {
        candidates.append(file)
      }
    }
    for twin in PathKey.twins(in: candidates) {
      catalog.mark(twin, .skipped(.normalization))
      addTwin(twin)
    }
    for file in candidates where catalog.fate(of: file) == nil {
      if ThemeFileNames.isProgramAside(file) && !evidence.isMeant(file) {
        catalog.mark(file, .skipped(.programOfTests))
      } else if seen.contains(host.realPath(file) ?? file) {
        catalog.mark(file, .named)
      } else if isAside(file, catalog) && !evidence.isMeant(file) {
        catalog.mark(file, .skipped(.folder))
      }
    }
    return candidates.filter { catalog.fate(of: $0) == nil }
  }

  /// Whether a file lies in a folder of tests, of what others wrote, or of what a build writes.
  private func isAside(_ file: String, _ catalog: DirectoryCatalog) -> Bool {
    let below = catalog.below(file)
    return ThemeFileNames.isAside(below) || !reader.flags.directories.noIgnore && ThemeFileNames.isGenerated(below)
  }

  /// Adds the candidates that are themes or are meant to be.
  ///
  /// - Returns: The colours of the others that somebody may mean for a chart.
  private mutating func addThemes(_ candidates: [String], _ catalog: inout DirectoryCatalog) -> [LikelySeries] {
    let studio = StudioFolders(candidates)
    for (set, description) in studio.members { catalog.mark(set, .part(of: description)) }
    var single = studio.descriptions + studio.others
    var likely: [LikelySeries] = []
    // The files of tokens that are one theme together.
    var together: Theme?
    // One theme's modes may be in several files: they are chosen once the files are one theme.
    let whole = reader.keepingModes
    let searching = whole.finding
    if let (input, files) = searching.tokens(
      of: catalog.directory, studio.others.filter(ThemeFileNames.mayHoldTokens))
    {
      single.removeAll(where: files.contains)
      if evidence.fate(of: input, catalog.directory) == .theme
        || files.sorted().contains(where: { evidence.isRemembered($0) })
      {
        catalog.mark(files, .part(of: catalog.directory))
        together = input.theme
        let chosen = reader.choosingModes(input)
        add(catalog.directory) { chosen }
      } else {
        for file in files {
          let single = searching.file(file)
          catalog.mark(file, evidence.fate(of: single, file))
          catalog.rate(file, single.likelihood)
        }
        likely += input.problems.flatMap(\.likely)
      }
    }
    let meant = single.map { (path: $0, isMeant: evidence.isMeant($0)) }
    let inputs = meant.concurrentMap { path, isMeant in
      let loader = isMeant ? whole : searching
      return ThemeFileNames.folder(of: path.fileName) != nil ? loader.folder(path) : loader.file(path)
    }
    var read: [LoadedInput] = []
    for (candidate, input) in zip(single, inputs) {
      let fate = evidence.fate(of: input, candidate)
      catalog.mark(candidate, fate)
      catalog.rate(candidate, input.likelihood)
      if fate == .theme {
        read.append(input)
      } else {
        if !input.intended.isOwn { likely = LikelySeries.best(likely + input.problems.flatMap(\.likely)) }
      }
    }
    markCollections(&read, &catalog)
    markUnusedSets(studio.sets, of: read, &catalog)
    markParts(&read, of: together, &catalog)
    let joined = markModes(read, &catalog)
    for input in markCopies(joined, &catalog) {
      let chosen = reader.choosingModes(input)
      add(input.path) { chosen }
    }
    return likely
  }

  /// Leaves out files of one palette each, of which there are so many that they are a collection to choose from.
  private mutating func markCollections(_ inputs: inout [LoadedInput], _ catalog: inout DirectoryCatalog) {
    let lists = inputs.filter { ThemeReader.holdsOneList($0.theme) }
    let formats = Dictionary(grouping: lists) { $0.theme?.format ?? "" }
    let collected = Set(formats.values.filter { $0.count > ThemeReader.mostLists }.joined().map(\.path))
    let left = collected.filter { !evidence.isMeant($0) }
    catalog.mark(left, .notTheme(.otherColors))
    inputs.removeAll { left.contains($0.path) }
  }

  /// Finds the sets of Tokens Studio that hold chart colours and belong to no theme.
  private func markUnusedSets(_ sets: [String], of inputs: [LoadedInput], _ catalog: inout DirectoryCatalog) {
    // Where no theme was read, nobody knows what belongs to one.
    let used = Set(inputs.flatMap { $0.theme?.parts ?? [] }.map { host.realPath($0) ?? $0 })
    guard !used.isEmpty else { return }
    let others = sets.filter { !used.contains(host.realPath($0) ?? $0) }
    let loader = reader.finding
    for (set, input) in zip(others, others.concurrentMap { loader.file($0) }) where input.theme != nil {
      catalog.mark(set, .notTheme(.unusedSet))
    }
  }

  /// Leaves out what another input names as a part of itself, as a style sheet those that it imports, and what takes all its
  /// colours from files that are one theme. Of two that are parts of each other the first by name stays.
  private mutating func markParts(
    _ inputs: inout [LoadedInput], of together: Theme?, _ catalog: inout DirectoryCatalog
  ) {
    func real(_ path: String) -> String { host.realPath(path) ?? path }
    var parts: [String: Set<String>] = [:]
    for theme in inputs.compactMap(\.theme) where !theme.parts.isEmpty {
      parts[theme.path] = Set(theme.parts.map(real))
    }
    func owner(of input: LoadedInput) -> String? {
      guard !parts.isEmpty, let theme = input.theme else { return nil }
      let place = real(theme.path)
      return parts.keys.sorted().first { path in
        guard path != theme.path, parts[path]?.contains(place) == true else { return false }
        return parts[theme.path]?.contains(real(path)) != true || path < theme.path
      }
    }
    var left: Set<String> = []
    for input in inputs {
      if let owner = owner(of: input), !evidence.isMeant(input.path) {
        catalog.mark(input.path, .part(of: owner))
        left.insert(input.path)
      } else if let theme = input.theme, let together, CopiedThemes.isDrawn(theme, from: together),
        !evidence.isMeant(input.path)
      {
        catalog.mark(input.path, .copy(of: together.path))
        left.insert(input.path)
      }
    }
    inputs.removeAll { left.contains($0.path) }
  }

  /// The inputs, with files that are modes of one theme in one.
  private mutating func markModes(_ inputs: [LoadedInput], _ catalog: inout DirectoryCatalog) -> [LoadedInput] {
    let twins = ModeTwins(inputs.compactMap(\.theme))
    for (path, base) in twins.taken { catalog.mark(path, .mode(of: base)) }
    for note in twins.remarks { remark(note) }
    return inputs.filter { twins.taken[$0.path] == nil }.map { input in
      twins.joined[input.path].map(LoadedInput.init) ?? input
    }
  }

  /// The inputs without those whose colours another one holds too; that one names them.
  private mutating func markCopies(_ inputs: [LoadedInput], _ catalog: inout DirectoryCatalog) -> [LoadedInput] {
    let meant = Set(inputs.map(\.path).filter { evidence.isMeant($0) })
    let copied = CopiedThemes(inputs.compactMap(\.theme), meant: meant)
    let originals = inputs.filter { !copied.copies.contains($0.path) }.map { input in
      var input = input
      if let theme = input.theme { input.theme = copied.completed(theme) }
      return input
    }
    let repeated = RepeatedLists(originals.compactMap(\.theme), meant: meant)
    for (original, copies) in copied.places { catalog.mark(copies, .copy(of: original)) }
    for (home, others) in repeated.places {
      catalog.mark(others.filter(repeated.gone.contains), .subset(of: home))
    }
    return originals.filter { !repeated.gone.contains($0.path) }.map { input in
      var input = input
      if let theme = repeated.shortened[input.path] { input.theme = theme }
      let places = (copied.places[input.path] ?? []) + (repeated.places[input.path] ?? [])
      if !places.isEmpty {
        let first = places.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
        input.theme?.notes.append(InputNote.sameColors(first, max(0, places.count - 4)))
      }
      return input
    }
  }

  private static func unreadable(_ path: String, _ error: HostError) -> ThemeProblem {
    ThemeProblem(file: path, error.message, help: "make it readable, or leave it out with --exclude")
  }
}
