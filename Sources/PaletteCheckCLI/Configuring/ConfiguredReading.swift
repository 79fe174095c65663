import Colorimetry
import PaletteGate
import PaletteRules
import SourceText
import ThemeFormats

/// Reads a theme as its configuration says, where the flags do not say otherwise.
struct ConfiguredReading {
  private let flags: ReadingFlags
  private let configuration: Configuration
  private let options: ReadingOptions
  private let path: String
  private let directory: String
  private let host: any FileSystem

  /// - Parameters:
  ///   - path: the file.
  ///   - options: what the flags say.
  /// - Throws: ``ThemeProblem`` for an invalid colour in the configuration.
  init(
    _ project: ProjectConfiguration, of path: String, flags: ReadingFlags, options: ReadingOptions,
    host: any FileSystem
  ) throws(ThemeProblem) {
    self.flags = flags
    configuration = project.configuration
    (self.path, directory, self.host) = (path, project.directory, host)
    var options = options
    if options.contexts.isEmpty { options.contexts = configuration.contexts?.value ?? [] }
    if options.series.isEmpty {
      let names = configuration.roles[.series]?.value ?? []
      options.series = BoundSeries.names(names, of: path, from: project.directory, host: host)
    }
    options.named = try Self.named(configuration, settings: project.settings, flags: flags)
    self.options = options
  }

  /// Reads a theme: once, or for each set of colours that the configuration names. A set of several files is one theme, that of
  /// the first.
  ///
  /// - Parameter read: reads it with options.
  /// - Throws: ``ThemeProblem`` as `read` does.
  func theme(_ read: (ReadingOptions) throws(ThemeProblem) -> Theme) throws(ThemeProblem) -> Theme {
    let sets = flags.series.isEmpty ? configuration.sets?.value ?? [] : []
    guard !sets.isEmpty else { return try read(options) }
    var themes: [Theme] = []
    var absent: [String] = []
    var problems: [ThemeProblem] = []
    for set in sets {
      var options = options
      let files = BoundSeries.files(set.tokens, from: directory)
      if let first = files.first, host.realPath(first) != host.realPath(path) {
        if host.kind(of: first) == nil {
          problems.append(ThemeProblem(InputProblem.missingFile(first), path: set.origin.file.path, origin: set.origin))
        }
        continue
      }
      options.series = BoundSeries.names(set.tokens, of: path, from: directory, host: host)
      // Pairs do not belong to a set: the first theme judges them.
      if !themes.isEmpty { options.named.pairs = [] }
      if flags.background == nil, !set.background.isEmpty {
        options.named.parts[.background] = try Self.choices(set.background, at: set.origin)
      }
      do throws(ThemeProblem) {
        var theme = try read(options)
        for file in files.dropFirst() { theme.join(try other(file, set, options)) }
        theme.name = set.name
        theme.setName = set.name
        set.apply(to: &theme)
        themes.append(theme)
      } catch {
        // What the set names may be in other files.
        if error.reason == .noChartColors, files.isEmpty { absent.append(set.name) } else { problems.append(error) }
      }
    }
    let names = absent.map { "'\($0)'" }.joined(separator: ", ")
    guard var first = themes.first else {
      // Reading the unchanged file gives the best message about what cannot be read.
      var theme = try read(options)
      theme.problems += problems
      if !absent.isEmpty { theme.notes.append(InputNote.configuredSetsAbsent()) }
      return theme
    }
    first.problems += problems
    if !absent.isEmpty { first.notes.append(InputNote.setsAbsent(names)) }
    themes[0] = first
    guard themes.count > 1 else { return first }
    // Messages about the file appear once.
    for index in themes.indices.dropFirst() {
      themes[index].problems.removeAll { one in first.problems.contains { $0.sentence == one.sentence } }
      themes[index].notes.removeAll { first.notes.contains($0) }
      themes[index].unjudged.removeAll { first.unjudged.contains($0) }
      let known = Set(first.remarks.map(\.origin.range))
      themes[index].remarks.removeAll { known.contains($0.origin.range) }
    }
    var whole = first
    whole.problems = themes.flatMap(\.problems)
    whole.sets = themes
    return whole
  }

  /// The colours of a set in another file.
  private func other(_ file: String, _ set: TokenSet, _ options: ReadingOptions) throws(ThemeProblem) -> Theme {
    var options = options
    options.series = BoundSeries.names(set.tokens, of: file, from: directory, host: host)
    let source = try host.file(file, limit: flags.limits.file)
    do throws(ThemeProblem) {
      return try ThemeReader.read(source, options: options)
    } catch {
      // The set names what is not there.
      var problem = error
      problem.reason = .unreadable
      throw problem
    }
  }

  private static func named(
    _ configuration: Configuration, settings: JudgementSettings, flags: ReadingFlags
  ) throws(ThemeProblem) -> NamedParts {
    var named = NamedParts()
    for part in NamedParts.Part.allCases {
      guard let role = Configuration.Role(rawValue: part.rawValue), let setting = configuration.roles[role] else {
        continue
      }
      if flags.background != nil, part == .background || part == .plotBackground { continue }
      if flags.text != nil, part == .text { continue }
      named.parts[part] = try choices(setting.value, at: setting.origin)
    }
    named.ramps = flags.series.isEmpty ? configuration.roles[.ramps]?.value ?? [] : []
    for contrast in (configuration.text?.value ?? []) + (configuration.pairs?.value ?? []) {
      named.pairs.append(
        NamedParts.Pair(
          foreground: try choices(contrast.foreground, at: contrast.origin),
          background: try choices(contrast.background, at: contrast.origin),
          minimum: contrast.size.map { settings.thresholds.contrast(of: $0) } ?? contrast.minimum,
          reason: contrast.reason))
    }
    return named
  }

  /// Names as they are; what begins as a hex colour has to be one.
  private static func choices(
    _ texts: [String], at origin: TokenOrigin
  ) throws(ThemeProblem) -> [NamedParts.Choice] {
    var choices: [NamedParts.Choice] = []
    for text in texts {
      guard text.hasPrefix("#"), !text.hasPrefix("#/") else {
        choices.append(NamedParts.Choice(text))
        continue
      }
      do throws(SourceError) {
        choices.append(NamedParts.Choice(text, color: ThemeColor(try Color(css: text), origin: origin)))
      } catch {
        throw ThemeProblem(InputProblem.unreadableColor(error.message), path: origin.file.path, origin: origin)
      }
    }
    return choices
  }
}

extension TokenSet {
  /// Gives a theme's series what the set says of them.
  fileprivate func apply(to theme: inout Theme) {
    if kind != .categorical { theme.takeColorsForRamps(named: name, kind: Ramp.Kind(rawValue: kind.rawValue)) }
    let patterns = encodings.map { (glob: GlobPattern($0.names.slashed), encoding: $0) }
    for index in theme.modes.indices {
      if let adjacent { theme.modes[index].usage.adjacent = adjacent }
      if let maxSeries { theme.modes[index].usage.maxSeries = maxSeries }
      for series in theme.modes[index].series.indices {
        var changed = theme.modes[index].series[series]
        if let marks { changed.mark = marks }
        for (glob, encoding) in patterns where glob.matches(changed.token.slashed) || glob.matches(changed.name.slashed)
        {
          changed.symbol = encoding.symbol ?? changed.symbol
          changed.dash = encoding.dash ?? changed.dash
          changed.pattern = encoding.fill ?? changed.pattern
          changed.label = encoding.label ?? changed.label
        }
        theme.modes[index].series[series] = changed
      }
    }
  }
}

extension String {
  /// Both dots and slashes separate the parts of a token's name.
  fileprivate var slashed: String { String(map { $0 == "." ? "/" : $0 }) }
}

extension Theme {
  /// Adds the colours of another file, mode by mode; one that has no mode of the name gives those of its first.
  fileprivate mutating func join(_ other: Theme) {
    let base = modes.first
    for mode in other.modes where other.modes.count > 1 && !modes.contains(where: { $0.name == mode.name }) {
      // What the first file has in no such mode is there as it is in the base.
      var added = mode
      (added.series, added.ramps) = (base?.series ?? [], base?.ramps ?? [])
      if mode.background == nil { added.background = base?.background }
      modes.append(added)
    }
    for index in modes.indices {
      guard let mode = other.modes.first(where: { $0.name == modes[index].name }) ?? other.modes.first else { continue }
      modes[index].series = (modes[index].series + mode.series).namedApart
      modes[index].ramps += mode.ramps
    }
    addReport(of: other)
  }

  /// What was read as series or palette is one ramp each.
  ///
  /// - Parameters:
  ///   - name: the ramp's.
  ///   - kind: what the ramp says; found from the course of lightness when nil.
  mutating func takeColorsForRamps(named name: String?, kind: Ramp.Kind? = nil) {
    for index in modes.indices where !modes[index].series.isEmpty {
      let stops = modes[index].series.map { Ramp.Stop(color: $0.color) }
      let shape = kind ?? RampShape.kind(of: stops.map(\.color.srgb))
      modes[index].ramps.append(Ramp(name: name, kind: shape, stops: stops, isKindGuessed: kind == nil))
      modes[index].series = []
    }
    for index in palettes.indices where palettes[index].kind == .categorical {
      palettes[index].kind = NamedPalette.Kind(RampShape.kind(of: palettes[index].colors.map(\.srgb)))
    }
  }
}
