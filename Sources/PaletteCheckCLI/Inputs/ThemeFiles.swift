/// Which files of a directory may hold a theme.
enum ThemeFiles {
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

/// The folders among the files of a directory that Tokens Studio keeps its sets in, each one input.
struct StudioFolders {
  /// The file that describes each: `$themes.json`, or `$metadata.json` where there is none.
  let descriptions: [String]
  /// The files outside of them.
  let others: [String]

  init(_ paths: [String]) {
    func folders(_ name: String) -> [String] {
      paths.filter { $0 == name || $0.hasSuffix("/" + name) }.map { String($0.dropLast(name.utf8.count)) }
    }
    let themes = folders("$themes.json")
    let metadata = folders("$metadata.json").filter { !themes.contains($0) }
    // A folder inside another one is a set of it.
    let all = themes + metadata
    let outermost = all.filter { folder in !all.contains { $0 != folder && folder.hasPrefix($0) } }
    descriptions = outermost.map { $0 + (themes.contains($0) ? "$themes.json" : "$metadata.json") }
    others = paths.filter { path in !outermost.contains(where: path.hasPrefix) }
  }
}

extension String {
  /// Whether an absolute path lies below another one; both without links, `.` and `..`.
  func isPath(below base: String) -> Bool { base == "/" || hasPrefix(base + "/") }
}
