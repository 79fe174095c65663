package import SafeText

/// A response of the studio.
package struct HTTPResponse: Sendable {
  /// The outcome of a request.
  package enum Status: Int, Sendable {
    case ok = 200
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case conflict = 409
    case lengthRequired = 411
    case tooLarge = 413
    case unprocessable = 422

    /// Source: RFC 9110, section 15.
    fileprivate var phrase: String {
      switch self {
      case .ok: "OK"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .conflict: "Conflict"
      case .lengthRequired: "Length Required"
      case .tooLarge: "Content Too Large"
      case .unprocessable: "Unprocessable Content"
      }
    }
  }

  /// The status.
  package let status: Status
  private let type: String
  /// The body.
  package let body: [UInt8]

  /// A body of some type.
  package init(_ status: Status = .ok, type: String, _ body: [UInt8]) {
    (self.status, self.type, self.body) = (status, type, body)
  }

  /// A value as JSON.
  package init(_ status: Status = .ok, json: JSONValue) {
    self.init(status, type: "application/json", Array(JSONWriter.text(json, .compact).utf8))
  }

  /// A refusal that says nothing of the studio, to whoever may not know more.
  package init(refusing status: Status) {
    guard status != .tooLarge else {
      self.init(
        status, problem: "The file is too large: the page takes files of at most \(HTTPRequest.mostMegabytes) MB.")
      return
    }
    self.init(status, type: "text/plain; charset=utf-8", Array(status.phrase.utf8))
  }

  /// A problem in words, for the page to show.
  package init(_ status: Status, problem: String) { self.init(status, json: .object([("problem", .string(problem))])) }

  /// What the page may do: everything from here, nothing from elsewhere, no script but its own.
  /// Source: W3C, Content Security Policy Level 3.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// The bytes to send.
  package func bytes(closing: Bool = false) -> [UInt8] {
    let head = [
      "HTTP/1.1 \(status.rawValue) \(status.phrase)", "Content-Type: \(type)", "Content-Length: \(body.count)",
      "Content-Security-Policy: \(Self.policy)", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
      "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin", "Cache-Control: no-store",
      "Connection: \(closing ? "close" : "keep-alive")",
    ]
    return Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }
}
