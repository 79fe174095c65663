import FileAccess
import Testing

@Suite struct DirectoryListingTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func names(limit: Int = 100_000, entering: (String) -> Bool = { _ in true }) throws -> [String] {
    try FileAccess.list(directory.path, limit: limit, entering: entering).files.map {
      String($0.dropFirst(directory.path.count + 1))
    }
  }

  @Test func `files come sorted by bytes from every depth`() throws {
    directory.directory("b")
    directory.directory("b/c")
    for name in ["b.json", "b/z.json", "b/c/y.json", "é.json", "Z.json", "a.json"] { directory.file(name) }
    #expect(try names() == ["Z.json", "a.json", "b.json", "b/c/y.json", "b/z.json", "é.json"])
  }

  @Test func `links are not followed out of the directory or in cycles`() throws {
    let outside = try TemporaryDirectory()
    outside.file("secret.json")
    directory.file("a.json")
    directory.link("out", to: outside.path)
    directory.link("secret.json", to: outside.path + "/secret.json")
    directory.link("loop", to: ".")
    #expect(try names() == ["a.json"])
    let links = try FileAccess.list(directory.path).links.map { String($0.dropFirst(directory.path.count + 1)) }
    #expect(links == ["loop", "out", "secret.json"])
    #expect(FileAccess.isLink(directory.path + "/loop") && !FileAccess.isLink(directory.path + "/a.json"))
  }

  @Test func `only regular files are listed`() throws {
    _ = directory.pipe("pipe.json")
    directory.directory("folder.json")
    #expect(try names() == [])
  }

  @Test func `a directory can be skipped`() throws {
    directory.directory(".git")
    directory.file(".git/config.json")
    directory.file(".dot.json")
    #expect(try names { !$0.hasSuffix("/.git") } == [".dot.json"])
  }

  @Test(arguments: [(2, false), (3, true), (4, true)])
  func `there may be as many files as the limit`(limit: Int, fits: Bool) throws {
    for name in ["a", "b", "c"] { directory.file(name) }
    #expect(((try? names(limit: limit)) != nil) == fits)
  }

  @Test func `a missing directory, or a file in its place, is an error`() {
    let file = directory.file("file")
    #expect(throws: FileError.system(.list, path: file, code: 20)) { try FileAccess.list(file) }
    #expect(throws: FileError.self) { try FileAccess.list(directory.path + "/none") }
  }
}
