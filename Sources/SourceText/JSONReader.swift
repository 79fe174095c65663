/// Reads JSON into a tree with byte ranges.
package enum JSONReader {
  /// How to treat what RFC 8259 forbids.
  package enum Strictness: Sendable {
    /// RFC 8259 and nothing else.
    case strict
    /// Also accepts, and reports, comments, trailing commas, single quotes, unquoted keys, a byte order mark.
    case lenient
  }

  /// What a document may hold.
  package struct Limits: Sendable {
    /// Levels of nesting.
    package var depth = 512
    /// Bytes of the whole text.
    package var bytes = 64 << 20
    /// Bytes of one string.
    package var string = 64 << 10
    /// Members of one object.
    package var members = 200_000

    /// The defaults.
    package init() {}
  }

  /// Something lenient reading let pass, or a repeated key.
  package struct Note: Sendable {
    /// What it was.
    package enum Kind: Sendable { case comment, trailingComma, singleQuotes, unquotedKey, byteOrderMark, duplicateKey, other }
    /// What it was.
    package let kind: Kind
    /// Where.
    package let range: Range<Int>
    /// In words; holds untrusted text.
    package let message: String
  }

  /// What was read.
  package struct Document: Sendable {
    /// The tree.
    package let root: SourceNode
    /// What was let pass, and repeated keys, in file order.
    package let notes: [Note]
  }

  /// Reads a whole text.
  package static func read(
    _ bytes: [UInt8], _ strictness: Strictness = .lenient, limits: Limits = Limits()
  ) throws(SourceError) -> Document {
    throw SourceError("not there yet", at: 0..<bytes.count)
  }
}
