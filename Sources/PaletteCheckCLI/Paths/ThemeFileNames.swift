/// Which files of a directory may hold a theme.
enum ThemeFileNames {
  /// Their endings.
  static let extensions = [
    "json", "jsonc", "json5", "tokens", "yaml", "yml", "hex", "mplstyle", "tps", "xml", "gpl", "pal", "csv", "tsv",
    "ase", "css", "toml",
  ]

  /// Endings of folders that are one input: Xcode's asset catalogs, and their colour sets.
  static let folders = ["xcassets", "colorset"]

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

  /// The same in words.
  static var extensionList: String {
    extensions.dropLast().map { "*.\($0)" }.joined(separator: ", ") + " and *." + (extensions.last ?? "")
  }

  /// Whether a file of that name may hold tokens, which other files may refer to.
  static func mayHoldTokens(_ path: String) -> Bool {
    let path = path.lowercased()
    return ["json", "jsonc", "json5", "tokens", "yaml", "yml"].contains { path.hasSuffix("." + $0) }
  }

  /// Whether a file of that name is worth reading.
  static func mayBe(_ path: String) -> Bool {
    let path = path.lowercased()
    return extensions.contains { path.hasSuffix("." + $0) }
  }
}
