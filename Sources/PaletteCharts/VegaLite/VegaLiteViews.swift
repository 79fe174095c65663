import PaletteRules
import SourceText

/// Makes one view of several that draw the same points: layers of marks.
enum VegaLiteViews {
  private static let points = ["line", "trail", "area", "point", "circle", "square"]
  private static let channels = ["x", "y", "color", "detail", "size", "shape"]

  /// The specification of one view; nil where the views draw different data, or something else than points.
  ///
  /// - Parameter left: The kinds of layers that draw nothing of the data: their labels, and lines across the view.
  static func single(_ root: SourceNode, _ file: SourceFile, left: inout [String]) -> SourceNode? {
    guard let layers = root["layer"]?.items else { return nil }
    let drawn = layers.filter { layer in
      let type = type(of: layer)
      let isBeside = type == "text" || type == "rule" && isAcross(layer)
      if isBeside { left.append(type) }
      return !isBeside
    }
    let types = drawn.map { type(of: $0) }
    guard drawn.count == 1 || types.allSatisfy(points.contains),
      drawn.allSatisfy({ $0["layer"] == nil && $0["data"] == nil }),
      drawn.count == 1 || drawn.allSatisfy({ $0["transform"] == nil }),
      let first = types.firstIndex(where: { ["line", "trail", "area"].contains($0) }) ?? types.indices.first,
      let mark = drawn[first].member("mark")
    else { return nil }
    let (shared, own) = (root["encoding"], drawn[first]["encoding"])
    let more = (own?.members ?? []).filter { shared?[$0.key] == nil }
    let encoding = SourceNode(
      .object((shared?.members ?? []) + more), range: own?.range ?? shared?.range ?? root.range)
    // A layer may repeat a channel, word for word, or leave it to the others.
    for layer in drawn {
      for name in channels {
        guard let own = layer["encoding"]?[name] else { continue }
        guard let shared = encoding[name], file.bytes[own.range] == file.bytes[shared.range] else { return nil }
      }
    }
    let steps = (root["transform"]?.items ?? []) + (drawn[first]["transform"]?.items ?? [])
    let kept = (root.members ?? []).filter { !["layer", "encoding", "transform"].contains($0.key) }
    let single = [
      mark, SourceNode.Member(key: "encoding", keyRange: root.range, value: encoding),
      SourceNode.Member(key: "transform", keyRange: root.range, value: SourceNode(.array(steps), range: root.range)),
    ]
    return SourceNode(.object(kept + single), range: root.range)
  }

  private static func type(of layer: SourceNode) -> String { (layer["mark"]?["type"] ?? layer["mark"])?.string ?? "" }

  /// Whether a rule runs across the whole view, at one place of one axis.
  private static func isAcross(_ layer: SourceNode) -> Bool {
    guard let encoding = layer["encoding"] else { return false }
    return (encoding["x"] == nil) != (encoding["y"] == nil) && encoding["x2"] == nil && encoding["y2"] == nil
  }
}

/// The data inside a specification.
enum VegaLiteData {
  /// The rows; nil, with a problem in the record, if there are none.
  static func rows(_ root: SourceNode, _ record: ChartRecord) -> [SourceNode]? {
    guard let data = root["data"], data.isObject else {
      record.problem(ChartProblem.noData(), at: root["data"]?.range ?? root.range)
      return nil
    }
    let values = data["values"] ?? data["name"]?.string.flatMap { root["datasets"]?[$0] }
    if let url = data["url"] {
      record.wrong(url, .dataElsewhere)
    } else if values?.items?.isEmpty ?? true {
      let problem = values?.items == nil ? ChartProblem.notRows() : ChartProblem.emptyData()
      record.problem(problem, at: (values ?? data).range)
    }
    for row in values?.items ?? [] where !row.isObject { record.wrong(row, .mustBeObject, "a row of the data") }
    return record.problems.isEmpty ? values?.items : nil
  }
}
