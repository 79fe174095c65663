import CZLib

/// Why bytes do not inflate, and after how many of them.
struct InflationError: Error {
  let offset: Int
  let reason: String
}

/// Inflates bytes of RFC 1951 without the header and checksum of zlib. Owns a `z_stream`.
@safe struct RawDeflate: ~Copyable {
  /// zlib finds its state again only at the same address.
  private let stream: UnsafeMutablePointer<z_stream>

  /// The largest window, and, being negative, no header (zlib.h on `inflateInit2`).
  private static let windowBits: Int32 = -15

  /// - Throws: ``InflationError`` when there is no memory. Wraps `inflateInit2_`.
  init() throws(InflationError) {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    let size = unsafe Int32(MemoryLayout<z_stream>.size)
    guard unsafe inflateInit2_(stream, Self.windowBits, ZLIB_VERSION, size) == Z_OK else {
      unsafe stream.deallocate()
      throw InflationError(offset: 0, reason: "there is not enough memory to extract it")
    }
    unsafe self.stream = stream
  }

  deinit {
    unsafe inflateEnd(stream)
    unsafe stream.deallocate()
  }

  /// Inflates all of the input to exactly `size` bytes. Wraps `inflate`.
  ///
  /// - Throws: ``InflationError`` for damage, and for more or fewer bytes than that.
  consuming func inflate(_ input: ArraySlice<UInt8>, size: Int) throws(InflationError) -> [UInt8] {
    // One byte more shows whether there are more.
    var status = Z_OK
    let output = unsafe [UInt8](unsafeUninitializedCapacity: size + 1) { target, count in
      status = unsafe input.withUnsafeBufferPointer { source in
        // zlib promises not to write there; its type of old does not say so.
        unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
        unsafe stream.pointee.avail_in = UInt32(source.count)
        unsafe stream.pointee.next_out = target.baseAddress
        unsafe stream.pointee.avail_out = UInt32(size + 1)
        return unsafe CZLib.inflate(stream, Z_FINISH)
      }
      count = size + 1 - (unsafe Int(stream.pointee.avail_out))
    }
    let used = input.count - (unsafe Int(stream.pointee.avail_in))
    func failure(_ reason: String) -> InflationError { InflationError(offset: used, reason: reason) }
    if output.count > size { throw failure("it has more than the \(size) bytes that the archive declares") }
    switch status {
    case Z_STREAM_END: break
    case Z_DATA_ERROR: throw failure(unsafe stream.pointee.msg.map { unsafe String(cString: $0) } ?? "no deflate")
    case Z_MEM_ERROR: throw failure("there is not enough memory to extract it")
    default: throw failure("it ends in the middle")
    }
    guard output.count == size else {
      throw failure("it has \(output.count) bytes, not the \(size) that the archive declares")
    }
    guard used == input.count else { throw failure("more bytes follow its end") }
    return output
  }

  /// CRC-32 (APPNOTE 4.4.7). Wraps `crc32_z`.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: unsafe crc32_z(0, $0.baseAddress, $0.count)) }
  }
}
