import SourceText
import Testing

@Suite struct JSONReaderTests {
  @Test func `keeps the bytes of every key and value`() throws {
    let text = ##"{"a": [1, "x\n"], "b": null}"##
    let root = try JSONReader.read(Array(text.utf8), .strict).root
    let first = try #require(root.members?.first)
    #expect(first.keyRange == 1..<4)
    #expect(first.value.range == 6..<16)
    #expect(first.value.items?.map(\.range) == [7..<8, 10..<15])
    #expect(first.value.items?.last?.string == "x\n")
    #expect(root.range == 0..<text.utf8.count)
  }
}
