/// A pattern of paths: `*` is any run without `/`, `?` one byte but `/`, `**/` any directories or none, `**` at the end any run.
///
/// Every other byte matches itself; upper and lower case differ.
package struct GlobPattern: Hashable, Sendable {
  private let steps: PathSteps

  /// Reads a pattern; every text is one.
  package init(_ text: String) { steps = PathSteps(glob: Array(text.utf8)) }

  /// Whether the pattern matches its own text alone.
  package var isLiteral: Bool {
    steps.steps.allSatisfy { if case .byte = $0 { true } else { false } }
  }

  /// Whether the whole path matches.
  package func matches(_ path: String) -> Bool { steps.match(path.utf8) }
}
