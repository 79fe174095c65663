/// A fragment of HTML. Its literals are the program's own; every interpolated text is escaped, so that it can leave
/// neither an element nor the double quotes of an attribute.
///
/// `let row: HTML = "<td title=\"\(name)\">\(name)</td>"`. Not for URLs, scripts or styles.
package struct HTML: Sendable, ExpressibleByStringInterpolation {
  /// The HTML for the file.
  package private(set) var text: String

  /// Collects the literals and escapes the interpolations.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }
    /// Appends the program's own HTML.
    package mutating func appendLiteral(_ literal: String) { text += literal }
    /// Appends untrusted text.
    package mutating func appendInterpolation(_ untrusted: String) { text += htmlAttribute(untrusted) }
    /// Appends an integer.
    package mutating func appendInterpolation(_ number: Int) { text += String(number) }
    /// Appends HTML that was built the same way.
    package mutating func appendInterpolation(_ html: HTML) { text += html.text }
    /// Appends fragments in order.
    package mutating func appendInterpolation(_ pieces: [HTML]) { for piece in pieces { text += piece.text } }
    /// Appends optional HTML.
    package mutating func appendInterpolation(_ html: HTML?) { if let html { text += html.text } }
  }

  /// The program's own HTML.
  package init(stringLiteral value: String) { text = value }
  /// Literals and interpolations.
  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// A colour as a CSS value: six hexadecimal digits, black for anything else.
  package static func style(hex: String) -> HTML {
    let digits = hex.dropFirst().prefix(6)
    let isHex = hex.hasPrefix("#") && digits.count == 6 && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    return HTML(stringLiteral: isHex ? "#\(digits)" : "#000000")
  }

  /// A PNG file as the data URL of an image.
  package static func source(png: [UInt8]) -> HTML { HTML(stringLiteral: "data:image/png;base64," + base64(png)) }
  /// An SVG document as the data URL of an image.
  package static func source(svg: String) -> HTML {
    HTML(stringLiteral: "data:image/svg+xml;base64," + base64(Array(svg.utf8)))
  }
}

/// Escapes untrusted text for a quoted HTML attribute; not for URLs, scripts or styles.
package func htmlAttribute(_ text: String) -> String {
  replacing(text, keepingIsolates: true) { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    // Ended attributes in old versions of Internet Explorer; lists of XSS vectors still include it.
    case "`": "&#96;"
    case "\t": "&#9;"
    case "\n": "&#10;"
    default: shownInMarkup(scalar)
    }
  }
}

/// A document that is passed on in pieces, so that a long one never is in memory as a whole.
package protocol PiecewiseDocument {
  /// Passes the document on, with its final line break.
  func write<Failure>(to sink: (String) throws(Failure) -> Void) throws(Failure)
}

extension XMLElement: PiecewiseDocument {}

extension JSONValue: PiecewiseDocument {
  /// Passes the value on as readable JSON.
  package func write<Failure>(to sink: (String) throws(Failure) -> Void) throws(Failure) {
    try JSONWriter.write(self, to: sink)
  }
}
