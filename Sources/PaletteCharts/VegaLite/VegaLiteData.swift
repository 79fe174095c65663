import PaletteRules
import SourceText

/// The data inside a specification.
enum VegaLiteData {
  /// The rows; nil, with a problem in the record, if there are none.
  static func rows(_ root: SourceNode, _ record: inout ChartRecord) -> [SourceNode]? {
    guard let data = root["data"], data.isObject else {
      record.problem(ChartProblem.noData(), at: root["data"]?.range ?? root.range)
      return nil
    }
    if let url = data["url"] {
      record.wrong(url, .dataElsewhere)
      return nil
    }
    let named = data["name"]?.string.flatMap { root["datasets"]?[$0] }
    guard let values = data["values"] ?? named, let rows = values.items else {
      record.problem(ChartProblem.notRows(), at: (data["values"] ?? named ?? data).range)
      return nil
    }
    guard !rows.isEmpty else {
      record.problem(ChartProblem.emptyData(), at: values.range)
      return nil
    }
    for row in rows where !row.isObject { record.wrong(row, .mustBeObject, "a row of the data") }
    return record.problems.isEmpty ? rows : nil
  }
}
