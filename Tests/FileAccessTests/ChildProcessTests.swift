import FileAccess
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Other programs.
@Suite(.serialized)
struct ChildProcessTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func output(_ name: String, _ arguments: [String], outside: String? = nil) throws -> String {
    let child = try ChildProcess(name, arguments, outside: outside)
    var bytes: [UInt8] = []
    while case let piece = try child.next(), !piece.isEmpty { bytes += piece }
    _ = child.end()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a program is not taken from a folder that is not trusted, and gets no path that leads there`() throws {
    let program = directory.file("printenv", "#!/bin/sh\necho stolen\n")
    _ = unsafe chmod(program, 0o755)
    let usual = FileAccess.environment("PATH") ?? ""
    defer { _ = unsafe setenv("PATH", usual, 1) }
    for entry in ["", ".", "relative/bin", directory.path] {
      _ = unsafe setenv("PATH", "\(entry):\(usual)", 1)
      let path = try output("printenv", ["PATH"], outside: directory.path)
      #expect(!path.contains("stolen") && !path.hasPrefix(":") && !path.hasPrefix("."), "\(entry): \(path)")
    }
    _ = unsafe setenv("PATH", directory.path, 1)
    #expect(try output("printenv", ["PATH"]) == "stolen\n")
    #expect(throws: FileError.self) { try output("printenv", ["PATH"], outside: directory.path) }
  }

  @Test func `a program that says nothing is ended`() throws {
    let pipe = directory.path + "/pipe"
    _ = unsafe mkfifo(pipe, 0o600)
    let child = try ChildProcess("cat", [pipe], patience: 0)
    #expect(throws: FileError.silent(path: "cat", seconds: 0)) { try child.next() }
    #expect(child.end().code == 128 + SIGKILL)
  }
}
