import PNGShim

/// Writes a PNG file row by row, tagged sRGB. Wraps `png_structp` of a write.
///
/// The same rows give the same bytes: the file contains neither time nor program name.
@safe package struct PNGWriter: ~Copyable {
  /// The format of the output.
  package struct Format: Hashable, Sendable {
    /// Pixels.
    package var width, height: Int
    /// 8 or 16 bits per channel; 16 in native byte order.
    package var bitDepth: Int
    /// Whether a fourth channel holds alpha.
    package var hasAlpha: Bool
    /// The compression effort.
    package var compression: Compression
    /// Whether a separate thread compresses rows while the next are prepared; the bytes are the same.
    package var isCompressedConcurrently: Bool

    /// Creates a format.
    package init(width: Int, height: Int, bitDepth: Int = 8, hasAlpha: Bool = false, compression: Compression = .chart)
    {
      self.width = width
      self.height = height
      self.bitDepth = bitDepth
      self.hasAlpha = hasAlpha
      self.compression = compression
      isCompressedConcurrently = width * height >= compression.worthAThread
    }

    /// Bytes per row.
    package var rowBytes: Int { width * (hasAlpha ? 4 : 3) * bitDepth / 8 }
  }

  /// Filter and compression level. Measured with libpng 1.6.39 and zlib 1.2.13.
  package enum Compression: Sendable {
    /// No filter, level 6: for flat colours, where every filter gives larger files (1600 × 900: 174 KB, with all
    /// filters 181 KB).
    case chart
    /// Filter Sub, level 3: for photographs, smaller and faster than no filter (1920 × 1080: 4.4 MB, unfiltered 5.9
    /// MB).
    case photograph
    /// As a photograph, and with 16 bits runs only: for noise in the low bytes, where a search finds nothing (of random
    /// values, 1.00 of their bytes in a quarter of the time; of a photograph with noise, 0.79 in place of 0.81).
    case grain
    /// No filter, level 3: for charts that are redrawn often, in half the time of level 6 (a sheet of 2192 × 3682: 65
    /// ms and 941 KB; level 6: 143 ms and 806 KB).
    case drawing

    var level: Int32 { self == .chart ? 6 : 3 }
    var isPhotograph: Bool { self == .photograph || self == .grain }

    /// The number of pixels from which a thread saves at least a tenth of the time. Measured on two cores with three
    /// visions of a picture: 38 % for photographs of 150,000 pixels, 25 % for charts of 300,000; 10 % or less for
    /// smaller charts.
    var worthAThread: Int { isPhotograph ? 150_000 : 300_000 }
  }

  /// What is written.
  package let format: Format
  private let handle: WritingHandle

  /// Writes everything before the pixels.
  ///
  /// - Parameter original: The source of resolution and text.
  package init(_ sink: some ByteSink, _ format: Format, keepingTextsOf original: borrowing PNGReader) throws(PNGError) {
    let handle = try WritingHandle(sink)
    try handle.start(format, original: original.handle)
    self.format = format
    self.handle = handle
  }

  /// Writes everything before the pixels, without resolution and text.
  package init(_ sink: some ByteSink, _ format: Format) throws(PNGError) {
    let handle = try WritingHandle(sink)
    try handle.start(format, original: nil)
    self.format = format
    self.handle = handle
  }

  /// Writes the next row, of ``Format/rowBytes`` bytes.
  package func write(_ row: Span<UInt8>) throws(PNGError) {
    precondition(row.count >= format.rowBytes)
    let isWritten = unsafe row.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return false }
      return unsafe PNGShimWriterRow(handle.pointer, start)
    }
    if !isWritten { throw handle.failure }
  }

  /// Writes the chunks after the pixels, including the original's text that followed its pixels.
  package func finish(keepingTextsOf original: borrowing PNGReader) throws(PNGError) {
    try handle.finish(original: original.handle)
  }

  /// Writes the chunks after the pixels.
  package func finish() throws(PNGError) { try handle.finish(original: nil) }
}

/// Owns a writer of the shim and its sink.
@safe final class WritingHandle {
  let pointer: OpaquePointer
  private let feed: WritingFeed

  init(_ sink: some ByteSink) throws(PNGError) {
    let feed = WritingFeed(sink)
    let context = unsafe Unmanaged.passUnretained(feed).toOpaque()
    guard let pointer = unsafe PNGShimWriterCreate(WritingFeed.function, context) else { throw PNGError.outOfMemory }
    unsafe self.pointer = pointer
    self.feed = feed
  }

  deinit { unsafe PNGShimWriterDestroy(pointer) }

  func start(_ format: PNGWriter.Format, original: ReadingHandle?) throws(PNGError) {
    let type: PNGHeader.ColorType = format.hasAlpha ? .rgba : .rgb
    let isStarted = unsafe PNGShimWriterStart(
      pointer, UInt32(clamping: format.width), UInt32(clamping: format.height), Int32(format.bitDepth),
      Int32(type.rawValue), format.compression.level, format.compression.isPhotograph,
      format.compression == .grain, format.isCompressedConcurrently, original?.pointer)
    if !isStarted { throw failure }
  }

  func finish(original: ReadingHandle?) throws(PNGError) {
    guard unsafe PNGShimWriterFinish(pointer, original?.pointer), feed.flush() else { throw failure }
  }

  /// The error of the last call.
  var failure: PNGError {
    if let failure = feed.failure { return .stream(failure.reason) }
    return .unwritable(unsafe String(cString: PNGShimWriterError(pointer)))
  }
}
