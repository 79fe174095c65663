import SourceText

/// The colours of a gradient, as the chart libraries write one.
///
/// Vega: `{"gradient": "linear", "stops": [{"offset": 0, "color": "…"}]}`; ECharts: `{"type": "linear", "colorStops":
/// [{"offset": 0, "color": "…"}]}`; Highcharts: `{"linearGradient": …, "stops": [[0, "…"], [1, "…"]]}`.
struct GradientStops {
  /// The position of each colour, in the order of the gradient's file.
  let places: [PlacedNode]

  /// Nil when the value is not a gradient, or has no stops.
  init?(_ place: PlacedNode) {
    guard let stops = (place["stops"] ?? place["colorStops"])?.items, !stops.isEmpty else { return nil }
    places = stops.compactMap { stop in stop["color"] ?? stop.items?.dropFirst().first }
    if places.isEmpty { return nil }
  }
}
