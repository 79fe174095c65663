package import Colorimetry
package import PNGCodec

/// Shows where a picture uses colours that one kind of colour vision confuses: two copies side by side. On the left all
/// other colours are pale and grey; the right shows what that vision sees.
package struct ConfusablePicture {
  /// The colours that are confused with each other.
  package let colors: [ScreenColor]
  /// Their grounds; edges are mixtures with these.
  package let grounds: [ScreenColor]
  private let kernel: SimulationKernel

  /// Prepares for one kind of colour vision.
  package init(_ colors: [ScreenColor], on grounds: [ScreenColor], as simulation: Simulation) {
    (self.colors, self.grounds) = (colors, grounds)
    kernel = SimulationKernel(simulation)
  }

  /// Pixels between the two copies. Engineering choice.
  private static let gap = 8
  /// How far other colours stay from the ground. Engineering choice: a quarter is still legible.
  private static let rest = 1.0 / 4

  /// Reads a picture row by row and writes both copies.
  ///
  /// - Parameter ground: the colour behind a translucent picture.
  package func write(
    _ source: any ByteSource, limits: PNGLimits = PNGLimits(), on ground: ScreenColor, to sink: any ByteSink
  ) throws(PictureError) {
    var rows = try FlattenedRows(source, limits: limits, ground: ground)
    let (width, height) = (rows.header.width, rows.header.height)
    let writer = try png { () throws(PNGError) in
      try PNGWriter(sink, PNGWriter.Format(width: 2 * width + Self.gap, height: height))
    }
    var line = [UInt8](repeating: 0, count: (2 * width + Self.gap) * 3)
    for x in width..<(width + Self.gap) { put(grounds.first ?? ground, &line, x) }
    var row: [UInt32] = []
    var (original, seen) = ([UInt8](repeating: 0, count: width * 3), [UInt8](repeating: 0, count: width * 3))
    var known: [UInt32: ScreenColor] = [:]
    for _ in 0..<height {
      try rows.next(into: &row)
      for x in 0..<width {
        let color = ScreenColor(row[x])
        put(color, &original, x)
        let pale: ScreenColor
        if let found = known[row[x]] {
          pale = found
        } else {
          pale = self.pale(color, on: ground)
          // Photographs are refused earlier; this limits memory for hostile files.
          if known.count < PixelCensus.mostColors { known[row[x]] = pale }
        }
        put(pale, &line, x)
      }
      var output = seen.mutableSpan
      kernel.convert(original.span, into: &output, channels: 3)
      line.replaceSubrange(((width + Self.gap) * 3)..., with: seen)
      try png { () throws(PNGError) in try writer.write(line.span) }
    }
    _ = try rows.finish()
    try png { () throws(PNGError) in try writer.finish() }
  }

  /// The colour if it is one of those or an edge of one; otherwise a pale grey.
  private func pale(_ color: ScreenColor, on ground: ScreenColor) -> ScreenColor {
    let isKept = colors.contains { one in
      color.distance(one) <= CandidateColors.sameness || grounds.contains { color.isMixture($0, one) }
    }
    if isKept { return color }
    let behind = grounds.first ?? ground
    // Luma: the weights of sRGB's primaries on encoded values, accurate enough for a backdrop.
    let grey = 0.2126 * Double(color.red) + 0.7152 * Double(color.green) + 0.0722 * Double(color.blue)
    func mixed(_ below: Int) -> Int { Int((Double(below) + (grey - Double(below)) * Self.rest).rounded()) }
    return grounds.contains(color) ? color : ScreenColor(mixed(behind.red), mixed(behind.green), mixed(behind.blue))
  }

  private func put(_ color: ScreenColor, _ bytes: inout [UInt8], _ x: Int) {
    bytes[x * 3] = UInt8(color.red)
    bytes[x * 3 + 1] = UInt8(color.green)
    bytes[x * 3 + 2] = UInt8(color.blue)
  }

  private func png<Result: ~Copyable>(_ body: () throws(PNGError) -> Result) throws(PictureError) -> Result {
    do throws(PNGError) { return try body() } catch { throw PictureError.png(error) }
  }
}
