import SourceText

/// Patterns as in `.gitignore` that exclude files, relative to a folder.
struct ExcludedPaths {
  /// Real path of the folder.
  private let base: String
  private let patterns: [IgnorePattern]

  /// - Parameter texts: The patterns; `./theme.json` means the file beside the one that holds the pattern.
  init(_ texts: [String], base: String) {
    self.base = base
    patterns = texts.compactMap { text in
      IgnorePattern(Array((text.hasPrefix("./") ? String(text.dropFirst()) : text).utf8))
    }
  }

  /// Whether they exclude a file or a directory, or a folder around it, of which nothing can be taken back.
  func hold(_ real: String, isDirectory: Bool) -> Bool {
    guard !patterns.isEmpty, real.isPath(below: base) else { return false }
    let way = real.path(relativeTo: base)
    var end = way.startIndex
    while let slash = way[end...].firstIndex(of: "/") {
      if excludes(way[..<slash], isDirectory: true) { return true }
      end = way.index(after: slash)
    }
    return excludes(way[...], isDirectory: isDirectory)
  }

  private func excludes(_ way: Substring, isDirectory: Bool) -> Bool {
    patterns.last { $0.matches(way, isDirectory: isDirectory) }.map { !$0.isNegated } ?? false
  }
}
