/// Which files of a directory may hold a theme.
enum ThemeFiles {
  /// Their endings.
  static let extensions = [
    "json", "jsonc", "json5", "tokens", "yaml", "yml", "hex", "mplstyle", "tps", "xml", "gpl", "pal", "csv", "tsv",
    "ase", "css",
  ]

  /// The same in words.
  static var extensionList: String {
    extensions.dropLast().map { "*.\($0)" }.joined(separator: ", ") + " and *." + (extensions.last ?? "")
  }

  /// Whether a file of that name is worth reading.
  static func mayBe(_ path: String) -> Bool {
    let path = path.lowercased()
    return extensions.contains { path.hasSuffix("." + $0) }
  }
}

extension String {
  /// Whether an absolute path lies below another one; both without links, `.` and `..`.
  func isPath(below base: String) -> Bool { base == "/" || hasPrefix(base + "/") }
}
