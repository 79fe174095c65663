package import SourceText

/// A waiver as the file writes it, not yet parsed.
package struct WrittenWaiver: Sendable {
  /// The value.
  package var node: SourceNode
  /// Its place in the file.
  package var origin: TokenOrigin

  /// Wraps a value.
  package init(_ node: SourceNode, at origin: TokenOrigin) {
    self.node = node
    self.origin = origin
  }
}
