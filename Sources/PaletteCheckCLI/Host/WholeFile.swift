import PNGCodec

extension CommandHost {
  /// Writes bytes next to a file, which they replace on commit.
  func stage(_ bytes: [UInt8], for path: String) throws(HostError) -> any FileSink {
    let sink = try sink(path)
    do throws(ByteStreamError) { try sink.append(bytes) } catch { throw HostError(error.reason) }
    return sink
  }

  /// Writes a file that may be new: whole, or as it was before.
  func writeWhole(_ text: String, to path: String) throws(HostError) {
    try stage(Array(text.utf8), for: path).commit()
  }
}
