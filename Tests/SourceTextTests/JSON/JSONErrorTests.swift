import SourceText
import Testing

@Suite struct JSONErrorTests {
  @Test(arguments: [
    ("", "1:1", "the text is empty: expected a value"),
    ("  \n ", "2:2", "the text is empty: expected a value"),
    // Commas.
    (
      "{\n  \"a\": 1\n  \"b\": 2\n}", "3:3",
      "expected ',' or '}' after the value, found '\"b\"': a comma is missing at line 2, column 9"
    ),
    ("[1 2]", "1:4", "expected ',' or ']' after the value, found '2': a comma is missing at line 1, column 3"),
    ("[1, 2\n[3]]", "2:1", "expected ',' or ']' after the value, found '[': a comma is missing at line 1, column 6"),
    ("[1,]", "1:3", "a comma after the last item, which JSON forbids"),
    ("{\"a\":1,\n}", "1:7", "a comma after the last item, which JSON forbids"),
    ("[1;2]", "1:3", "expected ',' or ']' after the value, found ';'"),
    ("[1:2]", "1:3", "expected ',' or ']' after the value, found ':'"),
    ("[,1]", "1:2", "expected a value, found ','"),
    ("[1,,2]", "1:4", "expected a value, found ','"),
    // Colons and keys.
    ("{\"a\" 1}", "1:6", "expected ':' after the key, found '1'"),
    ("{\"a\"}", "1:5", "expected ':' after the key, found '}'"),
    ("{\"a\",1}", "1:5", "expected ':' after the key, found ','"),
    ("{\"a\":}", "1:6", "expected a value after ':', found '}'"),
    ("{a:1}", "1:2", "a key without quotes, which JSON forbids"),
    ("{'a':1}", "1:2", "single quotes, which JSON forbids"),
    ("{1:1}", "1:2", "a key without quotes, which JSON forbids"),
    ("{[1]:1}", "1:2", "expected a key or '}', found '['"),
    ("{,}", "1:2", "expected a key or '}', found ','"),
    // What is not closed.
    (
      "{\n \"a\": [1,\n 2\n", "4:1",
      "expected ']' before the end of the text: the array that opens at line 2, column 7 is not closed"
    ),
    ("{", "1:2", "expected '}' before the end of the text: the object that opens at line 1, column 1 is not closed"),
    ("[1,", "1:4", "expected ']' before the end of the text: the array that opens at line 1, column 1 is not closed"),
    (
      "{\"a\":", "1:6",
      "expected '}' before the end of the text: the object that opens at line 1, column 1 is not closed"
    ),
    ("[\n{\"a\":1]", "2:7", "expected ',' or '}' after the value, found ']'; the object opens at line 2, column 1"),
    ("[1}", "1:3", "expected ',' or ']' after the value, found '}'; the array opens at line 1, column 1"),
    ("{\"a\": \"b\n}", "1:7", "the string is not closed before the end of the line"),
    ("[\n \"abc", "2:2", "the string that opens at line 2, column 2 is not closed before the end of the text"),
    ("\"\\", "1:1", "the string that opens at line 1, column 1 is not closed before the end of the text"),
    // What comes after.
    ("1 2", "1:3", "expected the end of the text after the value, found '2'"),
    ("{}}", "1:3", "expected the end of the text after the value, found '}'"),
    ("[]\n\"a\"", "2:1", "expected the end of the text after the value, found '\"a\"'"),
    // Values that are none.
    ("[True]", "1:2", "expected a value, found 'True': write true"),
    ("[None]", "1:2", "expected a value, found 'None': write null"),
    ("[NaN]", "1:2", "expected a value, found 'NaN': put strings in double quotes"),
    ("[#ff0000]", "1:2", "expected a value, found '#ff0000': put strings in double quotes"),
    ("['a']", "1:2", "single quotes, which JSON forbids"),
    ("[a b]", "1:2", "expected a value, found 'a': put strings in double quotes"),
    ("[*]", "1:2", "expected a value, found '*'"),
    ("[nul]", "1:2", "expected a value, found 'nul': put strings in double quotes"),
    ("[truefalse]", "1:2", "expected a value, found 'truefalse': put strings in double quotes"),
    ("[\u{A0}1]", "1:2", "expected a value, found the character U+00A0"),
    ("[\u{1}]", "1:2", "expected a value, found the character U+0001"),
    ("é\u{1F600}", "1:1", "expected a value, found 'é😀': put strings in double quotes"),
    // Comments and marks.
    ("{} // x", "1:4", "a comment, which JSON forbids"),
    ("[1, /* x */ 2]", "1:5", "a comment, which JSON forbids"),
    ("{}/", "1:3", "expected the end of the text after the value, found '/'"),
    ("\u{FEFF}{}", "1:1", "a byte order mark, which JSON forbids"),
    // Numbers.
    ("[01]", "1:2", "'01' is not a number"),
    ("[-]", "1:2", "'-' is not a number"),
    ("[1.]", "1:2", "'1.' is not a number"),
    ("[1e]", "1:2", "'1e' is not a number"),
    ("[+1]", "1:2", "expected a value, found '+1'"),
    ("[.5]", "1:2", "expected a value, found '.5'"),
    ("[0x1F]", "1:2", "'0x1F' is not a number"),
    ("[1.2.3]", "1:2", "'1.2.3' is not a number"),
    ("[12px]", "1:2", "'12px' is not a number"),
    ("[1e400]", "1:2", "the number '1e400' is too large: at most 1.8e308 can be held"),
    ("[-1e999999999999]", "1:2", "the number '-1e999999999999' is too large: at most 1.8e308 can be held"),
    // Strings.
    (#"["a\x"]"#, "1:4", #"expected one of " \ / b f n r t u after '\', found 'x'"#),
    (#"["\u12g4"]"#, "1:3", #"expected four hexadecimal digits after '\u'"#),
    (#"["ab\ud800"]"#, "1:5", #"'\ud800' is half of a surrogate pair, not a character"#),
    (#"["\ude00\ud83d"]"#, "1:3", #"'\ude00' is half of a surrogate pair, not a character"#),
    (#"["\ud83d\u0041"]"#, "1:3", #"'\ud83d' is half of a surrogate pair, not a character"#),
    ("[\"a\tb\"]", "1:4", #"the character U+0009 in a string; write \t"#),
    ("[\"a\0b\"]", "1:4", #"the character U+0000 in a string; write it as \u and four hexadecimal digits"#),
    ("[\"é🎨\", x]", "1:8", "expected a value, found 'x': put strings in double quotes"),
  ])
  func `an error says where, what and what would be right`(text: String, place: String, message: String) {
    let reading = Reading(text)
    #expect(reading.place == place)
    #expect(reading.message == message)
  }

  @Test(
    arguments: [
      ([0x22, 0xFF, 0x22], 1, "0xff"), ([0x5B, 0xC3, 0x28, 0x5D], 1, "0xc3"), ([0x22, 0xC0, 0xAF, 0x22], 1, "0xc0"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], 1, "0xed"), ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1, "0xf4"),
      ([0x22, 0xE2, 0x82], 1, "0xe2"), ([0x22, 0x61, 0x80, 0x22], 2, "0x80"), ([0xF5], 0, "0xf5"),
      ([0x22, 0xE0, 0x9F, 0xBF, 0x22], 1, "0xe0"), ([0x22, 0xF0, 0x8F, 0xBF, 0xBF, 0x22], 1, "0xf0"),
      ([0x22, 0x5C, 0xE5, 0x22], 2, "0xe5"),
    ] as [([UInt8], Int, String)])
  func `bytes that are not UTF-8 are an error at the first of them`(bytes: [UInt8], offset: Int, byte: String) {
    for strictness in [JSONReader.Strictness.strict, .lenient] {
      let error = Reading(bytes, strictness).error
      #expect(error == SourceError("the byte \(byte) is not UTF-8: save the text as UTF-8", at: offset..<offset + 1))
    }
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x5B, 0x00, 0x5D], "UTF-16"),
      ([0x5B, 0x00, 0x5D, 0x00], "UTF-16"), ([0x00, 0x5B, 0x00, 0x5D], "UTF-16"),
      ([0x00, 0x00, 0x00, 0x5B], "UTF-32"), ([0x5B, 0x00, 0x00, 0x00], "UTF-32"),
      ([0xFF, 0xFE, 0x00, 0x00, 0x5B, 0x00, 0x00, 0x00], "UTF-32"), ([0x00, 0x00, 0xFE, 0xFF], "UTF-32"),
    ] as [([UInt8], String)])
  func `another encoding is named`(bytes: [UInt8], name: String) {
    #expect(Reading(bytes).message == "the text is \(name): save it as UTF-8")
  }

  @Test func `what was found is shortened`() {
    let message = Reading("[" + String(repeating: "x", count: 1_000_000) + "]").message
    #expect(
      message == "expected a value, found '\(String(repeating: "x", count: 32))…': put strings in double quotes")
  }

  @Test(arguments: [1, 5, 15, 16, 100])
  func `a repeated key is noted at its place`(others: Int) {
    let fill = (0..<others).map { "\"k\($0)\": 0,\n" }.joined()
    let text = "{\"a\": 1,\n\(fill)\"\\u0061\": 2}"
    let notes = Reading(text).document?.notes
    #expect(notes?.map(\.kind) == [.duplicateKey])
    #expect(notes?.first?.range.upperBound == text.utf8.count - 4)
  }

  @Test func `keys that only look the same are two`() {
    #expect(Reading(##"{"\u00e9": 1, "e\u0301": 2}"##).document?.notes.isEmpty == true)
    let root = Reading(##"{"\u00e9": 1, "e\u0301": 2}"##).root
    #expect(root?["\u{E9}"]?.number == 1 && root?["e\u{301}"]?.number == 2)
  }
}
