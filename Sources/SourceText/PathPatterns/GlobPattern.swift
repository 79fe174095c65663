/// A pattern of paths: `*` is any run without `/`, `?` one character but `/`, `**` any run, `**/` any directories or none.
///
/// Every other character matches itself; upper and lower case differ.
package struct GlobPattern: Hashable, Sendable {
  private let steps: PathSteps

  /// Reads a pattern; every text is one.
  package init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var steps = PathSteps()
    var index = 0
    while index < scalars.count {
      switch scalars[index] {
      case "*":
        let end = scalars[index...].firstIndex { $0 != "*" } ?? scalars.count
        let beginsName = index == 0 || scalars[index - 1] == "/"
        if end - index == 1 {
          steps.append(.run)
        } else if beginsName, end < scalars.count, scalars[end] == "/" {
          steps.appendDirectories()
          index = end + 1
          continue
        } else {
          steps.append(.anything)
        }
        index = end
        continue
      case "?": steps.append(.one(among: nil))
      case let scalar: steps.append(.unit(scalar.value))
      }
      index += 1
    }
    self.steps = steps
  }

  /// Whether the pattern matches its own text alone.
  package var isLiteral: Bool {
    steps.steps.allSatisfy { if case .unit = $0 { true } else { false } }
  }

  /// Whether the whole path matches.
  package func matches(_ path: String) -> Bool { steps.match(path.unicodeScalars.lazy.map(\.value)) }
}
