import Colorimetry
import PaletteRules
import SourceText

/// Colours as people type them in lists: any CSS colour, hex digits without `#`, and the names of matplotlib.
enum BareColor {
  /// Whether a text takes its colour from a custom property of a style sheet: `hsl(var(--chart-1))`.
  static func namesVariable(_ text: String) -> Bool { text.contains("var(--") }

  /// Whether a text of a list that is no colour is meant as one: it begins as colours do, has the name of one with a letter
  /// wrong, or as many digits as a colour and one more or less.
  static func isMeant(_ text: String) -> Bool {
    [5, 7].contains(text.utf8.count) && text.utf8.allSatisfy(\.isHexDigit)
      || MisspeltColor.isOne(SourceNode(.string(text), range: 0..<0))
  }

  /// Whether a text can be one, at a glance: whatever is longer than a name has a sign of a code, a function or a comment.
  static func mayBeOne(_ text: String) -> Bool {
    text.utf8.count <= 32 || text.utf8.contains { [0x23, 0x28, 0x2F, 0x3A].contains($0) }
  }

  /// Reads a colour; the error is that of the CSS reading.
  static func read(_ text: String) throws(SourceError) -> Color {
    // No colour of CSS has a name of hex digits alone.
    let isHex = [3, 4, 6, 8].contains(text.utf8.count) && text.utf8.allSatisfy(\.isHexDigit)
    if [5, 7].contains(text.utf8.count), text.utf8.allSatisfy(\.isHexDigit) {
      throw SourceError(
        "'\(text)' has \(text.utf8.count) hex digits: a colour has 3, 4, 6 or 8", at: 0..<text.utf8.count)
    }
    // Names of matplotlib's, which no other program has: 'tab:blue', 'xkcd:sea green'.
    if text.utf8.contains(UInt8(ascii: ":")) {
      if let color = MatplotlibColor.named(text) { return color }
      try MatplotlibColor.checkKnown(text)
    }
    return try Color(css: isHex ? "#" + text : text)
  }
}

extension ReadingRecord {
  /// A colour as people type them in lists, or nil with a problem at its place.
  func bareColor(_ text: String, token: String, at origin: TokenOrigin) -> ThemeColor? {
    if leaveSurveyName(text, at: origin) { return nil }
    do throws(SourceError) {
      let color = try BareColor.read(text)
      remark(on: WrittenColor(color: color), token: token, at: origin)
      return ThemeColor(color, origin: origin)
    } catch {
      report(error, token: token, at: origin)
      return nil
    }
  }

  /// Says why a text is no colour: a problem, or not checked where it is right and only not worked out here.
  ///
  /// - Parameter name: What has no name as a token.
  func report(_ error: SourceError, token: String?, called name: String = "", at origin: TokenOrigin) {
    guard !error.isUnread else { return leave(.unreadProperty, token ?? name, "", error.message) }
    problem(
      ThemeProblem(
        ReadingProblem.unreadableColor(error.message), help: error.help, token: token, path: origin.file.path,
        origin: origin))
  }
}

/// Distinguishes a misspelt colour from a value that is not meant to be one, if no type is declared.
enum MisspeltColor {
  /// Whether a value begins as colours do, is a name near that of a colour (CSS Color 4, section 6.1), or an object that
  /// names a colour space.
  static func isOne(_ node: SourceNode) -> Bool {
    guard let text = node.string else { return node["colorSpace"] != nil || node["components"] != nil }
    let word = text.trimmingBlanks.lowercased()
    if word.hasPrefix("#") { return true }
    if let end = word.firstIndex(of: "("), CSSLikeness.readFunctions.contains(String(word[..<end])) { return true }
    guard word.utf8.count < 30, word.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return false }
    do throws(SourceError) {
      _ = try Color(css: word)
      return true
    } catch {
      return error.suggestion != nil
    }
  }
}

/// Finds hex colours in any text.
enum HexSearch {
  /// The bytes of every `#` with 3, 4, 6 or 8 hex digits that stand for themselves: no letter, digit or `&` before, no
  /// letter or digit behind.
  static func codes(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let start = index
      index += 1
      guard bytes[start] == UInt8(ascii: "#") else { continue }
      // `&#123;` is a character of HTML, `page#top` a part of an address.
      if start > bytes.startIndex, isWord(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: "&"),
        !isQuote(at: start - 3, in: bytes)
      {
        continue
      }
      while index < bytes.endIndex, bytes[index].isHexDigit { index += 1 }
      let isWhole =
        index == bytes.endIndex || isQuote(at: index, in: bytes)
        || !isWord(bytes[index]) && marks(at: index, in: bytes) == 0
      if isWhole, [4, 5, 7, 9].contains(index - start) { found.append(start..<index) }
    }
    return found
  }

  /// Whether a curly quote begins here: U+2018 to U+201F.
  private static func isQuote(at index: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    index >= bytes.startIndex && index + 2 < bytes.endIndex && bytes[index] == 0xE2 && bytes[index + 1] == 0x80
      && (0x98...0x9F).contains(bytes[index + 2])
  }

  /// How many bytes of combining marks are here: with one, the last digit of a code is another letter.
  static func marks(at index: Int, in bytes: ArraySlice<UInt8>) -> Int {
    guard index < bytes.endIndex, bytes[index] >= 0x80 else { return 0 }
    let text = String(decoding: bytes[index...].prefix(mostMarks), as: UTF8.self).unicodeScalars
    let categories: [Unicode.GeneralCategory] = [.nonspacingMark, .spacingMark, .enclosingMark]
    let marks = text.prefix { categories.contains($0.properties.generalCategory) }
    return min(String(marks).utf8.count, bytes.endIndex - index)
  }

  /// Bytes of marks that are looked at; an engineering choice.
  private static let mostMarks = 16

  private static func isWord(_ byte: UInt8) -> Bool { byte.isNameStart || byte.isDigit }
}
