import SafeText
import Testing

/// Arrays whose items are made as they are written.
@Suite struct `JSON in portions` {
  private static let items: [JSONValue] = [.string("a"), 2, ["b": .null], []]

  @Test(arguments: [JSONWriter.Layout.pretty, .compact])
  func `says the same as the array of all items`(layout: JSONWriter.Layout) {
    let whole: JSONValue = ["items": .array(Self.items), "more": true]
    let portions: JSONValue = [
      "items": .portions(count: 3) { Array(Self.items[[0..<1, 1..<1, 1..<4][$0]]) }, "more": true,
    ]
    #expect(JSONWriter.text(portions, layout) == JSONWriter.text(whole, layout))
  }

  @Test func `is empty where every portion is`() {
    #expect(JSONWriter.text(.portions(count: 4) { _ in [] }, .compact) == "[]")
    #expect(JSONWriter.text(.portions(count: 0) { _ in [1] }) == "[]\n")
  }

  @Test func `passes a long text on in pieces`() {
    let long: JSONValue = .portions(count: 1_000) { [.string(String(repeating: "ä", count: 500 + $0))] }
    var pieces: [String] = []
    JSONWriter.write(long) { pieces.append($0) }
    #expect(pieces.count > 2)
    #expect(pieces.joined() == JSONWriter.text(long))
  }

  @Test func `stops where a piece is not taken`() {
    struct Full: Error {}
    let long: JSONValue = .portions(count: 1_000_000) { [.integer($0)] }
    var taken = 0
    #expect(throws: Full.self) {
      try JSONWriter.write(long) { piece throws(Full) in
        taken += piece.utf8.count
        throw Full()
      }
    }
    #expect((1..<1_000_000).contains(taken))
  }
}
