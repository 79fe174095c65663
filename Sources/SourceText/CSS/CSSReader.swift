/// Reads a style sheet without recursion: a stack of open blocks, and one rule or declaration at a time.
package struct CSSReader {
  private let bytes: [UInt8]
  private var scanner: CSSScanner
  private var ahead: CSSToken?
  private var sheet = CSSStyleSheet()
  private var open: [Int] = []
  /// A comment that goes on to the end: it may hold whatever is missing after it.
  private var openComment: Range<Int>?

  /// Blocks within blocks; real sheets nest five or six deep.
  package static let deepestBlock = 64

  /// Reads a whole text, whatever is wrong in it.
  ///
  /// - Parameter most: the maximum number of declarations.
  /// - Throws: Where blocks are nested more than ``deepestBlock`` deep, and at the first declaration too many.
  package static func read(_ bytes: [UInt8], most: Int = .max) throws(SourceError) -> CSSStyleSheet {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var reader = CSSReader(bytes, start: start)
    while try reader.item() {
      guard reader.sheet.declarations.count <= most else {
        let range = reader.sheet.declarations[most].nameRange
        throw SourceError("more than \(most) declarations; raise it with --limit tokens=N", at: range)
      }
    }
    if let comment = reader.openComment {
      reader.sheet.faults.append(SourceError("'*/' is missing: this comment is not closed", at: comment))
    } else if let block = reader.open.last {
      let prelude = reader.sheet.blocks[block].prelude
      reader.sheet.faults.append(SourceError("'}' is missing: this block is not closed", at: prelude, isOfBraces: true))
    }
    return reader.sheet
  }

  private init(_ bytes: [UInt8], start: Int) {
    self.bytes = bytes
    scanner = CSSScanner(bytes, in: start..<bytes.count)
    ahead = scanner.next()
  }

  private mutating func take() -> CSSToken? {
    let token = ahead
    if let token, token.kind == .comment, token.range.upperBound == bytes.count,
      token.range.count < 4 || !bytes[token.range].suffix(2).elementsEqual([0x2A, 0x2F])
    {
      openComment = token.range.lowerBound..<token.range.lowerBound + 2
    }
    ahead = scanner.next()
    return token
  }

  /// Reads one rule, declaration or closing brace; false at the end.
  private mutating func item() throws(SourceError) -> Bool {
    while let token = ahead, token.isBlank || token.kind == .delimiter(UInt8(ascii: ";")) { _ = take() }
    guard let first = ahead else { return false }
    if first.kind == .delimiter(UInt8(ascii: "}")) {
      _ = take()
      if open.popLast() == nil {
        sheet.faults.append(SourceError("'}' closes nothing", at: first.range, isOfBraces: true))
      }
      return true
    }
    let isAtRule = first.kind == .atKeyword
    if isAtRule { _ = take() }
    var tokens: [CSSToken] = []
    let isBlock = collect(&tokens)
    let name = isAtRule ? lowercased(first.range.lowerBound + 1..<first.range.upperBound) : nil
    let prelude = trimmed(tokens[...], at: isAtRule ? first.range.upperBound : first.range.lowerBound)
    if isBlock {
      try push(CSSStyleSheet.Block(parent: open.last, atRule: name, prelude: prelude))
    } else if let name {
      sheet.statements.append(CSSStyleSheet.Statement(name: name, prelude: prelude, block: open.last))
    } else {
      declare(tokens, first)
    }
    return true
  }

  private mutating func push(_ block: CSSStyleSheet.Block) throws(SourceError) {
    guard open.count < Self.deepestBlock else {
      throw SourceError("blocks are nested more than \(Self.deepestBlock) deep", at: block.prelude)
    }
    open.append(sheet.blocks.count)
    sheet.blocks.append(block)
  }

  /// Takes tokens up to the `;` or `{` that ends a prelude or declaration, or to the `}` or end of file after it; whether a block
  /// begins.
  ///
  /// Brackets hide what is in them, and so do braces in the value of a custom property.
  private mutating func collect(_ tokens: inout [CSSToken]) -> Bool {
    var closers: [UInt8] = []
    var custom: Bool?
    while let token = ahead {
      switch token.kind {
      case .delimiter(UInt8(ascii: ";")) where closers.isEmpty:
        _ = take()
        return false
      case .delimiter(UInt8(ascii: "{")):
        custom = custom ?? isCustom(tokens)
        if closers.isEmpty, custom == false {
          _ = take()
          return true
        }
        closers.append(UInt8(ascii: "}"))
      case .delimiter(UInt8(ascii: "}")):
        // A brace that closes the block around ends the item, however many brackets are left open.
        guard let match = closers.lastIndex(of: UInt8(ascii: "}")) else { return false }
        closers.removeSubrange(match...)
      case .delimiter(UInt8(ascii: "(")), .function: closers.append(UInt8(ascii: ")"))
      case .delimiter(UInt8(ascii: "[")): closers.append(UInt8(ascii: "]"))
      case .delimiter(UInt8(ascii: ")")) where closers.last == UInt8(ascii: ")"): closers.removeLast()
      case .delimiter(UInt8(ascii: "]")) where closers.last == UInt8(ascii: "]"): closers.removeLast()
      default: break
      }
      tokens.append(token)
      _ = take()
    }
    return false
  }

  /// Whether these tokens begin the declaration of a custom property: no selector begins with `--name:`.
  private func isCustom(_ tokens: [CSSToken]) -> Bool {
    let words = tokens.lazy.filter { !$0.isBlank }.prefix(2)
    guard let name = words.first, name.kind == .identifier,
      words.dropFirst().first?.kind == .delimiter(UInt8(ascii: ":"))
    else { return false }
    return bytes[name.range].starts(with: [0x2D, 0x2D])
  }

  private mutating func declare(_ tokens: [CSSToken], _ first: CSSToken) {
    let colon = tokens.dropFirst().drop { $0.isBlank }
    guard first.kind == .identifier, colon.first?.kind == .delimiter(UInt8(ascii: ":")) else {
      if isThemeReset(tokens) { return }
      let range = trimmed(tokens[...], at: first.range.lowerBound)
      sheet.faults.append(SourceError("this is not a declaration: write 'property: value;'", at: range))
      return
    }
    var value = colon.dropFirst()
    while value.last?.isBlank == true { value.removeLast() }
    var isImportant = false
    if let word = value.last, word.kind == .identifier, lowercased(word.range) == "important" {
      var rest = value.dropLast()
      while rest.last?.isBlank == true { rest.removeLast() }
      if rest.last?.kind == .delimiter(UInt8(ascii: "!")) {
        isImportant = true
        value = rest.dropLast()
      }
    }
    sheet.declarations.append(
      CSSStyleSheet.Declaration(
        name: String(decoding: bytes[first.range], as: UTF8.self), nameRange: first.range,
        value: trimmed(value, at: colon.first?.range.upperBound ?? first.range.upperBound), isImportant: isImportant,
        block: open.last))
  }

  /// Whether these tokens are `--color-*: initial`, with which a theme of Tailwind 4 drops the defaults that it has of a kind
  /// (Tailwind CSS, "Theme variables"). It is no CSS, and sets no property of the file.
  private func isThemeReset(_ tokens: [CSSToken]) -> Bool {
    let words = tokens.filter { !$0.isBlank }
    return words.count == 4 && bytes[words[0].range].starts(with: [0x2D, 0x2D])
      && words[1].kind == .delimiter(UInt8(ascii: "*")) && words[2].kind == .delimiter(UInt8(ascii: ":"))
      && lowercased(words[3].range) == "initial"
  }

  /// From the first meaningful token to the last; empty at `place` without one.
  private func trimmed(_ tokens: ArraySlice<CSSToken>, at place: Int) -> Range<Int> {
    guard let first = tokens.first(where: { !$0.isBlank }), let last = tokens.last(where: { !$0.isBlank }) else {
      return place..<place
    }
    return first.range.lowerBound..<last.range.upperBound
  }

  private func lowercased(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map { $0 >= 65 && $0 <= 90 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}

/// What a style sheet says: blocks in blocks, declarations in them, and at-rules without a block.
///
/// Everything refers to bytes of the text; nothing is evaluated. Source: CSS Syntax Module Level 3, section 5; CSS
/// Nesting Module.
package struct CSSStyleSheet: Sendable {
  /// The contents of braces.
  package struct Block: Sendable {
    /// The index of the block around it; nil at the top.
    package let parent: Int?
    /// The name of an at-rule in lower case, without `@`; nil for a rule with a selector.
    package let atRule: String?
    /// The selector, or what follows the name of the at-rule; without blanks at the ends.
    package let prelude: Range<Int>
  }

  /// A property and its value.
  package struct Declaration: Sendable {
    /// As written: custom properties keep their case.
    package let name: String
    /// The bytes of the name.
    package let nameRange: Range<Int>
    /// The value without `!important` and without blanks and comments at the ends; empty without one.
    package let value: Range<Int>
    /// Whether `!important` follows.
    package let isImportant: Bool
    /// The index of the block around it; nil at the top, where CSS allows none.
    package let block: Int?
  }

  /// An at-rule without a block: `@import "a.css";`.
  package struct Statement: Sendable {
    /// In lower case, without `@`.
    package let name: String
    /// What follows the name, without blanks at the ends.
    package let prelude: Range<Int>
    /// The index of the block around it; nil at the top.
    package let block: Int?
  }

  /// In the order in which they open.
  package internal(set) var blocks: [Block] = []
  /// In file order.
  package internal(set) var declarations: [Declaration] = []
  /// In file order.
  package internal(set) var statements: [Statement] = []
  /// What CSS skips in silence and people want to know: text that is not a declaration, a block that is not closed.
  package internal(set) var faults: [SourceError] = []
}
