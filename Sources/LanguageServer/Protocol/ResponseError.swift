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
