import KnownPalettes
import PaletteGate
import PaletteReports
import PaletteRules
import SourceText
import ThemeFormats

/// Everything that the arguments of a command name, read.
struct GatheredInputs {
  /// By path, each once however it was written, so that the order of arguments changes nothing.
  var inputs: [ReadInput] { loaded.map(\.input) }
  private(set) var loaded: [LoadedInput] = []
  /// The paths of the inputs, also after these were taken.
  var paths: [String] { taken ?? loaded.map(\.path) }
  private var taken: [String]?
  /// What was left out.
  private(set) var remarks: [Message] = []
  /// What became of the files of each directory, in the order of the arguments.
  var catalogs: [DirectoryCatalog] = []
  /// The files of directories that are not judged, though they may hold the colours of a chart: those first that have a
  /// command, as reading them under their names tells, and of these the likeliest.
  ///
  /// - Parameters:
  ///   - most: How many commands the report shows: once these are found, no further file is read.
  ///   - least: The likelihood from which on a file is read.
  func unjudged(showing most: Int, from least: Int = ThemeReader.likelyChart) -> [UnjudgedFile] {
    var (files, commanded, others) = (catalogs.flatMap(\.unjudged)[...], [UnjudgedFile](), [UnjudgedFile]())
    while !files.isEmpty, commanded.count < most {
      let read = Array(files.prefix(64)).concurrentMap { file in
        var file = file
        // Nothing outside the repository is read for a file in it.
        guard file.reason != .outside, file.likelihood >= least else { return file }
        file.isLikely =
          reader.file(file.path).theme.map { UnjudgedFile.isLikely($0) && !RampShape.isLikely($0) } ?? false
        return file
      }
      commanded += read.filter { $0.isLikely }
      others += read.filter { !$0.isLikely }
      files = files.dropFirst(read.count)
    }
    return commanded + others + files
  }
  /// How many named paths were passed over since the configuration excludes them.
  private(set) var excluded = 0
  /// Settings from files, in addition to the flags.
  let configurations: ConfigurationSearch

  /// Those of the remarks that say what may be missing and was meant.
  private(set) var doubts: [Message] = []
  /// Those of the remarks that are about files which ``unjudged`` names.
  private(set) var listed: [Message] = []
  /// How many files without chart colours were let pass.
  private(set) var bare = 0

  let host: any CommandHost
  let reader: ThemeLoader
  private(set) var seen: Set<String> = []
  var evidence: ThemeEvidence

  /// Reads every argument; without arguments, the well-known palettes that the flags name. What cannot be read is among
  /// the inputs, with its problems.
  ///
  /// - Parameters:
  ///   - listed: Paths of a list, which never are colours; nil when there is no list.
  ///   - standardInputName: The name of standard input; nil for `-`.
  ///   - forcesExclusion: Whether what the configuration excludes stays excluded though it is named.
  ///   - letsBarePass: Whether a readable file without chart colours passes.
  ///   - letsEmptyPass: Whether a directory without a single file passes.
  ///   - takesPaletteNames: Whether an argument may name a well-known palette.
  ///   - knownThemes: The files of themes before the change that is judged: one that cannot be read is an error.
  ///   - followsUsers: Whether themes that take tokens from a named file are inputs too.
  ///   - namesThemes: Whether what is named is a theme; otherwise it is one where a search of its folder would find one.
  init(
    _ arguments: [String], listed: [String]? = nil, flags: ReadingFlags, standardInputName: String? = nil,
    host: any CommandHost,
    forcesExclusion: Bool = false, letsBarePass: Bool = false, letsEmptyPass: Bool = false,
    takesPaletteNames: Bool = false, knownThemes: KnownThemes = KnownThemes(), followsUsers: Bool = true,
    namesThemes: Bool = true
  ) {
    let host = host.steady
    self.host = host
    let configurations = ConfigurationSearch(flags.configuration, host: host)
    self.configurations = configurations
    evidence = ThemeEvidence(configurations, flags.directories, known: knownThemes, host: host)
    let selection = FileSelection(configurations, flags.directories, host: host)
    let reader = ThemeLoader(
      flags: flags, standardInputName: standardInputName, host: host, configurations: configurations)
    self.reader = reader
    var colors: [String] = []
    var directories: [String] = []
    let named = (arguments + flags.filesOfSeries).map {
      InputArgument($0, host: host, takesPaletteNames: takesPaletteNames)
    }
    for argument in named + (listed ?? []).map({ InputArgument(path: $0, host: host) }) {
      if forcesExclusion, let path = argument.path, selection.excludes(path) {
        excluded += 1
        continue
      }
      switch argument {
      case .file(let path):
        let isMeant = namesThemes || evidence.isMeant(path)
        add(path) { (isMeant ? reader : reader.finding).file(path) }
      case .directory(let path): directories.append(path)
      case .standardInput: add("-") { reader.standardInput() }
      case .color(let text): colors.append(text)
      case .palette(let palette): add(palette.path) { reader.known(palette) }
      case .unusable(let problem):
        add(problem.path) { LoadedInput(path: problem.path, problem: problem, wasFound: false) }
      }
    }
    followTokens(searches: followsUsers)
    // A file that is named itself belongs to no directory, in whatever order the arguments are.
    var entered: Set<String> = []
    for path in directories where entered.insert(host.realPath(path) ?? path).inserted { addDirectory(path) }
    if named.isEmpty, listed == nil { addKnown(flags.palette) }
    if !colors.isEmpty, isConfigured("command line") { loaded.append(reader.colors(colors)) }
    if letsBarePass { leaveOutBare() }
    if letsEmptyPass { leaveOutEmptyDirectories() }
    let names = UnknownNames(loaded, in: catalogs.compactMap { host.realPath($0.directory) }, reader: reader)
    loaded += names.broken
    remarks += names.remarks
    names.blame(in: &loaded)
    loaded.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Hands the inputs over, and keeps their paths.
  mutating func take() -> [ReadInput] {
    let inputs = inputs
    (taken, loaded) = (paths, [])
    return inputs
  }

  /// Takes out what can be read and has no chart colours, unless it was meant to have some.
  private mutating func leaveOutBare() {
    var names: [String] = []
    loaded.removeAll { input in
      guard input.isBare, !input.intended.isOurs, !input.intended.isEmpty, !evidence.wasTheme(input.path) else {
        return false
      }
      names.append("'\(input.path)'")
      return true
    }
    guard !names.isEmpty else { return }
    bare += names.count
    let first = names.sorted().prefix(5).joined(separator: ", ")
    remarks.append(RunNote.leftOutBare(names.count, first, max(0, names.count - 5)))
  }

  /// Takes out directories without a single file.
  private mutating func leaveOutEmptyDirectories() {
    let empty = catalogs.filter { $0.files.isEmpty && $0.ignoredFolders.isEmpty }.map(\.directory)
    for path in empty where loaded.contains(where: { $0.path == path && !$0.input.wasFound }) {
      loaded.removeAll { $0.path == path && !$0.input.wasFound }
      bare += 1
      remarks.append(RunNote.emptyDirectory(path))
    }
  }

  /// Forgets every input, to search anew.
  mutating func forgetInputs() {
    (loaded, seen, remarks, doubts, listed, catalogs) = ([], [], [], [], [], [])
  }

  /// Takes out inputs, with a remark about each; nil leaves one.
  mutating func leaveOut(_ remark: (LoadedInput) -> Message?) {
    var left: [Message] = []
    loaded.removeAll { input in
      guard let note = remark(input) else { return false }
      left.append(note)
      return true
    }
    remarks += left.sorted { $0.text < $1.text }
  }

  /// Adds something to say.
  ///
  /// - Parameters:
  ///   - isDoubtful: Whether something may be missing that was meant.
  ///   - isListed: Whether reports say the same of each file.
  mutating func remark(_ note: Message, isDoubtful: Bool = false, isListed: Bool = false) {
    remarks.append(note)
    if isListed { listed.append(note) }
    if isDoubtful { doubts.append(note) }
  }

  /// Adds what a directory is read as, or a file of it.
  mutating func add(_ path: String, _ read: () -> LoadedInput) {
    guard isConfigured(path) else { return }
    let real = host.realPath(path) ?? path
    let (isNew, known) = seen.insert(real)
    if isNew {
      loaded.append(read())
    } else if NameKey(known) != NameKey(real) {
      addTwin(path)
    }
  }

  /// Adds a file whose name looks like that of another one. Reports could not tell the two apart.
  mutating func addTwin(_ path: String) {
    let problem = ThemeProblem(InputProblem.sameNormalized(path), path: path)
    loaded.append(LoadedInput(path: path, problem: problem, wasFound: false))
  }

  /// Whether the configuration of an input can be used or there is none. One that cannot is an input that cannot be read,
  /// and what it is for is not looked at: it would be judged for something else than what is meant.
  private mutating func isConfigured(_ path: String) -> Bool {
    guard case .failure(let failure) = configurations.found(for: path), let first = failure.problems.first else {
      return true
    }
    if seen.insert("configuration " + first.path).inserted {
      var broken = LoadedInput(path: first.path, problem: first, wasFound: false)
      broken.problems = failure.problems
      loaded.append(broken)
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
          LoadedInput(
            path: name, problem: ThemeProblem(InputProblem.notWellKnown(name), help: help, path: name),
            wasFound: false)
        }
      }
    }
  }
}
