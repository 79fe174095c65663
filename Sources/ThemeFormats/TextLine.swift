package import PaletteRules
package import SourceText

/// A line of a text, and where it stands.
package struct TextLine: Sendable {
  /// The text, without white space around it.
  package let text: String
  /// Its bytes in the file.
  package let range: Range<Int>

  /// Splits a text at LF, CRLF or CR; a CRLF may leave an empty line behind.
  ///
  /// - Throws: ``ThemeProblem`` at the first byte that is not UTF-8.
  package static func split(_ file: SourceFile) throws(ThemeProblem) -> [TextLine] {
    var lines: [TextLine] = []
    var start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var index = start
    while index <= file.bytes.count {
      let atEnd = index == file.bytes.count
      if atEnd || file.bytes[index] == UInt8(ascii: "\n") || file.bytes[index] == UInt8(ascii: "\r") {
        lines.append(try line(file, start..<index))
        start = index + 1
      }
      index += 1
    }
    return lines
  }

  private static func line(_ file: SourceFile, _ whole: Range<Int>) throws(ThemeProblem) -> TextLine {
    var range = whole
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    while let first = range.first, isBlank(file.bytes[first]) { range = (range.lowerBound + 1)..<range.upperBound }
    while let last = range.last, isBlank(file.bytes[last]) { range = range.lowerBound..<last }
    guard let text = String(validating: file.bytes[range], as: UTF8.self), !text.utf8.contains(0) else {
      // Where text is what the file is for, the place of the wrong byte helps; a picture has no place to show.
      if let problem = FileSignature.binary(file) { throw problem }
      throw ThemeProblem(
        "this is not UTF-8 text", help: "give a text file: JSON, or a list of colours with one on each line",
        path: file.path, origin: TokenOrigin(file: file, range: range))
    }
    return TextLine(text: text, range: range)
  }

  /// Part of the line by UTF-8 offsets within ``text``.
  package func part(_ offsets: Range<Int>) -> Range<Int> {
    (range.lowerBound + offsets.lowerBound)..<(range.lowerBound + offsets.upperBound)
  }
}
