/// The code in files that hold other things too: the scripts and style sheets of pages and components, the cells of notebooks.
/// What is no code is blank, so that every byte keeps its place.
package enum EmbeddedCode {
  private static let pages = [".vue", ".html", ".htm", ".svelte", ".astro"]

  /// The bytes of a page with blanks in the place of what is no style sheet, and those of Sass and Less as CSS; nil for a file
  /// without any custom property.
  package static func styleSheets(of file: SourceFile) -> [UInt8]? {
    let name = file.path.lowercased()
    if name.hasSuffix(".scss") || name.hasSuffix(".less") { return SassProperties.css(of: file.bytes) }
    guard pages.contains(where: name.hasSuffix) else { return nil }
    let bytes = kept(parts(from: "<style", behind: ">", to: "</style", file.bytes), of: file.bytes)
    let names = bytes.map { bytes in
      bytes.indices.dropFirst(2).contains { bytes[$0] == 0x2D && bytes[$0 - 1] == 0x2D && bytes[$0 - 2] != 0x21 }
    }
    return names ?? false ? bytes : nil
  }

  /// The bytes of a file with blanks in the place of what is no code; all of them for a file of code alone, nil for one without
  /// any.
  static func bytes(of file: SourceFile) -> [UInt8]? {
    let name = file.path.lowercased()
    if name.hasSuffix(".ipynb") { return cells(file.bytes) }
    if [".vue", ".html", ".htm"].contains(where: name.hasSuffix) {
      return kept(parts(from: "<script", behind: ">", to: "</script", file.bytes), of: file.bytes)
    }
    // The code between lines of three backquotes: ```` ```{r} ````.
    if [".rmd", ".qmd"].contains(where: name.hasSuffix) {
      return kept(parts(from: "```{r", behind: "\n", to: "```", file.bytes), of: file.bytes)
    }
    guard [".svelte", ".astro"].contains(where: name.hasSuffix) else { return file.bytes }
    // Their markup is JSX, or nearly.
    var bytes = file.bytes
    for range in parts(from: "<style", behind: ">", to: "</style", bytes) {
      bytes.replaceSubrange(range, with: blank(bytes[range]))
    }
    return bytes
  }

  /// The bytes with blanks outside these ranges; nil without any.
  private static func kept(_ ranges: [Range<Int>], of bytes: [UInt8]) -> [UInt8]? {
    guard !ranges.isEmpty else { return nil }
    var result = blank(bytes)
    for range in ranges { result.replaceSubrange(range, with: bytes[range]) }
    return result
  }

  private static func blank(_ bytes: some Sequence<UInt8>) -> [UInt8] { bytes.map { $0 == 0x0A ? 0x0A : 0x20 } }

  /// What is between a line or a tag that opens and one that closes, in order.
  private static func parts(
    from open: String, behind last: Unicode.Scalar, to close: String, _ bytes: [UInt8]
  ) -> [Range<Int>] {
    let (lower, opening) = (bytes.map { $0 | 0x20 }, open.utf8.map { $0 | 0x20 })
    let closing = close.utf8.map { $0 | 0x20 }
    var found: [Range<Int>] = []
    var index = 0
    while let start = lower.range(of: opening, from: index)?.lowerBound,
      let inside = bytes[start...].firstIndex(of: UInt8(ascii: last))
    {
      let end = lower.range(of: closing, from: inside)?.lowerBound ?? bytes.count
      found.append((inside + 1)..<max(end, inside + 1))
      index = end + closing.count
    }
    return found
  }

  /// The code cells of a notebook (nbformat 4), without the quotes and escapes of JSON.
  private static func cells(_ bytes: [UInt8]) -> [UInt8]? {
    // A picture that a cell shows is one long string.
    var limits = JSONReader.Limits()
    limits.string = limits.bytes
    guard let cells = (try? JSONReader.read(bytes, .lenient, limits: limits))?.root["cells"]?.items else { return nil }
    var result = blank(bytes)
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
