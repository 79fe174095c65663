/// Where the baseline lies.
package enum BaselineFile {
  /// The name that is looked for beside the configuration, otherwise at the root of the repository.
  package static let defaultName = "palettecheck-baseline.json"
  /// Bytes of a file; an engineering choice.
  package static let mostBytes = 64 << 20
}
