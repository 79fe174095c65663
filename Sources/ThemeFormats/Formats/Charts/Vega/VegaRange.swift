import Colorimetry
import PaletteRules
import SourceText

/// The colours that a scale of Vega deals out or blends: a list in the file, or a scheme by name.
enum VegaRange {
  /// An array of colours.
  case list(PlacedNode)
  /// A scheme, the position of its name, the number of classes, and the part of it to use.
  case scheme(VegaScheme, at: PlacedNode, count: Int?, extent: VegaExtent)

  /// What Vega takes for the ranges that it knows by name (vega-parser, `src/config.js`).
  private static let defaults: [String: (scheme: String, extent: VegaExtent)] = [
    "category": ("tableau10", VegaExtent()), "ordinal": ("blues", VegaExtent()), "ramp": ("blues", VegaExtent()),
    "heatmap": ("yellowgreenblue", VegaExtent()), "diverging": ("blueorange", VegaExtent(start: 1, end: 0)),
  ]

  /// Reads a `range`, a `scheme`, or an entry of `config.range`; nil with a note or a problem when it holds no colours.
  init?(_ place: PlacedNode, ranges: PlacedNode?, isScheme: Bool = false, record: ReadingRecord) {
    if place.items != nil {
      self = .list(place)
    } else if let name = place.node.string {
      if !isScheme, Self.defaults[name] != nil || ranges?[name] != nil {
        self.init(named: name, usedAt: place, ranges: ranges, record: record)
      } else {
        self.init(scheme: place, count: nil, extent: VegaExtent(), record: record)
      }
    } else if let scheme = place["scheme"] ?? place["name"] {
      if let inner = scheme["name"] ?? scheme["scheme"] {
        self.init(scheme: inner, count: Self.count(scheme), extent: Self.extent(scheme), record: record)
      } else if scheme.items != nil {
        self = .list(scheme)
      } else {
        self.init(scheme: scheme, count: Self.count(place), extent: Self.extent(place), record: record)
      }
    } else {
      record.leaveUnknown(.rangeOfData, place.name)
      return nil
    }
  }

  /// A range that the configuration or Vega itself names, used at a place.
  init?(named name: String, usedAt place: PlacedNode, ranges: PlacedNode?, record: ReadingRecord) {
    if let own = ranges?[name], own.node.string != name {
      self.init(own, ranges: nil, record: record)
    } else if let standard = Self.defaults[name], let found = VegaScheme.named(standard.scheme) {
      self = .scheme(found.scheme, at: place, count: nil, extent: standard.extent)
      record.note(.standardRange, place.name, standard.scheme, name)
    } else {
      return nil
    }
  }

  private init?(scheme place: PlacedNode, count: Int?, extent: VegaExtent, record: ReadingRecord) {
    guard let text = place.node.string else {
      record.leaveUnknown(.unknownScheme, place.name)
      return nil
    }
    guard let (scheme, asked) = VegaScheme.named(text) else {
      record.problem(
        FormatProblem.unknownScheme(text),
        help: DidYouMean.phrase(for: text.lowercased(), among: VegaScheme.names),
        at: place.origin)
      return nil
    }
    self = .scheme(scheme, at: place, count: count ?? asked, extent: extent)
  }

  private static func count(_ place: PlacedNode) -> Int? {
    place["count"]?.node.number.flatMap { Int(exactly: $0) }.flatMap { (1...1_000).contains($0) ? $0 : nil }
  }

  private static func extent(_ place: PlacedNode) -> VegaExtent {
    let ends = place["extent"]?.items?.compactMap(\.node.number) ?? []
    return ends.count == 2 ? VegaExtent(start: ends[0].clampedToUnit, end: ends[1].clampedToUnit) : VegaExtent()
  }

  /// The name that tokens of its colours begin with.
  var token: String {
    switch self {
    case .list(let place): place.name
    case .scheme(_, let place, _, _): place.name
    }
  }
}

/// Making series and ramps out of what a scale ranges over.
extension VegaRange {
  /// What the colours are for, as far as the range itself says.
  var kind: NamedPalette.Kind? {
    switch self {
    case .list: nil
    case .scheme(let scheme, _, _, _): scheme.kind
    }
  }

  /// The colours dealt out to so many values; nil when a scheme is to be blended and nobody knows for how many.
  ///
  /// - Parameter labels: the names of the values, when the scale's domain says.
  func dealt(to labels: [String], values: VegaValues) -> ListedColors? {
    var list = ListedColors()
    switch self {
    case .list(let place):
      let count = place.node.items?.count ?? 0
      // Called by their positions, since what cannot be read leaves a gap.
      let positions = labels.isEmpty ? [] : (0..<count).map(String.init)
      list = ListedColors(place, token: token, labels: positions, record: values.record) { values.color($0, token: $1) }
      if !labels.isEmpty { list = list.dealt(to: labels, of: count, at: place, record: values.record) }
    case .scheme(let scheme, let place, _, let extent):
      // A number of classes beside the scheme is for quantile and quantize scales only.
      guard !labels.isEmpty || scheme.kind == .categorical else { return nil }
      let isList = labels.isEmpty || scheme.kind == .categorical
      let colors = isList ? scheme.colors : scheme.classes(labels.count, extent: extent)
      list.items = colors.enumerated().map { index, color in
        ListedColors.Item(
          color: ThemeColor(Color(color), origin: place.origin), label: labels.isEmpty ? nil : String(index))
      }
      if !labels.isEmpty { list = list.dealt(to: labels, of: colors.count, at: place, record: values.record) }
    }
    return list
  }

  /// The ramp; nil when there are fewer than two colours.
  ///
  /// - Parameters:
  ///   - classes: how many classes a scheme is cut into, when the scale says.
  ///   - inClasses: whether a list stands for classes and is not blended.
  ///   - countsClasses: whether the scale cuts into as many as the scheme is asked for, or five (vega-encode,
  ///     `src/Scale.js`, `configureScheme`).
  func ramp(
    named name: String, kind declared: Ramp.Kind?, classes asked: Int? = nil, inClasses: Bool = false,
    countsClasses: Bool = false, values: VegaValues
  ) -> Ramp? {
    let stops: [Ramp.Stop]
    let classes: Int?
    switch self {
    case .list(let place):
      stops = ListedColors(place, token: token, record: values.record) { values.color($0, token: $1) }
        .items.map { Ramp.Stop(color: $0.color) }
      classes = inClasses ? stops.count : nil
    case .scheme(let scheme, let place, let count, let extent):
      classes = countsClasses ? count ?? 5 : asked
      let last = Double(max(scheme.colors.count - 1, 1))
      let colors =
        classes.map { scheme.classes($0, extent: extent) }
        ?? scheme.colors.indices.map { scheme.color(at: extent.position(Double($0) / last)) }
      stops = colors.map { Ramp.Stop(color: ThemeColor(Color($0), origin: place.origin)) }
    }
    guard stops.count >= 2 else { return nil }
    let known: Ramp.Kind? =
      switch kind {
      case .sequential?: .sequential
      case .diverging?: .diverging
      case .cyclic?: .cyclic
      case .categorical?, nil: nil
      }
    return Ramp(
      name: name, kind: declared ?? known ?? RampShape.kind(of: stops.map(\.color)), stops: stops,
      interpolation: classes == nil ? .srgb : .steps, steps: classes, isKindGuessed: declared == nil && known == nil)
  }
}

extension ListedColors {
  /// The colours as an ordinal scale deals them out to the values of its domain: when there are more values than colours,
  /// it begins again (d3-scale, `ordinal`: `range[i % range.length]`).
  ///
  /// The items are called by their positions in the list, where some may be missing.
  ///
  /// - Parameters:
  ///   - labels: The names of the values.
  ///   - count: How many entries the list has, those that cannot be read among them.
  ///   - place: The position of the list.
  func dealt(to labels: [String], of count: Int, at place: PlacedNode, record: ReadingRecord) -> ListedColors {
    let known = Dictionary(items.map { ($0.label ?? "", $0.color) }) { first, _ in first }
    var list = self
    list.items = labels.enumerated().compactMap { index, label in
      known[String(index % max(count, 1))].map { Item(color: $0, label: label) }
    }
    if labels.count > count, !items.isEmpty {
      record.note(.colorsDealtAgain, labels.count, count, place.name)
    }
    return list
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
