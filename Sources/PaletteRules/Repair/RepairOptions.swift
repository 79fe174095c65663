package import Colorimetry

/// What a repair may do.
package struct RepairOptions: Sendable {
  /// The greatest CIEDE2000 that one colour may move; nil for any.
  package var budget: Double?
  /// Whether a colour may come to be called by another name, as ``ColorName`` tells.
  package var allowsHue = false
  /// Whether the pairs that only a deficiency confuses are left to the symbols of ``MarkerPlan``.
  package var usesMarkers = false
  /// Colours that must stay, and why, in words.
  package var locks: [ColorPlace: String] = [:]
  /// What would do about a colour that must stay, in words.
  package var remedies: [ColorPlace: String] = [:]
  /// Those of ``locks`` that are kept because somebody asks for it, and not because they have to be.
  package var chosenLocks: Set<ColorPlace> = []
  /// What colours come to that are worked out from others and change with them; they stay as they are here.
  package var workedOut: [ColorPlace: SRGB] = [:]
  /// What a file is called, however it was reached.
  package var nameOfFile: @Sendable (String) -> String = { $0 }
  /// How much to search: demands looked at for one group of colours that depend on each other. An engineering choice:
  /// some seconds for ten colours, and no more for a hundred.
  package var work = 4_000_000

  /// The defaults: any distance, the same colour names.
  package init() {}
}
