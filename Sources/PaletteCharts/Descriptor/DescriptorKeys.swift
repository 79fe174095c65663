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
  static let extensions = ["kind", "series", "intervals", "features", "sonification", "source"]
  static let appearance = ["color", "symbol", "dash", "pattern"]
}
