import FileAccess
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// One after another, since the mask of the process is changed for a moment.
@Suite(.serialized) struct FileWritingTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? status.st_mode : 0
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try FileAccess.read(path, limit: 1 << 30), as: UTF8.self)
  }

  private func names() throws -> [String] { try TemporaryDirectory.names(in: directory.path) }

  @Test(arguments: [0, 1, 100_000]) func `a new file is complete and leaves nothing behind`(lines: Int) throws {
    let content = String(repeating: "0123456789abcde\n", count: lines)
    let path = directory.path + "/report.json"
    try FileAccess.write(Array(content.utf8), toFile: path)
    #expect(try text(path) == content)
    #expect(try names() == ["report.json"])
    let mask = umask(0)
    umask(mask)
    #expect(mode(path) & 0o777 == 0o666 & ~mask)
  }

  @Test(arguments: [0o640, 0o600, 0o666, 0o755] as [mode_t])
  func `a file that exists is replaced and keeps its permissions`(permissions: mode_t) throws {
    let path = directory.file("report.json", "a much longer text that was there before")
    unsafe chmod(path, permissions)
    try FileAccess.write(Array("new".utf8), toFile: path)
    #expect(try text(path) == "new")
    #expect(mode(path) & 0o7777 == permissions)
    #expect(try names() == ["report.json"])
  }

  @Test func `writing through links changes the file and keeps the links`() throws {
    let folder = directory.directory("folder")
    directory.file("folder/real.json", "old")
    let inner = directory.link("inner.json", to: "folder/real.json")
    let outer = directory.link("outer.json", to: inner)
    try FileAccess.write(Array("new".utf8), toFile: outer)
    #expect(try text(folder + "/real.json") == "new")
    #expect(mode(outer) & S_IFMT == S_IFLNK && mode(inner) & S_IFMT == S_IFLNK)
  }

  @Test func `writing through a dangling link creates its target`() throws {
    directory.directory("folder")
    let link = directory.link("link.json", to: "folder/new.json")
    try FileAccess.write(Array("new".utf8), toFile: link)
    #expect(try text(directory.path + "/folder/new.json") == "new")
    #expect(mode(link) & S_IFMT == S_IFLNK)
  }

  @Test func `a loop of links is an error`() {
    let link = directory.link("a", to: "b")
    directory.link("b", to: "a")
    #expect(throws: FileError.system(.write, path: link, code: ELOOP)) { try FileAccess.write([], toFile: link) }
  }

  @Test func `devices are written directly`() throws {
    try FileAccess.write(Array("x".utf8), toFile: "/dev/null")
    #expect(try FileAccess.kind(of: "/dev/null") == .device)
    #if os(Linux)
      let error = try #require(throws: FileError.self) { try FileAccess.write([0], toFile: "/dev/full") }
      #expect(error == .system(.write, path: "/dev/full", code: ENOSPC))
      #expect(error.reason == "cannot be written: no space left on device" && !error.isBrokenPipe)
    #endif
  }

  @Test func `a directory or dangling path is an error with the given name`() {
    let path = directory.path
    #expect(throws: FileError.system(.write, path: path, code: EISDIR)) { try FileAccess.write([], toFile: path) }
    let missing = path + "/none/report.json"
    #expect(throws: FileError.system(.write, path: missing, code: ENOENT)) {
      try FileAccess.write([], toFile: missing)
    }
  }

  @Test func `a name as long as the system allows can be written`() throws {
    let name = String(repeating: "n", count: 255)
    try FileAccess.write([0x78], toFile: directory.path + "/" + name)
    #expect(try names() == [name])
  }

  @Test func `a pipe without a reader is distinguished from a full disk`() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    #expect(unsafe pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let path = "/dev/fd/\(ends[1])"
    let error = try #require(throws: FileError.self) { try FileAccess.write([0x78], toFile: path) }
    #if os(Linux)
      #expect(error.isBrokenPipe)
    #endif
  }
}
