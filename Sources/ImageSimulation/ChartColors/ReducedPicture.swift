import Colorimetry
package import PNGCodec

/// A picture as a screen shows it, opaque and small enough for a sheet.
package enum ReducedPicture {
  /// Reads a picture; a larger one shrinks by a whole factor, by the mean of the light of its pixels.
  ///
  /// - Parameters:
  ///   - ground: The colour behind a translucent picture.
  ///   - most: The most pixels of a side.
  /// - Returns: The picture, and notes about its colours.
  package static func read(
    _ source: any ByteSource, limits: PNGLimits, on ground: ScreenColor, within most: Int
  ) throws(PictureError) -> (bitmap: Bitmap, notes: [String]) {
    var rows = try FlattenedRows(source, limits: limits, ground: ground)
    let (width, height) = (rows.header.width, rows.header.height)
    let factor = max((max(width, height) + most - 1) / most, 1)
    var bitmap = Bitmap(width: (width + factor - 1) / factor, height: (height + factor - 1) / factor)
    let linear = (0...255).map { LinearSRGB(SRGB(bytes: UInt8($0), 0, 0)).red }
    var row: [UInt32] = []
    var sums = [Double](repeating: 0, count: bitmap.width * 3)
    for y in 0..<height {
      try rows.next(into: &row)
      guard factor > 1 else {
        for x in 0..<width { bitmap[x, y] = pixel(ScreenColor(row[x])) }
        continue
      }
      for x in 0..<width {
        let (color, at) = (ScreenColor(row[x]), x / factor * 3)
        sums[at] += linear[color.red]
        sums[at + 1] += linear[color.green]
        sums[at + 2] += linear[color.blue]
      }
      guard (y + 1) % factor == 0 || y + 1 == height else { continue }
      let deep = Double(y % factor + 1)
      for x in 0..<bitmap.width {
        let count = deep * Double(min(factor, width - x * factor))
        let mean = LinearSRGB(sums[x * 3] / count, sums[x * 3 + 1] / count, sums[x * 3 + 2] / count)
        let shown = SRGB(mean).bytes
        bitmap[x, y / factor] = RGBA8(shown.red, shown.green, shown.blue)
      }
      for index in sums.indices { sums[index] = 0 }
    }
    let notes = rows.notes
    _ = try rows.finish()
    return (bitmap, notes)
  }

  private static func pixel(_ color: ScreenColor) -> RGBA8 {
    RGBA8(UInt8(color.red), UInt8(color.green), UInt8(color.blue))
  }
}
