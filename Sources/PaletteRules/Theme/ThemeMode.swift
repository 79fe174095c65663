/// A theme in one setting: light, dark, Increase Contrast …, with every overlay applied.
package struct ThemeMode: Sendable {
  /// `light`, `dark`, `increaseContrast`, `dark+increaseContrast`, `differentiateWithoutColor`,
  /// `reduceTransparency`, or the file's own word.
  package var name: String
  /// Behind titles and axis text. Nil when the format is silent.
  package var background: ThemeColor?
  /// Behind the marks. Nil when it is the background.
  package var plotBackground: ThemeColor?
  /// Why the grounds that are nil must not be taken for white: what the file says of them could not be read, or it says no
  /// more than that they are dark. Nil when a silent theme may stand on white. Holds untrusted text.
  package var unknownGround: String?
  /// The text's colour.
  package var text: ThemeColor?
  /// Further text.
  package var texts: [ThemeText]
  /// Text for which ``text`` or one of ``texts`` speaks: in the same colour, on the same ground, and no smaller.
  package var repeatedTexts: [ThemeText] = []
  /// Axis lines.
  package var axis: ThemeColor?
  /// Gridlines; reported, not judged.
  package var gridlines: ThemeColor?
  /// Colours that carry good, neutral, bad.
  package var status: ThemeStatus
  /// In drawing order.
  package var series: [Series]
  /// Ramps, each judged as one.
  package var ramps: [Ramp]
  /// How the series are used together.
  package var usage: Usage
  /// Pairs that the theme itself asks to be held to a contrast.
  package var pairs: [ContrastPair]

  /// Creates a mode.
  package init(
    name: String = "light", background: ThemeColor? = nil, plotBackground: ThemeColor? = nil,
    text: ThemeColor? = nil, texts: [ThemeText] = [], axis: ThemeColor? = nil, gridlines: ThemeColor? = nil,
    status: ThemeStatus = ThemeStatus(), series: [Series] = [], ramps: [Ramp] = [], usage: Usage = Usage(),
    pairs: [ContrastPair] = []
  ) {
    self.name = name
    self.background = background
    self.plotBackground = plotBackground
    self.text = text
    self.texts = texts
    self.axis = axis
    self.gridlines = gridlines
    self.status = status
    self.series = series
    self.ramps = ramps
    self.usage = usage
    self.pairs = pairs
  }
}

/// A text beside the theme's main one: a title, a legend, a label on a mark.
package struct ThemeText: Sendable {
  /// What it stands on.
  package enum Surface: Hashable, Sendable { case background, plotBackground, series(String) }
  /// WCAG's two sizes of text.
  package enum Size: String, CaseIterable, Sendable { case normal, large }
  /// Its name, when it has one.
  package var name: String?
  /// Its colour.
  package var color: ThemeColor
  /// What it stands on.
  package var on: Surface
  /// Normal text needs 4.5:1, large text 3:1.
  package var size: Size
  /// What stands beside it and says the same: an arrow, a triangle. Nil when the theme does not say.
  package var symbol: Symbol?

  /// Creates a text.
  package init(
    name: String?, color: ThemeColor, on: Surface = .background, size: Size = .normal, symbol: Symbol? = nil
  ) {
    self.name = name
    self.color = color
    self.on = on
    self.size = size
    self.symbol = symbol
  }
}

/// Colours that carry a judgement.
package struct ThemeStatus: Sendable {
  /// Better than expected.
  package var good: ThemeColor?
  /// As expected.
  package var neutral: ThemeColor?
  /// Worse than expected.
  package var bad: ThemeColor?

  /// Creates a set of status colours.
  package init(good: ThemeColor? = nil, neutral: ThemeColor? = nil, bad: ThemeColor? = nil) {
    self.good = good
    self.neutral = neutral
    self.bad = bad
  }
}

/// A scale of colours.
package struct Ramp: Sendable {
  /// What the ramp says.
  package enum Kind: String, CaseIterable, Sendable { case sequential, diverging, cyclic }
  /// The space colours are mixed in between stops.
  package enum Interpolation: String, CaseIterable, Sendable {
    case srgb
    case srgbLinear = "srgb-linear"
    case lab, oklab, oklch, steps
  }
  /// A colour and where on the ramp it stands, 0…1.
  package struct Stop: Sendable {
    /// The colour.
    package var color: ThemeColor
    /// Nil when spread evenly.
    package var position: Double?
    /// Creates a stop.
    package init(color: ThemeColor, position: Double? = nil) {
      self.color = color
      self.position = position
    }
  }
  /// Its name, when it has one.
  package var name: String?
  /// What it says.
  package var kind: Kind
  /// In order.
  package var stops: [Stop]
  /// How it is mixed.
  package var interpolation: Interpolation
  /// Set when it is used as so many classes.
  package var steps: Int?
  /// Whether nothing declares the kind, so that it was found from the course of lightness.
  package var isKindGuessed: Bool

  /// Creates a ramp.
  package init(
    name: String?, kind: Kind, stops: [Stop], interpolation: Interpolation = .srgb, steps: Int? = nil,
    isKindGuessed: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.stops = stops
    self.interpolation = interpolation
    self.steps = steps
    self.isKindGuessed = isKindGuessed
  }
}

/// How the series are used together.
package struct Usage: Sendable {
  /// Which marks may touch: any two; neighbours in the list, as in a stack; those and the last with the first, as in a
  /// donut; none.
  package enum Adjacency: String, CaseIterable, Sendable { case all, order, ring, none }
  /// Only the first so many are ever used together; pairs beyond count as not checked.
  package var maxSeries: Int?
  /// Which marks may touch; nil when the theme does not say.
  package var adjacent: Adjacency?
  /// Stroke drawn around bars and areas, and so between those that touch.
  package var outline: ThemeColor?

  /// Creates a usage.
  package init(maxSeries: Int? = nil, adjacent: Adjacency? = nil, outline: ThemeColor? = nil) {
    self.maxSeries = maxSeries
    self.adjacent = adjacent
    self.outline = outline
  }
}

/// A pair that the theme asks to be held to a contrast.
package struct ContrastPair: Sendable {
  /// In front.
  package var foreground: ThemeColor
  /// Behind.
  package var background: ThemeColor
  /// Least ratio, 1…21.
  package var minimum: Double
  /// The theme's reason, when given.
  package var reason: String?

  /// Creates a pair.
  package init(foreground: ThemeColor, background: ThemeColor, minimum: Double = 4.5, reason: String? = nil) {
    self.foreground = foreground
    self.background = background
    self.minimum = minimum
    self.reason = reason
  }
}
