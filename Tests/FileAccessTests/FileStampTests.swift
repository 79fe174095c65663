import FileAccess
import Testing

struct FileStampTests {
  @Test func `a file that is not touched keeps its stamp`() throws {
    let directory = try TemporaryDirectory()
    let path = directory.file("theme", "old")
    let stamp = try #require(FileAccess.stamp(of: path))
    #expect(FileAccess.stamp(of: path) == stamp)
    #expect(stamp.size == 3)
    #expect(stamp.modified > 1_700_000_000_000_000_000)
  }

  @Test func `a replacement of equal length and time is detected`() throws {
    let directory = try TemporaryDirectory()
    let path = directory.file("theme", "old")
    let before = FileAccess.stamp(of: path)
    try FileAccess.write(Array("new".utf8), toFile: path)
    var after = FileAccess.stamp(of: path)
    #expect(after != before)
    after?.modified = before?.modified ?? 0
    #expect(after != before)
  }

  @Test func `a missing file has none`() throws {
    let directory = try TemporaryDirectory()
    #expect(FileAccess.stamp(of: directory.path + "/none") == nil)
    #expect(FileAccess.stamp(of: "a\0b") == nil)
    #expect(FileAccess.stamp(of: directory.path + "/.") == FileAccess.stamp(of: directory.path))
  }

  @Test func `a pause lasts as long as requested`() {
    let start = ContinuousClock.now
    FileAccess.pause(milliseconds: 20)
    #expect(ContinuousClock.now - start >= .milliseconds(19))
  }
}
