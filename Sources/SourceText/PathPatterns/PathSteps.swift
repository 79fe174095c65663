/// What a pattern of paths consists of, stars resolved. Matching takes the product of both lengths at most: all ways are tried side by
/// side, none twice.
struct PathSteps: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case byte(UInt8)
    /// Any byte but a slash; perhaps only some.
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

  /// Reads a pattern in which stars and question marks alone are special.
  init(glob text: [UInt8]) { _ = read(text, isOfGit: false) }

  /// Reads a pattern of git, where brackets and backslashes are special too; nil where git takes it for broken.
  init?(ofGit text: [UInt8]) { if !read(text, isOfGit: true) { return nil } }

  private mutating func read(_ text: [UInt8], isOfGit: Bool) -> Bool {
    let (slash, star, escape) = (UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "\\"))
    var index = 0
    while index < text.count {
      switch text[index] {
      case star:
        let end = text[index...].firstIndex { $0 != star } ?? text.count
        let isEscaped = isOfGit && text[end...].starts(with: [escape, slash])
        let isWhole =
          (index == 0 || text[index - 1] == slash) && (end == text.count || text[end] == slash || isEscaped)
        if end - index == 1 || !isWhole {
          steps.append(.run)
        } else if end < text.count, !isEscaped {
          steps += [.directories, .directoryNames]
          index = end + 1
          continue
        } else {
          steps.append(.anything)
        }
        index = end
        continue
      case UInt8(ascii: "?"): steps.append(.one(among: nil))
      case UInt8(ascii: "[") where isOfGit:
        guard let (set, end) = ByteSet.read(text, after: index) else { return false }
        steps.append(.one(among: set))
        index = end
        continue
      case escape where isOfGit:
        index += 1
        guard index < text.count else { return false }
        steps.append(.byte(text[index]))
      case let byte: steps.append(.byte(byte))
      }
      index += 1
    }
    return true
  }

  func match(_ path: some BidirectionalCollection<UInt8>) -> Bool {
    // Of a repository's patterns hardly any matches a path: the plain bytes at either end tell.
    guard Self.matchPlain(steps, path), Self.matchPlain(steps.reversed(), path.reversed()) else { return false }
    let slash = UInt8(ascii: "/")
    // The steps that can be due, the end included, after the bytes so far.
    var due = [Bool](repeating: false, count: steps.count + 1)
    due[0] = true
    skipEmpty(&due)
    var next = due
    for byte in path {
      for index in next.indices { next[index] = false }
      for (index, step) in steps.enumerated() where due[index] {
        switch step {
        case .byte(let expected): if byte == expected { next[index + 1] = true }
        case .one(let set): if byte != slash, set?.contains(byte) ?? true { next[index + 1] = true }
        case .run: if byte != slash { next[index] = true }
        case .anything: next[index] = true
        case .directories: break
        case .directoryNames:
          next[index] = true
          if byte == slash { next[index + 1] = true }
        }
      }
      skipEmpty(&next)
      swap(&due, &next)
    }
    return due[steps.count]
  }

  /// Whether a path begins with the bytes before the first other step.
  private static func matchPlain(_ steps: some Sequence<Step>, _ path: some Sequence<UInt8>) -> Bool {
    var bytes = path.makeIterator()
    for step in steps {
      guard case .byte(let expected) = step else { return true }
      guard bytes.next() == expected else { return false }
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
      case .byte, .one, .directoryNames: break
      }
    }
  }
}

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

/// Paths cut by their bytes. Swift's letters join a slash with a combining mark behind it, and a name may begin with one.
extension StringProtocol {
  /// The names between the slashes, empty ones left out.
  package var pathNames: [Substring] {
    Substring(self).utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
  }

  /// The text after the last slash.
  package var fileName: String {
    let bytes = Substring(self).utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return String(self) }
    return String(Substring(bytes[bytes.index(after: slash)...]))
  }

  /// Whether the path begins with these bytes.
  package func begins(with start: some StringProtocol) -> Bool { utf8.starts(with: start.utf8) }
}
