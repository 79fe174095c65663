import SafeText
import Testing

/// Objects written member by member.
@Suite struct `JSON in members` {
  private static let tree: JSONValue = .object([
    ("text", "a \"b\"\n</script>"), ("none", nil), ("half", 0.5), ("endless", nil), ("count", -3),
    ("names", ["x", "ü"]),
    ("nobody", []), ("dash", [4.0, 2.0]), ("undashed", nil), ("places", [nil, 0.25]),
    ("parts", [["hex": "#010203", "inner": ["deep": []]], ["hex": nil, "inner": [:]]]), ("empty", [:]), ("last", "z"),
  ])

  private static func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("text", "a \"b\"\n</script>")
      json.member("none", nil as String?)
      json.member("half", 0.5)
      json.member("endless", Double.infinity)
      json.member("count", -3)
      json.member("names", ["x", "ü"])
      json.member("nobody", [] as [String])
      json.member("dash", [4, 2] as [Double])
      json.member("undashed", nil as [Double]?)
      json.member("places", [nil, 0.25] as [Double?])
      json.member("parts", each: ["#010203", nil]) { json, hex in
        json.object { json in
          json.member("hex", hex)
          json.member("inner") { json in
            json.object { json in if hex != nil { json.member("deep", [] as [String]) } }
          }
        }
      }
      json.member("empty") { $0.object { _ in } }
      json.member(named: "last", "z")
    }
  }

  @Test(arguments: [JSONWriter.Layout.pretty, .compact])
  func `have the layout of the same tree`(layout: JSONWriter.Layout) {
    #expect(JSONWriter.text(.written(Self.write), layout) == JSONWriter.text(Self.tree, layout))
    let inside: JSONValue = ["before": 1, "items": [.written(Self.write), .written(Self.write)], "after": 2]
    let whole: JSONValue = ["before": 1, "items": [Self.tree, Self.tree], "after": 2]
    #expect(JSONWriter.text(inside, layout) == JSONWriter.text(whole, layout))
  }

  @Test func `escape a key that comes from outside`() {
    let value = JSONValue.written { json in json.object { $0.member(named: "a\"</script>", nil) } }
    #expect(JSONWriter.text(value, .compact) == JSONWriter.text(["a\"</script>": nil], .compact))
  }
}
