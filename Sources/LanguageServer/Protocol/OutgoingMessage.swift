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
