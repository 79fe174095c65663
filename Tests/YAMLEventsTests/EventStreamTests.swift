import Testing
import YAMLEvents

@Suite struct EventStreamTests {
  /// The events of a text, each as a letter and what stands at its range.
  private func sketch(_ text: String) throws(YAMLError) -> [String] {
    let bytes = Array(text.utf8)
    var stream = try EventStream(bytes)
    var all: [String] = []
    while true {
      let event = try stream.next()
      let source = String(decoding: bytes[event.range], as: UTF8.self)
      switch event.kind {
      case .streamEnd: return all
      case .scalar(let text, let style, _): all.append("\(style == .plain ? "plain" : "quoted") \(text) <\(source)>")
      case .alias(let name): all.append("alias \(name) <\(source)>")
      case .mappingStart(let properties): all.append("{\(properties.anchor ?? "")")
      case .mappingEnd: all.append("}")
      case .sequenceStart: all.append("[")
      case .sequenceEnd: all.append("]")
      case .documentStart, .documentEnd: break
      }
    }
  }

  @Test(arguments: ["", "é: ", "\u{FEFF}", "# größer, 色, 🎨\n"])
  func `ranges are bytes, whatever the characters before`(prefix: String) throws {
    let events = try sketch(prefix + "[\"#ff0000\", plain, 'über', 🎨]")
    #expect(
      events.suffix(from: try #require(events.firstIndex(of: "["))).prefix(6) == [
        "[", "quoted #ff0000 <\"#ff0000\">", "plain plain <plain>", "quoted über <'über'>", "plain 🎨 <🎨>", "]",
      ])
  }

  @Test func `ranges are correct far into a text that is not ASCII`() throws {
    let text = (0..<3_000).map { "- \($0)é\n" }.joined()
    let scalars = try sketch(text).dropFirst().dropLast()
    #expect(Array(scalars) == (0..<3_000).map { "plain \($0)é <\($0)é>" })
  }

  @Test func `aliases are not expanded`() throws {
    #expect(try sketch("a: &x {b: 1}\nc: *x").suffix(3) == ["plain c <c>", "alias x <*x>", "}"])
  }

  @Test(arguments: [("a: [1, 2", 8, 3), ("a: 1\n\tb: 2\n", 5, 3), ("é: ]", 4, 4), ("a: \u{1}", 3, -1)])
  func `errors give byte positions`(text: String, offset: Int, contextOffset: Int) {
    let error = #expect(throws: YAMLError.self) { try sketch(text) }
    #expect(error?.offset == offset)
    if contextOffset < 0 {
      #expect(error?.contextOffset == nil)
    } else {
      #expect(error?.contextOffset == contextOffset)
    }
  }

  @Test func `an empty text has no documents`() throws {
    #expect(try sketch("").isEmpty)
  }

  @Test func `a text may be read in part`() throws {
    var stream = try EventStream(Array("a: [1, 2, {b: c}]".utf8))
    guard case .documentStart = try stream.next().kind, case .mappingStart = try stream.next().kind else {
      Issue.record("the first two events begin the document and its mapping")
      return
    }
  }
}
