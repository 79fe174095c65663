import PaletteGate
import PaletteRules
import SourceText
import ThemeFormats

/// Names that a configuration or a flag gives and no file has: what they were meant for would not be judged, and the run
/// would pass.
struct UnknownNames {
  /// The configurations that hold such names, as inputs that cannot be read.
  private(set) var broken: [LoadedInput] = []
  /// What a run says that does not read the whole folder of a configuration: the names may be those of other files.
  private(set) var remarks: [Message] = []
  private var flagged: [ThemeProblem] = []

  /// - Parameter directories: Real paths of the directories that the run reads.
  init(_ inputs: [LoadedInput], in directories: [String], reader: ThemeLoader) {
    var seen: Set<String> = []
    for input in inputs where input.theme != nil {
      guard let project = reader.configurations.configuration(for: input.path),
        let ledger = reader.configurations.names(for: input.path), seen.insert(project.path).inserted
      else { continue }
      // What could not be read may have the names.
      let own = inputs.filter { reader.configurations.configuration(for: $0.path)?.path == project.path }
      guard own.allSatisfy({ $0.problems.allSatisfy { $0.reason == .noChartColors } }) else { continue }
      let missing = Self.names(project.configuration).filter { ledger.misses($0.key) }
      guard let first = missing.first else { continue }
      // One that is named may lie beside the folders that it is for.
      let isBeside =
        reader.flags.configuration.config != nil && !directories.contains { $0.isPath(below: project.directory) }
      guard directories.contains(where: { isBeside || project.directory == $0 || project.directory.isPath(below: $0) })
      else {
        remarks.append(RunNote.namesElsewhere(project.path, missing.prefix(5).map(\.words).listed(of: missing.count)))
        continue
      }
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

  private struct Name {
    var text: String
    var isMode = false
    var what: String
    var origin: TokenOrigin

    var key: String { isMode ? "mode " + text : text }
    /// As a list quotes it.
    var words: String { isMode ? "mode '\(text)'" : "'\(text)'" }
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
