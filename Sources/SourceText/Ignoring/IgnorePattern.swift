/// A line of a `.gitignore`: which paths below its folder git leaves out, or takes back after a `!`.
///
/// Source: gitignore(5), and `dir.c` and `wildmatch.c` of git 2.39, whose answers an integration check compares. Paths and patterns
/// are bytes, as git sees them. Matching takes the product of both lengths at most, whatever the pattern.
package struct IgnorePattern: Sendable {
  /// Whether a match takes the path back.
  package let isNegated: Bool
  /// Whether it means directories alone.
  private let isOfDirectories: Bool
  /// Whether it is held against the name alone, at any depth.
  private let isOfName: Bool
  /// Nil for a pattern that git takes for broken: it matches nothing.
  private let steps: [Step]?

  private enum Step: Sendable {
    case byte(UInt8)
    /// `?`, and brackets, which match no slash either.
    case one(ByteSet)
    /// `*`
    case run
    /// `**` at the end, or before an escaped slash.
    case anything
    /// Where `**/` begins: both of the next two may be due.
    case directories
    /// Inside the names that `**/` matches, up to a slash.
    case directoryNames
  }

  /// Reads a line without its end; nil for a comment and for a line that says nothing.
  package init?(_ line: some Collection<UInt8>) {
    var text = Self.withoutTrailingSpaces(Array(line))[...]
    guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { text = text.dropFirst() }
    isOfDirectories = text.last == Self.slash
    if isOfDirectories { text = text.dropLast() }
    isOfName = !text.contains(Self.slash)
    if text.first == Self.slash { text = text.dropFirst() }
    guard !text.isEmpty else { return nil }
    steps = Self.steps(Array(text))
  }

  /// The patterns of a file, in order: a mark of UTF-8 before them is not part of the first.
  package static func patterns(_ bytes: [UInt8]) -> [IgnorePattern] {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return text.split(separator: 0x0A).compactMap { line in
      IgnorePattern(line.last == 0x0D ? line.dropLast() : line)
    }
  }

  /// Whether it means a path, relative to the folder of the pattern and without a slash at either end.
  package func matches(_ path: some StringProtocol, isDirectory: Bool) -> Bool {
    guard let steps, isDirectory || !isOfDirectories else { return false }
    let bytes = Array(path.utf8)
    let start = isOfName ? (bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0) : 0
    return Self.matches(steps, bytes[start...])
  }

  private static let slash = UInt8(ascii: "/")
  private static let escape = UInt8(ascii: "\\")

  /// Spaces at the end say nothing, unless a backslash is before them.
  private static func withoutTrailingSpaces(_ line: [UInt8]) -> [UInt8] {
    var end = 0
    var index = 0
    while index < line.count {
      if line[index] == escape, index + 1 < line.count {
        index += 2
        end = index
      } else {
        index += 1
        if line[index - 1] != 0x20 { end = index }
      }
    }
    return Array(line.prefix(end))
  }

  private static func steps(_ text: [UInt8]) -> [Step]? {
    var steps: [Step] = []
    var index = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "*"):
        let end = text[index...].firstIndex { $0 != UInt8(ascii: "*") } ?? text.count
        let isEscaped = end + 1 < text.count && text[end] == escape && text[end + 1] == slash
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
      case UInt8(ascii: "?"): steps.append(.one(ByteSet(all: true)))
      case UInt8(ascii: "["):
        guard let (set, end) = ByteSet.read(text, after: index) else { return nil }
        steps.append(.one(set))
        index = end
        continue
      case escape:
        index += 1
        guard index < text.count else { return nil }
        steps.append(.byte(text[index]))
      case let byte: steps.append(.byte(byte))
      }
      index += 1
    }
    return steps
  }

  private static func matches(_ steps: [Step], _ path: ArraySlice<UInt8>) -> Bool {
    // The steps that can be due, the end included, after the bytes so far.
    var due = [Bool](repeating: false, count: steps.count + 1)
    due[0] = true
    skipEmpty(steps, &due)
    var next = due
    for byte in path {
      for index in next.indices { next[index] = false }
      for (index, step) in steps.enumerated() where due[index] {
        switch step {
        case .byte(let expected): if byte == expected { next[index + 1] = true }
        case .one(let set): if byte != slash, set.contains(byte) { next[index + 1] = true }
        case .run: if byte != slash { next[index] = true }
        case .anything: next[index] = true
        case .directories: break
        case .directoryNames:
          next[index] = true
          if byte == slash { next[index + 1] = true }
        }
      }
      skipEmpty(steps, &next)
      swap(&due, &next)
    }
    return due[steps.count]
  }

  /// Lets runs be empty.
  private static func skipEmpty(_ steps: [Step], _ due: inout [Bool]) {
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
