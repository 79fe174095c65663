import Colorimetry
import FileAccess
import KnownPalettes
import PNGCodec
import PaletteGate
import PaletteRules
import SourceText
import ThemeFormats

/// Reads one input as the flags say.
struct ThemeLoader {
  let flags: ReadingFlags
  /// The name of standard input; nil for `-`.
  let standardInputName: String?
  let host: any CommandHost
  /// Settings from files, in addition to the flags.
  let configurations: ConfigurationSearch
  private var options: ReadingOptions
  /// A file of `--include` that cannot be read; it fails every input.
  private let missingInclude: ThemeProblem?
  /// Whether themes keep all their modes: one theme's modes may be in several files, and are chosen later.
  private var keepsModes = false
  /// For inputs without a configuration.
  private let ledger = NameLedger()
  private let turn = LargeFileTurn()

  /// Prepares for reading.
  ///
  /// - Parameters:
  ///   - standardInputName: The name of standard input; nil for `-`.
  init(
    flags: ReadingFlags, standardInputName: String? = nil, host: any CommandHost,
    configurations: ConfigurationSearch
  ) {
    self.flags = flags
    self.standardInputName = standardInputName
    self.host = host
    self.configurations = configurations
    var options = ReadingOptions()
    options.format = flags.themeFormat
    options.background = flags.background?.themeColor
    options.text = flags.text?.themeColor
    options.series = flags.seriesNames
    options.contexts = flags.context
    options.maxSeries = flags.limits.series
    options.maxTokens = flags.limits.tokens
    options.limits = flags.limits.document
    options.siblings = RepositorySiblings(host: host, limit: flags.limits.text)
    do throws(ThemeProblem) {
      options.includes = try IncludeOptionFiles.read(
        flags.include, host: host, options: options, limit: flags.limits.text)
      missingInclude = nil
    } catch {
      missingInclude = error
    }
    options.names = ledger
    self.options = options
  }

  /// The ledgers of the names that were found in these inputs.
  func ledgers(of inputs: [LoadedInput]) -> [NameLedger] {
    [ledger] + inputs.compactMap { configurations.names(for: $0.path) }
  }

  /// The same for files that nobody named: they are themes if something says that their colours are a chart's.
  var finding: ThemeLoader {
    var loader = self
    loader.options.isFound = flags.themeFormat == nil
    return loader
  }

  /// The same that leaves the choice of modes to ``choosingModes(_:)``.
  var keepingModes: ThemeLoader {
    var loader = self
    loader.keepsModes = true
    return loader
  }

  /// A theme that kept its modes, with those that the flags or its configuration ask for.
  func choosingModes(_ input: LoadedInput) -> LoadedInput {
    guard var theme = input.theme else { return input }
    if flags.mode.isEmpty, let project = configurations.configuration(for: theme.path) {
      ConfiguredModes(project.configuration, ledger: configurations.names(for: theme.path)).choose(of: &theme)
    }
    return chosenModes(theme)
  }

  func file(_ path: String) -> LoadedInput {
    if isPictureAllowed, PictureInput.isCalledPicture(path), isLarge(path), !isOther(path) { return pictureFile(path) }
    do throws(ThemeProblem) {
      let file = try host.file(path, limit: flags.limits.file)
      return turn.take(bytes: file.bytes.count) { read(file) }
    } catch {
      return LoadedInput(path: path, problem: error.ofText)
    }
  }

  private func pictureFile(_ path: String) -> LoadedInput {
    picture(path) { () throws(PNGError) in
      do throws(HostError) { return try host.source(path) } catch { throw PNGError.stream(error.message) }
    }
  }

  /// Whether a file is too large to be held whole, as others are.
  private func isLarge(_ path: String) -> Bool { host.stamp(of: path).map { $0.size > PictureInput.mostHeld } ?? false }

  /// Whether a file that is called a picture begins as something else.
  private func isOther(_ path: String) -> Bool {
    guard options.format == nil, let first = try? host.source(path).next() else { return false }
    return PictureInput.isOther(first)
  }

  func folder(_ path: String) -> LoadedInput {
    opened(path) { () throws(HostError) in
      var files: [SourceFile] = []
      for file in try host.files(below: path, depth: .all).files where file.fileName == "Contents.json" {
        files.append(SourceFile(path: file, bytes: try host.read(file, limit: flags.limits.file)))
      }
      return input(path) { () throws(ThemeProblem) in
        try configured(path, options) { (options) throws(ThemeProblem) in
          try ThemeReader.read(folder: path, files: files, options: options)
        }
      }
    }
  }

  /// What a file gives that may not be readable.
  private func opened(_ path: String, _ read: () throws(HostError) -> LoadedInput) -> LoadedInput {
    do throws(HostError) { return try read() } catch {
      return LoadedInput(path: path, problem: ThemeProblem(file: path, error.message))
    }
  }

  /// The theme with the palettes, the modes and the use of colours that the flags ask for.
  private func input(
    _ path: String, palettes: [String]? = nil, _ read: () throws(ThemeProblem) -> Theme
  ) -> LoadedInput {
    do throws(ThemeProblem) {
      var theme = try read()
      try theme.choose(palettes: palettes ?? flags.palette)
      return keepsModes ? LoadedInput(takingRamps(theme)) : chosenModes(theme)
    } catch {
      return LoadedInput(path: path, problem: error)
    }
  }

  /// Reads a theme as the configuration of its file says.
  private func configured(
    _ path: String, _ options: ReadingOptions, _ read: (ReadingOptions) throws(ThemeProblem) -> Theme
  ) throws(ThemeProblem) -> Theme {
    var options = options
    options.series = BoundSeries.names(options.series, of: path, host: host)
    // What is built in is nobody's project.
    guard !path.hasPrefix("palette:"), let project = configurations.configuration(for: path) else {
      return try read(options)
    }
    if let names = configurations.names(for: path) { options.names = names }
    var theme = try ConfiguredReading(project, of: path, flags: flags, options: options, host: host).theme(read)
    if !keepsModes, flags.mode.isEmpty {
      ConfiguredModes(project.configuration, ledger: options.names).choose(of: &theme)
    }
    return theme
  }

  /// Standard input, under the name that the user gave it.
  func standardInput() -> LoadedInput {
    let path = standardInputName ?? "-"
    return opened(path) { () throws(HostError) in
      read(SourceFile(path: path, bytes: try host.readStandardInput(limit: flags.limits.file)))
    }
  }

  /// The colours of the command line, one theme together.
  func colors(_ colors: [String]) -> LoadedInput {
    do throws(ThemeProblem) {
      let theme = try ColorListReader.read(colors: colors, options: options)
      return input(theme.path) { () throws(ThemeProblem) in theme }
    } catch {
      return LoadedInput(path: error.path, problem: error)
    }
  }

  /// A palette that is built in: in our own format, whatever format the flags name.
  func known(_ palette: KnownPalette) -> LoadedInput {
    var options = options
    options.format = nil
    options.series = []
    var input = read(
      SourceFile(path: palette.path, bytes: palette.json, isBuiltIn: true), options: options, palettes: [])
    input.theme?.formatLabel = "well-known palette"
    return input
  }

  /// A file whose bytes somebody else has read.
  func read(_ file: SourceFile) -> LoadedInput { read(file, options: options, palettes: flags.palette) }

  private func read(_ file: SourceFile, options: ReadingOptions, palettes: [String]) -> LoadedInput {
    if let missingInclude { return LoadedInput(path: file.path, problem: missingInclude) }
    if isPictureAllowed, PictureInput.isPicture(file.bytes) || options.format == PictureTheme.format {
      return picture(file.path) { MemorySource(file.bytes) }
    }
    var read = input(file.path, palettes: palettes) { () throws(ThemeProblem) in
      try configured(file.path, options) { (options) throws(ThemeProblem) in
        try ThemeReader.read(file, options: options)
      }
    }
    if read.theme == nil { read.intended = IntendedTheme(file) }
    return read
  }

  /// Whether no other format was requested.
  private var isPictureAllowed: Bool { options.format == nil || options.format == PictureTheme.format }

  private func picture(_ path: String, opening open: () throws(PNGError) -> any ByteSource) -> LoadedInput {
    let picture = PictureInput(path: path, limits: flags.limits.picture, ground: options.background)
    return input(path) { () throws(ThemeProblem) in try picture.theme(options, opening: open) }
  }

  private func takingRamps(_ theme: Theme) -> Theme {
    var theme = theme
    if flags.ramp { theme.takeColorsForRamps(named: theme.name) }
    return theme
  }

  /// The theme in the modes that the flags ask for.
  private func chosenModes(_ theme: Theme) -> LoadedInput {
    var theme = theme
    let unknown = flags.mode.filter { name in !theme.modes.contains { $0.name == name } }
    guard unknown.isEmpty else {
      let names = theme.modes.map(\.name)
      let near = NearestName.suggestion(for: unknown[0], among: names)
      let help = near.map { "did you mean '\($0)'?" } ?? "the theme has \(names.joined(separator: ", "))"
      return LoadedInput(
        path: theme.path, problem: ThemeProblem(InputProblem.unknownMode(unknown[0]), help: help, path: theme.path))
    }
    theme.look(atModes: flags.mode)
    for index in theme.sets.indices { theme.sets[index].look(atModes: flags.mode) }
    return LoadedInput(takingRamps(theme))
  }
}
