import Testing

@testable import SourceText

struct MarkupScannerTests {
  private func tags(_ text: String) -> [MarkupTag] { Array(MarkupScanner(Array(text.utf8))) }

  @Test(arguments: [
    ("<a><b/></a>", ["a", "b/", "/a"]),
    ("<?xml version='1.0'?><!DOCTYPE a><a:B C = \"x>y\" d=e f>", ["b"]),
    ("<!-- <x> --><a>", ["a"]),
    ("<! -- <x> --><a>", ["a"]),
    ("<!-- never closed <a>", []),
    ("<!-- one --> <!-- never closed> <a>", ["a"]),
    ("a < b <c", ["c"]),
    ("<a href=\"no end<b>", ["a", "b"]),
    ("<", []), ("<a", ["a"]), ("</a", ["/a"]), ("<a =\"'/", ["a/"]), ("<!", []), ("<?", []),
  ])
  func `tags are found whatever is wrong between them`(text: String, names: [String]) {
    let found = tags(text).map { tag in
      switch tag.kind {
      case .opening: tag.name
      case .closing: "/" + tag.name
      case .empty: tag.name + "/"
      }
    }
    #expect(found == names)
  }

  @Test func `attributes and texts are read with their bytes`() throws {
    let text = "<p name = \"Tom &amp; &#x41;&#66; &co\" type='regular' bare=1>\n  <c> #fff\t</c>"
    let found = tags(text)
    #expect(found[0].attributes.map(\.name) == ["name", "type", "bare"])
    #expect(found[0].attributes.map(\.value) == ["Tom & AB &co", "regular", "1"])
    #expect(found[0].attribute("type")?.value == "regular")
    #expect(found[1].text == "#fff")
    let bytes = Array(text.utf8)
    #expect(String(decoding: bytes[found[1].textRange], as: UTF8.self) == "#fff")
    #expect(String(decoding: bytes[found[0].attributes[1].range], as: UTF8.self) == "regular")
    #expect(String(decoding: bytes[found[1].range], as: UTF8.self) == "<c>")
  }

  @Test func `a text behind a comment belongs to the tag before it`() {
    #expect(tags("<c><!-- red -->#f00<!-- or blue -->#00f</c>").first?.text == "#f00")
  }

  /// A search that begins again at each piece takes minutes.
  @Test(.timeLimit(.minutes(1)), arguments: ["<!--", "<! --", "<a b=\"", "&#x", "<a ", "<"])
  func `texts of many open comments, tags and references end`(_ piece: String) {
    let bytes = Array(String(repeating: piece, count: 200_000).utf8)
    #expect(tags(String(decoding: bytes, as: UTF8.self)).allSatisfy { $0.range.upperBound <= bytes.count })
  }
}
