package import SourceText

/// A waiver as it stands in a file, not yet looked at.
package struct WrittenWaiver: Sendable {
  /// The value.
  package var node: SourceNode
  /// Where it stands.
  package var origin: TokenOrigin

  /// Wraps a value.
  package init(_ node: SourceNode, at origin: TokenOrigin) {
    self.node = node
    self.origin = origin
  }
}
