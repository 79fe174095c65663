import YAMLEvents

/// Reads YAML into the same tree as JSON, with the byte range of every key and value.
///
/// - Scalars without quotes are what the core schema says (YAML 1.2, section 10.3.2): `null`, `true`, numbers, else text.
///   `yes`, `no` and dates are text. Scalars in quotes, and blocks, are text.
/// - An alias gives the value of its anchor, with the anchor's place: nothing is copied. Following every alias must not
///   take more values than the limit, so that a small file cannot expand to a large one.
/// - `<<` draws in the members of another mapping that the mapping does not have itself.
/// - A range holds the value only, not the anchor and tag in front of it.
/// - A text of several documents is an error, as is a key that is not a scalar.
/// - A repeated key is a ``JSONReader/Note``, and so is a value that a `#` turned into a comment.
///
/// The limits are those of JSON; libyaml has none but its own of 1,000 levels.
package enum YAMLReader {
  /// Reads a whole text.
  ///
  /// - Throws: ``SourceError`` at the first thing that cannot be accepted.
  package static func read(
    _ bytes: [UInt8], limits: JSONReader.Limits = JSONReader.Limits()
  ) throws(SourceError) -> JSONReader.Document {
    try limits.check(bytes)
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw SourceError("the text is UTF-16: save it as UTF-8", at: 0..<2)
    }
    var builder = YAMLBuilder(bytes, limits, events: try events(of: bytes))
    let root = try builder.document()
    return JSONReader.Document(root: root, notes: builder.notes)
  }

  private static func events(of bytes: [UInt8]) throws(SourceError) -> EventStream {
    do throws(YAMLError) {
      return try EventStream(bytes)
    } catch {
      throw SourceError(error.problem, at: 0..<0)
    }
  }
}
