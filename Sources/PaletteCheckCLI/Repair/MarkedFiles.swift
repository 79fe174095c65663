import PaletteRules
import SourceText
import ThemeFormats

/// Files with marks declared, in memory: read again they have the marks.
struct MarkedFiles {
  /// By path: those with new colours, and those with marks alone.
  let files: [RewrittenFiles.File]

  /// As many as modes and kinds of marks are written one after the other. An engineering choice.
  private static let mostRounds = 16

  /// Nil where there is no place for a mark.
  ///
  /// - Parameters:
  ///   - files: The files with the new colours alone.
  ///   - nameOfFile: The name of a file, however it was reached.
  ///   - read: Reads everything again, with other bytes in the files of those names; nil when it cannot be read.
  init?(
    _ marks: [Suggestion], files: [RewrittenFiles.File], nameOfFile: (String) -> String,
    read: ([String: [UInt8]]) -> [Theme]?
  ) {
    var files = files
    for _ in 0..<Self.mostRounds {
      let contents = Dictionary(files.map { (nameOfFile($0.path), $0.new) }) { first, _ in first }
      guard let themes = read(contents) else { return nil }
      var edits: [String: [TextEdit]] = [:]
      for theme in themes {
        guard let found = MarkWriting.edits(marks, in: theme) else { return nil }
        for (path, more) in found { edits[path, default: []] += more.filter { !(edits[path] ?? []).contains($0) } }
      }
      guard !edits.isEmpty else {
        self.files = files.sorted { $0.path < $1.path }
        return
      }
      for path in edits.keys.sorted() {
        let known = files.firstIndex { nameOfFile($0.path) == nameOfFile(path) }
        guard let now = known.map({ files[$0].new }) ?? Self.bytes(of: path, themes),
          let new = edits[path]?.applied(to: now)
        else { return nil }
        let file = RewrittenFiles.File(path: path, old: known.map { files[$0].old } ?? now, new: new)
        if let known { files[known] = file } else { files.append(file) }
      }
    }
    return nil
  }

  private static func bytes(of path: String, _ themes: [Theme]) -> [UInt8]? {
    for theme in themes {
      for series in theme.modes.flatMap(\.series) where series.color.origin.file.path == path {
        return series.color.origin.file.bytes
      }
    }
    return nil
  }
}
