package import PaletteRules
package import SourceText

/// A line of a text, and its position.
package struct TextLine: Sendable {
  /// The text, without white space around it.
  package let text: String
  /// Its bytes in the file.
  package let range: Range<Int>

  /// The first 4 KiB, which tell what a line holds: an engineering choice for lines of megabytes.
  package var beginning: TextLine {
    guard range.count > 4096 else { return self }
    return TextLine(
      text: String(decoding: text.utf8.prefix(4096), as: UTF8.self), range: range.lowerBound..<range.lowerBound + 4096)
  }

  /// Part of the line by UTF-8 offsets within ``text``.
  package func part(_ offsets: Range<Int>) -> Range<Int> {
    (range.lowerBound + offsets.lowerBound)..<(range.lowerBound + offsets.upperBound)
  }
}

/// The lines of a text, which end with LF, CRLF or CR; a CRLF may leave an empty line behind.
///
/// Each is found when it is asked for, and none is kept: a file of millions of lines costs no memory beside its bytes. An
/// index is the offset of a line's first byte.
package struct TextLines: Collection, Sendable {
  private let bytes: [UInt8]
  package let startIndex: Int
  package let endIndex: Int

  /// No lines, for input that is not text.
  static let none = TextLines()

  private init() { (bytes, startIndex, endIndex) = ([], 0, 0) }

  /// - Throws: ``ThemeProblem`` at the first line that is not UTF-8 or holds a NUL.
  package init(_ file: SourceFile) throws(ThemeProblem) {
    bytes = file.bytes
    startIndex = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    endIndex = bytes.count + 1
    // Most files are ASCII, which a look at each byte tells.
    if bytes.allSatisfy({ $0 != 0 && $0 < 0x80 }) { return }
    for index in indices {
      let range = range(of: index)
      if String(validating: bytes[range], as: UTF8.self)?.utf8.contains(0) == false { continue }
      // Where text is what the file is for, the place of the wrong byte helps; a picture has no place to show.
      if let problem = DeclinedFile.binaryProblem(with: file) { throw problem }
      throw ThemeProblem(Refusal.notText(), path: file.path, origin: TokenOrigin(file: file, range: range))
    }
  }

  /// The first byte of the line behind one; what follows the last is one past the end of the text.
  package func index(after index: Int) -> Int { end(of: index) + 1 }

  package subscript(index: Int) -> TextLine {
    let range = range(of: index)
    return TextLine(text: String(decoding: bytes[range], as: UTF8.self), range: range)
  }

  private func end(of start: Int) -> Int {
    let text = bytes.span
    var index = start
    while index < text.count, text[index] != UInt8(ascii: "\n"), text[index] != UInt8(ascii: "\r") { index += 1 }
    return index
  }

  /// A line without white space around it.
  private func range(of start: Int) -> Range<Int> {
    var (first, last) = (start, end(of: start))
    while first < last, bytes[first].isBlank { first += 1 }
    while last > first, bytes[last - 1].isBlank { last -= 1 }
    return first..<last
  }
}

extension StringProtocol {
  /// Without white space at either end.
  var trimmingSpace: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension String {
  /// Without quotation marks at either end.
  var trimmingQuotes: String {
    String(drop { $0 == "\"" || $0 == "'" }.reversed().drop { $0 == "\"" || $0 == "'" }.reversed())
  }
}
