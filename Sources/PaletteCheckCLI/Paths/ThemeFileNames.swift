import ThemeFormats

/// Which files of a directory may hold a theme, by the extensions that the formats declare.
enum ThemeFileNames {
  private static let extensions = ThemeReader.fileExtensions
  private static let folders = ThemeReader.folderExtensions

  /// The folder that is one input and holds the path, or is it; the outermost one. Nil when there is none.
  static func folder(of path: String) -> String? {
    var end = path.startIndex
    while end < path.endIndex {
      let next = path[end...].firstIndex(of: "/") ?? path.endIndex
      let name = path[end..<next].lowercased()
      if folders.contains(where: { name.hasSuffix("." + $0) }) { return String(path[..<next]) }
      end = next < path.endIndex ? path.index(after: next) : next
    }
    return nil
  }

  /// The extensions in words.
  static var extensionList: String {
    let patterns = extensions.map { "*.\($0)" }
    return patterns.dropLast().joined(separator: ", ") + " and " + (patterns.last ?? "")
  }

  /// Whether a file of that name may hold tokens, which other files may refer to.
  static func mayHoldTokens(_ path: String) -> Bool {
    let path = path.lowercased()
    return ThemeReader.tokenExtensions.contains { path.hasSuffix("." + $0) }
  }

  /// Whether a file of that name is worth reading.
  static func mayBe(_ path: String) -> Bool {
    let path = path.lowercased()
    return extensions.contains { path.hasSuffix("." + $0) }
  }
}
