package import PaletteRules

/// A value of a configuration, and where it is written.
package struct Setting<Value: Sendable>: Sendable {
  /// What is set.
  package var value: Value
  /// Where.
  package var origin: TokenOrigin

  /// Creates a setting.
  package init(_ value: Value, at origin: TokenOrigin) {
    self.value = value
    self.origin = origin
  }
}
