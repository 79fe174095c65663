import HostileText
import SafeText
import SourceText

extension FuzzTarget {
  /// Texts of strangers in every kind of output: nothing there may obey them.
  static let escaping = FuzzTarget("escaping", seeds: hostileTexts) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let lines: [(String, String)] = [
      ("terminalSafe", terminalSafe(text)), ("githubData", githubData(text)), ("githubProperty", githubProperty(text)),
      ("uriPath", uriPath(text)), ("swiftString", swiftString(text)),
    ]
    for (name, line) in lines where line.unicodeScalars.contains(where: isControl) {
      return "\(name) lets a control character through"
    }
    let quoted = jsonString(text)
    guard let document = try? JSONReader.read(Array(quoted.utf8), .strict, limits: Self.long) else {
      return "jsonString writes no JSON"
    }
    if document.root.string != text { return "jsonString changes the text" }
    for (name, markup) in [("xmlText", xmlText(text)), ("htmlAttribute", htmlAttribute(text))]
    where markup.utf8.contains(where: { [UInt8(ascii: "<"), 0].contains($0) }) {
      return "\(name) lets markup through"
    }
    for (name, value) in [("xmlAttribute", xmlAttribute(text)), ("htmlAttribute", htmlAttribute(text))]
    where value.utf8.contains(UInt8(ascii: "\"")) {
      return "\(name) lets a quote through"
    }
    var isEscaped = false
    for byte in markdownText(text).utf8 {
      if byte == UInt8(ascii: "<"), !isEscaped { return "markdownText lets markup through" }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    if markdownCode(text).unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" }) {
      return "markdownCode breaks the line"
    }
    return nil
  }

  private static let long = {
    var limits = JSONReader.Limits()
    limits.string = .max
    return limits
  }()
}
