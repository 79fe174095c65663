package import SourceText

/// Signs that a file which cannot be read as a theme was meant as one.
package struct IntendedTheme: Sendable {
  /// It is one of this command's own files.
  package var isOwn = false
  /// The file is empty.
  package var isEmpty = false
  /// It has keys that only tokens and themes have.
  package var isMarked = false
  /// It has a key of our own.
  package var isOurs = false

  /// It may hold colours: one shows in its text, it is empty, or it is no text.
  package var mayHoldColors = true

  /// It holds as many colours as a small chart.
  package var holdsColors = false
  /// How likely its colours are a chart's by its path, beside those of other files.
  package var likelihood = 0

  /// Nothing is known of it.
  package init() {}

  /// Looks at the text, broken or not.
  package init(_ file: SourceFile) {
    isOwn = OwnFile(file) != nil
    isEmpty = file.isBlank
    guard !isOwn else { return }
    // A text in UTF-16 has a zero beside each letter.
    let bytes = file.bytes.prefix(Self.head).contains(0) ? file.bytes.prefix(Self.head).filter { $0 != 0 } : file.bytes
    isOurs = Self.own.contains(where: bytes.hold)
    mayHoldColors = isEmpty || file.bytes.prefix(Self.head).contains(0) || Self.showsColor(bytes)
    holdsColors = mayHoldColors && ColorsOfText.areIn(file)
    if holdsColors { likelihood = ChartLikelihood.of(file.path) }
    // The header that a theme of Streamlit begins with.
    isMarked = isOurs || bytes.withoutMark.starts(with: "[theme".utf8) || Self.marks.contains(where: bytes.hold)
  }

  /// Keys of design tokens (Design Tokens Format Module 2025.10, section 5).
  private static let marks: [StaticString] = [
    "\"$value\"", "'$value'", "$value:", "\"$type\"", "'$type'", "$type:", "\"$extensions\"", "'$extensions'",
    "$extensions:",
    "\"colorSpace\"", "'colorSpace'", "colorSpace:",
  ]
  /// The key of our own.
  private static let own: [StaticString] = ["\"palettecheck\"", "'palettecheck'", "palettecheck:"]
  /// Bytes that are looked through; an engineering choice.
  private static let head = 1 << 20

  private static func showsColor(_ bytes: [UInt8]) -> Bool {
    !HexSearch.codes(in: bytes.prefix(head)).isEmpty
      || (["rgb(", "rgba(", "hsl(", "oklch("] as [StaticString]).contains(where: bytes.hold)
  }
}
