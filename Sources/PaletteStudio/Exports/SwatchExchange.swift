import Colorimetry

/// A file of Adobe Swatch Exchange, version 1.0: a block a colour, numbers big-endian, names in UTF-16.
///
/// Adobe has not published the format; the source is Olivier Berten, "Swatches: file formats", selapa.net/swatches.
enum SwatchExchange {
  static func bytes(_ palette: StudioPalette) -> [UInt8] {
    var file = Array("ASEF".utf8) + big(UInt16(1)) + big(UInt16(0)) + big(UInt32(palette.entries.count))
    for entry in palette.entries {
      let name = Array((entry.name ?? entry.color.hex).utf16) + [0]
      var block = big(UInt16(name.count)) + name.flatMap(big) + Array("RGB ".utf8)
      for channel in [entry.color.red, entry.color.green, entry.color.blue] {
        block += big(Float32(channel).bitPattern)
      }
      // 2: a colour for the screen, neither global nor spot.
      block += big(UInt16(2))
      file += big(UInt16(1)) + big(UInt32(block.count)) + block
    }
    return file
  }

  private static func big(_ number: some FixedWidthInteger) -> [UInt8] {
    stride(from: number.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
