/// Reads TOML into the tree that JSON is read into, with the byte range of every key and value.
///
/// Source: TOML 1.0.0. Tables, dotted keys, arrays of tables, inline tables, all four kinds of strings, numbers, truth
/// values; a date or time is a string, spelled as it is. Defining a key twice is an error, as the specification says.
package enum TOMLReader {
  /// Reads a whole text.
  ///
  /// - Throws: ``SourceError`` at the first byte that cannot be accepted.
  package static func read(
    _ bytes: [UInt8], limits: JSONReader.Limits = JSONReader.Limits()
  ) throws(SourceError) -> JSONReader.Document {
    guard bytes.count <= limits.bytes else {
      throw SourceError(
        "the text has \(bytes.count) bytes, more than the limit of \(limits.bytes); raise it with --limit bytes=N",
        at: 0..<0)
    }
    var parser = TOMLParser(bytes, limits)
    return JSONReader.Document(root: try parser.document())
  }
}
