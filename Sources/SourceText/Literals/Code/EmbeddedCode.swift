/// The code in files that hold other things too: the scripts and style sheets of pages and components, the cells of notebooks.
/// What is no code is blank, so that every byte keeps its place.
package enum EmbeddedCode {
  private static let pages = [".vue", ".html", ".htm", ".svelte", ".astro"]
  /// Functions whose template is a style sheet: Lit's, and the global styles of Emotion and styled-components.
  private static let sheetTags = ["css", "createGlobalStyle", "injectGlobal"]

  /// The bytes of a page or a program with blanks in the place of what is no style sheet; nil for one without any custom
  /// property in a style sheet.
  package static func styleSheets(of file: SourceFile) -> [UInt8]? {
    let name = file.path.lowercased()
    let isPage = pages.contains { name.hasSuffix($0) }
    guard isPage || LiteralModule.language(of: name) == .script else { return nil }
    var bytes = kept(isPage ? elements("style", file.bytes) : templates(file.bytes), of: file.bytes)
    if !isPage { bytes?.blankExpressions() }
    return bytes?.containsCustomProperty ?? false ? bytes : nil
  }

  /// What is inside the templates of style sheets: `` css`:host { … }` ``.
  private static func templates(_ bytes: [UInt8]) -> [Range<Int>] {
    guard bytes.contains(UInt8(ascii: "`")) else { return [] }
    let tokens = LiteralTokens(bytes, .script)
    return (1..<max(1, tokens.count)).compactMap { index in
      let token = tokens[index]
      guard token.kind == .string || token.kind == .template, token.range.count > 2,
        bytes[token.start] == UInt8(ascii: "`"), tokens.word(index - 1).map(sheetTags.contains) ?? false
      else { return nil }
      return token.start + 1..<token.end - 1
    }
  }

  /// The bytes of a file with blanks in the place of what is no code; all of them for a file of code alone, nil for one without
  /// any.
  static func bytes(of file: SourceFile) -> [UInt8]? {
    let name = file.path.lowercased()
    if name.hasSuffix(".ipynb") { return cells(file.bytes) }
    if name.hasSuffix(".vue") || name.hasSuffix(".html") || name.hasSuffix(".htm") {
      return kept(elements("script", file.bytes), of: file.bytes)
    }
    if name.hasSuffix(".rmd") || name.hasSuffix(".qmd") { return kept(fences(file.bytes), of: file.bytes) }
    // Their markup is JSX, or nearly.
    if name.hasSuffix(".svelte") || name.hasSuffix(".astro") {
      var bytes = file.bytes
      for range in elements("style", bytes) { blank(range, in: &bytes) }
      return bytes
    }
    return file.bytes
  }

  private static func kept(_ ranges: [Range<Int>], of bytes: [UInt8]) -> [UInt8]? {
    guard !ranges.isEmpty else { return nil }
    var result = bytes
    var start = 0
    for range in ranges {
      blank(start..<range.lowerBound, in: &result)
      start = range.upperBound
    }
    blank(start..<bytes.count, in: &result)
    return result
  }

  fileprivate static func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
    for index in range where bytes[index] != 0x0A { bytes[index] = 0x20 }
  }

  /// What is inside the elements of one name, in order.
  private static func elements(_ name: String, _ bytes: [UInt8]) -> [Range<Int>] {
    let (open, close) = (Array("<\(name)".utf8), Array("</\(name)".utf8))
    var found: [Range<Int>] = []
    var index = 0
    while let start = first(open, in: bytes, from: index),
      let inside = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      let end = first(close, in: bytes, from: inside) ?? bytes.count
      found.append((inside + 1)..<max(end, inside + 1))
      index = end + 1
    }
    return found
  }

  private static func first(_ word: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < bytes.count, let found = bytes[index...].firstIndex(of: word[0]) {
      if bytes[found...].prefix(word.count).elementsEqual(word, by: { $0 | 0x20 == $1 | 0x20 }) { return found }
      index = found + 1
    }
    return nil
  }

  /// The code between lines of three backquotes: ```` ```{r} ````.
  private static func fences(_ bytes: [UInt8]) -> [Range<Int>] {
    let (open, close) = (Array("```{r".utf8), Array("```".utf8))
    var found: [Range<Int>] = []
    var index = 0
    while let start = first(open, in: bytes, from: index), let line = bytes[start...].firstIndex(of: 0x0A) {
      let end = first(close, in: bytes, from: line) ?? bytes.count
      found.append(line..<end)
      index = end + close.count
    }
    return found
  }

  /// The code cells of a notebook (nbformat 4), without the quotes and escapes of JSON.
  private static func cells(_ bytes: [UInt8]) -> [UInt8]? {
    guard let cells = (try? JSONReader.read(bytes, .lenient))?.root["cells"]?.items else { return nil }
    var result = bytes.map { $0 == 0x0A ? 0x0A : UInt8(0x20) }
    var isEmpty = true
    for cell in cells where cell["cell_type"]?.string == "code" {
      let source = cell["source"]
      for line in source?.items ?? source.map({ [$0] }) ?? [] where line.string != nil && line.range.count > 2 {
        isEmpty = false
        copy((line.range.lowerBound + 1)..<(line.range.upperBound - 1), of: bytes, to: &result)
      }
    }
    return isEmpty ? nil : result
  }

  private static func copy(_ range: Range<Int>, of bytes: [UInt8], to result: inout [UInt8]) {
    var index = range.lowerBound
    // The escape goes before a quote that opens and behind one that closes, out of the text between them.
    var isOpen = false
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < range.upperBound else {
        result[index] = bytes[index]
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "n"): result[index] = 0x0A
      case UInt8(ascii: "\""):
        result[isOpen ? index : index + 1] = UInt8(ascii: "\"")
        isOpen.toggle()
      case UInt8(ascii: "\\"): result[index + 1] = UInt8(ascii: "\\")
      default: break
      }
      index += 2
    }
  }
}

extension [UInt8] {
  /// Whether two hyphens begin a word somewhere.
  fileprivate var containsCustomProperty: Bool {
    indices.dropFirst(2).contains {
      self[$0] == UInt8(ascii: "-") && self[$0 - 1] == UInt8(ascii: "-") && self[$0 - 2] != UInt8(ascii: "!")
    }
  }

  /// Replaces `${…}` with blanks; braces in its texts close nothing.
  fileprivate mutating func blankExpressions() {
    var (start, depth) = (0, 0)
    var quote: UInt8?
    for index in indices.dropFirst() {
      let byte = self[index]
      if let open = quote {
        if byte == open, self[index - 1] != UInt8(ascii: "\\") { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"): if depth > 0 { quote = byte }
      case UInt8(ascii: "{") where depth > 0: depth += 1
      case UInt8(ascii: "{") where self[index - 1] == UInt8(ascii: "$"): (start, depth) = (index - 1, 1)
      case UInt8(ascii: "}") where depth > 0:
        depth -= 1
        if depth == 0 { EmbeddedCode.blank(start..<index + 1, in: &self) }
      default: break
      }
    }
  }
}
