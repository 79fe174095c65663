/// Who may ask the studio: whoever has the token, from the page that it served, under a name of the loopback.
///
/// The name keeps out pages elsewhere whose own name has come to lead here (DNS rebinding), the origin keeps out forged requests
/// of other pages, the token keeps out other users of the machine.
package struct StudioAccess: Sendable {
  private let token: String
  private let hosts: [String]

  /// A token of 128 random bits, as 32 hex digits.
  package static func newToken(using random: inout some RandomNumberGenerator) -> String {
    (0..<16).map { _ in
      let byte = UInt8.random(in: 0...255, using: &random)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// Creates the access check for a server on this port of the loopback.
  package init(token: String, port: Int) {
    self.token = token
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
  }

  /// The address of the page.
  package var address: String { "http://\(hosts[0])/\(token)/" }

  /// Who asks for what, after every check.
  package enum Admission: Sendable, Equatable {
    /// The request is for this page or answer, without the token: `studio.js`, empty for the page itself.
    case admitted(String)
    /// Somebody goes to an address of the studio without its token.
    case lost
    /// No answer says why.
    case refused
  }

  /// Checks a request.
  package func admission(of request: HTTPRequest) -> Admission {
    guard let host = request.fields["host"], hosts.contains(host) else { return .refused }
    if let origin = request.fields["origin"], origin != "http://\(host)" { return .refused }
    // What browsers say of a request that another page makes; whoever has the address may go to it from anywhere.
    // Source: W3C, Fetch Metadata Request Headers.
    let isVisit = request.method == "GET" && request.fields["sec-fetch-mode"] == "navigate"
    if let site = request.fields["sec-fetch-site"], !isVisit, site != "same-origin", site != "none" { return .refused }
    let steps = request.path.dropFirst().split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard steps.count == 2, isToken(String(steps[0])) else {
      return request.method == "GET" && (isVisit || request.fields["sec-fetch-mode"] == nil) ? .lost : .refused
    }
    // A form of another page can send a POST, and no header of its own.
    if request.method == "POST", !isToken(request.fields["x-studio-token"] ?? "") { return .refused }
    return .admitted(String(steps[1]))
  }

  /// Whether somebody asks who has the token.
  package func admits(_ request: HTTPRequest) -> Bool {
    if case .admitted = admission(of: request) { true } else { false }
  }

  /// Compares in a time that does not depend on where the first difference is.
  private func isToken(_ text: String) -> Bool {
    let (given, wanted) = (Array(text.utf8), Array(token.utf8))
    guard given.count == wanted.count else { return false }
    return zip(given, wanted).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
