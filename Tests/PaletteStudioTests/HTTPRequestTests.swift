import PaletteStudio
import Testing

struct HTTPRequestTests {
  private static let whole =
    "POST /a/judge?x=1 HTTP/1.1\r\nHost: localhost:1\r\nAccept: a\r\naccept: b\r\nContent-Length: 4\r\n\r\nbodyGET"

  @Test
  func `requests are read with their fields and body`() throws {
    guard case .request(let request, let used) = HTTPRequest.read(Array(Self.whole.utf8)) else {
      Issue.record("no request")
      return
    }
    #expect(request.method == "POST" && request.path == "/a/judge" && request.body == Array("body".utf8))
    #expect(request.fields["host"] == "localhost:1" && request.fields["accept"] == "a, b")
    #expect(used == Self.whole.utf8.count - 3)
  }

  @Test
  func `requests wait for the rest at whichever byte they break off`() {
    let bytes = Array(Self.whole.utf8)
    for end in 0..<(bytes.count - 3) {
      guard case .incomplete = HTTPRequest.read(Array(bytes[..<end])) else {
        Issue.record("an answer after \(end) bytes")
        return
      }
    }
  }

  @Test(arguments: [
    ("GET /  HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/1.0\r\n\r\n", 400), ("GET http://x/ HTTP/1.1\r\n\r\n", 400),
    ("PUT / HTTP/1.1\r\n\r\n", 405), ("POST / HTTP/1.1\r\n\r\n", 411),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: +1\r\n\r\n", 400), ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 411), ("GET / HTTP/1.1\r\nA : b\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n folded: b\r\n\r\n", 400), ("GET / HTTP/1.1\r\nA: b\nC: d\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nA: \u{0}\r\n\r\n", 400), ("GET / HTTP/1.1\r\nA: é\r\n\r\n", 400), ("\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: 999999999\r\n\r\n", 413),
    ("GET /\(String(repeating: "a", count: 20_000)) HTTP/1.1\r\n\r\n", 413),
    (String(repeating: "a", count: 20_000), 413),
  ])
  func `requests are refused where two programs could read them differently`(text: String, status: Int) {
    guard case .refused(let found) = HTTPRequest.read(Array(text.utf8)) else {
      Issue.record("\(text.prefix(60)) is not refused")
      return
    }
    #expect(found.rawValue == status)
  }

  @Test
  func `answers come with a policy against everything from elsewhere`() {
    let text = String(decoding: HTTPResponse(.conflict, problem: "a\"b").bytes(), as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 409 Conflict\r\n") && text.hasSuffix("\r\n\r\n{\"problem\":\"a\\\"b\"}"))
    for field in [
      "Content-Length: 18", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer", "frame-ancestors 'none'",
      "default-src 'none'; script-src 'self'; style-src 'self'",
    ] {
      #expect(text.contains(field))
    }
    #expect(!text.contains("unsafe"))
  }
}
