package import Colorimetry
package import PaletteRules

/// The measurements of every pair of one set of colours.
package struct PairsResult: Sendable {
  /// The input as the user wrote it.
  package let path: String
  /// The mode, or the palette of a file with several; untrusted.
  package let set: String?
  /// The displayed names; untrusted.
  package let names: [String]
  /// As displayed: composited if translucent.
  package let colors: [SRGB]
  /// Every pair.
  package let table: PairTable

  /// Collects the measurements.
  package init(path: String, set: String?, names: [String], colors: [SRGB], table: PairTable) {
    self.path = path
    self.set = set
    self.names = names
    self.colors = colors
    self.table = table
  }
}
