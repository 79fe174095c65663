/// The colours of the series, by their names in the asset catalog.
public enum SeriesColor: String, CaseIterable, Sendable {
  case revenue = "chart-revenue"
  case cost = "chart-cost"
}
