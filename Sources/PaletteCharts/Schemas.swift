/// The JSON Schema of `descriptor.json`, built into the program.
///
/// Source of the notation: https://json-schema.org/draft/2020-12
package enum ChartSchema {
  /// The bytes of the file, a line break at their end.
  package static var json: [UInt8] { PackageResources.chart_1_schema_json }
}

/// The JSON Schema of `elements.json`, built into the program.
///
/// Source of the notation: https://json-schema.org/draft/2020-12
package enum ElementsSchema {
  /// The bytes of the file, a line break at their end.
  package static var json: [UInt8] { PackageResources.elements_1_schema_json }
}
