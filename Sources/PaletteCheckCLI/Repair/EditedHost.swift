/// Another host with other bytes in some files: what a run would read after writing them, or before an editor does.
struct EditedHost: ForwardingHost {
  let base: any CommandHost
  /// By real path, or by the path to be of a file that is not on disk yet.
  let files: [String: [UInt8]]

  func kind(of path: String) -> PathKind? { base.kind(of: path) ?? (files[path] == nil ? nil : .file) }
  func realPath(_ path: String) -> String? { base.realPath(path) ?? (files[path] == nil ? nil : path) }

  func read(_ path: String, limit: Int) throws(HostError) -> [UInt8] {
    if let real = realPath(path), let bytes = files[real] {
      guard bytes.count <= limit else { throw HostError("has more bytes than the limit of \(limit)") }
      return bytes
    }
    return try base.read(path, limit: limit)
  }

  // A trial run writes and prints nothing.
  func sink(_ path: String) throws(HostError) -> any FileSink { throw HostError("cannot be written in a dry run") }
  func createDirectory(_ path: String) throws(HostError) -> [String] {
    throw HostError("cannot be written in a dry run")
  }
  func removeEmptyDirectory(_ path: String) {}
  func write(_ text: String) throws(HostError) {}
  func writeError(_ text: String) {}
}
