/// A line of a `.gitignore`: which paths below its folder git leaves out, or takes back after a `!`.
///
/// Source: gitignore(5), and `dir.c` and `wildmatch.c` of git 2.39, whose answers an integration check compares. Paths and patterns
/// are bytes, as git sees them.
package struct IgnorePattern: Sendable {
  /// Whether a match takes the path back.
  package let isNegated: Bool
  /// Whether it means directories alone.
  private let isOfDirectories: Bool
  /// Whether it is compared with the name alone, at any depth.
  private let isOfName: Bool
  /// Nil for a pattern that git takes for broken: it matches nothing.
  private let steps: PathSteps?

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
    steps = PathSteps(ofGit: Array(text))
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
    let bytes = Substring(path).utf8
    let slash = isOfName ? bytes.lastIndex(of: Self.slash) : nil
    return steps.match(bytes[(slash.map(bytes.index(after:)) ?? bytes.startIndex)...])
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
}
