/// A picture in memory: RGBA, 8 bits per channel, gamma-encoded sRGB, straight alpha, rows from the top.
package struct Bitmap: Hashable, Sendable {
  /// Pixels.
  package let width, height: Int
  /// Four bytes per pixel, row after row without padding.
  package var bytes: [UInt8]

  /// Creates a picture from its pixels; there must be four bytes for each.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width > 0 && height > 0 && bytes.count == width * height * 4)
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// The pixel in a column and a row, zero-based.
  package subscript(column: Int, row: Int) -> RGBA8 {
    let index = (row * width + column) * 4
    return RGBA8(bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3])
  }

  /// Whether every pixel is opaque.
  package var isOpaque: Bool {
    let bytes = bytes.span
    var index = 3
    while index < bytes.count, bytes[index] == 255 { index += 4 }
    return index >= bytes.count
  }

  /// Writes the picture as a PNG file, without an alpha channel if it is opaque.
  package func write(to sink: any ByteSink, compression: PNGWriter.Compression = .drawing) throws(PNGError) {
    let hasAlpha = !isOpaque
    let format = PNGWriter.Format(width: width, height: height, hasAlpha: hasAlpha, compression: compression)
    let writer = try PNGWriter(sink, format)
    let pixels = bytes.span
    var line = [UInt8](repeating: 0, count: hasAlpha ? 0 : format.rowBytes)
    for row in 0..<height {
      let whole = pixels.extracting((row * width * 4)..<((row + 1) * width * 4))
      if hasAlpha {
        try writer.write(whole)
      } else {
        Self.dropAlpha(of: whole, into: &line)
        try writer.write(line.span)
      }
    }
    try writer.finish()
  }

  private static func dropAlpha(of pixels: Span<UInt8>, into line: inout [UInt8]) {
    var target = line.mutableSpan
    var (from, to) = (0, 0)
    while to + 2 < target.count, from + 2 < pixels.count {
      target[to] = pixels[from]
      target[to + 1] = pixels[from + 1]
      target[to + 2] = pixels[from + 2]
      from += 4
      to += 3
    }
  }
}

/// A pixel: gamma-encoded sRGB, 8 bits per channel, straight alpha.
package struct RGBA8: Hashable, Sendable {
  /// 0…255.
  package var red, green, blue, alpha: UInt8

  /// Creates a pixel, opaque by default.
  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}
