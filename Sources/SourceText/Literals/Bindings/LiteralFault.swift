/// What is broken in a program: a bracket or a quote that nothing closes.
///
/// Brackets alone say little, since a regular expression or the text of a JSX element may be cut into the wrong tokens; colours
/// in them make sure.
package struct LiteralFault: Sendable {
  /// What is missing, or there once too often.
  package enum Kind: Sendable {
    /// A bracket is never closed.
    case unclosed(Character)
    /// The text ends where a value belongs.
    case unfinished
    /// A bracket closes nothing.
    case unopened(Character)
    /// One of the quotes around a colour is missing on its line.
    case quote
  }

  /// The kind of fault.
  package let kind: Kind
  /// The bytes of the bracket or the quote.
  package let range: Range<Int>
  /// Whether colours show that it is none of our own mistakes.
  package let isSure: Bool
}

extension LiteralTokens {
  /// The first fault that colours make sure, otherwise the first bracket that nothing closes; nil where there is none.
  var fault: LiteralFault? {
    var doubtful: LiteralFault?
    var opens: [Int: Int] = [:]
    for (index, token) in tokens.enumerated() { if let close = token.close { opens[close] = index } }
    // How many tokens before each are colours.
    var colors = [0]
    for index in tokens.indices { colors.append(colors[index] + (isColor(index) ? 1 : 0)) }
    // Fewer than two are part of anything.
    func holdColors(_ range: Range<Int>) -> Bool { colors[range.upperBound] - colors[range.lowerBound] > 1 }
    // The ends of what is around a token.
    var around: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .mark {
      while let end = around.last, end <= index { around.removeLast() }
      switch token.mark {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if let close = token.close {
          around.append(close)
        } else if holdColors((index + 1)..<max(index + 1, around.last ?? count)) {
          return LiteralFault(kind: .unclosed(character(token)), range: token.range, isSure: true)
        } else if around.isEmpty, doubtful == nil {
          doubtful = LiteralFault(kind: .unclosed(character(token)), range: token.range, isSure: false)
        }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        // Right behind a colour, or behind a bracket around colours.
        let isStray = opens[index] == nil && index > 0
        if isStray, isColor(index - 1) || opens[index - 1].map({ holdColors(($0 + 1)..<(index - 1)) }) ?? false {
          return LiteralFault(kind: .unopened(character(token)), range: token.range, isSure: true)
        }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        // What is cut off may end within a colour.
        let next = bytes[token.end...].prefix(2)
        let isBefore = next.first == UInt8(ascii: "#") && next.count == 2 && next[next.startIndex + 1].isHexDigit
        if isBefore || isCodeWithoutQuote(bytes[..<token.start]) {
          return LiteralFault(kind: .quote, range: token.range, isSure: true)
        }
      case UInt8(ascii: "#"):
        // `[”#2166ac”]`: a curly quote where a value begins.
        if isCurlyQuote(index - 1, before: token), index < 2 || Array("[(,:=".utf8).contains(tokens[index - 2].mark) {
          return LiteralFault(kind: .quote, range: tokens[index - 1].range, isSure: true)
        }
      default: break
      }
    }
    return doubtful ?? end
  }

  /// A mark at the end that no program ends with.
  private var end: LiteralFault? {
    guard let last = tokens.last, last.kind == .mark, Array("=,:+".utf8).contains(last.mark) else { return nil }
    return LiteralFault(kind: .unfinished, range: last.range, isSure: false)
  }

  /// Whether a token is a curly quote, U+2018 to U+201F, right before another token.
  private func isCurlyQuote(_ index: Int, before next: LiteralToken) -> Bool {
    guard index >= 0, tokens[index].end == next.start else { return false }
    let quote = Array(bytes[tokens[index].range])
    return quote.count == 3 && quote.starts(with: [0xE2, 0x80]) && (0x98...0x9F).contains(quote[2])
  }

  /// Whether bytes end with a hex code that no quote begins.
  private func isCodeWithoutQuote(_ bytes: ArraySlice<UInt8>) -> Bool {
    let digits = bytes.reversed().prefix(9).prefix(while: \.isHexDigit).count
    guard [3, 4, 6, 8].contains(digits), bytes.count > digits else { return false }
    let mark = bytes.endIndex - digits - 1
    guard bytes[mark] == UInt8(ascii: "#") else { return false }
    return mark == 0 || [0x20, UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: "(")].contains(bytes[mark - 1])
  }

  private func character(_ token: LiteralToken) -> Character { Character(UnicodeScalar(token.mark)) }

  /// Whether a token is a colour: a text of one hex code, or such a code in a style sheet.
  private func isColor(_ index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .string: return isCode(bytes[(token.start + 1)..<token.end])
    case .word: return bytes[token.start] == UInt8(ascii: "#") && isCode(bytes[token.range])
    case .number, .template, .mark: return false
    }
  }

  /// Whether bytes begin with a hex code and nothing of a longer word: `#2166ac'`.
  private func isCode(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "#") else { return false }
    let digits = bytes.dropFirst().prefix(9).prefix(while: \.isHexDigit)
    guard [3, 4, 6, 8].contains(digits.count) else { return false }
    guard digits.endIndex < bytes.endIndex else { return true }
    let next = bytes[digits.endIndex]
    return !(next.isDigit || next.isLetter || next == UInt8(ascii: "_"))
  }
}
