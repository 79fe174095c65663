package import SourceText

/// A waiver as the file writes it, not yet parsed.
package struct WrittenWaiver: Sendable {
  /// The value; of a comment an object with what it says.
  package var node: SourceNode
  /// Its place in the file.
  package var origin: TokenOrigin
  /// The line of the file whose colours a comment waives; nil for a waiver that names its tokens.
  package var line: Int?

  /// Wraps a value.
  package init(_ node: SourceNode, at origin: TokenOrigin, line: Int? = nil) {
    (self.node, self.origin, self.line) = (node, origin, line)
  }
}
