/// A theme in one setting: light, dark, Increase Contrast …, with every overlay applied.
package struct ThemeMode: Sendable {
  /// `light`, `dark`, `increaseContrast`, `dark+increaseContrast`, `differentiateWithoutColor`,
  /// `reduceTransparency`, or the file's own word.
  package var name: String
  /// Behind titles and axis text. Nil when undeclared.
  @Boxed package var background: ThemeColor?
  /// Behind the marks. Nil when equal to the background.
  @Boxed package var plotBackground: ThemeColor?
  /// Why undeclared backgrounds must not default to white: the file declares them unreadably, or only as dark. Nil when
  /// white is the default. Contains untrusted text.
  package var unknownGround: String?
  /// The main text colour.
  @Boxed package var text: ThemeColor?
  /// Further text.
  package var texts: [ThemeText]
  /// Texts that ``text`` or one of ``texts`` represents: same colour, same ground, and at least the same size.
  package var repeatedTexts: [ThemeText] = []
  /// Axis lines.
  @Boxed package var axis: ThemeColor?
  /// Gridlines; shown in reports, not judged.
  @Boxed package var gridlines: ThemeColor?
  /// The colours for good, neutral and bad.
  package var status: ThemeStatus
  /// In drawing order.
  package var series: [Series]
  /// Ramps, each judged separately.
  package var ramps: [Ramp]
  /// The palettes of the theme as they are in this mode; empty where they are the theme's.
  package var palettes: [NamedPalette] = []
  /// How the series are used together.
  package var usage = Usage()
  /// Pairs with a contrast that the theme itself requires.
  package var pairs: [ContrastPair]

  /// Creates a mode.
  package init(
    name: String = "light", background: ThemeColor? = nil, plotBackground: ThemeColor? = nil,
    text: ThemeColor? = nil, texts: [ThemeText] = [], axis: ThemeColor? = nil, gridlines: ThemeColor? = nil,
    status: ThemeStatus = ThemeStatus(), series: [Series] = [], ramps: [Ramp] = [],
    pairs: [ContrastPair] = []
  ) {
    (self.name, self.background, self.plotBackground, self.text) = (name, background, plotBackground, text)
    (self.texts, self.axis, self.gridlines, self.status) = (texts, axis, gridlines, status)
    (self.series, self.ramps, self.pairs) = (series, ramps, pairs)
  }
}

extension ThemeMode {
  /// The colours with a role of their own, by the names of the roles: the surfaces first.
  static let roles: [(name: String, color: any WritableKeyPath<ThemeMode, ThemeColor?> & Sendable)] = [
    ("background", \.background), ("plotBackground", \.plotBackground), ("text", \.text), ("axis", \.axis),
    ("gridlines", \.gridlines), ("status.good", \.status.good), ("status.neutral", \.status.neutral),
    ("status.bad", \.status.bad), ("outline", \.usage.outline),
  ]

  /// Adds a text that has a ground of its own, unless the same is there.
  package mutating func addText(
    _ name: String, _ color: ThemeColor, on ground: ThemeColor, size: ThemeText.Size = .normal, reason: String? = nil
  ) {
    let isKnown = pairs.contains { $0.foreground.srgb == color.srgb && $0.background.srgb == ground.srgb }
    guard color.alpha > 0, !isKnown else { return }
    // WCAG 2.2 SC 1.4.3: 3:1 is enough for large text.
    pairs.append(
      ContrastPair(
        foreground: color, background: ground, minimum: size == .large ? 3 : 4.5, reason: reason, text: name))
  }
}

/// A text in addition to the theme's main one: a title, a legend, a label on a mark.
package struct ThemeText: Sendable {
  /// The surface behind the text.
  package enum Surface: Hashable, Sendable { case background, plotBackground, series(String) }
  /// WCAG's two sizes of text.
  package enum Size: String, CaseIterable, Sendable { case normal, large }
  /// Its name, when it has one.
  package var name: String?
  /// Its colour.
  package var color: ThemeColor
  /// The surface behind the text.
  package var on: Surface
  /// Normal text needs 4.5:1, large text 3:1.
  package var size: Size
  /// The symbol next to the text with the same meaning: an arrow, a triangle. Nil when undeclared.
  package var symbol: Symbol?
  /// Whether the chart library colours it so, and its place is that of the whole chart.
  package var isOwn = false

  /// Creates a text.
  package init(
    name: String?, color: ThemeColor, on: Surface = .background, size: Size = .normal, symbol: Symbol? = nil
  ) {
    (self.name, self.color, self.on, self.size, self.symbol) = (name, color, on, size, symbol)
  }
}

/// Colours that carry a judgement.
package struct ThemeStatus: Sendable {
  /// Better than expected.
  @Boxed package var good: ThemeColor?
  /// As expected.
  @Boxed package var neutral: ThemeColor?
  /// Worse than expected.
  @Boxed package var bad: ThemeColor?

  /// Creates a set of status colours.
  package init(good: ThemeColor? = nil, neutral: ThemeColor? = nil, bad: ThemeColor? = nil) {
    (self.good, self.neutral, self.bad) = (good, neutral, bad)
  }
}

/// A scale of colours.
package struct Ramp: Sendable {
  /// The kind of data a ramp shows.
  package enum Kind: String, CaseIterable, Sendable { case sequential, diverging, cyclic }
  /// The space for mixing colours between stops.
  package enum Interpolation: String, CaseIterable, Sendable {
    case srgb
    case srgbLinear = "srgb-linear"
    case lab, oklab, oklch, steps
  }
  /// A colour and its position on the ramp, 0…1.
  package struct Stop: Sendable {
    /// The colour.
    package var color: ThemeColor
    /// Nil when spread evenly.
    package var position: Double?
    /// Creates a stop.
    package init(color: ThemeColor, position: Double? = nil) {
      (self.color, self.position) = (color, position)
    }
  }
  /// Its name, when it has one.
  package var name: String?
  /// The kind of data it shows.
  package var kind: Kind
  /// In order.
  package var stops: [Stop]
  /// How to mix colours between stops.
  package var interpolation: Interpolation
  /// The number of classes; nil for a continuous ramp.
  package var steps: Int?
  /// Whether the kind is undeclared and derived from the course of lightness.
  package var isKindGuessed: Bool

  /// Creates a ramp.
  package init(
    name: String?, kind: Kind, stops: [Stop], interpolation: Interpolation = .srgb, steps: Int? = nil,
    isKindGuessed: Bool = false
  ) {
    (self.name, self.kind, self.stops) = (name, kind, stops)
    (self.interpolation, self.steps, self.isKindGuessed) = (interpolation, steps, isKindGuessed)
  }
}

/// How the series are used together.
package struct Usage: Sendable {
  /// Which marks may touch: any two; neighbours in the list, as in a stack; those and the last with the first, as in a
  /// donut; none.
  package enum Adjacency: String, CaseIterable, Sendable { case all, order, ring, none }
  /// The most series used together; pairs beyond it count as not checked.
  package var maxSeries: Int?
  /// Which marks may touch; nil when undeclared.
  package var adjacent: Adjacency?
  /// The stroke around bars and areas, and so between touching ones.
  @Boxed package var outline: ThemeColor?

  /// Creates a usage.
  package init(maxSeries: Int? = nil, adjacent: Adjacency? = nil, outline: ThemeColor? = nil) {
    (self.maxSeries, self.adjacent, self.outline) = (maxSeries, adjacent, outline)
  }
}

/// A pair with a contrast that the theme requires.
package struct ContrastPair: Sendable {
  /// The foreground.
  package var foreground: ThemeColor
  /// The background.
  package var background: ThemeColor
  /// The least ratio, 1…21.
  package var minimum: Double
  /// The theme's reason, if any.
  package var reason: String?
  /// What the foreground is, where the theme declares a text with a ground of its own, and no pair.
  package var text: String?

  /// Creates a pair.
  package init(
    foreground: ThemeColor, background: ThemeColor, minimum: Double = 4.5, reason: String? = nil, text: String? = nil
  ) {
    (self.foreground, self.background, self.minimum) = (foreground, background, minimum)
    (self.reason, self.text) = (reason, text)
  }
}
