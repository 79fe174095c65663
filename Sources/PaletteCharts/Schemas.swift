/// The JSON Schemas of what `describe` writes, built into the program: the bytes of each file, a line break at their end.
///
/// Source of the notation: https://json-schema.org/draft/2020-12
package enum ChartSchema {
  /// Of `descriptor.json`.
  package static var descriptor: [UInt8] { PackageResources.chart_1_schema_json }
  /// Of `elements.json`.
  package static var elements: [UInt8] { PackageResources.elements_1_schema_json }
}
