import ArgumentParser
import PaletteGate
import PaletteReports
import PaletteRules
import SafeText
import SourceText
import ThemeFormats

/// `palettecheck config init`: a start that fits the repository.
struct ConfigInitCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Look for themes below the working directory and write a palettecheck.json for them.",
    discussion: """
      An existing file is never replaced. Where files hold colours of which nothing says that they are a chart's, the command asks
      on a terminal which are; elsewhere the configuration lists them, each with the setting that takes it.
      """)

  @OptionGroup(title: "Output")
  var output: OutputOptions

  /// Groups that are named; an engineering choice.
  private static let mostNamed = 8

  func run(on host: some CommandHost) throws -> Int32 {
    let path = ConfigurationReader.fileName
    guard host.kind(of: path) == nil else {
      host.writeError("palettecheck: error: '\(path)' already exists; move it away to get a first one\n")
      return ExitStatus.failure
    }
    guard RepositoryRoot(of: ".", host: host).bounds(path) else {
      host.writeError("palettecheck: error: '\(path)' is a symbolic link that leads out of the repository; remove it\n")
      return ExitStatus.failure
    }
    // What another configuration says must not hide anything.
    guard let reading = try? ReadingFlags.parse(["--isolated"]) else { return ExitStatus.failure }
    let read = GatheredInputs(["."], flags: reading, host: host)
    let themes = read.inputs.compactMap(\.theme)
    let offered = OfferedFiles.likeliest(read.unjudged(showing: .max, from: 0))
    let chosen = OfferedFiles.chosen(among: offered, on: host)
    let open = chosen.isEmpty ? offered : []
    var start = ConfigurationStart(
      themes: themes.map(\.path.withoutCurrentDirectory), groups: groups(themes), roles: roles(read.inputs),
      questions: questions(themes) + questions(open))
    start.included += chosen
    do throws(HostError) {
      try host.writeWhole(start.text, to: path)
    } catch {
      host.writeError("palettecheck: error: '\(path)' \(error.message)\n")
      return ExitStatus.failure
    }
    let found = themes.count == 1 ? "1 theme" : "\(themes.count) themes"
    let next = themes.isEmpty ? "" : " 'palettecheck check .' checks them."
    return host.deliver(
      output.quiet ? "" : "Wrote '\(path)' for \(found) below this directory.\(next)\n", exitCode: ExitStatus.success,
      written: [path])
  }

  /// The parts of the only theme, where names alone say what is one.
  private func roles(_ inputs: [ReadInput]) -> [(part: String, names: [String])] {
    guard inputs.count == 1, let theme = inputs[0].theme, theme.palettes.isEmpty, theme.guessed["series"]?.count == 1,
      let mode = theme.modes.first, (2...Self.mostNames).contains(mode.series.count)
    else { return [] }
    let parts = ["background", "text", "axis", "gridlines"].compactMap { part in
      theme.guessed[part].map { (part: part, names: Array($0.prefix(1))) }
    }
    return [(part: "series", names: mode.series.map(\.token))] + parts
  }

  /// Names of one part that are written out; an engineering choice.
  private static let mostNames = 24

  /// What the files leave open, each with the setting that answers it.
  private func questions(_ themes: [Theme]) -> [String] {
    var questions: [String] = []
    func path(_ text: String) -> String { text == "." ? "this directory" : jsonString(text.withoutCurrentDirectory) }
    let assuming = themes.filter { $0.assumed.contains { $0.role == "background" } }
    if !assuming.isEmpty {
      let whose = Self.listed(assuming.map { path($0.path) })
      questions.append(
        "Which background do the charts of \(whose) have? White is assumed: \"roles\": {\"background\": [\"#ffffff\"]}")
    }
    // The same groups may be left in several files.
    var left: [(names: String, paths: [String])] = []
    for theme in themes where !theme.notTaken.isEmpty {
      let names = theme.notTaken.map { jsonString($0.pattern) }.joined(separator: ", ")
      if let index = left.firstIndex(where: { $0.names == names }) {
        left[index].paths.append(path(theme.path))
      } else {
        left.append((names, [path(theme.path)]))
      }
    }
    for (names, paths) in left.prefix(Self.mostNamed) {
      questions.append("Are any of these a chart's too, in \(Self.listed(paths))? \(names)")
    }
    if left.count > Self.mostNamed { questions.append("The same may be asked of \(left.count - Self.mostNamed) more.") }
    return questions
  }

  /// The files of which nothing says whether their colours are a chart's.
  private func questions(_ open: [String]) -> [String] {
    open.isEmpty
      ? []
      : ["Are these a chart's too? The likeliest first, each with the setting that takes it:"]
        + open.map { "  \"include\": [\"**\", \(jsonString($0))]" }
  }

  /// `a`, `a and b`, `a, b, c and 9 more`.
  private static func listed(_ paths: [String]) -> String {
    guard paths.count > mostPaths + 1 else {
      return paths.count > 1
        ? paths.dropLast().joined(separator: ", ") + " and " + (paths.last ?? "") : paths.first ?? ""
    }
    return Array(paths.prefix(mostPaths)).listed(of: paths.count)
  }

  /// Files that one question names; an engineering choice.
  private static let mostPaths = 3

  /// Groups of tokens of which nothing says whether they are the chart's.
  private func groups(_ themes: [Theme]) -> [String] {
    var groups: [String] = []
    for theme in themes where theme.palettes.count > 1 && theme.modes.allSatisfy(\.series.isEmpty) {
      for palette in theme.palettes where palette.name.hasSuffix("*") && !groups.contains(palette.name) {
        groups.append(palette.name)
      }
    }
    return Array(groups.prefix(Self.mostNamed))
  }
}
