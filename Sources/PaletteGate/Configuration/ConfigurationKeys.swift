/// The keys that each object of a configuration may hold. A test holds the schema to them, and them to the schema.
package enum ConfigurationKeys {
  /// The whole file.
  package static let root = [
    "$schema", "version", "extends", "include", "exclude", "sets", "roles", "text", "pairs", "modes",
    "contexts", "rules", "thresholds", "vision", "failOn", "maxWarnings", "baseline", "waiverPolicy", "waivers",
    "chart",
  ]
  /// An entry of `sets`.
  package static let set = [
    "name", "kind", "tokens", "background", "marks", "encodings", "adjacent", "maxSeries",
  ]
  /// A value of `encodings`.
  package static let encoding = ["symbol", "dash", "pattern", "label"]
  /// `roles`
  package static let roles = Configuration.Role.allCases.map(\.rawValue)
  /// An entry of `text`.
  package static let text = ["tokens", "on", "size"]
  /// An entry of `pairs`.
  package static let pair = ["foreground", "background", "atLeast", "why"]
  /// `vision`
  package static let vision = ["kinds", "severity", "flare"]
  /// `waiverPolicy`
  package static let waiverPolicy = ["maxDays", "requireOwner", "allowNever"]
}

/// The JSON Schema of `palettecheck.json`, built into the program.
///
/// Source of the notation: https://json-schema.org/draft/2020-12
package enum ConfigurationSchema {
  /// The bytes of the file, a line break at their end.
  package static var json: [UInt8] { PackageResources.config_1_schema_json }
}
