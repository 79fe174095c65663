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

  #if os(Linux)
    /// An access list of version 2: the owner, a user of number 1234, the group, the mask and others, acl(5).
    private static func list(others: UInt8) -> [UInt8] {
      let entries: [(tag: UInt8, rights: UInt8, id: [UInt8])] = [
        (0x01, 7, [255, 255, 255, 255]), (0x02, 7, [210, 4, 0, 0]), (0x04, 5, [255, 255, 255, 255]),
        (0x10, 7, [255, 255, 255, 255]), (0x20, others, [255, 255, 255, 255]),
      ]
      return [2, 0, 0, 0] + entries.flatMap { [$0.tag, 0, $0.rights, 0] + $0.id }
    }

    private func access(_ path: String) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: 100)
      let count = unsafe getxattr(path, "system.posix_acl_access", &bytes, bytes.count)
      return Array(bytes.prefix(max(count, 0)))
    }

    @Test(arguments: [false, true])
    func `who may use a file stays as it was in a folder whose new files others may use`(hasList: Bool) throws {
      let path = directory.file("theme.json", "old")
      _ = unsafe chmod(path, 0o600)
      let list = Self.list(others: 0)
      if hasList { _ = unsafe setxattr(path, "system.posix_acl_access", list, list.count, 0) }
      let mode = status(path).st_mode
      let usual = Self.list(others: 5)
      // A file system without lists has nothing to inherit.
      _ = unsafe setxattr(directory.path, "system.posix_acl_default", usual, usual.count, 0)
      let before = access(path)
      #expect(try lost(path).isEmpty)
      #expect(access(path) == before && status(path).st_mode == mode)
    }

    @Test(.enabled(if: geteuid() == 0, "Only root may say that a folder only grows."))
    func `a folder that only grows is refused, and nothing is left in it`() throws {
      let path = directory.file("theme.json", "old")
      func change(_ sign: String) -> Bool {
        (try? ChildProcess("chattr", [sign + "a", directory.path]).end().code) == 0
      }
      guard change("+") else { return }
      defer { _ = change("-") }
      #expect(throws: FileError.self) { try lost(path) }
      #expect(try TemporaryDirectory.names(in: directory.path) == ["theme.json"])
    }
  #endif

  @Test func `other names of a file keep its old bytes, and are reported`() throws {
    let path = directory.file("theme.json", "old")
    _ = unsafe link(path, directory.path + "/other.json")
    #expect(try lost(path) == [.otherNames(1)])
    #expect(String(decoding: try FileAccess.read(directory.path + "/other.json", limit: 100), as: UTF8.self) == "old")
  }
}
