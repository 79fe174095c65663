package import PaletteRules
package import SourceText
import Synchronization

/// How to read a theme.
package struct ReadingOptions: Sendable {
  /// The short name of the format; nil to detect it.
  package var format: String?
  /// Stands in for the theme's background.
  package var background: ThemeColor?
  /// Stands in for the theme's text colour.
  package var text: ThemeColor?
  /// Where the series are, in order: JSON pointers, names of tokens with dots and stars, or names of the colour sets of an
  /// asset catalog; empty if the file states it.
  package var series: [String] = []
  /// Further parts of the chart that the user names.
  package var named = NamedParts()
  /// Where it is written down which of the names were found; nil where nobody asks.
  package var names: NameLedger?
  /// What a document may hold.
  package var limits = JSONReader.Limits()
  /// Tokens of one file and those it draws in.
  package var maxTokens = 200_000
  /// Series of one theme.
  package var maxSeries = 2_048
  /// Contexts of a resolver document, as `theme=dark`; where none is named, all are read.
  package var contexts: [String] = []
  /// Files whose tokens references may reach, before any that are found beside the theme.
  package var includes: [SourceFile] = []
  /// Finds the files that a theme refers to.
  package var siblings: (any SiblingFiles)?
  /// What was made of those files; the same in every reading of a run.
  package var parsed = ParsedFiles()
  /// Whether nobody named the file: it was found in a directory, and is a theme only if something says that its colours are
  /// those of a chart.
  package var isFound = false

  /// The defaults.
  package init() {}
}

/// What was made of the files that references reach: each is parsed once in a run, however many themes refer to it.
///
/// A class, because every reader of a run looks into the same one.
package final class ParsedFiles: Sendable {
  private struct Parsed {
    let bytes: [UInt8]
    let value: (any Sendable)?
  }

  private struct State {
    /// By the path of the file.
    var parsed: [NameKey: Parsed] = [:]
    var bytes = 0
  }

  private let state = Mutex(State())
  /// Bytes of the files whose values are kept; further files are parsed each time. An engineering choice: a tree of tokens
  /// takes about ten times the memory of its text.
  private static let mostBytes = 8 << 20

  /// An empty one.
  package init() {}

  /// What a file holds, parsed if it is not known; nil where it holds nothing. One kind of value is asked for only.
  func value<Value: Sendable>(of file: SourceFile, parsing parse: () -> Value?) -> Value? {
    let key = NameKey(file.path)
    if let known = state.withLock({ $0.parsed[key] }), known.bytes == file.bytes {
      return known.value as? Value
    }
    let value = parse()
    state.withLock { state in
      let size = value == nil ? 0 : file.bytes.count
      guard state.bytes + size <= Self.mostBytes else { return }
      state.bytes += size
      state.parsed[key] = Parsed(bytes: file.bytes, value: value)
    }
    return value
  }
}

/// Finds the files that a theme refers to. The command reads the disk; readers never do.
package protocol SiblingFiles: Sendable {
  /// The files that match a relative path or glob, beside the file that names it; sorted by path.
  ///
  /// - Throws: ``ThemeProblem`` without an origin when a path is absolute, leaves the root, or cannot be read.
  func files(matching pattern: String, beside file: SourceFile) throws(ThemeProblem) -> [SourceFile]

  /// Files of a kind around one that may hold what it refers to: at level 0 those in its folder and below, at level 1 the
  /// others in the folder above and below that, and so on; sorted by path; nil above the root.
  ///
  /// - Throws: ``ThemeProblem`` without an origin when there are too many to look through.
  func files(_ kind: SiblingKind, around file: SourceFile, level: Int) throws(ThemeProblem) -> [SourceFile]?
}

/// What files around a theme are looked for.
package enum SiblingKind: Sendable {
  /// Those that may hold tokens.
  case tokens
  /// Style sheets.
  case sheets
}

extension SiblingFiles {
  /// None.
  package func files(
    _ kind: SiblingKind, around file: SourceFile, level: Int
  ) throws(ThemeProblem) -> [SourceFile]? { nil }
}

/// What the user says about the parts of a chart beside its series: which tokens they are, and which colours are held to a
/// contrast.
package struct NamedParts: Sendable {
  /// A part that is one colour.
  package enum Part: String, CaseIterable, Sendable {
    case background, plotBackground, text, axis, gridlines, outline, good, neutral, bad
  }
  /// A colour by the name of its token, with stars, by a JSON pointer, or itself.
  package struct Choice: Sendable {
    /// As it was written.
    package var text: String
    /// The colour, when it was written out.
    package var color: ThemeColor?

    /// Creates a choice.
    package init(_ text: String, color: ThemeColor? = nil) {
      self.text = text
      self.color = color
    }
  }
  /// Colours that need a minimum contrast with others.
  package struct Pair: Sendable {
    /// In front.
    package var foreground: [Choice]
    /// Behind.
    package var background: [Choice]
    /// The least ratio, 1…21.
    package var minimum: Double
    /// The reason, when the user gives one.
    package var reason: String?

    /// Creates a pair.
    package init(foreground: [Choice], background: [Choice], minimum: Double, reason: String?) {
      self.foreground = foreground
      self.background = background
      self.minimum = minimum
      self.reason = reason
    }
  }

  /// By part; several backgrounds are looked at one after the other, of any other part the first that is there counts.
  package var parts: [Part: [Choice]] = [:]
  /// Ramps, one for each name.
  package var ramps: [String] = []
  /// Pairs of colours that must reach a minimum contrast.
  package var pairs: [Pair] = []

  /// Nothing is named.
  package init() {}

  /// Whether nothing is named.
  package var isEmpty: Bool { parts.isEmpty && ramps.isEmpty && pairs.isEmpty }

  /// Whether they are something to judge where nothing else is: pairs, or a ramp.
  var makesThemes: Bool { !pairs.isEmpty || !ramps.isEmpty }
}
