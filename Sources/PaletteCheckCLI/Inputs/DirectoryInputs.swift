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
    let configured = FileSelection(configurations, host: host)
    let found: FileListing
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
      let more = found.passedOver.count > 1 ? " and \(found.passedOver.count - 1) more of that name" : ""
      remark("Not looked into: '\(first)'\(more); name it to have it looked into.")
    }
    for pattern in configured.idlePatterns(below: path, found.paths) {
      remark(
        "'include' of '\(pattern.file)' names '\(pattern.text)', which no file is called that may be a theme.",
        isDoubtful: true)
    }
    var candidates: [String] = []
    for file in found.paths where ThemeFileNames.mayBe(file) && configured.takes(file) {
      let folder = ThemeFileNames.folder(of: String(file.dropFirst(path.count))).map { path + $0 }
      if folder == nil || folder != candidates.last { candidates.append(folder ?? file) }
    }
    let twins = Set(PathKey.twins(in: candidates).map { PathKey($0) })
    for candidate in candidates where twins.contains(PathKey(candidate)) { addTwin(candidate) }
    candidates.removeAll { twins.contains(PathKey($0)) }
    candidates.removeAll { ThemeFileNames.isProgramAside($0) && !evidence.isMeant($0) }
    let isNamed = { [seen, host] (candidate: String) in seen.contains(host.realPath(candidate) ?? candidate) }
    let namesSome = candidates.contains(where: isNamed)
    candidates.removeAll(where: isNamed)
    let aside = candidates.filter { candidate in
      ThemeFileNames.isAside(candidate.dropFirst(path.count)) && !evidence.isMeant(candidate)
    }
    candidates.removeAll(where: Set(aside).contains)
    var sorted = addThemes(candidates, of: path)
    sorted.read = candidates.count
    sorted.others = found.paths.count { !ThemeFileNames.mayBe($0) }
    // The same palettes may be there in a language that is read.
    let readable = Set(sorted.colorful.map(\.withoutExtension))
    sorted.sheets = found.paths.filter { file in
      !readable.contains(file.withoutExtension) && ThemeFileNames.isUnreadSheet(file)
        && !ThemeFileNames.isAside(file.dropFirst(path.count)) && namesChart(file)
    }
    if sorted.themes > 0 {
      let left: [(files: [String], one: String, many: String)] = [
        (sorted.skipped, "that is not a theme", "that are not themes"),
        (sorted.colorful, Self.colorful, Self.colorful), (aside, Self.aside, Self.aside),
      ]
      for (files, one, many) in left where !files.isEmpty {
        let way = files == sorted.skipped ? "" : "; name a file to check it"
        remark("Left out in '\(path)': \(Self.listed(files, one, many, below: path))\(way).")
      }
      if !sorted.computing.isEmpty {
        let programs = Self.listed(sorted.computing, Self.computing, Self.computing, below: path)
        remark("Not checked in '\(path)': \(programs); \(Self.exporting).", isDoubtful: true)
      }
      if !sorted.sheets.isEmpty {
        let sheets = Self.listed(sorted.sheets, Self.sheet, Self.sheets, below: path)
        remark("Not checked in '\(path)': \(sheets); \(Self.rewriting).", isDoubtful: true)
      }
      if !sorted.broken.isEmpty {
        let broken = Self.listed(sorted.broken, Self.unreadable, Self.unreadable, below: path)
        remark("Left out in '\(path)': \(broken).", isDoubtful: true)
      }
    }
    guard sorted.themes == 0, !namesSome else { return }
    var problem = ThemeProblem(
      "no theme in directory '\(path)'", reason: .noChartColors,
      help: Self.help(sorted, aside, below: path), path: path)
    problem.likely = LikelySeries.best(sorted.likely)
    add(path) { LoadedInput(path: path, problem: problem, wasFound: false) }
  }

  private func namesChart(_ file: String) -> Bool {
    guard let bytes = try? host.read(file, limit: reader.flags.limits.file) else { return false }
    return UnreadSheet.namesChart(SourceFile(path: file, bytes: bytes))
  }

  /// What was found among the files of a directory.
  private struct Found {
    /// The number of themes.
    var themes = 0
    /// The number of files that were read.
    var read = 0
    /// The number of files of kinds that hold no themes.
    var others = 0
    /// Files that are not themes.
    var skipped: [String] = []
    /// Files whose colours may not be a chart's.
    var colorful: [String] = []
    /// Programs that compute the colours of a chart.
    var computing: [String] = []
    /// Style sheets that name chart colours in a language that is not read.
    var sheets: [String] = []
    /// Files that cannot be read.
    var broken: [String] = []
    /// Colours that somebody may mean for a chart.
    var likely: [LikelySeries] = []

    /// Sorts in a file that is no theme.
    mutating func leaveOut(_ input: LoadedInput, _ path: String) {
      likely = LikelySeries.best(likely + input.problems.flatMap(\.likely))
      switch input.problems.lazy.compactMap(\.doubt).first {
      case .otherColors: colorful.append(path)
      case .computed: computing.append(path)
      case .unusable: broken.append(path)
      // Most programs hold no theme, and nobody would think so.
      case nil where ThemeFileNames.isProgram(path): break
      case nil: if input.isBare, !input.intended.isEmpty { skipped.append(path) } else { broken.append(path) }
      }
    }
  }

  /// Where to look on, when no file is a theme.
  private static func help(_ found: Found, _ aside: [String], below path: String) -> String {
    let start =
      "looked for chart colours in themes, tokens, palettes, style sheets and programs, below it too, and read "
      + (found.read == 1 ? "1 file" : "\(found.read) files")
    let left = [(found.colorful, colorful), (aside, Self.aside), (found.broken, unreadable)].filter { !$0.0.isEmpty }
      .map { listed($0.0, $0.1, $0.1, below: path, atMost: 2) }
    var parts: [String] = []
    if !left.isEmpty { parts.append("but left out \(left.joined(separator: ", and ")); name a file to check it") }
    if !found.computing.isEmpty {
      parts.append("and found \(listed(found.computing, computing, computing, below: path, atMost: 2)); \(exporting)")
    }
    if !found.sheets.isEmpty {
      parts.append("and found \(listed(found.sheets, sheet, sheets, below: path, atMost: 2)); \(rewriting)")
    }
    if found.read + found.others == 0, parts.isEmpty { return "it holds no files" }
    if parts.isEmpty {
      return found.read > 0
        ? start + "; name a file to learn why it is not a theme"
        : start + "; none of the \(found.others) files there is of a kind that holds themes"
    }
    return ([start] + parts).joined(separator: ", ")
  }

  private static let unreadable = "that cannot be read"
  private static let colorful = "whose colours may not be a chart's"
  private static let computing = "whose chart colours are computed or not exported"
  private static let exporting = "export them as literals, or the theme as JSON"
  private static let sheet = "in a language that is not read, which names chart colours"
  private static let sheets = "in languages that are not read, which name chart colours"
  private static let rewriting = "write these colours as CSS, SCSS or JSON"
  private static let aside = "in folders of tests, builds or dependencies"

  /// Characters of names in one list: two lines of a narrow terminal. An engineering choice.
  private static let mostCharacters = 120

  /// `3 files that are not themes: a.json, b.json, c.json`.
  private static func listed(
    _ files: [String], _ one: String, _ many: String, below path: String, atMost most: Int = 5
  ) -> String {
    var names = files.prefix(most).map { $0.hasPrefix(path) ? String($0.dropFirst(path.count).drop { $0 == "/" }) : $0 }
    while names.count > 1, names.reduce(0, { $0 + $1.utf8.count + 2 }) > mostCharacters { names.removeLast() }
    let rest = files.count > names.count ? " and others" : ""
    return "\(files.count == 1 ? "1 file \(one)" : "\(files.count) files \(many)"): "
      + "\(names.joined(separator: ", "))\(rest)"
  }

  /// Adds the candidates that are themes or are meant to be.
  private mutating func addThemes(_ candidates: [String], of path: String) -> Found {
    let studio = StudioFolders(candidates)
    var single = studio.descriptions + studio.others
    var found = Found()
    // The files of tokens that are one theme together.
    var together: Theme?
    // One theme's modes may be in several files: they are chosen once the files are one theme.
    let whole = reader.keepingModes
    let searching = whole.finding
    if let (input, files) = searching.tokens(of: path, studio.others.filter(ThemeFileNames.mayHoldTokens)) {
      single.removeAll(where: files.contains)
      if evidence.holds(input, path) || files.sorted().contains(where: { evidence.isRemembered($0) }) {
        found.themes += 1
        together = input.theme
        let chosen = reader.choosingModes(input)
        add(path) { chosen }
      } else {
        found.skipped += files.sorted()
        found.likely = LikelySeries.best(found.likely + input.problems.flatMap(\.likely))
      }
    }
    var read: [LoadedInput] = []
    let loaders = single.map { (path: $0, loader: evidence.isMeant($0) ? whole : searching) }
    let inputs = loaders.concurrentMap { path, loader in
      ThemeFileNames.folder(of: path.fileName) != nil ? loader.folder(path) : loader.file(path)
    }
    for (candidate, input) in zip(single, inputs) {
      if evidence.holds(input, candidate) {
        read.append(input)
      } else if !input.intended.isOwn {
        found.leaveOut(input, candidate)
      }
    }
    let collected = Self.collections(read)
    found.colorful += read.filter { collected.contains($0.path) && !evidence.isMeant($0.path) }.map(\.path)
    read.removeAll { collected.contains($0.path) && !evidence.isMeant($0.path) }
    remarkUnused(studio.sets, of: read, below: path)
    let parts = ThemeParts(read, host: host).paths
    read.removeAll { parts.contains($0.path) && !evidence.isMeant($0.path) }
    if let together {
      // A resolver beside them takes its colours from these files.
      read.removeAll { input in
        input.theme.map { CopiedThemes.isDrawn($0, from: together) } ?? false && !evidence.isMeant(input.path)
      }
    }
    found.themes += read.count
    let twins = ModeTwins(read.compactMap(\.theme))
    let joined = read.filter { !twins.taken.contains($0.path) }.map { input in
      twins.joined[input.path].map(LoadedInput.init) ?? input
    }
    let meant = Set(joined.map(\.path).filter { evidence.isMeant($0) })
    let copied = CopiedThemes(joined.compactMap(\.theme), meant: meant)
    let completed = joined.filter { !copied.copies.contains($0.path) }.map { input in
      var input = input
      if let theme = input.theme { input.theme = copied.completed(theme) }
      return input
    }
    let repeated = RepeatedLists(completed.compactMap(\.theme), meant: meant)
    for input in completed where !repeated.gone.contains(input.path) {
      var input = input
      if let theme = repeated.shortened[input.path] { input.theme = theme }
      let places = (copied.places[input.path] ?? []) + (repeated.places[input.path] ?? [])
      if !places.isEmpty {
        let more = places.count > 4 ? " and \(places.count - 4) more" : ""
        input.theme?.notes.append(
          "the same colours are in \(places.prefix(4).map { "'\($0)'" }.joined(separator: ", "))\(more)")
      }
      let chosen = reader.choosingModes(input)
      add(input.path) { chosen }
    }
    for text in twins.remarks { remark(text) }
    return found
  }

  /// Names the sets of Tokens Studio that hold chart colours and belong to no theme.
  private mutating func remarkUnused(_ sets: [String], of inputs: [LoadedInput], below path: String) {
    // Where no theme was read, nobody knows what belongs to one.
    let used = Set(inputs.flatMap { $0.theme?.parts ?? [] }.map { host.realPath($0) ?? $0 })
    guard !used.isEmpty else { return }
    let others = sets.filter { !used.contains(host.realPath($0) ?? $0) }
    let loader = reader.finding
    let found = zip(others, others.concurrentMap { loader.file($0) }).filter { $1.theme != nil }.map(\.0)
    guard !found.isEmpty else { return }
    let one = "that is a set of tokens with chart colours, in no theme"
    let many = "that are sets of tokens with chart colours, in no theme"
    remark("Not checked in '\(path)': \(Self.listed(found, one, many, below: path)); name a file to check it.")
  }

  /// Files of one palette each, of which there are so many that they are a collection to choose from.
  private static func collections(_ inputs: [LoadedInput]) -> Set<String> {
    let lists = inputs.filter { ThemeReader.holdsOneList($0.theme) }
    let formats = Dictionary(grouping: lists) { $0.theme?.format ?? "" }
    return Set(formats.values.filter { $0.count > ThemeReader.mostLists }.joined().map(\.path))
  }

  private static func unreadable(_ directory: String, _ error: HostError) -> ThemeProblem {
    ThemeProblem("directory '\(directory)' \(error.message)", help: "name one that can be read", path: directory)
  }
}

extension String {
  /// A path without the extension of its file.
  fileprivate var withoutExtension: String {
    lastIndex(of: ".").map { self[$0...].contains("/") ? self : String(self[..<$0]) } ?? self
  }
}
