import Testing
import WrittenZip

@testable import ZipArchive

struct ZipFileTests {
  private static let theme = Array(String(repeating: ##"<a:srgbClr val="2166AC"/>"##, count: 8).utf8)

  @Test(arguments: PythonArchive.allCases)
  func `archives by another program are read`(_ archive: PythonArchive) throws {
    let zip = try ZipFile(archive.bytes)
    #expect(zip.entries.map(\.name) == ["word/theme/theme1.xml", "größe.txt", "media/"])
    #expect(zip.entries.map(\.method) == [.deflated, .stored, .stored])
    #expect(zip.entries.map(\.size) == [200, 5, 0])
    #expect(try zip.entries.map(zip.contents) == [Self.theme, Array("plain".utf8), []])
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 200_000], [false, true])
  func `what is put in comes out`(_ count: Int, _ isDeflated: Bool) throws {
    let contents = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    let entry = isDeflated ? WrittenZip.Entry(deflating: contents, as: "a") : WrittenZip.Entry("a", contents)
    let zip = try ZipFile(WrittenZip([WrittenZip.Entry("first", [1]), entry]).bytes)
    #expect(try zip.contents(of: zip.entries[1]) == contents)
  }

  @Test func `an archive without entries is read`() throws {
    #expect(try ZipFile(WrittenZip([]).bytes).entries.isEmpty)
  }

  @Test func `extra fields and comments are passed over`() throws {
    var entry = WrittenZip.Entry(deflating: Self.theme, as: "a.xml")
    entry.localExtra = [0x55, 0x54, 5, 0, 3, 1, 2, 3, 4]
    entry.extra = [0x55, 0x54, 1, 0, 3]
    entry.comment = Array("the first".utf8)
    entry.flags = 8
    var archive = WrittenZip([entry, entry])
    archive.entries[1].name = Array("b.xml".utf8)
    archive.comment = .init(repeating: 0x50, count: 65_535)
    let zip = try ZipFile(archive.bytes)
    for entry in zip.entries { #expect(try zip.contents(of: entry) == Self.theme) }
  }

  @Test func `a name that is not UTF-8 is read by code page 437`() throws {
    var entry = WrittenZip.Entry("", [])
    // As Python's codec cp437 encodes them.
    entry.name = Array("Gr".utf8) + [0x94, 0xE1] + Array("e ".utf8) + [0x80, 0x9F, 0xB0, 0xDB, 0xF6, 0xFE]
    #expect(try ZipFile(WrittenZip([entry]).bytes).entries[0].name == "Größe Çƒ░█÷■")
    entry.flags = 1 << 11
    #expect(throws: ZipError.self) { try ZipFile(WrittenZip([entry]).bytes) }
  }

  @Test func `only what begins as an archive is taken for one`() {
    #expect(ZipFile.isRecognized(WrittenZip([]).bytes))
    #expect(ZipFile.isRecognized(PythonArchive.streamed.bytes))
    #expect(!ZipFile.isRecognized(Array("PK".utf8)))
    #expect(!ZipFile.isRecognized([]))
    #expect(!ZipFile.isRecognized(Array("{\"PK\": 1}".utf8)))
  }
}
