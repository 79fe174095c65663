package import Colorimetry
package import PaletteRules

/// Every pair of one set of colours, measured.
package struct PairsResult: Sendable {
  /// The input, as the user wrote it.
  package let path: String
  /// The mode, or the palette of a file that holds many; untrusted.
  package let set: String?
  /// As people see them; untrusted.
  package let names: [String]
  /// As shown: composited where translucent.
  package let colors: [SRGB]
  /// Every pair.
  package let table: PairTable

  /// Gathers what was measured.
  package init(path: String, set: String?, names: [String], colors: [SRGB], table: PairTable) {
    self.path = path
    self.set = set
    self.names = names
    self.colors = colors
    self.table = table
  }
}
