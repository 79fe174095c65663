/// What a pattern of paths consists of, stars resolved. Matching takes the product of both lengths at most: all ways are tried side by
/// side, none twice.
struct PathSteps: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    /// The number of a byte or of a Unicode scalar, whichever the path is made of.
    case unit(UInt32)
    /// Anything but a slash; of bytes, perhaps only some.
    case one(among: ByteSet?)
    /// `*`: any run without a slash.
    case run
    /// `**`: any run.
    case anything
    /// Where `**/` begins: both of the next two may be due.
    case directories
    /// Inside the names that `**/` matches, up to a slash.
    case directoryNames
  }

  private(set) var steps: [Step] = []

  /// Adds what comes next.
  mutating func append(_ step: Step) { steps.append(step) }

  /// Adds `**/`.
  mutating func appendDirectories() { steps += [.directories, .directoryNames] }

  func match(_ path: some BidirectionalCollection<UInt32>) -> Bool {
    // Of a repository's patterns hardly any matches a path: the plain units at either end tell.
    guard Self.matchPlain(steps, path), Self.matchPlain(steps.reversed(), path.reversed()) else { return false }
    let slash = UInt32(UInt8(ascii: "/"))
    // The steps that can be due, the end included, after the units so far.
    var due = [Bool](repeating: false, count: steps.count + 1)
    due[0] = true
    skipEmpty(&due)
    var next = due
    for unit in path {
      for index in next.indices { next[index] = false }
      for (index, step) in steps.enumerated() where due[index] {
        switch step {
        case .unit(let expected): if unit == expected { next[index + 1] = true }
        case .one(let set): if unit != slash, set?.contains(UInt8(unit)) ?? true { next[index + 1] = true }
        case .run: if unit != slash { next[index] = true }
        case .anything: next[index] = true
        case .directories: break
        case .directoryNames:
          next[index] = true
          if unit == slash { next[index + 1] = true }
        }
      }
      skipEmpty(&next)
      swap(&due, &next)
    }
    return due[steps.count]
  }

  /// Whether a path begins with the units before the first other step.
  private static func matchPlain(_ steps: some Sequence<Step>, _ path: some Sequence<UInt32>) -> Bool {
    var units = path.makeIterator()
    for step in steps {
      guard case .unit(let expected) = step else { return true }
      guard units.next() == expected else { return false }
    }
    return true
  }

  /// Lets runs be empty.
  private func skipEmpty(_ due: inout [Bool]) {
    for (index, step) in steps.enumerated() where due[index] {
      switch step {
      case .run, .anything: due[index + 1] = true
      case .directories:
        due[index + 1] = true
        due[index + 2] = true
      case .unit, .one, .directoryNames: break
      }
    }
  }
}
