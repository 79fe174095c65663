import SafeText

/// `file:///home/name/theme.json` (RFC 8089).
enum FileURI {
  /// The path that a URI names; nil where it names no file of this machine.
  static func path(_ uri: String) -> String? {
    let scheme = "file://"
    guard uri.lowercased().hasPrefix(scheme) else { return nil }
    var rest = uri.dropFirst(scheme.count).prefix { $0 != "?" && $0 != "#" }
    if rest.hasPrefix("localhost/") { rest = rest.dropFirst("localhost".count) }
    guard rest.hasPrefix("/") else { return nil }
    var bytes: [UInt8] = []
    var escaped = rest.utf8.makeIterator()
    while let byte = escaped.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = escaped.next(), let low = escaped.next(),
        let value = UInt8(String(decoding: [high, low], as: UTF8.self), radix: 16), value > 0
      else { return nil }
      bytes.append(value)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  static func uri(_ path: String) -> String { "file://" + uriPath(path) }
}
