/// Cuts a program into tokens, in one pass over the bytes. What it does not understand becomes marks, so that no text makes
/// it fail: a quote that its line does not close is a mark, as in the text of a JSX element.
struct LiteralScanner {
  private let bytes: [UInt8]
  private let language: LiteralLanguage
  private let family: LiteralLanguage.Family
  private var position = 0
  private var startsLine = true
  private var tokens: [LiteralToken] = []
  private var open: [Int] = []

  /// Every token of a text, brackets matched.
  static func tokens(_ bytes: [UInt8], _ language: LiteralLanguage) -> [LiteralToken] {
    var scanner = LiteralScanner(bytes, language)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { scanner.position = 3 }
    while scanner.position < bytes.count { scanner.step() }
    return scanner.tokens
  }

  private init(_ bytes: [UInt8], _ language: LiteralLanguage) {
    (self.bytes, self.language, family) = (bytes, language, language.family)
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private mutating func step() {
    let start = position
    switch byte() {
    case 0x0A, 0x0D:
      startsLine = true
      position += 1
    case 0x20, 0x09, 0x0C:
      position += 1
    case UInt8(ascii: "/") where !language.hasNumberSigns && byte(1) == UInt8(ascii: "/") && !isInAddress,
      UInt8(ascii: "#") where language.hasNumberSigns:
      position = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    case UInt8(ascii: "/") where !language.hasNumberSigns && byte(1) == UInt8(ascii: "*"):
      position = bytes.range(of: Array("*/".utf8), from: start + 2)?.upperBound ?? bytes.count
    case UInt8(ascii: "\\") where family == .python:
      // A line that goes on in the next.
      position += byte(1) == 0x0D && byte(2) == 0x0A ? 3 : 2
    case UInt8(ascii: "/") where family == .script && mayBeExpression:
      skipExpression()
      add(.template, start)
    case UInt8(ascii: "'") where isApostrophe: add(.mark, start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "`") where family == .code && language.hasNumberSigns:
      // R writes a name with a blank as `space gray`.
      add(string() ? .string : .mark, start)
    case UInt8(ascii: "`") where language.hasRawTexts:
      position = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "`")).map { $0 + 1 } ?? bytes.count
      add(.string, start)
    case UInt8(ascii: "`") where family == .script:
      add(template() ? .template : .string, start)
    case UInt8(ascii: ".") where isHiddenName:
      position += 1
    case let byte where byte.isDigit || byte == UInt8(ascii: ".") && self.byte(1).isDigit:
      skipNumber()
      add(.number, start)
    case let byte where isWord(byte):
      skipWord()
      // `r`, `b`, `f` or `u` before the quotes of Python.
      let prefix = bytes[start..<position].map { $0 | 0x20 }
      if family == .python, prefix.count <= 2, self.byte() == 0x22 || self.byte() == 0x27,
        prefix.allSatisfy({ "rbfu".utf8.contains($0) })
      {
        add(string() && !prefix.contains(UInt8(ascii: "f")) ? .string : .template, start)
      } else {
        add(.word, start)
      }
    default:
      position += 1
      add(.mark, start)
    }
  }

  private mutating func add(_ kind: LiteralToken.Kind, _ start: Int) {
    position = kind == .mark ? start + 1 : max(position, start + 1)
    let mark = kind == .mark ? bytes[start] : 0
    let index = tokens.count
    tokens.append(LiteralToken(kind, mark: mark, start..<position, startsLine: startsLine))
    startsLine = false
    switch mark {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      let opening = mark == UInt8(ascii: ")") ? UInt8(ascii: "(") : mark - 2
      // A bracket that nothing closed ends where the one around it does.
      guard let last = open.suffix(16).lastIndex(where: { tokens[$0].mark == opening }) else { return }
      tokens[open[last]].close = index
      open.removeSubrange(last...)
    default: break
    }
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "$"): family != .python
    case UInt8(ascii: "@"): family == .sass
    case UInt8(ascii: "#"): family == .sass && (isLetter(self.byte(1)) || self.byte(1).isDigit || self.byte(1) == 0x2D)
    case UInt8(ascii: "-"): family == .sass && (isLetter(self.byte(1)) || self.byte(1) == 0x2D)
    default: byte.isNameStart
    }
  }

  /// Whether a dot begins a name of R, `.palette <- c(…)`: one that `ls()` does not list.
  private var isHiddenName: Bool {
    guard language.family == .code, language.hasNumberSigns, isLetter(byte(1)) else { return false }
    return position == 0 || !bytes[position - 1].isNameByte && !")]}.".utf8.contains(bytes[position - 1])
  }

  private func isLetter(_ byte: UInt8) -> Bool { byte.isLetter || byte == UInt8(ascii: "_") }

  private mutating func skipWord() {
    repeat {
      position += 1
    } while byte().isNameByte && (byte() != UInt8(ascii: "-") || family == .sass)
      || byte() == UInt8(ascii: "$") && family == .script
  }

  private mutating func skipNumber() {
    let mayBeSigned = family != .sass && tokens.last?.kind != .word
    while position < bytes.count {
      let next = byte()
      let isSign = mayBeSigned && (next == 0x2D || next == 0x2B) && bytes[position - 1] | 0x20 == UInt8(ascii: "e")
      guard
        next.isDigit || isLetter(next) || next == UInt8(ascii: ".") || next == UInt8(ascii: "%") && family == .sass
          || isSign
      else { return }
      position += 1
    }
  }

  /// Moves past a text in quotes; false, and past the quote only, where its line does not close it.
  private mutating func string() -> Bool {
    let (start, quote) = (position, byte())
    let isTriple = family != .script && family != .sass && byte(1) == quote && byte(2) == quote
    position += isTriple ? 3 : 1
    while position < bytes.count, isTriple || byte() != 0x0A && byte() != 0x0D {
      if byte() == quote, !isTriple || byte(1) == quote && byte(2) == quote {
        position += isTriple ? 3 : 1
        return true
      }
      position += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    position = start + 1
    return false
  }

  /// Moves past a text in backquotes; whether it holds expressions or is not closed.
  private mutating func template() -> Bool {
    // In an expression: a depth of braces; in a text below it: -1.
    var braces: [Int] = []
    var holds = false
    position += 1
    while position < bytes.count {
      let next = byte()
      if let depth = braces.last, depth >= 0 {
        switch next {
        case UInt8(ascii: "{"): braces[braces.count - 1] += 1
        case UInt8(ascii: "}"):
          if depth == 0 { braces.removeLast() } else { braces[braces.count - 1] -= 1 }
        case UInt8(ascii: "`"): braces.append(-1)
        default: break
        }
        position += 1
      } else if next == UInt8(ascii: "`") {
        position += 1
        if braces.popLast() == nil { return holds }
      } else if next == UInt8(ascii: "$"), byte(1) == UInt8(ascii: "{") {
        holds = true
        braces.append(0)
        position += 2
      } else {
        position += next == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    position = min(position, bytes.count)
    return true
  }

  /// Whether two slashes are those of `url(https://…)` in a style sheet, where they need no quotes.
  private var isInAddress: Bool { family == .sass && position > 0 && bytes[position - 1] == UInt8(ascii: ":") }

  /// Whether a single quote stands right behind a word, as in the text of a JSX element: `Mike's`. A text may be there only behind
  /// a word of the language, as minified programs have it.
  private var isApostrophe: Bool {
    guard family == .script, let last = tokens.last, last.kind == .word, last.end == position else { return false }
    return !Self.keywords.contains(String(decoding: bytes[last.range], as: UTF8.self))
  }

  /// Words of JavaScript that a text may follow (ECMAScript 2025, section 12.7.2).
  private static let keywords: Set<String> = [
    "return", "case", "typeof", "in", "of", "from", "import", "export", "default", "else", "throw", "new", "delete",
    "void", "instanceof", "as", "do", "await", "yield", "extends",
  ]

  /// Whether a slash may begin a regular expression: no value is before it.
  private var mayBeExpression: Bool {
    guard let last = tokens.last else { return true }
    // `</div>` ends an element, and `{/each}` a block of Svelte.
    if last.mark == UInt8(ascii: "<"), last.end == position { return false }
    if last.mark == UInt8(ascii: "{"), last.end == position {
      return bytes[(position + 1)...].first { !isLetter($0) } != UInt8(ascii: "}")
    }
    return last.kind == .mark && !")]}".utf8.contains(last.mark)
  }

  /// Moves past a regular expression; past the slash only, where its line does not close it.
  private mutating func skipExpression() {
    let start = position
    var inClass = false
    position += 1
    while position < bytes.count, byte() != 0x0A, byte() != 0x0D {
      switch byte() {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "["): inClass = true
      case UInt8(ascii: "]"): inClass = false
      case UInt8(ascii: "/") where !inClass:
        position += 1
        return
      default: break
      }
      position += 1
    }
    position = start + 1
  }
}
