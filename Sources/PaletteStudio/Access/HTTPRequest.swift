/// A request to the studio: as much of HTTP/1.1 as browsers send to a page of their own machine, and nothing lenient.
///
/// Source: RFC 9112. What it allows in more than one way, this refuses: folded lines, chunked bodies, repeated lengths and
/// hosts, so that no two programs can read one request differently.
package struct HTTPRequest: Sendable {
  /// `GET` or `POST`.
  package let method: String
  /// As sent, from the first slash on, without a query.
  package let path: String
  /// By name in lower case.
  package let fields: [String: String]
  /// What follows the head.
  package let body: [UInt8]

  /// What became of bytes.
  package enum Outcome: Sendable {
    /// The request is not complete; its head without a body where that is.
    case incomplete(HTTPRequest?)
    /// A request, and how many bytes it took.
    case request(HTTPRequest, used: Int)
    /// No request that is answered: the status says why.
    case refused(HTTPResponse.Status)
  }

  /// Bytes of a head, and of a body: a chart picture has a few MB. Engineering choices.
  private static let (mostHead, mostBody) = (16 << 10, 24 << 20)
  /// The most MB of a file that the page sends, in Base64 (RFC 4648).
  static let mostMegabytes = mostBody / 4 * 3 / 1_000_000
  /// Fields that must not come twice.
  private static let single = ["host", "origin", "content-length", "x-studio-token"]

  /// Reads a request from the beginning of bytes.
  package static func read(_ bytes: [UInt8]) -> Outcome {
    guard let end = endOfHead(bytes) else { return bytes.count > mostHead ? .refused(.tooLarge) : .incomplete(nil) }
    guard end <= mostHead else { return .refused(.tooLarge) }
    guard let head = String(validating: bytes[..<(end - 4)], as: UTF8.self),
      head.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f || $0 == 0x0d || $0 == 0x0a || $0 == 0x09 })
    else { return .refused(.badRequest) }
    var lines = head.components(separatedBy: "\r\n")
    let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3, words[2] == "HTTP/1.1", words[1].hasPrefix("/") else { return .refused(.badRequest) }
    guard words[0] == "GET" || words[0] == "POST" else { return .refused(.methodNotAllowed) }
    var fields: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex, line[..<colon].allSatisfy(\.isFieldName),
        !line.contains("\r"), !line.contains("\n")
      else { return .refused(.badRequest) }
      let name = line[..<colon].lowercased()
      let value = String(line[line.index(after: colon)...].trimming { $0 == " " || $0 == "\t" })
      guard fields[name] == nil || !single.contains(name) else { return .refused(.badRequest) }
      fields[name] = fields[name].map { "\($0), \(value)" } ?? value
    }
    guard fields["transfer-encoding"] == nil else { return .refused(.lengthRequired) }
    var length = 0
    if let text = fields["content-length"] {
      guard let number = Int(text), number >= 0, String(number) == text else { return .refused(.badRequest) }
      guard number <= mostBody else { return .refused(.tooLarge) }
      length = number
    } else if words[0] == "POST" {
      return .refused(.lengthRequired)
    }
    let path = String(words[1].prefix { $0 != "?" && $0 != "#" })
    func request(_ body: [UInt8]) -> HTTPRequest {
      HTTPRequest(method: words[0], path: path, fields: fields, body: body)
    }
    guard bytes.count >= end + length else { return .incomplete(request([])) }
    return .request(request(Array(bytes[end..<(end + length)])), used: end + length)
  }

  /// The number of bytes up to and with the empty line.
  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    var index = 3
    while index < min(bytes.count, mostHead + 4) {
      if bytes[index] == 0x0a, bytes[index - 1] == 0x0d, bytes[index - 2] == 0x0a, bytes[index - 3] == 0x0d {
        return index + 1
      }
      index += 1
    }
    return nil
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}

extension Substring {
  fileprivate func trimming(_ isSpace: (Character) -> Bool) -> Substring {
    var text = self.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }
}

extension Character {
  /// A token of RFC 9110, section 5.6.2, as names of fields use them.
  fileprivate var isFieldName: Bool { isASCII && (isLetter || isNumber) || self == "-" || self == "_" }
}
