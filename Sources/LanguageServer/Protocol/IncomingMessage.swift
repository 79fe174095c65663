import SafeText
import SourceText

/// A message of the client: a request, a notification, or the response to a request of the server (JSON-RPC 2.0).
struct IncomingMessage {
  /// What a response refers to.
  enum ID: Hashable {
    case number(Int)
    case text(String)

    var json: JSONValue {
      switch self {
      case .number(let number): .integer(number)
      case .text(let text): .string(text)
      }
    }

    /// Nil for anything that the protocol does not allow as an id.
    init?(_ node: SourceNode) {
      switch node.value {
      case .number(let number, _): if let whole = Int(exactly: number) { self = .number(whole) } else { return nil }
      case .string(let text): self = .text(text)
      default: return nil
      }
    }
  }

  /// Nil for a notification.
  let id: ID?
  /// Nil for a response.
  let method: String?
  let params: SourceNode?

  /// The most bytes of a message: four times the longest text that is read, as each character may be an escape.
  package static let mostBytes = 64 << 20

  private static var limits: JSONReader.Limits {
    var limits = JSONReader.Limits()
    (limits.bytes, limits.string) = (mostBytes, mostBytes)
    return limits
  }

  /// Reads the content of a message.
  init(_ bytes: [UInt8]) throws(ResponseError) {
    let root: SourceNode
    do throws(SourceError) {
      root = try JSONReader.read(bytes, .strict, limits: Self.limits).root
    } catch {
      throw ResponseError(.parseError, error.message)
    }
    guard root.isObject, root["jsonrpc"]?.string == "2.0" else {
      throw ResponseError(.invalidRequest, "a message is an object with \"jsonrpc\": \"2.0\"")
    }
    id = root["id"].flatMap { ID($0) }
    method = root["method"]?.string
    params = root["params"]
    guard method != nil || root["result"] != nil || root["error"] != nil else {
      throw ResponseError(.invalidRequest, "a request names its method")
    }
  }
}

extension SourceNode {
  var integer: Int? { number.flatMap { Int(exactly: $0) } }
  var texts: [String] { items?.compactMap(\.string) ?? [] }
}

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
