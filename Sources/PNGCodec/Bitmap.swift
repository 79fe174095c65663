/// A picture in memory: RGBA of 8 bits a channel, gamma-encoded sRGB, alpha not multiplied in, rows from the top.
package struct Bitmap: Hashable, Sendable {
  /// Pixels.
  package let width, height: Int
  /// Four bytes a pixel, row after row without gaps.
  package var bytes: [UInt8]

  /// Creates a picture of one colour.
  package init(width: Int, height: Int, fill: RGBA8 = RGBA8(255, 255, 255)) {
    precondition(width > 0 && height > 0)
    self.width = width
    self.height = height
    bytes = (0..<(width * height)).flatMap { _ in [fill.red, fill.green, fill.blue, fill.alpha] }
  }

  /// Creates a picture from its pixels, of which there must be as many as it has.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width > 0 && height > 0 && bytes.count == width * height * 4)
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The pixel in a column and a row, from 0.
  package subscript(column: Int, row: Int) -> RGBA8 {
    get {
      let index = (row * width + column) * 4
      return RGBA8(bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3])
    }
    set {
      let index = (row * width + column) * 4
      bytes[index] = newValue.red
      bytes[index + 1] = newValue.green
      bytes[index + 2] = newValue.blue
      bytes[index + 3] = newValue.alpha
    }
  }

  /// Whether no pixel lets anything through.
  package var isOpaque: Bool { stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 } }

  /// Writes the picture as a PNG file, without an alpha channel when it is opaque.
  package func write(to sink: any ByteSink, compression: PNGWriter.Compression = .chart) throws(PNGError) {
    let hasAlpha = !isOpaque
    let format = PNGWriter.Format(width: width, height: height, hasAlpha: hasAlpha, compression: compression)
    let writer = try PNGWriter(sink, format)
    let channels = hasAlpha ? 4 : 3
    var line = [UInt8](repeating: 0, count: format.rowBytes)
    for row in 0..<height {
      var index = row * width * 4
      for start in stride(from: 0, to: line.count, by: channels) {
        line[start] = bytes[index]
        line[start + 1] = bytes[index + 1]
        line[start + 2] = bytes[index + 2]
        if hasAlpha { line[start + 3] = bytes[index + 3] }
        index += 4
      }
      try writer.write(line.span)
    }
    try writer.finish()
  }
}

/// A pixel: gamma-encoded sRGB of 8 bits a channel, alpha not multiplied in.
package struct RGBA8: Hashable, Sendable {
  /// 0…255.
  package var red, green, blue, alpha: UInt8

  /// Creates a pixel, opaque unless it is said otherwise.
  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
