import PNGShim

/// Reads a PNG file row by row. Wraps `png_structp` of a read.
///
/// Reads every colour type, depth and interlacing. Memory use is one row and libpng's own buffers, except for
/// interlaced pictures, which are held completely.
@safe package struct PNGReader: ~Copyable {
  /// The content of a row.
  package enum PixelForm: Sendable {
    /// RGB, or RGBA with transparency; 8 bits per channel, or 16 in native byte order if the file has 16.
    case expanded
    /// The bits as stored in the file, unfiltered.
    case stored
  }

  /// The file's header.
  package let header: PNGHeader
  /// Bytes per row.
  package let rowBytes: Int
  /// The number of rows read.
  package private(set) var row = 0
  let handle: ReadingHandle
  /// All rows of an interlaced picture, once the first row has been read.
  private var image: [UInt8] = []

  /// Reads everything before the pixels.
  ///
  /// - Throws: ``PNGError`` if the data is not PNG, is damaged, or exceeds the limits.
  package init(
    _ source: some ByteSource, limits: PNGLimits = PNGLimits(), pixels form: PixelForm = .expanded
  ) throws(PNGError) {
    let handle = try ReadingHandle(source, limits: limits)
    let header = try handle.header(limits: limits)
    try limits.check(width: header.width, height: header.height)
    guard unsafe PNGShimReaderStart(handle.pointer, form == .stored) else { throw handle.failure }
    self.handle = handle
    self.header = header
    rowBytes = unsafe PNGShimReaderRowBytes(handle.pointer)
  }

  /// Reads the next row into the first ``rowBytes`` bytes, which must exist; there are ``PNGHeader/height`` rows.
  package mutating func readRow(into target: inout [UInt8]) throws(PNGError) {
    precondition(row < header.height && target.count >= rowBytes)
    if header.isInterlaced {
      if image.isEmpty { try readPasses() }
      target.replaceSubrange(..<rowBytes, with: image[(row * rowBytes)..<((row + 1) * rowBytes)])
    } else {
      try read(into: &target, at: 0)
    }
    row += 1
  }

  /// Reads the chunks after the pixels; call it after the last row.
  package mutating func finish() throws(PNGError) {
    image = []
    guard unsafe PNGShimReaderFinish(handle.pointer) else { throw handle.failure }
  }

  /// libpng's warnings so far, such as a broken profile; they may quote the file.
  package var warnings: [String] {
    unsafe String(cString: PNGShimReaderWarnings(handle.pointer)).split(separator: "\n").map(String.init)
  }

  private mutating func readPasses() throws(PNGError) {
    var image = [UInt8](repeating: 0, count: rowBytes * header.height)
    for _ in 0..<(unsafe PNGShimReaderPasses(handle.pointer)) {
      for row in 0..<header.height { try read(into: &image, at: row * rowBytes) }
    }
    self.image = image
  }

  private func read(into bytes: inout [UInt8], at offset: Int) throws(PNGError) {
    let isRead = unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return false }
      return unsafe PNGShimReaderRow(handle.pointer, start + offset)
    }
    if !isRead { throw handle.failure }
  }
}
