import FileAccess
import PaletteGate
import PaletteReports
import PaletteRules
import Synchronization
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

/// Lets large inputs be parsed one after the other: the tree of one takes far more memory than its text. Files that only lend
/// tokens to others take no turn; `ParsedFiles` bounds their trees.
///
/// A class, because all loaders of a run take turns.
final class LargeFileTurn: Sendable {
  private let turn = Mutex(())
  /// Bytes from which on a file is large. An engineering choice: nearly every theme has fewer, and two trees of so many take
  /// a tenth of the memory that a run may use.
  private static let large = 512 << 10

  /// Does the work at once for a small file, and alone for a large one.
  func take<Result: Sendable>(bytes: Int, _ work: () -> Result) -> Result {
    guard bytes >= Self.large else { return work() }
    return turn.withLock { _ in
      // What is left of the tree is scattered, and the next one would be built beside the gaps.
      defer { FileAccess.returnFreeMemory() }
      return work()
    }
  }
}
