extension JSONParser {
  /// The bytes of the character beyond ASCII that begins at an offset.
  ///
  /// - Throws: ``SourceError`` when it is not well-formed UTF-8 (Unicode, table 3-7).
  func characterLength(at start: Int) throws(SourceError) -> Int {
    let length =
      switch bytes[start] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    let second: ClosedRange<UInt8> =
      switch bytes[start] {
      case 0xE0: 0xA0...0xBF
      case 0xED: 0x80...0x9F
      case 0xF0: 0x90...0xBF
      case 0xF4: 0x80...0x8F
      default: 0x80...0xBF
      }
    guard length > 0, start + length <= bytes.count, second.contains(bytes[start + 1]),
      bytes[start + 2..<max(start + 2, start + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else {
      let digits = String(bytes[start], radix: 16)
      throw SourceError("the byte 0x\(digits) is not UTF-8: save the text as UTF-8", at: start..<start + 1)
    }
    return length
  }

  /// The error when no well-formed character begins at an offset.
  func encodingError(at start: Int) -> SourceError? {
    guard start < bytes.count, bytes[start] >= 0x80 else { return nil }
    do throws(SourceError) {
      _ = try characterLength(at: start)
      return nil
    } catch {
      return error
    }
  }
}
