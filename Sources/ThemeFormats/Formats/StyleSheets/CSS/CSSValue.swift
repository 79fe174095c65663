import PaletteRules
import SourceText

/// The text of a value, from a style sheet or a JSON string, and its position in the file.
struct CSSValue: Sendable {
  /// The text that the value is part of.
  let bytes: [UInt8]
  let range: Range<Int>
  /// The string that holds the whole text; nil in a style sheet.
  private let quoted: PlacedNode?
  private let file: SourceFile

  /// A part of a style sheet.
  init(_ range: Range<Int>, of file: SourceFile) {
    (bytes, self.range, quoted, self.file) = (file.bytes, range, nil, file)
  }

  /// What a JSON string says; nil when the place holds something else.
  init?(_ place: PlacedNode) {
    guard let text = place.node.string else { return nil }
    let bytes = Array(text.utf8)
    (self.bytes, range, quoted, file) = (bytes, 0..<bytes.count, place, place.file)
  }

  private init(_ range: Range<Int>, in whole: CSSValue) {
    (bytes, self.range, quoted, file) = (whole.bytes, range, whole.quoted, whole.file)
  }

  /// A part of the value, by offsets into ``bytes``.
  func part(_ range: Range<Int>) -> CSSValue { CSSValue(range, in: self) }

  /// Its position: a whole JSON string with its quotes; for an empty value, the colon before it.
  var origin: TokenOrigin {
    guard let quoted else {
      return TokenOrigin(file: file, range: max(range.lowerBound - (range.isEmpty ? 1 : 0), 0)..<range.upperBound)
    }
    let whole = quoted.node.range
    // Offsets hold only where nothing was escaped between the quotes.
    guard range != 0..<bytes.count, whole.count == bytes.count + 2 else { return quoted.origin }
    let start = whole.lowerBound + 1
    return TokenOrigin(
      file: file, range: start + range.lowerBound..<start + range.upperBound, pointer: quoted.pointer)
  }

  /// As written.
  var text: String { String(decoding: bytes[range], as: UTF8.self) }

  /// The maximum depth of brackets; nobody writes a deeper value (engineering choice).
  static let deepestNesting = 32

  /// Whether brackets are nested more than ``deepestNesting`` deep.
  var isNestedTooDeep: Bool {
    var scanner = CSSScanner(bytes, in: range)
    var depth = 0
    while let token = scanner.next() {
      switch token.kind {
      case .function, .delimiter(UInt8(ascii: "(")), .delimiter(UInt8(ascii: "[")), .delimiter(UInt8(ascii: "{")):
        depth += 1
        if depth > Self.deepestNesting { return true }
      case .delimiter(UInt8(ascii: ")")), .delimiter(UInt8(ascii: "]")), .delimiter(UInt8(ascii: "}")): depth -= 1
      default: break
      }
    }
    return false
  }

  var tokens: [CSSToken] { CSSScanner.tokens(bytes, in: range) }

  /// The text of a token in lower case.
  func word(_ token: CSSToken) -> String { String(decoding: bytes[token.range], as: UTF8.self).lowercased() }
}

/// A function and its arguments.
struct CSSCall {
  /// In lower case, without `(`.
  let name: String
  /// Between commas, without blanks at the ends.
  let arguments: [CSSValue]
  /// All that follows the first comma, without blanks at the ends; nil without a comma.
  let rest: CSSValue?
  /// The number of tokens from the name to `)`.
  let length: Int

  /// Reads the function that begins with the first of these tokens; nil when none does or it is not closed.
  init?(_ tokens: ArraySlice<CSSToken>, in value: CSSValue) {
    guard let first = tokens.first, first.kind == .function else { return nil }
    name = String(value.word(first).dropLast())
    var depth = 0
    var commas: [Int] = []
    var end: Int?
    for index in tokens.indices.dropFirst() {
      switch tokens[index].kind {
      case .function, .delimiter(UInt8(ascii: "(")): depth += 1
      case .delimiter(UInt8(ascii: ")")):
        if depth == 0 { end = index }
        depth -= 1
      case .delimiter(UInt8(ascii: ",")) where depth == 0: commas.append(index)
      default: break
      }
      if end != nil { break }
    }
    guard let end else { return nil }
    func trimmed(_ range: Range<Int>) -> CSSValue {
      var slice = tokens[range]
      while slice.first?.isBlank == true { slice.removeFirst() }
      while slice.last?.isBlank == true { slice.removeLast() }
      guard let first = slice.first, let last = slice.last else {
        let place = tokens[range.lowerBound].range.lowerBound
        return value.part(place..<place)
      }
      return value.part(first.range.lowerBound..<last.range.upperBound)
    }
    let starts = [tokens.startIndex + 1] + commas.map { $0 + 1 }
    arguments = zip(starts, commas + [end]).map { trimmed($0..<$1) }
    rest = commas.first.map { trimmed($0 + 1..<end) }
    length = end - tokens.startIndex + 1
  }

  /// The function when the value is nothing else.
  init?(whole value: CSSValue) {
    let tokens = value.tokens
    self.init(tokens[...], in: value)
    guard length == tokens.count else { return nil }
  }
}
