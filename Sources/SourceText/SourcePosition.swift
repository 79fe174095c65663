/// A place in a text as people and editors count: from 1, columns in Unicode code points.
package struct SourcePosition: Hashable, Comparable, Sendable {
  /// From 1.
  package let line: Int
  /// From 1, in Unicode code points.
  package let column: Int

  /// Creates a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// By line, then by column.
  package static func < (a: SourcePosition, b: SourcePosition) -> Bool { (a.line, a.column) < (b.line, b.column) }
}
