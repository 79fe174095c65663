package import Colorimetry

/// What a chart theme says, whatever format it was written in: the colours by role, in every mode.
package struct Theme: Sendable {
  /// The path as the user wrote it.
  package var path: String
  /// The format's short name, as `--theme-format` takes it: `dtcg`, `palettecheck`, `hex` …
  package var format: String
  /// The format in words: `DTCG design tokens`.
  package var formatLabel: String
  /// The theme's own name, when it has one.
  package var name: String?
  /// The base mode first, then each overlay already applied. Never empty.
  package var modes: [ThemeMode]
  /// Names of modes that the theme has and nobody asked to look at: they are not missing.
  package var modesLeftOut: [String] = []
  /// Palettes of a file that holds many; such a file is judged palette by palette.
  package var palettes: [NamedPalette]
  /// What the reader guessed or left out, in words; holds untrusted text.
  package var notes: [String]
  /// What the file says that is doubtful but readable: PC011, PC012, PC013.
  package var remarks: [ThemeRemark]
  /// What could not be read: PC001. What can be read is judged all the same.
  package var problems: [ThemeProblem]
  /// Roles the file leaves open, and what a check takes for them: `background` → `#ffffff`.
  package var assumed: [(role: String, value: String)]
  /// What the file holds and no role was found for, a sentence each: checks that could not be made. Holds untrusted text.
  package var unjudged: [String] = []
  /// How much of the picture each colour has, where the theme was read from one; empty else.
  package var shares: [ColorShare] = []
  /// What the chart library that the theme is for calls its symbols, dashes and patterns; nil when none is known.
  package var vocabulary: MarkerVocabulary?
  /// Waivers that the file itself holds, as written.
  package var waivers: [WrittenWaiver] = []
  /// The name that the configuration gives to the group of colours; nil where it names none.
  package var setName: String?
  /// One theme for each group of colours that is used together, where the user names several; empty else. This theme is
  /// then the first of them.
  package var sets: [Theme] = []

  /// Creates a theme.
  package init(
    path: String, format: String, formatLabel: String, name: String? = nil, modes: [ThemeMode],
    palettes: [NamedPalette] = [], notes: [String] = [], remarks: [ThemeRemark] = [],
    problems: [ThemeProblem] = [], assumed: [(role: String, value: String)] = []
  ) {
    self.path = path
    self.format = format
    self.formatLabel = formatLabel
    self.name = name
    self.modes = modes
    self.palettes = palettes
    self.notes = notes
    self.remarks = remarks
    self.problems = problems
    self.assumed = assumed
  }
}

/// One palette of a file that holds many.
package struct NamedPalette: Sendable {
  /// What separates the colours' job.
  package enum Kind: String, Sendable {
    case categorical, sequential, diverging, cyclic

    /// The kind of a ramp.
    package init(_ kind: Ramp.Kind) {
      switch kind {
      case .sequential: self = .sequential
      case .diverging: self = .diverging
      case .cyclic: self = .cyclic
      }
    }
  }
  /// Its name; holds untrusted text.
  package var name: String
  /// What it is for.
  package var kind: Kind
  /// In file order.
  package var colors: [ThemeColor]
  /// What the file calls each colour; empty when it calls none of them anything.
  package var labels: [String?]

  /// Creates a palette.
  package init(name: String, kind: Kind, colors: [ThemeColor], labels: [String?] = []) {
    self.name = name
    self.kind = kind
    self.colors = colors
    self.labels = labels
  }
}

/// Something doubtful that reading noticed about one place.
package struct ThemeRemark: Sendable {
  /// The rule that speaks of it.
  package enum Kind: Sendable {
    /// PC011: CIEDE2000 between the colour as written and as mapped to sRGB.
    case outOfGamut(difference: Double, mapped: SRGB)
    /// PC012: CIEDE2000 between the fallback hex and the components, which lie outside sRGB or not.
    case hexDisagrees(difference: Double, hex: String, computed: String, isOutside: Bool = false)
    /// PC013: an earlier value of the same key is ignored.
    case duplicateKey(key: String, first: TokenOrigin)
  }
  /// What it is.
  package var kind: Kind
  /// The token's name.
  package var token: String
  /// Where.
  package var origin: TokenOrigin

  /// Creates a remark.
  package init(_ kind: Kind, token: String, origin: TokenOrigin) {
    self.kind = kind
    self.token = token
    self.origin = origin
  }
}

/// Something that could not be read.
package struct ThemeProblem: Error, Sendable {
  /// The word machines read: why the command could not do its job.
  package enum Reason: String, Sendable {
    /// Not text of the kind it should be, not a colour, an unknown or circular reference …
    case unreadable = "unreadable-input"
    /// Readable, but there is nothing of a chart in it.
    case noChartColors = "no-chart-colours"
  }
  /// Why.
  package var reason: Reason
  /// Lower case, quotes the offender, says what would be right. Holds untrusted text.
  package var message: String
  /// What to do, when there is more to say: `did you mean 'brand.blue'?`. Holds untrusted text.
  package var help: String?
  /// The token concerned, when there is one.
  package var token: String?
  /// Where; nil when it is about the whole input.
  package var origin: TokenOrigin?
  /// The path as the user wrote it.
  package var path: String
  /// Other places that matter: the other tokens of a cycle.
  package var related: [RelatedPlace]

  /// Creates a problem.
  package init(
    _ message: String, reason: Reason = .unreadable, help: String? = nil, token: String? = nil, path: String,
    origin: TokenOrigin? = nil, related: [RelatedPlace] = []
  ) {
    self.reason = reason
    self.message = message
    self.help = help
    self.token = token
    self.path = path
    self.origin = origin
    self.related = related
  }
}
