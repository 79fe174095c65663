import FileAccess

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A directory of its own for one test.
final class TemporaryDirectory {
  let path: String

  init() throws {
    let base = FileAccess.environment("TMPDIR") ?? "/tmp"
    var template = Array("\(base)/file-access-XXXXXX".utf8CString)
    guard let made = unsafe mkdtemp(&template) else { throw FileError.system(.write, path: base, code: errno) }
    path = try FileAccess.realPath(unsafe String(cString: made))
  }

  deinit { Self.remove(path) }

  private static func remove(_ path: String) {
    if unsafe unlink(path) == 0 { return }
    for name in (try? names(in: path)) ?? [] { remove(path + "/" + name) }
    unsafe rmdir(path)
  }

  static func names(in path: String) throws -> [String] {
    guard let stream = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Creates a file by plain means and returns its path.
  @discardableResult
  func file(_ name: String, _ text: String = "x") -> String {
    let path = path + "/" + name
    if let file = unsafe fopen(path, "w") {
      unsafe fputs(text, file)
      unsafe fclose(file)
    }
    return path
  }

  /// Creates a directory and returns its path.
  @discardableResult
  func directory(_ name: String) -> String {
    let path = path + "/" + name
    unsafe mkdir(path, 0o755)
    return path
  }

  /// Creates a symbolic link and returns its path.
  @discardableResult
  func link(_ name: String, to target: String) -> String {
    let path = path + "/" + name
    unsafe symlink(target, path)
    return path
  }

  /// Creates a named pipe and returns its path.
  func pipe(_ name: String) -> String {
    let path = path + "/" + name
    unsafe mkfifo(path, 0o600)
    return path
  }
}
