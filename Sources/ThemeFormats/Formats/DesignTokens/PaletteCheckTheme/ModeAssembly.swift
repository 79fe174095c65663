import PaletteRules
import SourceText

/// One mode of a palettecheck theme in the making: its layers laid over each other, then its references followed.
///
/// References are followed last, so that a mode that changes `brand.blue` changes everything made of it
/// (DTCG 2025.10 resolver module, section 6: aliases resolve after flattening).
struct ModeAssembly {
  private let layers: [ThemeLayer]
  private let record: ReadingRecord
  private var resolver: ReferenceResolver
  /// The tokens that the colours of the chart refer to.
  private var followed: Set<Int> = []
  /// Names of series that the base or this mode knows.
  private var named: Set<String> = []

  /// Lays the named colours of the layers over each other, later over earlier.
  ///
  /// - Parameter names: what the theme refers to; what is not among its colours is looked for in the files of tokens around it.
  init(_ layers: [ThemeLayer], _ siblings: SiblingTokens, _ names: [String], record: ReadingRecord) {
    var tree = TokenTree()
    for layer in layers { tree.merge(layer.colors) }
    siblings.complete(&tree, besides: names)
    self.layers = layers
    self.record = record
    resolver = ReferenceResolver(tree)
  }

  /// The mode, with a problem in the record for everything that cannot be read.
  mutating func mode(named name: String) -> ThemeMode {
    var mode = ThemeMode(name: name)
    mode.background = color(role("background"), "background")
    mode.plotBackground = color(role("plotBackground"), "plotBackground")
    mode.text = color(role("text"), "text")
    mode.axis = color(role("axis"), "axis")
    mode.gridlines = color(role("gridlines"), "gridlines")
    mode.status = ThemeStatus(
      good: color(last { $0.status["good"] }, "status.good"),
      neutral: color(last { $0.status["neutral"] }, "status.neutral"),
      bad: color(last { $0.status["bad"] }, "status.bad"))
    mode.series = series()
    mode.ramps = (items(last { $0.ramps }, "ramps")).enumerated().compactMap { ramp($1, number: $0 + 1) }
    mode.texts = items(last { $0.texts }, "texts").compactMap { text($0, on: mode.series.map(\.name)) }
    mode.usage = usage(layers.first?.usage)
    mode.pairs = items(layers.first?.pairs, "pairs").compactMap { pair($0) }
    record.share(resolver.shared(from: followed.sorted(), own: []))
    return mode
  }

  private func role(_ name: String) -> PlacedNode? { last { $0.roles[name] } }

  private func last(_ part: (ThemeLayer) -> PlacedNode?) -> PlacedNode? {
    layers.reversed().lazy.compactMap(part).first
  }

  private func items(_ place: PlacedNode?, _ what: String) -> [PlacedNode] {
    guard let place else { return [] }
    if place.items == nil { record.problem(FormatProblem.notList(what, place.node.kindName), at: place.origin) }
    return place.items ?? []
  }

  private mutating func color(_ place: PlacedNode?, _ token: String) -> ThemeColor? {
    guard let place else { return nil }
    do throws(UnresolvedColor) {
      let used = try resolver.color(at: place, token: token)
      if let target = resolver.target(of: place) { followed.insert(target) }
      record.remark(on: used.written, token: used.definition ?? token, at: used.color.definition)
      return used.color
    } catch {
      record.problem(resolver.problem(error, record: record))
      return nil
    }
  }

  private mutating func series() -> [Series] {
    let entries = self.entries(layers)
    named = Set(entries.map(\.name)).union(self.entries(layers.prefix(1)).map(\.name))
    return entries.compactMap { entry in
      let token = "series.\(entry.name)"
      guard let color = color(entry.fields["color"], token) else { return nil }
      var channels = SeriesChannels(record: record) { entry.fields[$0] }
      channels.role = record.word(entry.fields["role"], as: Series.Role.self, "a role of a series")
      return channels.series(
        name: entry.name, token: token, color: color, stroke: self.color(entry.fields["stroke"], token))
    }
  }

  private func entries(_ layers: some Sequence<ThemeLayer>) -> [SeriesEntry] {
    var entries: [SeriesEntry] = []
    for layer in layers {
      guard let place = layer.series else { continue }
      if place.members != nil {
        SeriesEntry.apply(place, to: &entries, record: record)
      } else {
        entries = SeriesEntry.list(place, record: record)
      }
    }
    return entries
  }

  private mutating func ramp(_ place: PlacedNode, number: Int) -> Ramp? {
    guard let kind = record.word(place["kind"], as: Ramp.Kind.self, "a kind of ramp") else {
      if place["kind"] == nil {
        record.problem(FormatProblem.rampWithoutKind(), at: place.origin)
      }
      return nil
    }
    let name = record.text(place["name"], "the name of a ramp")
    let token = "ramps.\(name ?? String(number))"
    let stops = items(place["colors"], "colors").compactMap { item in
      let isStop = item["position"] != nil || item["color"] != nil
      return color(isStop ? item["color"] : item, token).map {
        Ramp.Stop(color: $0, position: record.number(item["position"], in: 0...1, "'position'"))
      }
    }
    if stops.count < 2 { record.problem(FormatProblem.shortRamp(), at: place.origin) }
    return Ramp(
      name: name, kind: kind, stops: stops,
      interpolation: record.word(place["interpolate"], as: Ramp.Interpolation.self, "a space to mix in") ?? .srgb,
      steps: record.count(place["steps"], atLeast: 2, "'steps'"))
  }

  private mutating func text(_ place: PlacedNode, on shown: [String]) -> ThemeText? {
    let name = record.text(place["name"], "the name of a text")
    guard let color = color(place["color"], "texts.\(name ?? "text")") else {
      if place["color"] == nil { record.problem(FormatProblem.withoutColor("a text"), at: place.origin) }
      return nil
    }
    var surface = ThemeText.Surface.background
    if let on = place["on"], let word = record.text(on, "the background of a text") {
      switch word {
      case "background": surface = .background
      case "plotBackground": surface = .plotBackground
      default:
        surface = .series(word)
        if !named.contains(word) {
          record.problem(
            FormatProblem.textOnUnknownSeries(word),
            help: record.suggestion(for: word, among: named.sorted() + ["background", "plotBackground"]),
            at: on.origin)
        }
        // A mode may show other series than the base; what stood on those is gone with them.
        if !shown.contains(word) { return nil }
      }
    }
    let size = record.word(place["size"], as: ThemeText.Size.self, "a size of text") ?? .normal
    let symbol = record.word(place["symbol"], as: Symbol.self, "a symbol")
    return ThemeText(name: name, color: color, on: surface, size: size, symbol: symbol)
  }

  private mutating func usage(_ place: PlacedNode?) -> Usage {
    Usage(
      maxSeries: record.count(place?["maxSeries"], atLeast: 1, "'maxSeries'"),
      adjacent: record.word(place?["adjacent"], as: Usage.Adjacency.self, "a way for marks to touch"),
      outline: color(place?["outline"], "usage.outline"))
  }

  private mutating func pair(_ place: PlacedNode) -> ContrastPair? {
    guard let foreground = color(place["fg"], "pairs.fg"), let background = color(place["bg"], "pairs.bg") else {
      if place["fg"] == nil || place["bg"] == nil { record.problem(FormatProblem.incompletePair(), at: place.origin) }
      return nil
    }
    // 4.5:1 is what WCAG 2.2 success criterion 1.4.3 asks of text, the strictest of its usual figures.
    return ContrastPair(
      foreground: foreground, background: background,
      minimum: record.number(place["min"], in: 1...21, "'min'") ?? 4.5, reason: record.text(place["why"], "'why'"))
  }
}
