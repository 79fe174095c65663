import CExtendedAttributes
import FileAccess
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a file keeps when another takes its place.
struct FilePropertiesTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func status(_ path: String) -> stat {
    var status = stat()
    _ = unsafe lstat(path, &status)
    return status
  }

  /// Writes a file anew.
  private func lost(_ path: String) throws -> [LostProperty] {
    let output = try FileOutput(path)
    try output.append(Array("new".utf8))
    try output.commit()
    #expect(String(decoding: try FileAccess.read(path, limit: 100), as: UTF8.self) == "new")
    return output.lost
  }

  @Test(.enabled(if: geteuid() == 0, "Only root may give files away."))
  func `a file keeps its owner, its group and the bits for running as them`() throws {
    let path = directory.file("theme.json", "old")
    _ = unsafe chown(path, 4321, 4322)
    _ = unsafe chmod(path, 0o4750)
    #expect(try lost(path).isEmpty)
    let now = status(path)
    #expect(now.st_uid == 4321 && now.st_gid == 4322 && now.st_mode & 0o7777 == 0o4750)
  }

  @Test func `a file keeps its extended attributes where the file system has any`() throws {
    let path = directory.file("theme.json", "old")
    func value() -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: 100)
      #if canImport(Darwin)
        let count = unsafe getxattr(path, "user.origin", &bytes, bytes.count, 0, 0)
      #else
        let count = unsafe getxattr(path, "user.origin", &bytes, bytes.count)
      #endif
      return Array(bytes.prefix(max(count, 0)))
    }
    #if canImport(Darwin)
      let isSet = unsafe setxattr(path, "user.origin", "design", 6, 0, 0) == 0
    #else
      let isSet = unsafe setxattr(path, "user.origin", "design", 6, 0) == 0
    #endif
    #expect(try lost(path).isEmpty)
    #expect(value() == (isSet ? Array("design".utf8) : []))
  }

  @Test func `other names of a file keep its old bytes, and are reported`() throws {
    let path = directory.file("theme.json", "old")
    _ = unsafe link(path, directory.path + "/other.json")
    #expect(try lost(path) == [.otherNames(1)])
    #expect(String(decoding: try FileAccess.read(directory.path + "/other.json", limit: 100), as: UTF8.self) == "old")
  }
}
