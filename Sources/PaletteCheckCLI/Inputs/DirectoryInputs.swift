import PaletteGate
import PaletteRules
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
    let isNamed = { [seen, host] (candidate: String) in seen.contains(host.realPath(candidate) ?? candidate) }
    let namesSome = candidates.contains(where: isNamed)
    candidates.removeAll(where: isNamed)
    let (themes, skipped, broken) = addThemes(candidates, of: path)
    func leave(_ files: [String], _ one: String, _ many: String, isDoubtful: Bool) {
      guard !files.isEmpty, themes > 0 else { return }
      let rest = files.count > 5 ? " and others" : ""
      let names = files.prefix(5).map {
        $0.hasPrefix(path) ? String($0.dropFirst(path.count).drop { $0 == "/" }) : $0
      }
      remark(
        "Left out in '\(path)': \(files.count == 1 ? "1 file that \(one)" : "\(files.count) files that \(many)"): "
          + "\(names.joined(separator: ", "))\(rest).", isDoubtful: isDoubtful)
    }
    leave(skipped, "is not a theme", "are not themes", isDoubtful: false)
    leave(broken, "cannot be read", "cannot be read", isDoubtful: true)
    guard themes == 0, !namesSome else { return }
    let problem = ThemeProblem(
      "no theme in directory '\(path)'", reason: .noChartColors,
      help:
        "looked for chart colours in \(ThemeFileNames.extensionList) files, below it too, and read \(skipped.count + broken.count); "
        + "name a file to learn why it is not a theme",
      path: path)
    add(path) { LoadedInput(path: path, problem: problem, wasFound: false) }
  }

  /// Adds the candidates that are themes or are meant to be.
  ///
  /// - Returns: The number of themes, the files that are not themes, and those that cannot be read.
  private mutating func addThemes(_ candidates: [String], of path: String) -> (
    themes: Int, skipped: [String], broken: [String]
  ) {
    let studio = StudioFolders(candidates)
    var single = studio.descriptions + studio.others
    var (skipped, broken): ([String], [String]) = ([], [])
    var themes = 0
    // One theme's modes may be in several files: they are chosen once the files are one theme.
    let whole = reader.keepingModes
    if let (input, files) = whole.tokens(of: path, studio.others.filter(ThemeFileNames.mayHoldTokens)) {
      single.removeAll(where: files.contains)
      if evidence.holds(input, path) || files.sorted().contains(where: { evidence.isRemembered($0) }) {
        themes += 1
        let chosen = reader.choosingModes(input)
        add(path) { chosen }
      } else {
        skipped += files.sorted()
      }
    }
    var read: [LoadedInput] = []
    for candidate in single {
      let isFolder = ThemeFileNames.folder(of: candidate.fileName) != nil
      let input = isFolder ? whole.folder(candidate) : whole.file(candidate)
      if evidence.holds(input, candidate) {
        read.append(input)
      } else if !input.intended.isOwn {
        if input.isBare, !input.intended.isEmpty { skipped.append(candidate) } else { broken.append(candidate) }
      }
    }
    themes += read.count
    let twins = ModeTwins(read.compactMap(\.theme))
    for input in read where !twins.taken.contains(input.path) {
      let chosen = reader.choosingModes(twins.joined[input.path].map(LoadedInput.init) ?? input)
      add(input.path) { chosen }
    }
    for text in twins.remarks { remark(text) }
    return (themes, skipped, broken)
  }

  private static func unreadable(_ directory: String, _ error: HostError) -> ThemeProblem {
    ThemeProblem("directory '\(directory)' \(error.message)", help: "name one that can be read", path: directory)
  }
}
