import SourceText
import Testing

@Suite struct JSONAcceptanceTests {
  @Test(arguments: [
    ("null", "null"), ("true", "true"), ("false", "false"), (#""""#, "''"), ("[]", "[]"), ("{}", "{}"),
    (" \t\r\n[ \t\r\n] \t\r\n", "[]"), ("{ \n}", "{}"), ("[1,2]", "[1,2]"), ("[[],[[]],{}]", "[[],[[]],{}]"),
    (#"{"a":1,"b":[true,null]}"#, "{a:1,b:[true,null]}"), (#"{"":{"":0}}"#, "{:{:0}}"),
    (#"{"a":1,"a":2}"#, "{a:1,a:2}"), ("0", "0"), ("-0", "-0"), ("-0.0", "-0.0"), ("10", "10"), ("0.5", "0.5"),
    ("1e5", "1e5"), ("1E+05", "1E+05"), ("-1.5e-7", "-1.5e-7"), ("1e-400", "1e-400"), ("0e0", "0e0"),
    ("1.7976931348623157e308", "1.7976931348623157e308"),
    ("123456789012345678901234567890", "123456789012345678901234567890"),
    (#""\"\\\/\b\f\n\r\t""#, "'\"\\/\u{8}\u{C}\n\r\t'"), (#""\u0041\u00e9\uFFFD""#, "'Aé\u{FFFD}'"),
    (#""\ud83c\udfa8""#, "'🎨'"), (#""\uD834\udd1E!""#, "'𝄞!'"), (#""\u0000""#, "'\0'"), (#""\uffff""#, "'\u{FFFF}'"),
    ("\"grün 色 🎨 \u{7F} \u{2028}\"", "'grün 色 🎨 \u{7F} \u{2028}'"),
    (#""// no /* comment */""#, "'// no /* comment */'"),
    (#""a'b""#, "'a'b'"), (#"["\\", "\""]"#, #"['\','"']"#), ("\"\u{10FFFF}\"", "'\u{10FFFF}'"),
  ])
  func `the letter of RFC 8259 is accepted`(text: String, sketch: String) {
    let document = Reading(text).document
    #expect(document?.root.sketch == sketch)
    // Lenient reading finds nothing to let pass in it, and the same tree.
    #expect(Reading(text, .lenient).root?.sketch == sketch)
    #expect(document?.notes.allSatisfy { $0.kind == .duplicateKey } == true)
  }

  @Test(
    arguments: [
      ("// x\n1", "1", [JSONReader.Note.Kind.comment]), ("1 // x", "1", [.comment]),
      ("/* x */ 1 /**/", "1", [.comment, .comment]),
      ("/*/ * / \n **/1", "1", [.comment]), ("[1 /*a*/ , // b\r 2]", "[1,2]", [.comment, .comment]),
      ("[1,]", "[1]", [.trailingComma]), ("{\"a\":1,}", "{a:1}", [.trailingComma]),
      ("[1, // x\n]", "[1]", [.trailingComma, .comment]),
      ("'a'", "'a'", [.singleQuotes]), (#"'a"b'"#, #"'a"b'"#, [.singleQuotes]),
      (#"'it\'s'"#, "'it's'", [.singleQuotes]),
      (#"{'a':1}"#, "{a:1}", [.singleQuotes]), ("{a:1}", "{a:1}", [.unquotedKey]),
      ("{$a-b_1: 1}", "{$a-b_1:1}", [.unquotedKey]),
      ("{50: 1, grün: 2}", "{50:1,grün:2}", [.unquotedKey, .unquotedKey]),
      ("{a/*x*/:1}", "{a:1}", [.unquotedKey, .comment]),
      ("\u{FEFF}[]", "[]", [.byteOrderMark]), ("{a:1,a:2}", "{a:1,a:2}", [.unquotedKey, .unquotedKey, .duplicateKey]),
    ] as [(String, String, [JSONReader.Note.Kind])])
  func `lenient reading accepts more and reports it`(text: String, sketch: String, kinds: [JSONReader.Note.Kind]) {
    let document = Reading(text, .lenient).document
    #expect(document?.root.sketch == sketch)
    #expect(document?.notes.map(\.kind) == kinds)
    #expect(Reading(text).document == nil)
  }

  @Test func `notes stand where the matter is`() {
    let notes = Reading("{ 'a' : 1, // x\n b: 2, }", .lenient).document?.notes
    #expect(notes?.map(\.range) == [2..<5, 11..<15, 17..<18, 21..<22])
  }

  @Test(arguments: [
    "{a:1,}}", "{a b:1}", "[,]", "[1,,2]", "'a\"", "/* x", "{a:1;b:2}", "[0x10]", "[+1]", "[.5]", "[NaN]", "[a]",
    "# x\n1",
  ])
  func `lenient reading has bounds`(text: String) { #expect(Reading(text, .lenient).document == nil) }

  @Test(arguments: [
    ("9007199254740993", 9_007_199_254_740_992), ("0.1", 0.1), ("-0", -0.0), ("1e-400", 0),
    ("5e-324", .leastNonzeroMagnitude),
    ("1.7976931348623157e308", .greatestFiniteMagnitude), ("2.2250738585072014e-308", .leastNormalMagnitude),
  ])
  func `numbers are the nearest double and keep their spelling`(text: String, value: Double) {
    let root = Reading(text).root
    #expect(root?.number?.bitPattern == value.bitPattern)
    #expect(root?.sketch == text)
  }
}
