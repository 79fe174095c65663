import PaletteRules
import SourceText

/// The data inside a specification.
enum VegaLiteData {
  /// The rows; nil, with a problem in the record, if there are none.
  static func rows(_ root: SourceNode, _ record: inout ChartRecord) -> [SourceNode]? {
    guard let data = root["data"], data.isObject else {
      record.problem(
        "the specification has no 'data'", help: "put it in as data.values", at: root["data"]?.range ?? root.range)
      return nil
    }
    if let url = data["url"] {
      record.problem(
        "the data are elsewhere: \(ChartFields.written(url))", help: "put them in as data.values", at: url.range)
      return nil
    }
    let named = data["name"]?.string.flatMap { root["datasets"]?[$0] }
    guard let values = data["values"] ?? named, let rows = values.items else {
      record.problem("'data.values' must be a list of objects", at: (data["values"] ?? named ?? data).range)
      return nil
    }
    guard !rows.isEmpty else {
      record.problem("'data.values' is empty", at: values.range)
      return nil
    }
    for row in rows where !row.isObject {
      record.problem("a row of the data must be an object, not \(ChartFields.written(row))", at: row.range)
    }
    return record.problems.isEmpty ? rows : nil
  }
}
