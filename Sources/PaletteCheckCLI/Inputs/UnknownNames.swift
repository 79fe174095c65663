import PaletteGate
import PaletteRules
import SourceText
import ThemeFormats

/// Names that a configuration or a flag gives and no file has: what they were meant for would not be judged, and the run
/// would pass.
struct UnknownNames {
  /// The configurations that hold such names, as inputs that cannot be read.
  private(set) var broken: [LoadedInput] = []
  private var flagged: [ThemeProblem] = []

  /// Files that are looked through for a name that the run did not find; an engineering choice.
  private static let mostFiles = 512

  /// Looks through what was read; a name that is in none of it is looked for in the other files of the configuration.
  init(_ inputs: [LoadedInput], reader: ThemeLoader, host: any CommandHost) {
    var seen: Set<String> = []
    for input in inputs where input.theme != nil {
      guard let project = reader.configurations.configuration(for: input.path),
        let ledger = reader.configurations.names(for: input.path), seen.insert(project.path).inserted
      else { continue }
      // What could not be read may have the names.
      let own = inputs.filter { reader.configurations.configuration(for: $0.path)?.path == project.path }
      guard own.allSatisfy({ $0.problems.allSatisfy { $0.reason == .noChartColors } }) else { continue }
      var missing = Self.names(project.configuration).filter { ledger.misses($0.key) }
      guard !missing.isEmpty else { continue }
      Self.readRest(of: project, own.map(\.path), until: { !missing.contains { ledger.misses($0.key) } }, reader, host)
      missing.removeAll { !ledger.misses($0.key) }
      guard let first = missing.first else { continue }
      let problems = missing.map { name in
        ThemeProblem(
          name.sentence, help: Self.help(for: name, ledger), path: name.origin.file.path, origin: name.origin)
      }
      var input = LoadedInput(path: first.origin.file.path, problem: problems[0], wasFound: false)
      input.problems = problems
      broken.append(input)
    }
    guard inputs.contains(where: { $0.theme != nil }) else { return }
    let resolved = inputs.contains { $0.theme?.format == ResolverTokens.name || $0.theme == nil }
    if let context = reader.flags.context.first, !resolved {
      flagged.append(
        ThemeProblem(
          InputProblem.noResolver(context), path: inputs[0].path))
    }
    let ledgers = reader.ledgers(of: inputs)
    for name in reader.flags.seriesNames {
      guard ledgers.contains(where: { $0.misses(name) }), ledgers.allSatisfy({ !$0.finds(name) }) else { continue }
      let near = ledgers.lazy.compactMap { $0.suggestion(for: name) }.first
      flagged.append(
        ThemeProblem(
          InputProblem.unknownSeries(name), help: near.map { "did you mean '\($0)'?" }, path: inputs[0].path))
    }
  }

  /// Adds to the first theme what is wrong with the flags.
  func blame(in inputs: inout [LoadedInput]) {
    guard !flagged.isEmpty, let index = inputs.firstIndex(where: { $0.theme != nil }) else { return }
    inputs[index].problems += flagged
    inputs[index].theme?.problems += flagged
  }

  private static func help(for name: Name, _ ledger: NameLedger) -> String {
    guard let near = ledger.suggestion(for: name.key) else {
      let modes = ledger.known(beginning: "mode ").map { "'\($0.dropFirst(5))'" }
      if name.isMode, !modes.isEmpty { return "the modes are \(modes.prefix(10).joined(separator: ", "))" }
      return "'palettecheck inspect' shows what the files of this run call their colours"
    }
    return "did you mean '\(name.isMode ? String(near.dropFirst(5)) : near)'?"
  }

  /// Reads the files that the run passed by, as long as names are missing.
  private static func readRest(
    of project: ProjectConfiguration, _ read: [String], until isDone: () -> Bool, _ reader: ThemeLoader,
    _ host: any CommandHost
  ) {
    let seen = Set(read.compactMap { host.realPath($0) })
    let configured = FileSelection(reader.configurations, reader.flags.directories, host: host)
    let below = project.directory.relativeToWorkingDirectory(host)
    guard let files = try? configured.files(below: below == host.realPath(".") ? "." : below).paths else { return }
    let whole = reader.keepingModes
    var count = 0
    for file in files where ThemeFileNames.mayBe(file) && configured.takes(file) {
      guard count < mostFiles, !isDone() else { return }
      guard !seen.contains(host.realPath(file) ?? file), ThemeFileNames.folder(of: file) == nil else { continue }
      count += 1
      let input = whole.file(file)
      // Its modes are looked at by their names.
      if input.theme != nil { _ = reader.choosingModes(input) }
    }
  }

  private struct Name {
    var text: String
    var isMode = false
    var what: String
    var origin: TokenOrigin

    var key: String { isMode ? "mode " + text : text }
    var sentence: Message { (isMode ? InputProblem.unknownModeName : .unknownName)(what, text) }

  }

  /// Every name of a configuration, in its order, without literal colours.
  private static func names(_ configuration: Configuration) -> [Name] {
    var names: [Name] = []
    func add(_ texts: [String], _ what: String, _ origin: TokenOrigin) {
      for text in texts where !text.hasPrefix("#") || text.hasPrefix("#/") {
        names.append(Name(text: text, what: what, origin: origin))
      }
    }
    for role in Configuration.Role.allCases {
      if let setting = configuration.roles[role] { add(setting.value, "'\(role.rawValue)' of 'roles'", setting.origin) }
    }
    for set in configuration.sets?.value ?? [] {
      add(set.tokens + set.background, "the set '\(set.name)'", set.origin)
    }
    for text in configuration.text?.value ?? [] { add(text.foreground + text.background, "'text'", text.origin) }
    for pair in configuration.pairs?.value ?? [] { add(pair.foreground + pair.background, "'pairs'", pair.origin) }
    if let modes = configuration.modes {
      names += modes.value.map { Name(text: $0, isMode: true, what: "'modes'", origin: modes.origin) }
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0.key).inserted }
  }
}
