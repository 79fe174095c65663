import PaletteGate
import PaletteReports
import PaletteRules
import ThemeFormats

/// An input as its reader left it, before the run settles which files belong to it.
@dynamicMemberLookup
struct LoadedInput {
  var input: ReadInput
  /// Signs that a file that is not a theme was meant to be one.
  var intended = IntendedTheme()

  /// A theme that was read, perhaps not all of it.
  init(_ theme: Theme) { input = ReadInput(path: theme.path, theme: theme, problems: theme.problems) }

  /// An input that could not be read.
  init(path: String, problem: ThemeProblem, wasFound: Bool = true) {
    input = ReadInput(path: path, problems: [problem], wasFound: wasFound)
  }

  subscript<Value>(dynamicMember member: WritableKeyPath<ReadInput, Value>) -> Value {
    get { input[keyPath: member] }
    set { input[keyPath: member] = newValue }
  }

  /// How likely its colours are a chart's where it is no theme, beside those of other files.
  var likelihood: Int { max(input.problems.map(\.likelihood).max() ?? 0, intended.likelihood) }

  /// Whether it could be read and has no chart colours.
  var isBare: Bool { input.isBare }
}

extension CommandHost {
  /// Names on standard error the inputs that are not there at all.
  func complain(about inputs: [ReadInput], style: TextStyle) {
    for input in inputs where !input.wasFound { complain(about: input.problems, style: style) }
  }
}
