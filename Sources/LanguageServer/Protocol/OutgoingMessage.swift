import SafeText

/// A message of the server, as compact JSON.
enum OutgoingMessage {
  static func result(_ id: IncomingMessage.ID, _ result: JSONValue) -> String {
    text(["jsonrpc": "2.0", "id": id.json, "result": result])
  }

  /// - Parameter id: Nil where the request could not be read as far as its id.
  static func failure(_ id: IncomingMessage.ID?, _ error: ResponseError) -> String {
    text([
      "jsonrpc": "2.0", "id": id?.json ?? .null,
      "error": ["code": .integer(error.code.rawValue), "message": .string(error.message)],
    ])
  }

  static func notification(_ method: String, _ params: JSONValue) -> String {
    text(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  static func request(_ id: Int, _ method: String, _ params: JSONValue) -> String {
    text(["jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": params])
  }

  private static func text(_ value: JSONValue) -> String { JSONWriter.text(value, .compact) }
}

/// Why a request gets no result (JSON-RPC 2.0, section 5.1; Language Server Protocol 3.17, ErrorCodes).
struct ResponseError: Error, Equatable {
  /// The number that clients act on.
  enum Code: Int {
    case parseError = -32_700
    case invalidRequest = -32_600
    case methodNotFound = -32_601
    case invalidParams = -32_602
    case serverNotInitialized = -32_002
    case requestCancelled = -32_800
  }

  let code: Code
  /// For the log of the client; holds untrusted text.
  let message: String

  init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }
}
