import Colorimetry
import PaletteRules
import SourceText

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
  /// - Parameter labels: what the values are called, when the scale's domain says.
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
