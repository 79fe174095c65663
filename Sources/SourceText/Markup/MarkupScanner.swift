/// Finds the tags of an XML text, whatever is wrong with it: elements left open, comments written `<! -- … -->`, attributes
/// without quotes. It never fails, takes time proportional to the text, and holds one tag at a time. Comments, declarations
/// and processing instructions are left out.
package struct MarkupScanner: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var index = 0
  /// Read, but possibly without its text.
  private var pending: MarkupTag?
  /// Whether a comment can still end: without this a text of many `<!--` would be searched to its end for each.
  private var commentsEnd = true

  /// Starts at the beginning of a text.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag in file order.
  package mutating func next() -> MarkupTag? {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        readText()
        continue
      }
      guard let tag = readTag() else { continue }
      defer { pending = tag }
      if let pending { return pending }
    }
    defer { pending = nil }
    return pending
  }

  /// Text goes to the tag before it, also past a comment.
  private mutating func readText() {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    let range = bytes.trimming(start..<index, \.isSpace)
    guard !range.isEmpty, pending?.text.isEmpty == true else { return }
    pending?.text = CharacterReferences.resolved(bytes[range])
    pending?.textRange = range
  }

  private mutating func readTag() -> MarkupTag? {
    let start = index
    index += 1
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: "!") || bytes[index] == UInt8(ascii: "?") {
      skipDeclaration()
      return nil
    }
    let isClosing = bytes[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    let name = readName()
    // A lone `<` of a text.
    guard !name.isEmpty else { return nil }
    var attributes: [MarkupTag.Attribute] = []
    var isEmpty = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") { break }
      index += 1
      if byte == UInt8(ascii: ">") { break }
      isEmpty = byte == UInt8(ascii: "/")
      guard Self.isInName(byte) else { continue }
      index -= 1
      attributes.append(readAttribute())
    }
    return MarkupTag(
      kind: isClosing ? .closing : isEmpty ? .empty : .opening,
      name: name.split(separator: ":").last?.lowercased() ?? name, spelling: name, attributes: attributes,
      range: start..<index)
  }

  private mutating func readAttribute() -> MarkupTag.Attribute {
    let name = readName()
    skipBlanks()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
      return MarkupTag.Attribute(name: name, value: "", range: index..<index)
    }
    index += 1
    skipBlanks()
    let quote = index < bytes.count && "\"'".utf8.contains(bytes[index]) ? bytes[index] : nil
    if quote != nil { index += 1 }
    let start = index
    // XML 1.0, section 2.3: a value holds no `<`; one that does has lost its closing quote.
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      if quote.map({ bytes[index] == $0 }) ?? (bytes[index].isSpace || bytes[index] == UInt8(ascii: ">")) { break }
      index += 1
    }
    let range = start..<index
    if let quote, index < bytes.count, bytes[index] == quote { index += 1 }
    return MarkupTag.Attribute(name: name, value: CharacterReferences.resolved(bytes[range]), range: range)
  }

  private mutating func readName() -> String {
    let start = index
    while index < bytes.count, Self.isInName(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// `<!-- … -->`, `<! -- … -->` as people write it, `<!DOCTYPE …>`, `<?xml …?>`.
  private mutating func skipDeclaration() {
    index += 1
    let start = index
    skipBlanks()
    if commentsEnd, bytes[index...].starts(with: "--".utf8) {
      if let end = bytes.range(of: Array("-->".utf8), from: index + 2) {
        index = end.upperBound
        return
      }
      commentsEnd = false
    }
    index = (bytes[start...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1) + 1
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index].isSpace { index += 1 }
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    byte.isNameByte || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
  }
}

/// Character references of XML 1.0, section 4.1, and its five predefined entities, section 4.6.
enum CharacterReferences {
  /// The text with resolvable references replaced and everything else unchanged.
  static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text.unicodeScalars[...]
    while let ampersand = rest.firstIndex(of: "&") {
      result.unicodeScalars += rest[..<ampersand]
      // The longest is `&#x10FFFF;`.
      let body = rest[ampersand...].dropFirst().prefix(9)
      guard let semicolon = body.firstIndex(of: ";"), let scalar = scalar(Substring(body[..<semicolon])) else {
        result += "&"
        rest = rest[ampersand...].dropFirst()
        continue
      }
      result.unicodeScalars.append(scalar)
      rest = rest[semicolon...].dropFirst()
    }
    result.unicodeScalars += rest
    return result
  }

  private static func scalar(_ name: Substring) -> Unicode.Scalar? {
    let predefined: [Substring: Unicode.Scalar] = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
    guard name.hasPrefix("#") else { return predefined[name] }
    let code = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
    return code.flatMap(Unicode.Scalar.init)
  }
}

/// A tag of XML, or of a text that was meant to be XML, with the text behind it.
package struct MarkupTag: Sendable {
  /// The position of a tag in its element.
  package enum Kind: Sendable {
    /// `<color>`
    case opening
    /// `</color>`
    case closing
    /// `<color/>`
    case empty
  }

  /// `name="value"`
  package struct Attribute: Sendable {
    /// As written.
    package let name: String
    /// With character references resolved.
    package let value: String
    /// The bytes of the value, without quotes.
    package let range: Range<Int>
  }

  /// Its position in the element.
  package let kind: Kind
  /// The name without a namespace's prefix, in lower case.
  package let name: String
  /// The name as written, prefix included.
  package let spelling: String
  /// In file order.
  package let attributes: [Attribute]
  /// The bytes of the tag, angle brackets included.
  package let range: Range<Int>
  /// The text between this tag and the next, without white space around it, with character references resolved.
  package internal(set) var text = ""
  /// The bytes of ``text``; empty without text.
  package internal(set) var textRange = 0..<0

  /// The attribute of that name, in any case of letters.
  package func attribute(_ name: String) -> Attribute? {
    attributes.first { $0.name.lowercased() == name }
  }
}
