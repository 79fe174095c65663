import PaletteRules
import SourceText

/// Reads the series of a descriptor and holds each point against the axes.
struct DescriptorPoints {
  private let xAxis: ChartAxis?
  private let yAxis: NumericAxis?
  /// Whether the file has a y axis, right or wrong.
  private let hasYAxis: Bool
  private let additionalAxes: [ChartAxis?]
  private let categories: [Set<String>]
  /// The positions of the points of the last series in the file.
  private(set) var ranges: [Range<Int>] = []

  init(xAxis: ChartAxis?, yAxis: NumericAxis?, hasYAxis: Bool, additionalAxes: [ChartAxis?]) {
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.hasYAxis = hasYAxis
    self.additionalAxes = additionalAxes
    categories = ([xAxis] + additionalAxes).map { Set($0?.categorical?.categories ?? []) }
  }

  /// Reads a series; problems go into the record.
  mutating func series(_ node: SourceNode, _ what: String, _ record: inout ChartRecord) -> ChartSeries? {
    ranges = []
    guard let fields = ChartFields(node, what, keys: DescriptorKeys.series, required: 2, &record) else { return nil }
    let name = fields.text("name", &record) ?? ""
    let isContinuous = fields.boolean("isContinuous", &record) ?? false
    let items = fields.items("dataPoints", &record) ?? []
    var points: [ChartPoint] = []
    points.reserveCapacity(items.count)
    ranges.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      guard record.problems.count < ChartRecord.mostProblems else { break }
      guard let point = point(item, "point \(index + 1) of \(what)", &record) else { continue }
      points.append(point)
      ranges.append(item.range)
    }
    return ChartSeries(name: name, isContinuous: isContinuous, points: points)
  }

  private func point(
    _ node: SourceNode, _ what: @autoclosure () -> String, _ record: inout ChartRecord
  ) -> ChartPoint? {
    let what = what()
    guard let fields = ChartFields(node, what, keys: DescriptorKeys.point, required: 1, &record) else { return nil }
    guard let xNode = fields["x"], let x = value(xNode, on: xAxis, 0, "'x' of \(what)", &record) else { return nil }
    var y: Double?
    if let yNode = fields["y"] {
      y = ChartFields.number(yNode, "'y' of \(what)", &record)
      if !hasYAxis {
        record.problem(ChartProblem.yWithoutAxis(what), at: yNode.range)
      } else if let y, let yAxis, !yAxis.range.contains(y) {
        record.problem(Self.outside("'y' of \(what)", yNode, yAxis, "the y axis"), at: yNode.range)
      }
    }
    let items = fields.items("additionalValues", &record) ?? []
    if items.count != additionalAxes.count {
      record.problem(
        ChartProblem.otherAdditionalValues(what, items.count, additionalAxes.count),
        at: fields["additionalValues"]?.range ?? node.range)
      return nil
    }
    let additional = items.enumerated().compactMap { index, item in
      value(item, on: additionalAxes[index], index + 1, "additional value \(index + 1) of \(what)", &record)
    }
    return ChartPoint(x: x, y: y, additional: additional, label: fields.text("label", &record))
  }

  /// A value of an axis; where the axis itself is wrong, anything goes.
  ///
  /// - Parameter place: Of the axis among x and the additional ones.
  private func value(
    _ node: SourceNode, on axis: ChartAxis?, _ place: Int, _ what: String, _ record: inout ChartRecord
  ) -> ChartValue? {
    let name = place == 0 ? "the x axis" : "additional axis \(place)"
    switch (axis, node.value) {
    case (.categorical, .string(let text)):
      if !categories[place].contains(text) {
        record.problem(ChartProblem.unknownCategory(what, ChartFields.written(node), name), at: node.range)
      }
      return .category(text)
    case (.numeric(let axis), .number):
      guard let number = ChartFields.number(node, what, &record) else { return nil }
      if !axis.range.contains(number) { record.problem(Self.outside(what, node, axis, name), at: node.range) }
      return .number(number)
    case (nil, .string(let text)): return .category(text)
    case (nil, .number(let number, _)): return .number(number)
    case (.categorical, _):
      record.wrong(node, .mustBeCategory, what, name)
      return nil
    default:
      record.wrong(node, .mustBeNumber, what)
      return nil
    }
  }

  private static func outside(_ what: String, _ node: SourceNode, _ axis: NumericAxis, _ name: String) -> Message {
    ChartProblem.outsideRange(
      what, ChartFields.written(node), name, DecimalText.text(axis.range.lowerBound),
      DecimalText.text(axis.range.upperBound))
  }
}
