import PNGCodec

extension CommandHost {
  /// Writes a file that may be new: whole, or as it was before.
  func writeWhole(_ text: String, to path: String) throws(HostError) {
    let sink = try sink(path)
    do throws(ByteStreamError) {
      try sink.append(Array(text.utf8))
    } catch {
      throw HostError(error.reason)
    }
    try sink.commit()
  }
}
