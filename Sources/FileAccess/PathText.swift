/// Lossless conversion of paths to text.
///
/// A byte outside well-formed UTF-8 becomes the private-use character U+10FF00 plus the byte, as Python's
/// `surrogateescape` (PEP 383) does with surrogates, which Swift's strings cannot hold. Well-formed characters in that
/// range are encoded the same way, so that no two paths become the same text.
package enum PathText {
  private static let escapes: ClosedRange<UInt32> = 0x10FF80...0x10FFFF

  /// The text for a path's bytes.
  package static func text(_ bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    // Nearly every path is ASCII, which nothing has to be escaped in.
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    var scalars = String.UnicodeScalarView()
    var decoder = UTF8()
    var source = bytes[...]
    while let first = source.first {
      var iterator = source.makeIterator()
      if case .scalarValue(let scalar) = decoder.decode(&iterator), !escapes.contains(scalar.value) {
        scalars.append(scalar)
        source = source.dropFirst(UTF8.width(scalar))
      } else {
        if let escape = Unicode.Scalar(0x10FF00 + UInt32(first)) { scalars.append(escape) }
        source = source.dropFirst()
      }
      decoder = UTF8()
    }
    return String(scalars)
  }

  /// The bytes that a text represents.
  package static func bytes(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if escapes.contains(scalar.value) {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return bytes
  }

  /// The path for system calls, terminated by a zero.
  ///
  /// - Throws: ``FileError`` if the text contains a zero, at which the system would truncate it.
  static func system(_ path: String) throws(FileError) -> [CChar] {
    let bytes = bytes(path)
    if bytes.contains(0) { throw FileError.zeroInPath(path) }
    return bytes.map { CChar(bitPattern: $0) } + [0]
  }
}
