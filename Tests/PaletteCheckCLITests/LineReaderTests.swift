import HostInMemory
import PNGCodec
import Testing

@testable import PaletteCheckCLI

struct LineReaderTests {
  /// A source that counts how often somebody waits for it.
  private final class Pieces: ByteSource {
    private var rest: ArraySlice<String>
    private(set) var waits = 0
    init(_ pieces: [String]) { rest = pieces[...] }
    func next() -> [UInt8] {
      waits += 1
      return Array((rest.popFirst() ?? "").utf8)
    }
  }

  private static func text(_ lines: [LineReader.Line]) -> [String] {
    lines.map { line in
      switch line {
      case .text(let bytes): String(decoding: bytes, as: UTF8.self)
      case .tooLong: "too long"
      }
    }
  }

  @Test func `lines that have come are given without waiting for more`() throws {
    let source = Pieces(["a\nb\nc", "d\n", "e"])
    var reader = LineReader(source, limit: 10)
    #expect(try Self.text(reader.arrived(atMost: 64)) == ["a", "b"])
    #expect(source.waits == 1)
    #expect(try Self.text(reader.arrived(atMost: 64)) == ["cd"])
    #expect(source.waits == 2)
    #expect(try Self.text(reader.arrived(atMost: 64)) == ["e"])
    #expect(try reader.arrived(atMost: 64).isEmpty)
  }

  @Test(arguments: [1, 2, 3])
  func `as many lines are given as are asked for, and none is lost`(most: Int) throws {
    var reader = LineReader(Pieces(["1\n2\n3\n4\n5\n", "6 is long\n7\n"]), limit: 4)
    var lines: [String] = []
    while true {
      let arrived = try Self.text(reader.arrived(atMost: most))
      guard !arrived.isEmpty else { break }
      #expect(arrived.count <= most)
      lines += arrived
    }
    #expect(lines == ["1", "2", "3", "4", "5", "too long", "7"])
  }
}
