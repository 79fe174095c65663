import Colorimetry
import PaletteRules
import SafeText

/// The complete matrix as JSON.
package enum PairsJSON {
  /// An object, or an array for several sets of colours.
  package static func text(_ results: [PairsResult]) -> String {
    let values = results.map(value)
    return JSONWriter.text(values.count == 1 ? values[0] : .array(values))
  }

  private static func value(_ result: PairsResult) -> JSONValue {
    let table = result.table
    return .object([
      ("path", .string(result.path)), ("set", .string(result.set)),
      ("names", .strings(result.names)), ("colors", .strings(result.colors.map(\.hex))),
      ("metric", .string(table.metric.rawValue)), ("model", .string(table.model.rawValue)),
      ("convention", .string(table.convention.rawValue)),
      ("visions", .array(table.visions.map(vision))),
    ])
  }

  private static func vision(_ table: PairTable.VisionTable) -> JSONValue {
    .object([
      ("vision", .string(table.vision.rawValue)),
      ("minimum", table.minimum.map(entry) ?? .null),
      ("mean", .number(table.mean)), ("maximum", .number(table.maximum)),
      ("minimumByPrefix", .numbers(table.minimumByPrefix)),
      ("pairs", .array(table.pairs.map(entry))),
    ])
  }

  private static func entry(_ entry: PairTable.Entry) -> JSONValue {
    .object([
      ("value", .number(entry.value)), ("pair", .array([.integer(entry.first), .integer(entry.second)])),
      ("severity", .number(entry.severity)),
    ])
  }
}
