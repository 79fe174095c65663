import HostileText
import SafeText
import SourceText
import Testing

@Suite struct JSONWriterTests {
  @Test(arguments: NamedText.hostile)
  func `a string reads back as it was`(_ hostile: NamedText) throws {
    let text = hostile.text
    let json = jsonString(text)
    let read = try JSONReader.read(Array(json.utf8), .strict).root
    #expect(read.string.map { Array($0.utf8) } == Array(text.utf8))
    #expect(!json.unicodeScalars.contains(where: isControl))
    #expect(!json.lowercased().contains("</") && !json.contains("<!") && !json.lowercased().contains("<script"))
  }

  @Test(arguments: 0x00...0x7F)
  func `a character is escaped the same in plain text and beside other characters`(value: Int) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let json = jsonString(String(Character(scalar)))
    #expect(jsonString("\(scalar)é") == json.dropLast() + "é\"")
    #expect(jsonString("a\(scalar) b") == "\"a" + json.dropFirst().dropLast() + " b\"")
  }

  @Test(arguments: [
    0, -0.0, 1, 4.5, 0.1, 1 / 3, 1e-7, 1e21, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -123.456,
    100_000_000_000_000_000,
  ])
  func `a number reads back as the same double`(number: Double) throws {
    let read = try JSONReader.read(Array(JSONWriter.text(.number(number)).utf8), .strict).root.number
    #expect(read?.bitPattern == number.bitPattern)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `a number that is not finite is null`(number: Double) {
    #expect(JSONWriter.text(.number(number), .compact) == "null")
  }

  @Test func `the pretty layout`() {
    let value: JSONValue = [
      "z": 1, "a": ["x", true, .null], "n": [1, 2.5], "e": [], "o": [:], "d": ["k": ["l": false]],
    ]
    #expect(
      JSONWriter.text(value) == """
        {
          "z": 1,
          "a": [
            "x",
            true,
            null
          ],
          "n": [1, 2.5],
          "e": [],
          "o": {},
          "d": {
            "k": {
              "l": false
            }
          }
        }

        """)
  }

  @Test func `a member that is nil is left out`() {
    #expect(JSONWriter.text(["a": nil, "b": .null, "c": .string(nil)], .compact) == #"{"b":null,"c":null}"#)
  }

  @Test func `a key that comes from outside is escaped`() {
    let text = "a\"</script>"
    #expect(JSONWriter.text(.object([(text, .integer(1))]), .compact) == "{\(jsonString(text)):1}")
  }

  @Test func `the compact layout`() {
    let value: JSONValue = ["z": 1, "a": ["x", .number(nil)], "n": [1, 2.5], "e": []]
    #expect(JSONWriter.text(value, .compact) == #"{"z":1,"a":["x",null],"n":[1,2.5],"e":[]}"#)
  }
}
