import Colorimetry
import PaletteRules
import SourceText

/// The colours that a scale of Vega deals out or blends: a list in the file, or a scheme by name.
struct VegaRange {
  /// The list, or the name of the scheme.
  private let place: PlacedNode
  /// Nil for a list in the file.
  let scheme: VegaScheme?
  /// The number of classes that a scheme is asked for.
  private let count: Int?

  private init(at place: PlacedNode, _ scheme: VegaScheme?, count: Int? = nil) {
    (self.place, self.scheme, self.count) = (place, scheme, count)
  }

  /// What Vega takes for the ranges that it knows by name (vega-parser, `src/config.js`); it turns the last one round.
  private static let defaults = [
    "category": "tableau10", "ordinal": "blues", "ramp": "blues", "heatmap": "yellowgreenblue",
    "diverging": "blueorange",
  ]

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
      self.init(at: named, nil)
      return
    }
    // The whole of a scheme, or the whole turned round; a part is not worked out.
    let ends = settings["extent"]?.items?.compactMap(\.node.number) ?? [0, 1]
    guard let text = named.node.string, ends == [0, 1] || ends == [1, 0] else {
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
    self.init(
      at: named, ends == [1, 0] ? scheme.reversed : scheme,
      count: stated.flatMap { (1...1_000).contains($0) ? $0 : nil } ?? asked)
  }

  /// A range that the configuration or Vega itself names, used at a place.
  init?(named name: String, usedAt place: PlacedNode, ranges: PlacedNode?, record: ReadingRecord) {
    if let own = ranges?[name], own.node.string != name {
      self.init(own, ranges: nil, record: record)
    } else if let standard = Self.defaults[name], let found = VegaScheme.named(standard)?.scheme {
      self.init(at: place, name == "diverging" ? found.reversed : found)
      record.note(.standardRange, place.name, standard, name)
    } else {
      return nil
    }
  }

  /// The name that tokens of its colours begin with.
  var token: String { place.name }

  /// What the colours are for, as far as the range itself says.
  var kind: NamedPalette.Kind? { scheme?.kind }

  /// The entries of the list, nil for those that cannot be read or are not painted.
  private func listed(_ values: VegaValues) -> [ThemeColor?] {
    (place.items ?? []).enumerated().map { index, item in
      let token = "\(token).\(index + 1)"
      let color = values.color(item, token: token)
      if item.node.isNull { values.record.note(.nullLeftOut, token) }
      guard let color, color.alpha <= 0 else { return color }
      values.record.note(.transparentLeftOut, token)
      return nil
    }
  }

  private func placed(_ color: SRGB) -> ThemeColor { ThemeColor(Color(color), origin: place.origin) }

  /// The colours dealt out to so many values; nil when a scheme is to be blended and nobody knows for how many. When there
  /// are more values than colours, it begins again (d3-scale, `ordinal`: `range[i % range.length]`).
  ///
  /// - Parameter labels: the names of the values, when the scale's domain says.
  func dealt(to labels: [String], values: VegaValues) -> ListedColors? {
    var colors: [ThemeColor?] = []
    if let scheme {
      // A number of classes beside the scheme is for quantile and quantize scales only.
      guard !labels.isEmpty || scheme.kind == .categorical else { return nil }
      colors = (scheme.kind == .categorical ? scheme.colors : scheme.classes(labels.count)).map(placed)
    } else {
      colors = listed(values)
    }
    let count = labels.isEmpty || colors.isEmpty ? colors.count : labels.count
    if count > colors.count { values.record.note(.colorsDealtAgain, labels.count, colors.count, place.name) }
    return ListedColors(
      items: (0..<count).compactMap { index in
        let text = labels.isEmpty && scheme == nil ? place.node.items?[index].string : nil
        return colors[index % colors.count].map {
          ListedColors.Item(color: $0, label: labels.isEmpty ? nil : labels[index], text: text)
        }
      })
  }

  /// The ramp; none when there are fewer than two colours.
  ///
  /// - Parameters:
  ///   - type: the scale's. Quantiles are cut into as many classes as the scheme is asked for, or five (vega-encode,
  ///     `src/Scale.js`, `configureScheme`), thresholds as the domain says.
  ///   - isOrdinal: whether a class belongs to each value.
  ///   - labels: the names of the values, where the scale tells them.
  func ramp(
    named name: String, kind declared: Ramp.Kind?, type: String = "", domain: PlacedNode? = nil, isOrdinal: Bool,
    labels: [String] = [], values: VegaValues
  ) -> [Ramp] {
    let isQuantile = type == "quantile" || type == "quantize"
    let thresholds = type == "threshold" ? (domain?.items?.count).map { $0 + 1 } : nil
    var classes = isQuantile ? count ?? 5 : thresholds ?? (isOrdinal && !labels.isEmpty ? labels.count : nil)
    var colors: [ThemeColor]
    if let scheme {
      colors = (classes.map { scheme.classes($0) } ?? scheme.colors).map(placed)
    } else {
      colors = listed(values).compactMap(\.self)
      classes = isOrdinal || isQuantile || type == "threshold" ? colors.count : nil
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
