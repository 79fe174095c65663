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

  @Test(arguments: [0, 40]) func `keys are equal byte for byte, in small objects and in large ones`(further: Int) throws
  {
    let others = (0..<further).map { "\"k\($0)\": 0, " }.joined()
    let text = "{\(others)\"e\u{301}\": 1, \"\u{E9}\": 2, \"a\": 3, \"a\": 4, \"a\": 5}"
    let root = try JSONReader.read(Array(text.utf8)).root
    #expect(root.lastMembers?.suffix(3).map(\.value.number) == [1, 2, 5])
  }
}
