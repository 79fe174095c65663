import PaletteStudio
import Testing

struct StudioAccessTests {
  private static let token = "0123456789abcdef0123456789abcdef"
  private static let access = StudioAccess(token: token, port: 8080)

  private static func request(
    _ method: String = "POST", _ path: String = "/\(token)/judge", _ fields: [String: String] = [:]
  ) -> HTTPRequest? {
    var all = ["Host": "127.0.0.1:8080", "X-Studio-Token": token, "Content-Length": "0"]
    for (name, value) in fields { all[name] = value.isEmpty ? nil : value }
    let lines = ["\(method) \(path) HTTP/1.1"] + all.map { "\($0.key): \($0.value)" }
    guard case .request(let request, _) = HTTPRequest.read(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
    else { return nil }
    return request
  }

  @Test(arguments: ["127.0.0.1:8080", "localhost:8080"])
  func `the studio admits the page's own requests`(host: String) throws {
    let fields = ["Host": host, "Origin": "http://\(host)", "Sec-Fetch-Site": "same-origin"]
    let request = try #require(Self.request("POST", "/\(Self.token)/judge", fields))
    #expect(Self.access.admission(of: request) == .admitted("judge"))
  }

  @Test
  func `the studio admits whoever opens the address`() throws {
    let request = try #require(
      Self.request("GET", "/\(Self.token)/", ["X-Studio-Token": "", "Sec-Fetch-Site": "none"]))
    #expect(Self.access.admission(of: request) == .admitted(""))
    let link = try #require(
      Self.request(
        "GET", "/\(Self.token)/", ["X-Studio-Token": "", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"]))
    #expect(Self.access.admission(of: link) == .admitted(""))
    #expect(Self.access.address == "http://127.0.0.1:8080/\(Self.token)/")
  }

  @Test(arguments: [
    ["Host": "evil.example:8080"], ["Host": "127.0.0.1:8081"], ["Host": "127.0.0.1"],
    ["Host": "127.0.0.1.evil.example:8080"],
    ["Origin": "http://evil.example"], ["Origin": "https://127.0.0.1:8080"], ["Origin": "http://localhost:8080"],
    ["Origin": "null"], ["Sec-Fetch-Site": "cross-site"],
    ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"],
    ["Sec-Fetch-Site": "same-site"], ["Host": ""],
  ])
  func `the studio refuses another name, port or origin`(fields: [String: String]) throws {
    let request = try #require(Self.request("POST", "/\(Self.token)/judge", fields))
    #expect(Self.access.admission(of: request) == .refused)
  }

  @Test(arguments: [
    ("POST", "/judge", token), ("POST", "/\(token)/judge", ""), ("POST", "/\(token)/judge", "\(token)0"),
    ("POST", "/\(token)/judge", "1123456789abcdef0123456789abcdef"), ("GET", "/", ""),
    ("GET", "/\(token.uppercased())/", ""),
    ("GET", "/\(token)", ""), ("GET", "//\(token)/", ""),
  ])
  func `the studio refuses a request without the token`(method: String, path: String, header: String) throws {
    let request = try #require(Self.request(method, path, ["X-Studio-Token": header]))
    #expect(Self.access.admission(of: request) == (method == "GET" ? .lost : .refused))
  }

  @Test
  func `the studio makes a token of 32 hex digits, another each time`() {
    var random = SystemRandomNumberGenerator()
    let tokens = (0..<100).map { _ in StudioAccess.newToken(using: &random) }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
