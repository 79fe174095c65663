import SourceText
import Testing

@Suite struct JSONPointerTests {
  /// The document of RFC 6901, section 5.
  private static let document = Array(
    ##"{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\j":5,"k\"l":6," ":7,"m~n":8}"##.utf8)

  @Test(arguments: [
    ("/foo", "['bar','baz']"), ("/foo/0", "'bar'"), ("/", "0"), ("/a~1b", "1"), ("/c%d", "2"), ("/e^f", "3"),
    ("/g|h", "4"), ("/i\\j", "5"), ("/k\"l", "6"), ("/ ", "7"), ("/m~0n", "8"),
    // Section 6.
    ("#/foo", "['bar','baz']"), ("#/foo/0", "'bar'"), ("#/", "0"), ("#/a~1b", "1"), ("#/c%25d", "2"),
    ("#/e%5Ef", "3"), ("#/g%7Ch", "4"), ("#/i%5Cj", "5"), ("#/k%22l", "6"), ("#/%20", "7"), ("#/m~0n", "8"),
  ])
  func `the examples of the RFC lead where it says`(text: String, sketch: String) throws {
    let root = try JSONReader.read(Self.document, .strict).root
    let pointer = try #require(JSONPointer(text))
    #expect(root.node(at: pointer)?.sketch == sketch)
    if !text.hasPrefix("#") { #expect(pointer.description == text) }
  }

  @Test(arguments: ["", "#"])
  func `nothing is the whole document`(text: String) throws {
    let root = try JSONReader.read(Self.document, .strict).root
    #expect(root.node(at: try #require(JSONPointer(text)))?.range == root.range)
  }

  @Test(arguments: [
    "/foo/2", "/foo/-", "/foo/00", "/foo/+1", "/foo/ 1", "/foo/99999999999999999999", "/none", "/foo/0/0", "//x",
  ])
  func `a pointer can lead nowhere`(text: String) throws {
    let root = try JSONReader.read(Self.document, .strict).root
    #expect(root.node(at: try #require(JSONPointer(text))) == nil)
  }

  @Test(arguments: ["foo", "/~", "/a~2", "/~~0", "#foo", "#/%", "#/%2", "#/%zz", "#/%ff", "#%2"])
  func `other spellings are none`(text: String) { #expect(JSONPointer(text) == nil) }

  @Test(arguments: [["a"], [""], ["~1", "/", "~", "~01"], ["é", "\u{301}", "0"]])
  func `every pointer reads back from its spelling`(tokens: [String]) {
    #expect(JSONPointer(JSONPointer(tokens).description)?.tokens == tokens)
  }

  @Test func `of a repeated key the last counts`() throws {
    let root = try JSONReader.read(Array(##"{"a":1,"a":2}"##.utf8), .strict).root
    #expect(root.node(at: JSONPointer(["a"]))?.number == 2)
  }
}
