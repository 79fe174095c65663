import SafeText

/// The changes of a text in the format of `diff -u`, which `patch -p1` and `git apply` accept.
///
/// Source: POSIX.1-2024, `diff`, section "Diff -u or -U Output Format".
package enum UnifiedDiff {
  /// Lines of context, as in POSIX.
  private static let context = 3

  /// The difference between two texts with equally many lines; empty if they are equal.
  ///
  /// - Parameters:
  ///   - path: The name of both sides, after `a/` and `b/`.
  ///   - isForTerminal: Whether to make control characters visible, which prevents the patch from applying.
  package static func text(path: String, old: [UInt8], new: [UInt8], isForTerminal: Bool) -> String {
    let (before, after) = (lines(old), lines(new))
    let changed = before.indices.filter { !after.indices.contains($0) || before[$0] != after[$0] }
    guard !changed.isEmpty, before.count == after.count else { return "" }
    let name = self.name(path)
    var text = "--- a/\(name)\n+++ b/\(name)\n"
    var start = 0
    while start < changed.count {
      var end = start
      // Changes with adjoining context form one hunk.
      while end + 1 < changed.count, changed[end + 1] - changed[end] <= 2 * context { end += 1 }
      let first = max(changed[start] - context, 0)
      let last = min(changed[end] + context, before.count - 1)
      let range = "\(first + 1),\(last - first + 1)"
      text += "@@ -\(range) +\(range) @@\n"
      var index = first
      while index <= last {
        guard before[index] != after[index] else {
          text += line(" ", before[index], isForTerminal)
          index += 1
          continue
        }
        let run = (index...last).prefix { before[$0] != after[$0] }
        for row in run { text += line("-", before[row], isForTerminal) }
        for row in run { text += line("+", after[row], isForTerminal) }
        index += run.count
      }
      start = end + 1
    }
    return text
  }

  /// Lines with their line feeds; the last one may have none.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func line(_ sign: String, _ bytes: ArraySlice<UInt8>, _ isForTerminal: Bool) -> String {
    let isWhole = bytes.last == 0x0A
    let text = String(decoding: isWhole ? bytes.dropLast() : bytes, as: UTF8.self)
    let shown =
      isForTerminal
      ? text.split(separator: "\t", omittingEmptySubsequences: false).map { terminalSafe(String($0)) }
        .joined(separator: "\t") : text
    return sign + shown + "\n" + (isWhole ? "" : "\\ No newline at end of file\n")
  }

  /// Relative, without `./`; a name with a space ends in a tab, as in GNU diff and git.
  private static func name(_ path: String) -> String {
    var path = terminalSafe(path)
    while path.hasPrefix("./") { path = String(path.dropFirst(2)) }
    while path.hasPrefix("/") { path = String(path.dropFirst()) }
    return path.contains(" ") ? path + "\t" : path
  }
}
