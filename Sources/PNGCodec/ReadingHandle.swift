import PNGShim

/// Owns a reader of the shim and its source.
@safe final class ReadingHandle {
  let pointer: OpaquePointer
  private let feed: ReadingFeed

  init(_ source: some ByteSource, limits: PNGLimits) throws(PNGError) {
    let feed = ReadingFeed(source)
    let context = unsafe Unmanaged.passUnretained(feed).toOpaque()
    let (side, chunkBytes) = (UInt32(clamping: limits.side), UInt32(clamping: limits.chunkBytes))
    guard let pointer = unsafe PNGShimReaderCreate(ReadingFeed.function, context, side, chunkBytes) else {
      throw PNGError.outOfMemory
    }
    unsafe self.pointer = pointer
    self.feed = feed
  }

  deinit { unsafe PNGShimReaderDestroy(pointer) }

  /// Reads everything before the pixels.
  func header(limits: PNGLimits) throws(PNGError) -> PNGHeader {
    var header = unsafe PNGShimHeader()
    guard unsafe PNGShimReaderHeader(pointer, &header) else {
      // libpng rejects sides beyond the limit without reporting their length.
      if let (width, height) = dimensions { try limits.check(width: width, height: height) }
      throw failure
    }
    guard let type = unsafe PNGHeader.ColorType(rawValue: header.colorType) else { throw failure }
    return unsafe PNGHeader(
      width: Int(header.width), height: Int(header.height), bitDepth: Int(header.bitDepth), colorType: type,
      isInterlaced: header.isInterlaced,
      hasTransparency: header.hasTransparency || type == .greyAlpha || type == .rgba, color: Self.color(header),
      animation: Self.animation(header))
  }

  /// The error of the last call.
  var failure: PNGError {
    if let failure = feed.failure { return .stream(failure.reason) }
    let offset = unsafe Int(clamping: PNGShimReaderOffset(pointer))
    if !Self.signature.starts(with: head.prefix(8)) || head.isEmpty { return .notPNG }
    if unsafe PNGShimReaderIsTruncated(pointer) { return .truncated(offset: offset) }
    return .corrupt(offset: offset, reason: unsafe String(cString: PNGShimReaderError(pointer)))
  }

  /// PNG (third edition) 5.2.
  private static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  private var head: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 26)
    let count = unsafe PNGShimReaderHead(pointer, &bytes)
    return Array(bytes.prefix(count))
  }

  /// Width and height as stored in the file, if it starts like a PNG: signature, length, `IHDR`, two numbers.
  private var dimensions: (width: Int, height: Int)? {
    let head = head
    guard head.count >= 24, head.starts(with: Self.signature + [0, 0, 0, 13] + Array("IHDR".utf8)) else { return nil }
    func number(at index: Int) -> Int { head[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }

  /// An animation whose only frame is the picture does not count.
  private static func animation(_ header: PNGShimHeader) -> PNGHeader.Animation? {
    let (frames, isFirstFrame) = unsafe (Int(header.frames), header.isFirstFrame)
    return frames > (isFirstFrame ? 1 : 0) ? PNGHeader.Animation(frames: frames, isFirstFrame: isFirstFrame) : nil
  }

  private static func color(_ header: PNGShimHeader) -> ColorChunks {
    var color = ColorChunks()
    unsafe color.isSRGB = header.hasSRGB
    unsafe color.isProfileSRGB = header.isProfileSRGB
    if unsafe header.hasGamma { color.gamma = unsafe Double(header.gamma) / 100_000 }
    if unsafe header.hasChromaticities {
      let c = unsafe header.chromaticities
      color.chromaticities = [c.0, c.1, c.2, c.3, c.4, c.5, c.6, c.7].map { Double($0) / 100_000 }
    }
    if let profile = unsafe header.profile {
      color.profile = unsafe Array(UnsafeBufferPointer(start: profile, count: Int(header.profileLength)))
    }
    if unsafe header.hasCICP {
      let c = unsafe header.cicp
      color.codePoints = ColorChunks.CodePoints(
        primaries: Int(c.0), transfer: Int(c.1), matrix: Int(c.2), range: Int(c.3))
    }
    return color
  }
}
