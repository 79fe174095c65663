import FileAccess

extension FileAccess {
  /// Writes a file in one piece.
  static func write(_ bytes: [UInt8], toFile path: String) throws(FileError) {
    let output = try FileOutput(path)
    try output.append(bytes)
    try output.commit()
  }
}
