package import PaletteRules
package import SourceText

extension ThemeReader {
  /// Every colour that a file of JSON, YAML or TOML writes out, in its order, whether a chart takes it or not: those that are
  /// unmistakable, which a word such as `black` is not.
  package static func literalColors(_ file: SourceFile) -> [ThemeColor] {
    let input = try? FormatTable.input(file, options: ReadingOptions())
    guard let input, input.literals == nil, let root = input.root else { return [] }
    var colors: [ThemeColor] = []
    var waiting = [root]
    while let node = waiting.popLast() {
      if let text = node.string, !text.contains("#"), !text.contains("(") { continue }
      if node.string != nil || node.isObject, let written = try? WrittenColor(node) {
        colors.append(ThemeColor(written.color, origin: TokenOrigin(file: file, range: node.range)))
      } else {
        waiting += (node.members?.map(\.value) ?? node.items ?? []).reversed()
      }
    }
    return colors
  }
}
