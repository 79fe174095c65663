package import Colorimetry
package import PaletteRules
package import SourceText

/// The colours that somebody is working on in the page, when they belong to no file.
package struct StudioPalette: Sendable {
  /// One colour and what tells it apart beside.
  package struct Entry: Sendable {
    /// Nil for a colour without a name; untrusted.
    package var name: String?
    /// Of eight bits.
    package var color: SRGB
    /// 0 transparent … 1 opaque.
    package var alpha = 1.0
    /// Whether it is context, behind what is highlighted.
    package var isContext = false
    /// Nil where nothing is stated.
    package var mark: Series.Mark?
    /// Nil where nothing is stated.
    package var symbol: Symbol?
    /// On and off lengths in px; nil where nothing is stated.
    package var dash: [Double]?
    /// Nil where nothing is stated.
    package var pattern: Series.Pattern?
    /// In px; nil where nothing is stated.
    package var width: Double?

    /// A colour.
    package init(name: String? = nil, color: SRGB) { (self.name, self.color) = (name, color) }

    /// A series of a theme.
    package init(_ series: Series) {
      self.init(name: Self.own(series.name), color: series.color.srgb)
      (alpha, isContext) = (series.alpha, series.isContext)
      (mark, symbol, dash, pattern, width) = (series.mark, series.symbol, series.dash, series.pattern, series.width)
    }

    /// A name that somebody gave: not the colour itself, and not a number in a list.
    private static func own(_ name: String) -> String? {
      name.hasPrefix("#") || name.hasPrefix("series ") && Int(name.dropFirst(7)) != nil ? nil : name
    }
  }

  /// What the colours are for.
  package var kind = NamedPalette.Kind.categorical
  /// The name; untrusted.
  package var name: String?
  /// Behind the marks.
  package var ground: SRGB
  /// In order.
  package var entries: [Entry]

  /// The most colours, engineering choice: more than any palette has, and few enough to draw at once.
  private static let mostEntries = 256

  /// What a view shows: its series, otherwise its first ramp. Nil for one without either.
  package init?(_ view: StudioView) {
    var theme = view.theme
    theme.modes = [view.mode]
    self.init(theme)
  }

  /// The colours on a ground.
  package init(_ entries: [Entry], ground: SRGB = SRGB(1, 1, 1)) { (self.entries, self.ground) = (entries, ground) }

  /// The first mode of a theme: its series, otherwise its first ramp. Nil for one without either.
  package init?(_ theme: Theme) {
    guard let mode = theme.modes.first else { return nil }
    self.init(mode.series.prefix(Self.mostEntries).map(Entry.init), ground: Surfaces(mode).plot.color ?? SRGB(1, 1, 1))
    name = theme.name
    if entries.isEmpty, let ramp = mode.ramps.first {
      kind = NamedPalette.Kind(ramp.kind)
      entries = ramp.stops.prefix(Self.mostEntries).map { Entry(color: $0.color.srgb) }
    }
    guard !entries.isEmpty else { return nil }
  }

  /// As the page sends it; nil for what it never sends.
  package init?(_ node: SourceNode) {
    guard let items = node["series"]?.items, items.count <= Self.mostEntries,
      let ground = Self.color(node["ground"])
    else { return nil }
    let entries = items.compactMap { item -> Entry? in
      guard let color = Self.color(item["color"]) else { return nil }
      var entry = Entry(name: Self.text(item["name"]), color: color)
      entry.alpha = Self.alpha(item)
      entry.isContext = item["role"]?.string == "context"
      entry.mark = item["mark"]?.string.flatMap(Series.Mark.init)
      entry.symbol = item["symbol"]?.string.flatMap(Symbol.init)
      entry.pattern = item["pattern"]?.string.flatMap(Series.Pattern.init)
      entry.dash = item["dash"].flatMap { Self.dash($0) }
      entry.width = item["width"]?.number
      return entry
    }
    guard entries.count == items.count else { return nil }
    self.init(entries, ground: ground)
    kind = node["kind"]?.string.flatMap(NamedPalette.Kind.init) ?? .categorical
    name = Self.text(node["name"])
  }

  /// What a text says of opacity holds; a slider leaves it as it was.
  private static func alpha(_ item: SourceNode) -> Double {
    let written = (item["color"]?.string).flatMap { try? Color(css: $0) }?.opacity ?? 1
    return written < 1 ? written : min(1, max(0, item["alpha"]?.number ?? 1))
  }

  private static func text(_ node: SourceNode?) -> String? {
    node?.string.flatMap { $0.isEmpty ? nil : String($0.prefix(200)) }
  }

  /// The lengths of a dash, in px.
  package static func dash(_ node: SourceNode) -> [Double]? {
    node.items.map { $0.compactMap(\.number).filter { (0...100).contains($0) } }
  }

  /// A colour as CSS writes it, in eight bits: the page sends hex digits, and `oklch()` while a slider moves.
  package static func color(_ node: SourceNode?) -> SRGB? {
    guard let text = node?.string, text.utf8.count < 100, let color = try? Color(css: text) else { return nil }
    let (red, green, blue) = color.mappedToSRGB.srgb.bytes
    return SRGB(bytes: red, green, blue)
  }
}
