package import Colorimetry
package import SourceText

/// The content of a chart theme, independent of its format: the colours by role, in every mode.
package struct Theme: Sendable {
  /// The path as the user wrote it.
  package var path: String
  /// The format's short name, as `--theme-format` takes it: `dtcg`, `palettecheck`, `hex` …
  package var format: String
  /// The format in words: `DTCG design tokens`.
  package var formatLabel: String
  /// The theme's own name, when it has one.
  package var name: String?
  /// The palette that it shows alone, of several in a file; nil for every other theme. Untrusted text.
  package var palette: String?
  /// The base mode first, then each overlay applied to it. Never empty.
  package var modes: [ThemeMode]
  /// What its modes are.
  package var modeWord = ModeWord.mode
  /// The names of modes that the user excluded, so that they do not count as missing.
  package var modesLeftOut: [String] = []
  /// The palettes of a file with several; the rules judge such a file palette by palette.
  package var palettes: [NamedPalette]
  /// What the reader guessed or skipped.
  package var notes: [Message]
  /// Doubtful but readable parts: PC011, PC012, PC013.
  package var remarks: [ThemeRemark]
  /// Unreadable parts: PC001. The rules still judge the rest.
  package var problems: [ThemeProblem]
  /// Undeclared roles, and the value that a check assumes for them: `background` → `#ffffff`.
  package var assumed: [(role: String, value: String)]
  /// Content without a role: checks that could not run.
  package var unjudged: [Message] = []
  /// The share of the picture for each colour, in a theme read from one; otherwise empty.
  package var shares: [ColorShare] = []
  /// The words of the theme's chart library for symbols, dashes and patterns; nil for an unknown library.
  package var vocabulary: MarkerVocabulary?
  /// The waivers in the file, as written.
  package var waivers: [WrittenWaiver] = []
  /// The tokens that the chart reaches by references, where the format has tokens: what a change of them would change
  /// besides.
  package var sharedTokens: [SharedToken] = []
  /// Groups of colours beside those that were taken for the chart's.
  package var notTaken: [UntakenGroup] = []
  /// The paths of files that the input names as parts of itself, and that were read with it.
  package var parts: Set<String> = []
  /// The configured name of the set of colours; nil without one.
  package var setName: String?
  /// One theme per set of colours used together, where the configuration names several; otherwise empty. This theme is
  /// then the first of them.
  package var sets: [Theme] = []

  /// Creates a theme.
  package init(
    path: String, format: String, formatLabel: String, name: String? = nil, modes: [ThemeMode],
    palettes: [NamedPalette] = [], notes: [Message] = [], remarks: [ThemeRemark] = [],
    problems: [ThemeProblem] = [], assumed: [(role: String, value: String)] = []
  ) {
    (self.path, self.format, self.formatLabel, self.name) = (path, format, formatLabel, name)
    (self.modes, self.palettes, self.notes, self.remarks) = (modes, palettes, notes, remarks)
    (self.problems, self.assumed) = (problems, assumed)
  }
}

/// One palette of a file with several.
package struct NamedPalette: Sendable {
  /// The purpose of the colours.
  package enum Kind: String, Sendable {
    case categorical, sequential, diverging, cyclic

    /// The kind of a ramp.
    package init(_ kind: Ramp.Kind) { self = Self(rawValue: kind.rawValue) ?? .categorical }
  }
  /// The name; contains untrusted text.
  package var name: String
  /// The purpose of the palette.
  package var kind: Kind
  /// In file order.
  package var colors: [ThemeColor]
  /// The file's label for each colour; empty when it has none.
  package var labels: [String?]
  /// The outline of each colour's marks; empty when none has one.
  package var strokes: [ThemeColor?] = []
  /// Why its background is not known; nil where it is the theme's. Contains untrusted text.
  package var unknownGround: String?

  /// Creates a palette.
  package init(name: String, kind: Kind, colors: [ThemeColor], labels: [String?] = []) {
    (self.name, self.kind, self.colors, self.labels) = (name, kind, colors, labels)
  }
}

/// Something doubtful in one place of a file.
package struct ThemeRemark: Sendable {
  /// The rule that reports it.
  package enum Kind: Sendable {
    /// PC011: CIEDE2000 between the colour as written and as mapped to sRGB.
    case outOfGamut(difference: Double, mapped: SRGB)
    /// PC012: CIEDE2000 between the fallback hex and the components, and whether those are outside sRGB.
    case hexDisagrees(difference: Double, hex: String, computed: String, isOutside: Bool = false)
    /// PC013: a later value of the same key replaces an earlier one.
    case duplicateKey(key: String, first: TokenOrigin)

    /// The rule itself.
    package var rule: RuleKey {
      switch self {
      case .outOfGamut: .outOfGamut
      case .hexDisagrees: .hexDisagrees
      case .duplicateKey: .duplicateKey
      }
    }
  }
  /// The doubt.
  package var kind: Kind
  /// The token's name.
  package var token: String
  /// The place.
  package var origin: TokenOrigin

  /// Creates a remark.
  package init(_ kind: Kind, token: String, origin: TokenOrigin) {
    (self.kind, self.token, self.origin) = (kind, token, origin)
  }
}

/// What the modes of a theme are, as reports call them.
package enum ModeWord: String, Sendable {
  /// The same chart for other readers and surroundings.
  case mode
  /// Lists of colours of one program, each for charts of its own.
  case palette

  /// One of them in a sentence: `mode dark`.
  package func called(_ name: String) -> String { "\(rawValue) \(name)" }
}

/// A part of the input that is unreadable.
package struct ThemeProblem: Error, Sendable {
  /// The machine-readable reason why the command failed.
  package enum Reason: String, Sendable {
    /// Syntax of the wrong kind, an unsupported colour, an unknown or circular reference …
    case unreadable = "unreadable-input"
    /// Readable, but without chart content.
    case noChartColors = "no-chart-colours"
  }
  /// The reason.
  package var reason: Reason
  /// What is wrong: lower case; quotes the offender and says what would be right. Contains untrusted text.
  package var sentence: Message
  /// The remedy, if there is more to say: `did you mean 'brand.blue'?`. Contains untrusted text.
  package var help: String?
  /// The affected token, if any.
  package var token: String?
  /// The place; nil for a problem of the whole input.
  package var origin: TokenOrigin?
  /// The path as the user wrote it.
  package var path: String
  /// Other relevant places: the other tokens of a cycle.
  package var related: [RelatedPlace]
  /// Why an input without chart colours may have some after all.
  package enum Doubt: Sendable {
    /// It holds colours, and nothing says that they are a chart's.
    case otherColors
    /// A program computes them.
    case computed
    /// What it takes them from is missing, or has no colours on a screen.
    case unusable
  }
  /// Nil when nothing is in doubt.
  package var doubt: Doubt?
  /// How likely colours in doubt are a chart's, beside those of other files; 0 where nothing speaks of charts.
  package var likelihood = 0
  /// Whether the problem is that a file, or any that a pattern means, does not exist.
  package var isAbsent = false
  /// Whether the text as a whole cannot be read: its syntax is broken, or it exceeds a limit.
  package var isOfText = false
  /// Whether the problem is that a list has more entries than the limit.
  package var isOfLength = false

  /// The same, as a problem of the text as a whole.
  package var ofText: ThemeProblem {
    var problem = self
    problem.isOfText = true
    return problem
  }

  /// The sentence in words; untrusted.
  package var message: String { sentence.text }

  /// A list that has more entries than a limit allows.
  package static func ofLength(_ sentence: Message, help: String, path: String) -> ThemeProblem {
    var problem = ThemeProblem(sentence, help: help, path: path)
    problem.isOfLength = true
    return problem
  }

  /// Creates a problem.
  ///
  /// - Parameter help: the remedy; nil takes that of the sentence.
  package init(
    _ sentence: Message, reason: Reason = .unreadable, help: String? = nil, token: String? = nil, path: String,
    origin: TokenOrigin? = nil, related: [RelatedPlace] = [], doubt: Doubt? = nil
  ) {
    (self.reason, self.sentence) = (reason, sentence)
    self.help = help ?? sentence.help
    (self.token, self.path, self.origin, self.related, self.doubt) = (token, path, origin, related, doubt)
  }

  /// A text that breaks the rules of its syntax.
  package init(syntax fault: SourceError, help: String? = nil, in file: SourceFile) {
    self.init(
      ForeignFault.syntax(fault.message), help: help, path: file.path,
      origin: TokenOrigin(file: file, range: fault.range))
  }

  /// A file that cannot be had.
  ///
  /// - Parameter fault: what follows its name: `is not readable`.
  package init(file path: String, _ fault: String, help: String? = nil) {
    self.init(ForeignFault.file(path, fault), help: help, path: path)
  }

  /// What is wrong with some bytes of a file; nil for the whole of it.
  package init(_ sentence: Message, in file: SourceFile, at range: Range<Int>?) {
    self.init(sentence, path: file.path, origin: range.map { TokenOrigin(file: file, range: $0) })
  }
}

/// What a module below finds wrong, and words.
package enum ForeignFault: String, MessageKind {
  case syntax = "‹words›"
  case file = "'‹path›' ‹fault›"
}
