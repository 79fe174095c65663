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
      record.leaveUnknown("the colours of \(place.name) come from the data or from a signal and are not known here")
      return nil
    }
  }

  /// A range that the configuration or Vega itself names, used at a place.
  init?(named name: String, usedAt place: PlacedNode, ranges: PlacedNode?, record: ReadingRecord) {
    if let own = ranges?[name], own.node.string != name {
      self.init(own, ranges: nil, record: record)
    } else if let standard = Self.defaults[name], let found = VegaScheme.named(standard.scheme) {
      self = .scheme(found.scheme, at: place, count: nil, extent: standard.extent)
      record.note("\(place.name) draws in Vega's own scheme '\(standard.scheme)', the default of range.\(name)")
    } else {
      return nil
    }
  }

  private init?(scheme place: PlacedNode, count: Int?, extent: VegaExtent, record: ReadingRecord) {
    guard let text = place.node.string else {
      record.leaveUnknown("the scheme of \(place.name) is not known here")
      return nil
    }
    guard let (scheme, asked) = VegaScheme.named(text) else {
      record.problem(
        "'\(text)' is not a colour scheme of Vega",
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

  /// The position of the colours, or of the name of their scheme.
  var place: PlacedNode {
    switch self {
    case .list(let place): place
    case .scheme(_, let place, _, _): place
    }
  }
}
