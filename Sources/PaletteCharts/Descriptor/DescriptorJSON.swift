import Colorimetry
import PaletteRules
package import SafeText

/// A chart as `descriptor.json`: `AXChartDescriptor` as data, with Apple's names and nesting; what Apple has no name
/// for is under `palettecheck`.
package enum DescriptorJSON {
  /// The schema that the text names.
  package static let schema = "palettecheck-chart-1.schema.json"

  /// The JSON of a chart.
  ///
  /// - Parameter extensions: What else goes under `palettecheck`: `intervals`, `features`, `sonification`.
  package static func json(_ chart: Chart, extensions: [(key: String, value: JSONValue)] = []) -> JSONValue {
    [
      "$schema": .string(schema),
      "AXChartDescriptor": [
        "title": .string(chart.title),
        "summary": .string(chart.summary),
        "contentDirection": .string(chart.direction.rawValue),
        "xAxis": axis(chart.xAxis),
        "yAxis": chart.yAxis.map { numeric($0) } ?? .null,
        "additionalAxes": .array(chart.additionalAxes.map(axis)),
        "series": .array(chart.series.map(series)),
      ],
      "palettecheck": .object(
        [
          ("kind", .string(chart.kind.rawValue)),
          ("series", .array(chart.series.map { appearance($0.appearance) })),
        ] + (chart.isStacked ? [("isStacked", true)] : []) + extensions),
    ]
  }

  private static func axis(_ axis: ChartAxis) -> JSONValue {
    switch axis {
    case .numeric(let axis): numeric(axis)
    case .categorical(let axis):
      [
        "type": "AXCategoricalDataAxisDescriptor", "title": .string(axis.title),
        "categoryOrder": .strings(axis.categories),
      ]
    }
  }

  private static func numeric(_ axis: NumericAxis) -> JSONValue {
    [
      "type": "AXNumericDataAxisDescriptor",
      "title": .string(axis.title),
      "range": ["lowerBound": .number(axis.range.lowerBound), "upperBound": .number(axis.range.upperBound)],
      "scaleType": .string(axis.scale.rawValue),
      "gridlinePositions": .numbers(axis.gridlines),
      "valueDescriptionProvider": values(axis.values),
    ]
  }

  private static func values(_ description: ValueDescription) -> JSONValue {
    switch description {
    case .date(let precision): ["kind": "date", "precision": .string(precision.rawValue)]
    case .number(let fractionDigits, let unit):
      [
        "kind": "number", "fractionDigits": .integer(fractionDigits), "one": .string(unit?.one),
        "other": .string(unit?.other),
      ]
    }
  }

  private static func series(_ series: ChartSeries) -> JSONValue {
    [
      "name": .string(series.name),
      "isContinuous": .boolean(series.isContinuous),
      "dataPoints": .array(series.points.map(point)),
    ]
  }

  private static func point(_ point: ChartPoint) -> JSONValue {
    [
      "x": value(point.x), "y": .number(point.y), "additionalValues": .array(point.additional.map(value)),
      "label": .string(point.label),
    ]
  }

  private static func value(_ value: ChartValue) -> JSONValue {
    switch value {
    case .number(let number): .number(number)
    case .category(let name): .string(name)
    }
  }

  private static func appearance(_ appearance: SeriesAppearance) -> JSONValue {
    [
      "color": .string(appearance.color?.hex), "symbol": .string(appearance.symbol?.rawValue),
      "dash": .numbers(appearance.dash), "pattern": .string(appearance.pattern?.rawValue),
    ]
  }
}
