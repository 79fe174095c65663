/// Reads JSON into a tree with the byte range of every key and value.
///
/// Strict reading is RFC 8259 to the letter. Where the RFC leaves a choice, both ways of reading choose the same:
/// - text that is not UTF-8 is an error at the first wrong byte, and UTF-16 or UTF-32 is an error that says so;
/// - an escaped half of a surrogate pair is an error, since no text can hold it;
/// - a number that overflows a double is an error; one that underflows is zero; its spelling is kept either way;
/// - a repeated key is a ``Note`` and not an error;
/// - a byte order mark is an error in strict reading, a ``Note`` in lenient reading;
/// - nesting, lengths and counts have ``Limits``.
///
/// Reading neither recurses nor backtracks: the time is linear in the bytes.
package enum JSONReader {
  /// How to treat what RFC 8259 forbids.
  package enum Strictness: Sendable {
    /// RFC 8259 and nothing else.
    case strict
    /// Also accepts, and reports, comments, trailing commas, single quotes, unquoted keys, a byte order mark.
    case lenient
  }

  /// What a document may hold. An error names the limit, its value and the option that raises it.
  package struct Limits: Sendable {
    /// Levels of nesting (`--limit depth`).
    package var depth = 512
    /// Bytes of the whole text (`--limit bytes`).
    package var bytes = 16 << 20
    /// Bytes of one string between its quotes, as written (`--limit string`).
    package var string = 64 << 10
    /// Members of one object (`--limit tokens`).
    package var members = 200_000
    /// Values of the whole text, at every level (`--limit tokens`); they bound the memory.
    package var values = 1_000_000

    /// The defaults.
    package init() {}
  }

  /// Something lenient reading let pass, or a repeated key.
  package struct Note: Sendable {
    /// What it was, in words.
    package enum Kind: String, Sendable {
      case comment = "a comment", trailingComma = "a comma after the last item", singleQuotes = "single quotes"
      case unquotedKey = "a key without quotes", byteOrderMark = "a byte order mark", duplicateKey = "a repeated key"
      case lostColor = "a colour that is a comment"
    }
    /// What it was.
    package let kind: Kind
    /// Where.
    package let range: Range<Int>

    /// Creates a note.
    init(_ kind: Kind, _ range: Range<Int>) { (self.kind, self.range) = (kind, range) }
  }

  /// What was read.
  package struct Document: Sendable {
    /// The tree.
    package let root: SourceNode
    /// What was let pass, and repeated keys, in file order; the first ``JSONReader/noteCount`` at most.
    package let notes: [Note]

    /// Puts the notes in the order of the file.
    package init(root: SourceNode, notes: [Note] = []) {
      self.root = root
      self.notes = notes.sorted {
        ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
      }
    }
  }

  /// How many notes of a text are kept, so that a file of nothing but comments costs no memory.
  package static let noteCount = 1_000

  /// Reads a whole text.
  ///
  /// - Throws: ``SourceError`` at the first byte that cannot be accepted.
  package static func read(
    _ bytes: [UInt8], _ strictness: Strictness = .lenient, limits: Limits = Limits()
  ) throws(SourceError) -> Document {
    var parser = JSONParser(bytes, strictness, limits)
    let root = try parser.document()
    return Document(root: root, notes: parser.notes)
  }
}

extension JSONReader.Limits {
  private func exceeded(_ what: String, by option: String, at range: Range<Int>) -> SourceError {
    SourceError("\(what); raise it with --limit \(option)=N", at: range)
  }

  func check(_ bytes: [UInt8]) throws(SourceError) {
    guard bytes.count > self.bytes else { return }
    throw exceeded("the text has \(bytes.count) bytes, more than the limit of \(self.bytes)", by: "bytes", at: 0..<0)
  }

  func checkString(_ range: Range<Int>) throws(SourceError) {
    guard range.count > string else { return }
    throw exceeded("the text has \(range.count) bytes, more than the limit of \(string)", by: "string", at: range)
  }

  func tooDeep(at range: Range<Int>) -> SourceError {
    exceeded("nested deeper than the limit of \(depth) levels", by: "depth", at: range)
  }

  func tooManyValues(at range: Range<Int>) -> SourceError {
    exceeded("the text has more values than the limit of \(values)", by: "tokens", at: range)
  }

  func tooManyMembers(at range: Range<Int>) -> SourceError {
    exceeded("an object has more members than the limit of \(members)", by: "tokens", at: range)
  }
}
