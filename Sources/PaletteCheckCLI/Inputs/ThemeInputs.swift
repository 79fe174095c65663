import Gate
import KnownPalettes
import Palette
import SourceText
import ThemeFormats

/// Everything that the arguments of a command name, read.
struct ThemeInputs {
  /// By path, each once however it was written, so that the order of arguments changes nothing.
  private(set) var inputs: [ReadTheme] = []
  /// What was left out, in words; untrusted.
  private(set) var remarks: [String] = []
  /// How many named paths were passed over since the configuration excludes them.
  private(set) var excluded = 0
  /// What files say beside the flags.
  let configurations: ConfigurationSearch

  private let host: any CommandHost
  private let reader: ThemeLoader
  private var seen: Set<String> = []

  /// Reads every argument; without arguments, the well-known palettes that the flags name. What cannot be read is among
  /// the inputs, with its problems.
  ///
  /// - Parameters:
  ///   - listed: Paths of a list, which never are colours; nil when there is no list.
  ///   - forcesExclusion: Whether what the configuration excludes stays excluded though it is named.
  ///   - takesPaletteNames: Whether an argument may name a well-known palette.
  init(
    _ arguments: [String], listed: [String]? = nil, flags: ReadingFlags, host: any CommandHost,
    forcesExclusion: Bool = false, takesPaletteNames: Bool = false
  ) {
    self.host = host
    let configurations = ConfigurationSearch(flags.configuration, host: host)
    self.configurations = configurations
    let reader = ThemeLoader(flags: flags, host: host, configurations: configurations)
    self.reader = reader
    var colors: [String] = []
    var directories: [String] = []
    let named = arguments.map { InputArgument($0, host: host, takesPaletteNames: takesPaletteNames) }
    for argument in named + (listed ?? []).map({ InputArgument(path: $0, host: host) }) {
      if forcesExclusion, let path = argument.path, ConfiguredFiles(configurations, host: host).excludes(path) {
        excluded += 1
        continue
      }
      switch argument {
      case .file(let path): add(path) { reader.file(path) }
      case .directory(let path): directories.append(path)
      case .standardInput: add("-") { reader.standardInput() }
      case .color(let text): colors.append(text)
      case .palette(let palette): add(palette.path) { reader.known(palette) }
      case .unusable(let path, let message, let help):
        add(path) { ReadTheme(path: path, problem: ThemeProblem(message, help: help, path: path), wasFound: false) }
      }
    }
    // What is named by itself is no part of a directory, wherever that stands among the arguments.
    var entered: Set<String> = []
    for path in directories where entered.insert(host.realPath(path) ?? path).inserted { addDirectory(path) }
    if arguments.isEmpty, listed == nil { addKnown(flags.palette) }
    if !colors.isEmpty, isConfigured("command line") { inputs.append(reader.colors(colors)) }
    remarks += SuppliedTokens.leaveOut(of: &inputs, host: host)
    inputs.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private mutating func add(_ path: String, _ read: () -> ReadTheme) {
    guard isConfigured(path) else { return }
    if seen.insert(host.realPath(path) ?? path).inserted { inputs.append(read()) }
  }

  /// Whether the configuration of an input can be used or there is none. One that cannot is an input that cannot be read,
  /// and what it is for is not looked at: it would be judged for something else than what is meant.
  private mutating func isConfigured(_ path: String) -> Bool {
    guard case .failure(let failure) = configurations.found(for: path), let first = failure.problems.first else {
      return true
    }
    if seen.insert("configuration " + first.path).inserted {
      var broken = ReadTheme(path: first.path, problem: first, wasFound: false)
      broken.problems = failure.problems
      inputs.append(broken)
    }
    return false
  }

  private mutating func addKnown(_ names: [String]) {
    let reader = reader
    for name in names {
      if let palette = KnownPalette.named(name) {
        add(palette.path) { reader.known(palette) }
      } else {
        let help = KnownPaletteName.help(for: name)
        add(name) {
          ReadTheme(
            path: name, problem: ThemeProblem("no well-known palette '\(name)'", help: help, path: name),
            wasFound: false)
        }
      }
    }
  }

  private mutating func addDirectory(_ path: String) {
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    if ThemeFiles.folder(of: folder.fileName) != nil {
      let input = reader.folder(folder)
      add(folder) { input }
      return
    }
    let found: FoundFiles
    do throws(HostError) {
      found = try host.files(below: path, depth: .all)
    } catch {
      add(path) { ReadTheme(path: path, problem: Self.unreadable(path, error), wasFound: false) }
      return
    }
    let configured = ConfiguredFiles(configurations, host: host)
    for (path, error) in found.problems {
      add(path) { ReadTheme(path: path, problem: Self.unreadable(path, error), wasFound: false) }
    }
    if let first = found.passedOver.first {
      let more = found.passedOver.count > 1 ? " and \(found.passedOver.count - 1) more of that name" : ""
      remarks.append("Not looked into: '\(first)'\(more); name it to have it looked into.")
    }
    var candidates: [String] = []
    for file in found.paths where ThemeFiles.mayBe(file) && configured.takes(file) {
      let folder = ThemeFiles.folder(of: String(file.dropFirst(path.count))).map { path + $0 }
      if folder == nil || folder != candidates.last { candidates.append(folder ?? file) }
    }
    let isNamed = { (candidate: String) in seen.contains(host.realPath(candidate) ?? candidate) }
    let namesSome = candidates.contains(where: isNamed)
    candidates.removeAll(where: isNamed)
    let isFolder = { (candidate: String) in ThemeFiles.folder(of: candidate.fileName) != nil }
    let studio = StudioFolders(candidates)
    var single = studio.descriptions + studio.others
    var skipped: [String] = []
    var themes = 0
    func isMeant(_ input: ReadTheme, _ path: String) -> Bool {
      // A directory holds many files that are not meant for us; what is broken may have been. Broken YAML rather is a
      // template of something else.
      input.theme != nil || (!ThemeInput.isYAML(path) && input.problems.contains { $0.reason != .noChartColors })
    }
    if let (input, files) = reader.tokens(of: path, studio.others.filter(ThemeFiles.mayHoldTokens)) {
      single.removeAll(where: files.contains)
      if isMeant(input, path) {
        themes += 1
        add(path) { input }
      } else {
        skipped += files.sorted()
      }
    }
    var read: [ReadTheme] = []
    for candidate in single {
      let input = isFolder(candidate) ? reader.folder(candidate) : reader.file(candidate)
      if isMeant(input, candidate) { read.append(input) } else { skipped.append(candidate) }
    }
    themes += read.count
    let twins = ModeTwins(read.compactMap(\.theme))
    for input in read where !twins.taken.contains(input.path) {
      let joined = twins.joined[input.path]
      add(input.path) { joined.map(ReadTheme.init) ?? input }
    }
    remarks += twins.remarks
    if !skipped.isEmpty, themes > 0 {
      let what = skipped.count == 1 ? "1 file that is no theme" : "\(skipped.count) files that are no themes"
      let rest = skipped.count > 5 ? " and others" : ""
      let names = skipped.prefix(5).map {
        $0.hasPrefix(path) ? String($0.dropFirst(path.count).drop { $0 == "/" }) : $0
      }
      remarks.append("Left out in '\(path)': \(what): \(names.joined(separator: ", "))\(rest).")
    }
    guard themes == 0, !namesSome else { return }
    let problem = ThemeProblem(
      "no theme in directory '\(path)'", reason: .noChartColors,
      help: "looked for chart colours in \(ThemeFiles.extensionList) files, below it too, and read \(skipped.count); "
        + "name a file to be told why it is none",
      path: path)
    add(path) { ReadTheme(path: path, problem: problem, wasFound: false) }
  }

  private static func unreadable(_ directory: String, _ error: HostError) -> ThemeProblem {
    ThemeProblem("directory '\(directory)' \(error.message)", help: "name one that can be read", path: directory)
  }
}

/// An input after reading.
struct ReadTheme {
  /// As the user wrote it.
  var path: String
  /// Nil when nothing could be read.
  var theme: Theme?
  /// What could not be read.
  var problems: [ThemeProblem]
  /// Whether there was something to read at all.
  var wasFound: Bool

  /// A theme that was read, perhaps not all of it.
  init(_ theme: Theme) {
    path = theme.path
    self.theme = theme
    problems = theme.problems
    wasFound = true
  }

  /// An input that could not be read.
  init(path: String, problem: ThemeProblem, wasFound: Bool = true) {
    self.path = path
    problems = [problem]
    self.wasFound = wasFound
  }
}
