/// The JSON Schema of the report, built into the program.
///
/// Source of the notation: https://json-schema.org/draft/2020-12
package enum ReportSchema {
  /// The bytes of the file, a line break at their end.
  package static var json: [UInt8] { PackageResources.report_1_schema_json }
}
