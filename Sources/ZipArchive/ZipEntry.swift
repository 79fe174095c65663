/// What an archive says of one of its entries (APPNOTE 4.3.12).
package struct ZipEntry: Hashable, Sendable {
  /// How the bytes are kept (APPNOTE 4.4.5).
  package enum Method: Hashable, Sendable {
    /// As they are: method 0.
    case stored
    /// As RFC 1951 has it: method 8.
    case deflated
    /// In a way that is not read here: BZIP2 is 12, LZMA 14, Zstandard 93.
    case other(Int)

    init(_ number: Int) {
      self =
        switch number {
        case 0: .stored
        case 8: .deflated
        default: .other(number)
        }
    }
  }

  /// The path within the archive, with `/` between its parts; a folder's ends with one.
  package let name: String
  /// How the bytes are kept.
  package let method: Method
  /// Bytes in the archive.
  package let compressedSize: Int
  /// Bytes when extracted, as the archive declares them.
  package let size: Int
  /// Whether a password is needed (bits 0, 6 and 13 of APPNOTE 4.4.4).
  package let isEncrypted: Bool
  /// CRC-32 of the extracted bytes (APPNOTE 4.4.7).
  package let checksum: UInt32
  /// Where its local header begins, as a byte of the archive.
  package let header: Int
  /// Where its bytes are in the archive.
  package let data: Range<Int>
}
