import SourceText

/// Whether the package that a program belongs to draws charts, as its manifest says: `"keywords": ["charts"]`.
enum ChartPackage {
  /// Folders above a program that are looked into; an engineering choice.
  private static let depth = 8

  /// Looks at the nearest manifest.
  static func holds(_ reading: Reading) -> Bool {
    guard let siblings = reading.options.siblings else { return false }
    for level in 0..<depth {
      let path = String(repeating: "../", count: level) + "package.json"
      guard let file = (try? siblings.files(matching: path, beside: reading.file))?.first else { continue }
      return reading.options.parsed.value(of: file) { saysChart(file) } ?? false
    }
    return false
  }

  private static func saysChart(_ file: SourceFile) -> Bool? {
    guard let root = try? JSONReader.read(file.bytes, .lenient).root else { return nil }
    let keywords = root["keywords"]?.items?.compactMap(\.string) ?? []
    let texts = [root["name"]?.string, root["description"]?.string].compactMap(\.self) + keywords
    return ChartWords.contain(TokenWords.split(texts.map { $0.replacing("/", with: " ") }))
  }
}
