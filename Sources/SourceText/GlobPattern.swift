/// A pattern of paths: `*` is any run without `/`, `?` one character but `/`, `**` any run, `**/` any directories or none.
///
/// Every other character matches itself; upper and lower case differ. Matching takes the product of both lengths at
/// most, whatever the pattern: all ways are tried side by side, none twice.
package struct GlobPattern: Hashable, Sendable {
  private enum Step: Hashable, Sendable {
    case character(Unicode.Scalar)
    case one
    case run
    case anything
    /// Where `**/` begins: both of the next two may be due.
    case directories
    /// Inside the names that `**/` matches, up to a slash.
    case directoryNames
  }

  /// The pattern as it was written.
  package let text: String
  private let steps: [Step]

  /// Reads a pattern; every text is one.
  package init(_ text: String) {
    self.text = text
    let scalars = Array(text.unicodeScalars)
    var steps: [Step] = []
    var index = 0
    while index < scalars.count {
      switch scalars[index] {
      case "*":
        let end = scalars[index...].firstIndex { $0 != "*" } ?? scalars.count
        let beginsName = index == 0 || scalars[index - 1] == "/"
        if end - index == 1 {
          steps.append(.run)
        } else if beginsName, end < scalars.count, scalars[end] == "/" {
          steps += [.directories, .directoryNames]
          index = end + 1
          continue
        } else {
          steps.append(.anything)
        }
        index = end
        continue
      case "?": steps.append(.one)
      case let scalar: steps.append(.character(scalar))
      }
      index += 1
    }
    self.steps = steps
  }

  /// Whether the pattern matches its own text alone.
  package var isLiteral: Bool {
    steps.allSatisfy { if case .character = $0 { true } else { false } }
  }

  /// Whether the whole path matches.
  package func matches(_ path: String) -> Bool {
    // The steps that can be due, the end included, after the characters so far.
    var due = [Bool](repeating: false, count: steps.count + 1)
    due[0] = true
    skipEmpty(&due)
    var next = due
    for scalar in path.unicodeScalars {
      for index in next.indices { next[index] = false }
      for (index, step) in steps.enumerated() where due[index] {
        switch step {
        case .character(let wanted): if scalar == wanted { next[index + 1] = true }
        case .one: if scalar != "/" { next[index + 1] = true }
        case .run: if scalar != "/" { next[index] = true }
        case .anything: next[index] = true
        case .directories: break
        case .directoryNames:
          next[index] = true
          if scalar == "/" { next[index + 1] = true }
        }
      }
      skipEmpty(&next)
      swap(&due, &next)
    }
    return due[steps.count]
  }

  /// Lets runs be empty.
  private func skipEmpty(_ due: inout [Bool]) {
    for (index, step) in steps.enumerated() where due[index] {
      switch step {
      case .run, .anything: due[index + 1] = true
      case .directories:
        due[index + 1] = true
        due[index + 2] = true
      case .character, .one, .directoryNames: break
      }
    }
  }
}
