/// Converts a path to the path of a URI reference (RFC 3986): percent-encodes all bytes except letters, digits and
/// `-._~/`.
///
/// A byte that is not UTF-8, represented as U+10FF80…U+10FFFF, becomes the escape of that byte.
package func uriPath(_ path: String) -> String {
  var uri = ""
  var previous: UInt8?
  for scalar in path.unicodeScalars {
    let bytes: [UInt8] =
      (0x10FF80...0x10FFFF).contains(scalar.value)
      ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      // Two leading slashes would make the next word a host name (section 4.2).
      case UInt8(ascii: "/") where !(previous == UInt8(ascii: "/") && uri == "/"):
        uri += "/"
      default:
        uri += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
      previous = byte
    }
  }
  return uri
}
