import HostInMemory
import SourceText

extension FuzzTarget {
  /// The studio, asked by somebody who has its token, and by somebody who has not.
  static let studio = FuzzTarget("studio", seeds: Seeds.questions) { bytes in
    let theme = Seeds.themes[0]
    let visits: @Sendable (String) -> [[UInt8]] = { address in
      let token = String(address.split(separator: "/").last ?? "")
      let question = String(decoding: bytes, as: UTF8.self)
      let asked = ["start", "read", "judge", "plane", "repair", "export", "save"].map { name in
        "POST /\(token)/\(name) HTTP/1.1\r\nHost: 127.0.0.1:50000\r\nX-Studio-Token: \(token)\r\n"
          + "Content-Length: \(question.utf8.count)\r\n\r\n\(question)"
      }
      return [bytes] + asked.map { Array($0.utf8) }
    }
    let world = FakeHost(["theme.json": theme], visits: visits)
    guard world.run("studio --no-open theme.json") == 0 else { return "the command does not serve" }
    let stranger = String(decoding: world.answers.first ?? [], as: UTF8.self)
    guard !stranger.hasPrefix("HTTP/1.1 2") else { return "somebody without the token is answered" }
    for answer in world.answers.dropFirst() {
      let text = String(decoding: answer, as: UTF8.self)
      guard let body = text.split(separator: "\r\n\r\n", maxSplits: 1).last, text.hasPrefix("HTTP/1.1 ") else {
        return "an answer is none of HTTP"
      }
      if !text.hasPrefix("HTTP/1.1 400"), (try? JSONReader.read(Array(body.utf8), .strict)) == nil {
        return "an answer is no JSON"
      }
    }
    return nil
  }
}

extension Seeds {
  /// What the page asks.
  static let questions = [
    ##"{"document": 0, "view": 0, "selected": 0, "hue": 40, "charts": ["lines"], "changes": [{"view": 0, "series": 0, "color": "#123456"}]}"##,
    ##"{"palette": {"ground": "#fff", "series": [{"name": "a", "color": "oklch(0.6 0.1 30)", "dash": [6, 3]}, {"color": "red"}]}, "selected": 1, "format": "ase"}"##,
    ##"{"palette": {"kind": "diverging", "ground": "black", "series": [{"color": "#00f"}, {"color": "#eee"}, {"color": "#f00"}]}, "format": "css"}"##,
    ##"{"name": "a.css", "base64": "OnJvb3QgeyAtLWNoYXJ0LTE6IHJlZCB9"}"##, ##"{"text": "#1b9e77 #d95f02"}"##,
    ##"{"known": "tab10"}"##,
    "GET / HTTP/1.1\r\nHost: 127.0.0.1:50000\r\nOrigin: null\r\n\r\n",
    "POST /a/b HTTP/1.1\r\nHost: localhost:50000\r\nContent-Length: 2\r\n\r\n{}",
  ]
}
