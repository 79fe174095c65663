import Colorimetry
import PaletteRules
import SourceText

/// Reads the member `palettecheck` of a descriptor: how the chart looks, for which Apple has no names.
struct DescriptorExtensions {
  /// How it is drawn; nil when the file does not say.
  private(set) var kind: ChartKind?
  /// Whether its bars or areas lie on each other.
  private(set) var isStacked = false
  /// How each series is drawn; nil when the file does not say.
  private(set) var appearances: [SeriesAppearance]?
  /// Whether long series are offered by intervals.
  private(set) var hasIntervals = false

  /// Reads the object.
  ///
  /// - Parameter series: How many series the chart has.
  init(_ node: SourceNode, series: Int, _ record: inout ChartRecord) {
    guard let fields = ChartFields(node, "'palettecheck'", keys: DescriptorKeys.extensions, &record) else { return }
    // The last three are for other programs: their form is checked, and their content has no effect.
    _ = fields.items("features", &record)
    _ = fields.text("source", &record)
    if let node = fields["sonification"], !node.isObject {
      record.wrong(node, .mustBeObject, "'sonification' of 'palettecheck'")
    }
    kind = fields.word("kind", as: ChartKind.self, &record)
    isStacked = fields.boolean("isStacked", &record) ?? false
    hasIntervals = fields.items("intervals", &record)?.isEmpty == false
    guard let items = fields.items("series", &record) else { return }
    guard items.count == series else {
      record.problem(ChartProblem.otherLooks(items.count, series), at: fields["series"]?.range)
      return
    }
    appearances = items.enumerated().map { Self.appearance($1, "the look of series \($0 + 1)", &record) }
  }

  private static func appearance(_ node: SourceNode, _ what: String, _ record: inout ChartRecord) -> SeriesAppearance {
    var appearance = SeriesAppearance()
    guard let fields = ChartFields(node, what, keys: DescriptorKeys.appearance, &record) else {
      return appearance
    }
    if let color = fields.text("color", &record) {
      if let color = try? Color(css: color) {
        appearance.color = color.mappedToSRGB.srgb
      } else {
        record.problem(ChartProblem.notColor(ChartFields.shortened(color)), at: fields["color"]?.range)
      }
    }
    appearance.symbol = fields.word("symbol", as: Symbol.self, &record)
    appearance.pattern = fields.word("pattern", as: Series.Pattern.self, &record)
    let lengths = fields.items("dash", &record) ?? []
    if lengths.count > 8 {
      record.problem(ChartProblem.tooManyDashes(what), at: fields["dash"]?.range)
    }
    appearance.dash = lengths.prefix(8).compactMap { item in
      let length = ChartFields.number(item, "a length of the dash of \(what)", &record)
      if let length, length < 0 { record.problem(ChartProblem.negative("a length of a dash"), at: item.range) }
      return length
    }
    return appearance
  }
}

/// The keys of `descriptor.json`, object by object; `chart-1.schema.json` has the same.
enum DescriptorKeys {
  static let document = ["AXChartDescriptor", "palettecheck", "$schema"]
  static let chart = ["xAxis", "series", "title", "summary", "contentDirection", "yAxis", "additionalAxes"]
  static let categoricalAxis = ["type", "title", "categoryOrder"]
  static let numericAxis = ["type", "title", "range", "scaleType", "gridlinePositions", "valueDescriptionProvider"]
  static let range = ["lowerBound", "upperBound"]
  static let numberDescription = ["kind", "fractionDigits", "one", "other"]
  static let series = ["dataPoints", "isContinuous", "name"]
  static let point = ["x", "y", "additionalValues", "label"]
  static let extensions = ["kind", "isStacked", "series", "intervals", "features", "sonification", "source"]
  static let appearance = ["color", "symbol", "dash", "pattern"]
}
