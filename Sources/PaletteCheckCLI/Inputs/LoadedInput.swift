import Colorimetry
import FileAccess
import ImageSimulation
import PNGCodec
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

/// A picture of a chart as an input: a large one is read row by row, never held whole.
struct PictureInput {
  let path: String
  let limits: PNGLimits
  /// What shows through a translucent picture.
  let ground: ThemeColor?

  /// Bytes of the largest file that is held whole, and so read once. An engineering choice: nearly every chart has fewer.
  static let mostHeld = 1 << 20

  /// The bytes that a PNG file begins with. Source: PNG (third edition) 5.2.
  private static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// Whether a file is called a picture, so that it is not read whole to find out.
  static func isCalledPicture(_ path: String) -> Bool { path.lowercased().hasSuffix(".png") }

  /// Whether the first bytes of a file are those of something else, such as of a JPEG that is called `chart.png`.
  static func isOther(_ bytes: [UInt8]) -> Bool { !bytes.prefix(8).elementsEqual(signature.prefix(bytes.count)) }

  /// Whether bytes begin as those of a picture.
  static func isPicture(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

  func theme(
    _ options: ReadingOptions, opening open: () throws(PNGError) -> any ByteSource
  ) throws(ThemeProblem) -> Theme {
    let picture: ChartPicture
    do throws(PictureError) {
      picture = try ChartPicture(on: Self.screen(ground), limits: limits, opening: open)
    } catch {
      throw PictureTheme.problem(error, path: path)
    }
    return try PictureTheme.theme(picture, path: path, options: options)
  }

  /// The ground as a screen shows it: on white where it lets something through.
  static func screen(_ ground: ThemeColor?) -> ScreenColor {
    let white = SRGB(1, 1, 1)
    return ScreenColor(ground.map { $0.srgb.composited(alpha: $0.alpha, over: white) } ?? white)
  }
}
