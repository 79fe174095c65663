import SourceText

/// Colours of a file without a chart that somebody may mean for one, as `--series` names them.
package struct LikelySeries: Hashable, Sendable {
  /// A pattern for `--series`: `core.color.*.500`. Contains untrusted text.
  package var pattern: String
  /// How many colours it names.
  package var count: Int
  /// How likely it is, beside others: more is likelier.
  package var weight: Int
  /// The path of the file, as the user wrote it.
  package var path: String

  /// Creates one.
  package init(pattern: String, count: Int, weight: Int, path: String) {
    self.pattern = pattern
    self.count = count
    self.weight = weight
    self.path = path
  }

  /// The command that judges them.
  package var command: String {
    "palettecheck check \(ShellWord.text(path)) --series \(ShellWord.text(pattern, always: true))"
  }

  /// Where it is not taken, with the command.
  package var sentence: String {
    "not judged: '\(pattern)', \(count) \(count == 1 ? "colour" : "colours"): \(command)"
  }

  /// The configuration that judges them from now on.
  package var configuration: String {
    let file = path.begins(with: "./") ? String(path.dropFirst(2)) : path
    // Files that are one theme together are named by their folder.
    let isFolder = file.pathNames.last.map { !$0.dropFirst().contains(".") } ?? true
    let files = file == "." ? "**" : isFolder ? file + "/**" : file
    let escaped = [files, pattern].map { text in
      text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
    return #"{"version": 1, "include": ["\#(escaped[0])"], "roles": {"series": ["\#(escaped[1])"]}}"#
  }
}

extension LikelySeries {
  /// The five likeliest of several files, each group of colours once.
  package static func best(_ all: [LikelySeries]) -> [LikelySeries] {
    var seen: Set<String> = []
    let sorted = all.sorted { a, b in
      if a.weight != b.weight { return a.weight > b.weight }
      return (a.path, a.pattern) < (b.path, b.pattern)
    }
    return Array(sorted.filter { seen.insert($0.pattern).inserted }.prefix(5))
  }
}
