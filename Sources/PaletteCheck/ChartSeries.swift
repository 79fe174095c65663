internal import PaletteRules

/// One series of a chart: its name, its colour, and what else tells it apart.
public struct ChartSeries: Hashable, Sendable {
  /// The kind of mark.
  public enum Mark: String, CaseIterable, Hashable, Sendable { case line, point, bar, area }

  /// A shape that marks a point.
  public enum Marker: String, CaseIterable, Hashable, Sendable {
    case circle, square, triangle, diamond, cross, plus, asterisk, ring
    case triangleDown = "triangle-down"
    case triangleLeft = "triangle-left"
    case triangleRight = "triangle-right"
  }

  /// The name, as readers see it.
  public var name: String
  /// Its colour.
  public var color: ChartColor
  /// The kind of mark; nil when it is open.
  public var mark: Mark?
  /// The shape at its points; nil without one.
  public var marker: Marker?
  /// Alternating lengths of strokes and gaps in points; empty is a solid line, nil when it is open.
  public var dash: [Double]?
  /// Whether the name is written next to the mark, and not only in a legend.
  public var isLabelled: Bool

  /// Creates a series.
  public init(
    _ name: String, _ color: ChartColor, mark: Mark? = nil, marker: Marker? = nil, dash: [Double]? = nil,
    isLabelled: Bool = false
  ) {
    self.name = name
    self.color = color
    self.mark = mark
    self.marker = marker
    self.dash = dash
    self.isLabelled = isLabelled
  }

  /// The series that the rules judge.
  func judged(_ color: ThemeColor) -> Series {
    Series(
      name: name, token: name, color: color, mark: mark.flatMap { Series.Mark(rawValue: $0.rawValue) },
      symbol: marker.flatMap { Symbol(rawValue: $0.rawValue) }, dash: dash, label: isLabelled ? .direct : nil)
  }

  /// This series with the channels that the rules plan.
  func marked(_ planned: Series) -> ChartSeries {
    var series = self
    series.marker = planned.symbol.flatMap { Marker(rawValue: $0.rawValue) }
    series.dash = planned.dash
    series.isLabelled = planned.label == .direct
    return series
  }
}
