import SourceText
import Testing

@testable import LanguageServer

/// Positions, and texts that change piece by piece.
struct TextTests {
  /// The lines of a text by their own reading, as arrays of units of UTF-16, without their breaks.
  private static func lines(_ text: String) -> [(start: Int, units: [Int])] {
    var lines: [(start: Int, units: [Int])] = [(0, [])]
    var (offset, wasReturn) = (0, false)
    for scalar in text.unicodeScalars {
      let bytes = UTF8.width(scalar)
      if scalar == "\n" || scalar == "\r" {
        if scalar == "\n", wasReturn { lines.removeLast() }
        lines.append((offset + bytes, []))
      } else {
        lines[lines.count - 1].units += (0..<UTF16.width(scalar)).map { _ in offset }
      }
      wasReturn = scalar == "\r"
      offset += bytes
    }
    return lines
  }

  @Test func `ten thousand random edits leave the text and the positions that a full reading finds`() throws {
    var random = SplitMix(seed: 34)
    let pieces = [
      "a", "\n", "\r\n", "\r", "😀", "é", "\u{FEFF}", "漢", "{\"a\": \"#2166ac\"}", "", "e\u{301}", "👩‍💻", "  ",
    ]
    var document = OpenDocument(uri: "", version: 0, file: SourceFile(path: "a", bytes: []))
    var expected = ""
    for round in 0..<10_000 {
      let lines = Self.lines(expected)
      func place() -> (position: TextPosition, offset: Int) {
        let line = Int.random(in: 0..<lines.count, using: &random)
        let units = lines[line].units
        let character = Int.random(in: 0...(units.count + 1), using: &random)
        let end = line + 1 < lines.count ? Self.end(of: line, lines, expected) : expected.utf8.count
        return (TextPosition(line: line, character: character), character < units.count ? units[character] : end)
      }
      let (one, other) = (place(), place())
      let (start, end) = one.offset <= other.offset ? (one, other) : (other, one)
      let text = (0..<Int.random(in: 0...2, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      let isWhole = expected.utf8.count > 400
      let change =
        isWhole
        ? "{\"text\":\(Editor.quoted(text))}"
        : "{\"range\":{\"start\":\(Self.json(start.position)),\"end\":\(Self.json(end.position))},\"text\":\(Editor.quoted(text))}"
      try document.apply([JSONReader.read(Array(change.utf8)).root])
      var bytes = Array(expected.utf8)
      if isWhole { bytes = Array(text.utf8) } else { bytes.replaceSubrange(start.offset..<end.offset, with: text.utf8) }
      expected = String(decoding: bytes, as: UTF8.self)
      try #require(document.file.bytes == Array(expected.utf8), "round \(round)")
      guard round.isMultiple(of: 20) else { continue }
      for (number, line) in Self.lines(expected).enumerated() {
        for (character, offset) in line.units.enumerated()
        where character == 0 || line.units[character - 1] != offset {
          let position = document.file.position(of: offset)
          try #require(position == TextPosition(line: number, character: character), "round \(round)")
          #expect(document.file.offset(of: position) == offset)
        }
      }
    }
  }

  private static func end(of line: Int, _ lines: [(start: Int, units: [Int])], _ text: String) -> Int {
    let bytes = Array(text.utf8)
    var end = lines[line + 1].start
    if end > lines[line].start, bytes[end - 1] == 0x0A { end -= 1 }
    if end > lines[line].start, bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  private static func json(_ position: TextPosition) -> String {
    "{\"line\":\(position.line),\"character\":\(position.character)}"
  }

  @Test(arguments: [
    ("file:///a/b.json", "/a/b.json"), ("file:///a/b%20c%C3%A9.json", "/a/b cé.json"),
    ("file://localhost/a", "/a"), ("FILE:///a#L3", "/a"), ("file://host/a", nil), ("untitled:Untitled-1", nil),
    ("file:///a%zz", nil), ("file:///a%00b", nil), ("file:///a%", nil), ("file:///%ff", nil),
  ])
  func `a path comes from the name of a file on this machine alone`(_ uri: String, _ path: String?) {
    #expect(FileURI.path(uri) == path)
    if let path { #expect(FileURI.path(FileURI.uri(path)) == path) }
  }
}

/// S. Vigna's SplitMix64: equal numbers in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
