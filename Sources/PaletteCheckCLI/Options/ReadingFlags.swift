import ArgumentParser
import Colorimetry
import KnownPalettes
import PaletteGate
import PaletteRules
import SourceText
import ThemeFormats

/// How to read a theme.
struct ReadingFlags: ParsableArguments {
  @Option(help: ArgumentHelp("Read inputs as this format.", valueName: "name"))
  var themeFormat: String?

  @Option(
    help: ArgumentHelp("The charts' background.", valueName: "color"),
    transform: ColorArgument.init(parsing:))
  var background: ColorArgument?

  @Option(
    help: ArgumentHelp("The charts' text colour.", valueName: "color", visibility: .hidden),
    transform: ColorArgument.init(parsing:))
  var text: ColorArgument?

  @Option(help: ArgumentHelp("Read only this mode; repeatable.", valueName: "name"))
  var mode: [String] = []

  @Option(
    help: ArgumentHelp(
      "A context of a resolver document, such as theme=dark; repeatable. (default: all)",
      valueName: "modifier=context", visibility: .hidden))
  var context: [String] = []

  @Option(
    help: ArgumentHelp(
      "Read only this palette; without files, one of 'palettecheck palettes'; repeatable.",
      valueName: "name"),
    completion: .custom { _, _, _ in KnownPalette.all.map(\.name) })
  var palette: [String] = []

  // Names of custom properties begin with dashes.
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "The series: a JSON pointer, or names with stars, separated by commas; of one file as src/theme.ts:palette.",
      valueName: "pointer|names"))
  var series: [String] = []

  /// What ``series`` lists: names apart, pointers whole; each with its file where one is named.
  var seriesNames: [String] {
    series.flatMap { text in
      let bound = BoundSeries(text)
      let names = Self.names(bound?.name ?? text)
      return bound.map { bound in names.map { "\(bound.path):\($0)" } } ?? names
    }
  }

  private static func names(_ text: String) -> [String] {
    guard !text.hasPrefix("/"), !text.hasPrefix("#/") else { return [text] }
    return text.split(separator: ",").map { name in
      String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The files that ``series`` names, which are inputs too.
  var filesOfSeries: [String] { series.compactMap { BoundSeries($0)?.path } }

  @Option(
    help: ArgumentHelp("Look up references here too; repeatable.", valueName: "path"),
    completion: .file())
  var include: [String] = []

  @Flag(help: "Read the colours as one ramp, not as series.")
  var ramp = false

  @OptionGroup
  var directories: DirectoryFlags

  @OptionGroup
  var configuration: ConfigurationFlags

  @OptionGroup
  var limits: LimitOptions
}

/// What standard input is, for commands that read a theme from it.
struct StandardInputFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read standard input as the file of this name, with the configuration of its folder.", valueName: "path",
      visibility: .hidden),
    completion: .file())
  var stdinFilename: String?
}

extension ReadingFlags {
  mutating func validate() throws {
    if let wrong = context.first(where: { !$0.contains("=") }) {
      throw ValidationError("--context is '\(wrong)'; write modifier=context, such as --context theme=dark")
    }
    if let themeFormat {
      do throws(ThemeProblem) {
        try ThemeReader.checkFormat(named: themeFormat)
      } catch {
        throw ValidationError(error.message + (error.help.map { "; \($0)" } ?? ""))
      }
    }
  }

  /// Whether they choose what is read of a theme, or from where, so that something may be missing.
  var isNarrowing: Bool {
    themeFormat != nil || background != nil || text != nil || ramp || !mode.isEmpty || !context.isEmpty
      || !palette.isEmpty || !series.isEmpty
  }

  /// The flags as words of a command line, without limits and directories.
  var words: [String] {
    let single = [
      ("--theme-format", themeFormat), ("--background", background?.text), ("--text", text?.text),
      ("--config", configuration.config),
    ]
    let repeated = [
      ("--mode", mode), ("--context", context), ("--palette", palette), ("--series", series), ("--include", include),
    ]
    let flags = [("--ramp", ramp), ("--isolated", configuration.isolated)]
    return single.flatMap { name, value in value.map { [name, $0] } ?? [] }
      + repeated.flatMap { name, values in values.flatMap { [name, $0] } } + flags.filter(\.1).map(\.0)
  }

  /// Refuses a command line that names nothing to read.
  ///
  /// - Parameter verb: What the command does with it: `check`.
  func requireInput(_ paths: [String], to verb: String) throws {
    guard paths.isEmpty, palette.isEmpty, filesOfSeries.isEmpty else { return }
    throw ValidationError(
      "nothing to \(verb); name a theme, a directory, a colour in quotes such as '#2166ac', or '-'")
  }
}

/// A colour given to an option.
struct ColorArgument {
  /// As it was typed.
  let text: String
  let color: Color

  /// Parses what was typed, or throws why it is not a colour.
  init(parsing argument: String) throws {
    do throws(SourceError) {
      self.text = argument
      self.color = try Color(css: argument)
    } catch {
      throw ValidationError(error.message)
    }
  }

  /// The colour of a theme, written on the command line.
  var themeColor: ThemeColor {
    let file = SourceFile(path: "command line", bytes: Array(text.utf8))
    return ThemeColor(color, origin: TokenOrigin(file: file, range: 0..<file.bytes.count))
  }
}

/// Where settings other than flags come from.
struct ConfigurationFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp("Use this file, not the nearest palettecheck.json.", valueName: "file"))
  var config: String?

  @Flag(help: "Ignore every configuration.")
  var isolated = false

  mutating func validate() throws {
    if config != nil, isolated { throw ValidationError("--config and --isolated exclude each other; give one of them") }
  }
}

/// Series of one file, as `--series` and a configuration name them: `src/theme.ts:palette`.
struct BoundSeries {
  let path: String
  /// What in it: a name or a pattern.
  let name: String

  /// Splits a text at the first colon behind a name that files of themes have; nil where there is none.
  init?(_ text: String) {
    let colon = text.indices.first { index in
      text[index] == ":" && ThemeFileNames.mayBe(String(text[..<index])) && text.index(after: index) < text.endIndex
    }
    guard let colon else { return nil }
    path = String(text[..<colon])
    name = String(text[text.index(after: colon)...])
  }

  /// The names that are meant for a file: those of no file, and those of this one without its path.
  ///
  /// - Parameter folder: The folder from which their paths lead.
  static func names(_ texts: [String], of path: String, from folder: String? = nil, host: any FileSystem) -> [String] {
    texts.compactMap { text in
      guard let bound = BoundSeries(text) else { return text }
      return host.realPath(bound.target(from: folder)) == host.realPath(path) ? bound.name : nil
    }
  }

  /// The files that texts name, each once, in their order.
  static func files(_ texts: [String], from folder: String) -> [String] {
    var seen: Set<String> = []
    return texts.compactMap { BoundSeries($0)?.target(from: folder) }.filter { seen.insert($0).inserted }
  }

  private func target(from folder: String?) -> String { folder?.appendingStep(path) ?? path }
}
