import HostInMemory
import SourceText

extension FuzzTarget {
  /// The language server, to which a line is a message; every fourth input is the stream itself.
  static let editor = FuzzTarget("editor", seeds: editorSeeds) { bytes in
    let isStream = bytes.reduce(0 as UInt8, &+).isMultiple(of: 4)
    let messages = bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    let framed = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    let host = FakeHost(
      ["a.json": Seeds.themes[0]], input: isStream ? String(decoding: bytes, as: UTF8.self) : framed, pieceSize: 512)
    let code = host.run("lsp")
    guard (0...2).contains(code) else { return "'lsp' ends with \(code)" }
    var rest = Array(host.result.output.utf8)[...]
    while let start = rest.firstRange(of: "\r\n\r\n".utf8)?.upperBound {
      let header = String(decoding: rest[..<start], as: UTF8.self)
      guard let length = Int(header.filter(\.isNumber)), length <= rest.endIndex - start,
        (try? JSONReader.read(Array(rest[start..<start + length]), .strict)) != nil
      else { return "'lsp' writes no message behind '\(header)'" }
      rest = rest[(start + length)...]
    }
    return rest.isEmpty ? nil : "'lsp' writes \(rest.count) bytes outside a message"
  }

  private static let editorSeeds: [String] = {
    let document = #""textDocument":{"uri":"file:///home/repository/a.json"}"#
    let place = #""position":{"line":0,"character":52}"#
    let range = #""range":{"start":{"line":0,"character":0},"end":{"line":9,"character":3}}"#
    let color = #""color":{"red":0.2,"green":0.4,"blue":1,"alpha":1}"#
    func message(_ method: String, _ params: String, _ id: Int? = nil) -> String {
      let id = id.map { "\"id\":\($0)," } ?? ""
      return "{\"jsonrpc\":\"2.0\",\(id)\"method\":\"\(method)\",\"params\":{\(params)}}"
    }
    let text = ##"{\"palettecheck\":1,\"series\":[\"#3a923a\",\"#c0554a\",\"rgb(33 102 172)\"]}"##
    let begin = [
      message("initialize", #""capabilities":{}"#, 1),
      message("textDocument/didOpen", String(document.dropLast()) + ",\"version\":1,\"text\":\"\(text)\"}"),
    ]
    let questions = [
      message("textDocument/hover", "\(document),\(place)", 2), message("textDocument/documentColor", document, 3),
      message("textDocument/colorPresentation", "\(document),\(color),\(range)", 4),
      message("textDocument/references", "\(document),\(place),\"context\":{\"includeDeclaration\":true}", 5),
      message("textDocument/codeAction", "\(document),\(range),\"context\":{\"only\":[\"quickfix\"]}", 6),
    ]
    let change = message(
      "textDocument/didChange", "\(document),\"contentChanges\":[{\(range),\"text\":\"é\"},{\"text\":\"\(text)\"}]")
    let end = [message("shutdown", "", 7), message("exit", "")]
    // Half of a surrogate pair, which no text of the server can hold.
    let half = change.replacing("é", with: #"\ud83d"#)
    return [begin + [change], begin + [half, change], begin + questions, begin + [change] + questions + end].map {
      $0.joined(separator: "\n")
    }
      + ["Content-Length: \(begin[0].utf8.count)\r\n\r\n\(begin[0])"]
  }()
}
