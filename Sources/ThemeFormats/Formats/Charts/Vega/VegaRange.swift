import Colorimetry
import PaletteRules
import SourceText

/// The colours that a scale of Vega deals out or blends: a list in the file, or a scheme by name.
struct VegaRange {
  /// The list, or the name of the scheme.
  private let place: PlacedNode
  /// Nil for a list in the file.
  private let scheme: VegaScheme?
  /// The number of classes that a scheme is asked for.
  private let count: Int?
  private let extent: VegaExtent

  /// What Vega takes for the ranges that it knows by name (vega-parser, `src/config.js`).
  private static let defaults: [String: (scheme: String, extent: VegaExtent)] = [
    "category": ("tableau10", VegaExtent()), "ordinal": ("blues", VegaExtent()), "ramp": ("blues", VegaExtent()),
    "heatmap": ("yellowgreenblue", VegaExtent()), "diverging": ("blueorange", VegaExtent(start: 1, end: 0)),
  ]

  private init(_ place: PlacedNode, _ scheme: VegaScheme?, count: Int? = nil, extent: VegaExtent = VegaExtent()) {
    (self.place, self.scheme, self.count, self.extent) = (place, scheme, count, extent)
  }

  /// Reads a `range`, a `scheme`, or an entry of `config.range`; nil with a reason or a problem when it holds no colours.
  init?(_ place: PlacedNode, ranges: PlacedNode?, isScheme: Bool = false, record: ReadingRecord) {
    if let name = place.node.string, !isScheme, Self.defaults[name] != nil || ranges?[name] != nil {
      self.init(named: name, usedAt: place, ranges: ranges, record: record)
      return
    }
    // `{"scheme": "blues", "count": 5}`, and `{"scheme": {"name": "blues", "count": 5}}`.
    let outer = place["scheme"] ?? place["name"]
    let inner = outer?["name"] ?? outer?["scheme"]
    let settings = inner == nil ? place : outer ?? place
    let named = inner ?? outer ?? place
    if named.items != nil {
      self.init(named, nil)
      return
    }
    guard let text = named.node.string else {
      record.leaveUnknown(place)
      return nil
    }
    guard let (scheme, asked) = VegaScheme.named(text) else {
      record.problem(
        FormatProblem.unknownScheme(text),
        help: DidYouMean.phrase(for: text.lowercased(), among: VegaScheme.names), at: named.origin)
      return nil
    }
    let stated = settings["count"]?.node.number.flatMap { Int(exactly: $0) }
    let ends = settings["extent"]?.items?.compactMap(\.node.number) ?? []
    self.init(
      named, scheme, count: stated.flatMap { (1...1_000).contains($0) ? $0 : nil } ?? asked,
      extent: ends.count == 2
        ? VegaExtent(start: ends[0].clampedToUnit, end: ends[1].clampedToUnit) : VegaExtent())
  }

  /// A range that the configuration or Vega itself names, used at a place.
  init?(named name: String, usedAt place: PlacedNode, ranges: PlacedNode?, record: ReadingRecord) {
    if let own = ranges?[name], own.node.string != name {
      self.init(own, ranges: nil, record: record)
    } else if let standard = Self.defaults[name], let found = VegaScheme.named(standard.scheme) {
      self.init(place, found.scheme, extent: standard.extent)
      record.note(.standardRange, place.name, standard.scheme, name)
    } else {
      return nil
    }
  }

  /// The name that tokens of its colours begin with.
  var token: String { place.name }

  /// What the colours are for, as far as the range itself says.
  var kind: NamedPalette.Kind? { scheme?.kind }

  /// The entries of the list, each called by its position, since what cannot be read leaves a gap.
  private func listed(_ values: VegaValues) -> ListedColors {
    let positions = (0..<(place.node.items?.count ?? 0)).map(String.init)
    return ListedColors(place, token: token, labels: positions, record: values.record) { values.color($0, token: $1) }
  }

  private func placed(_ color: SRGB) -> ThemeColor { ThemeColor(Color(color), origin: place.origin) }

  /// The colours dealt out to so many values; nil when a scheme is to be blended and nobody knows for how many. When there
  /// are more values than colours, it begins again (d3-scale, `ordinal`: `range[i % range.length]`).
  ///
  /// - Parameter labels: the names of the values, when the scale's domain says.
  func dealt(to labels: [String], values: VegaValues) -> ListedColors? {
    var known: [String: ThemeColor] = [:]
    var (list, count) = (ListedColors(), 0)
    if let scheme {
      // A number of classes beside the scheme is for quantile and quantize scales only.
      guard !labels.isEmpty || scheme.kind == .categorical else { return nil }
      let colors = scheme.kind == .categorical ? scheme.colors : scheme.classes(labels.count, extent: extent)
      list.items = colors.map { ListedColors.Item(color: placed($0), label: nil) }
      for (index, item) in list.items.enumerated() { known[String(index)] = item.color }
      count = colors.count
    } else {
      let found = listed(values).items
      for item in found { known[item.label ?? ""] = item.color }
      list.items = found.map { item in
        let text = item.label.flatMap { Int($0) }.flatMap { place.node.items?[$0].string }
        return ListedColors.Item(color: item.color, label: nil, text: text)
      }
      count = place.node.items?.count ?? 0
    }
    guard !labels.isEmpty else { return list }
    if labels.count > count, !known.isEmpty { values.record.note(.colorsDealtAgain, labels.count, count, place.name) }
    list.items = labels.enumerated().compactMap { index, label in
      known[String(index % max(count, 1))].map { ListedColors.Item(color: $0, label: label) }
    }
    return list
  }

  /// The ramp; none when there are fewer than two colours.
  ///
  /// - Parameters:
  ///   - classes: how many classes a scheme is cut into, when the scale says.
  ///   - inClasses: whether a list stands for classes and is not blended.
  ///   - countsClasses: whether the scale cuts into as many as the scheme is asked for, or five (vega-encode,
  ///     `src/Scale.js`, `configureScheme`).
  func ramp(
    named name: String, kind declared: Ramp.Kind?, classes asked: Int? = nil, inClasses: Bool = false,
    countsClasses: Bool = false, values: VegaValues
  ) -> [Ramp] {
    var colors: [ThemeColor]
    var classes: Int?
    if let scheme {
      classes = countsClasses ? count ?? 5 : asked
      let last = Double(max(scheme.colors.count - 1, 1))
      colors =
        (classes.map { scheme.classes($0, extent: extent) }
        ?? scheme.colors.indices.map { scheme.color(at: extent.position(Double($0) / last)) }).map(placed)
    } else {
      colors = listed(values).items.map(\.color)
      if inClasses { classes = colors.count }
    }
    guard colors.count >= 2 else { return [] }
    let known = kind.flatMap { Ramp.Kind(rawValue: $0.rawValue) }
    return [
      Ramp(
        name: name, kind: declared ?? known ?? RampShape.kind(of: colors), stops: colors.map { Ramp.Stop(color: $0) },
        interpolation: classes == nil ? .srgb : .steps, steps: classes, isKindGuessed: declared == nil && known == nil)
    ]
  }
}

/// Names of values, as a scale's domain lists them.
enum VegaLabels {
  /// Of every value that has one, each value once (d3-scale, `ordinal`); none when one of them has none, for then they
  /// would not fit the colours.
  static func all(_ domain: PlacedNode) -> [String] {
    let texts = domain.node.items?.map { text($0) } ?? []
    let known = texts.compactMap { $0 }
    var seen: Set<String> = []
    return known.count == texts.count ? known.filter { seen.insert($0).inserted } : []
  }

  /// A text, a number or a truth value as a name.
  static func text(_ node: SourceNode) -> String? {
    switch node.value {
    case .string(let text): text
    case .number(_, let text): text
    case .boolean(let truth): truth ? "true" : "false"
    case .null: "null"
    case .array, .object: nil
    }
  }
}
