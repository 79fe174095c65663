/// Writes untrusted text as a JSON string with quotes, which parses as the same text (RFC 8259, section 7).
///
/// Escapes control characters, line separators, bidirectional controls and noncharacters, so that the JSON is safe to
/// display, and `<` where a tag or comment could start, so that it is safe inside a `script` element.
package func jsonString(_ text: String) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count + 2)
  appendJSONString(text, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

/// Appends the same in UTF-8. What needs no escape is copied in runs.
func appendJSONString(_ text: String, to bytes: inout [UInt8]) {
  var text = text
  bytes.append(UInt8(ascii: "\""))
  text.withUTF8 { utf8 in
    var (copied, index) = (0, 0)
    while index < utf8.count {
      // Letters, digits and most signs: nearly all of what is written.
      if unsafe isPlain(utf8[index]) {
        index += 1
        continue
      }
      let length: Int
      let escape: String?
      if unsafe utf8[index] < 0x80 {
        length = 1
        escape = unsafe jsonEscape(utf8[index], before: index + 1 < utf8.count ? utf8[index + 1] : 0x20)
      } else {
        let scalar = unsafe decodedScalar(utf8[index...])
        length = UTF8.width(scalar)
        escape = jsonEscape(scalar)
      }
      if let escape {
        unsafe bytes.append(contentsOf: utf8[copied..<index])
        bytes.append(contentsOf: escape.utf8)
        copied = index + length
      }
      index += length
    }
    unsafe bytes.append(contentsOf: utf8[copied...])
  }
  bytes.append(UInt8(ascii: "\""))
}

/// Whether a byte is an ASCII character that never needs an escape; `jsonEscape` knows the others.
@inline(__always)
private func isPlain(_ byte: UInt8) -> Bool {
  (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "<")
}

/// The escape of an ASCII character; nil where it stays.
private func jsonEscape(_ byte: UInt8, before next: UInt8) -> String? {
  switch byte {
  case UInt8(ascii: "\""): #"\""#
  case UInt8(ascii: "\\"): #"\\"#
  case UInt8(ascii: "\n"): #"\n"#
  case UInt8(ascii: "\r"): #"\r"#
  case UInt8(ascii: "\t"): #"\t"#
  case UInt8(ascii: "<"):
    // What begins a tag, a comment or a processing instruction.
    [0x21, 0x2F, 0x3F].contains(next) || (0x61...0x7A).contains(next | 0x20) ? #"\u003c"# : nil
  default: jsonEscape(Unicode.Scalar(byte))
  }
}

/// The escape of any other character; nil where it stays.
private func jsonEscape(_ scalar: Unicode.Scalar) -> String? {
  guard shownInMarkup(scalar) != nil, scalar.value < 0x10FF80 else { return nil }
  return (UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter).map { unit in
    let digits = String(unit, radix: 16)
    return #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
  }.joined()
}

/// The scalar that valid UTF-8 begins with.
private func decodedScalar(_ utf8: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar {
  var decoder = UTF8()
  var bytes = unsafe utf8.makeIterator()
  guard case .scalarValue(let scalar) = unsafe decoder.decode(&bytes) else { return "\u{FFFD}" }
  return scalar
}
