import FileAccess
import Testing

@Suite struct FileReadingTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test(arguments: [0, 1, 40_000]) func `a file is read whole`(lines: Int) throws {
    let text = String(repeating: "line\n", count: lines)
    let path = directory.file("file", text)
    #expect(try FileAccess.read(path, limit: 1 << 20) == Array(text.utf8))
  }

  @Test(arguments: [(9, false), (10, true), (11, true)])
  func `a file may have as many bytes as the limit`(limit: Int, fits: Bool) throws {
    let path = directory.file("file", "0123456789")
    #expect(((try? FileAccess.read(path, limit: limit)) != nil) == fits)
    if !fits {
      #expect(throws: FileError.tooLarge(path: path, limit: limit)) { try FileAccess.read(path, limit: limit) }
    }
  }

  @Test func `what is missing says so`() throws {
    let path = directory.path + "/none"
    let error = try #require(throws: FileError.self) { try FileAccess.read(path, limit: 1) }
    #expect(error.isMissing)
    #expect(error.reason == "cannot be read: no such file or directory")
    #expect(error.path == path)
  }

  @Test func `directories, pipes and devices are refused without waiting`() {
    let pipe = directory.pipe("pipe")
    #expect(throws: FileError.notRegular(path: directory.path, kind: "a directory")) {
      try FileAccess.read(directory.path, limit: 1)
    }
    #expect(throws: FileError.notRegular(path: pipe, kind: "a named pipe")) { try FileAccess.read(pipe, limit: 1) }
    #expect(throws: FileError.notRegular(path: "/dev/zero", kind: "a device")) {
      try FileAccess.read("/dev/zero", limit: 1)
    }
  }

  @Test func `a path with a zero is not a path`() {
    let path = directory.file("file") + "\0.json"
    #expect(throws: FileError.zeroInPath(path)) { try FileAccess.read(path, limit: 10) }
    #expect(!FileAccess.exists(path))
  }

  @Test func `kinds are distinguished through links`() throws {
    let file = directory.file("file")
    let folder = directory.directory("folder")
    #expect(try FileAccess.kind(of: directory.link("a", to: file)) == .regular)
    #expect(try FileAccess.kind(of: directory.link("b", to: folder)) == .directory)
    #expect(FileAccess.isDirectory(folder) && !FileAccess.isDirectory(file))
    #expect(!FileAccess.exists(directory.link("c", to: "nowhere")))
  }

  @Test func `a real path has no links and no dots`() throws {
    let file = directory.file("file")
    directory.link("link", to: "file")
    #expect(try FileAccess.realPath(directory.path + "/./link") == file)
  }
}
