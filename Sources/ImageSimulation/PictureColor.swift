import Colorimetry
package import PNGCodec

/// The meaning of a picture's sample values, from the chunk of highest priority: cICP, iCCP, sRGB, gAMA with cHRM; sRGB
/// without any. Source: PNG (third edition) 4.3 and 13.13.
package enum PictureColor: Hashable, Sendable {
  /// Gamma-encoded sRGB.
  case sRGB
  /// A display: x, y of white, red, green and blue, and the decoding exponent, or the curve of sRGB.
  case display(chromaticities: [Double], exponent: Double?)
  /// An ICC profile, not yet opened.
  case profile([UInt8])

  /// The maximum size of a profile in bytes. Engineering choice: printer profiles with large tables have 2 MB.
  package static let profileLimit = 4_000_000

  /// Interprets the chunks, with notes on those that are ignored.
  package static func interpreted(_ chunks: ColorChunks) throws(PictureError) -> (color: PictureColor, notes: [String])
  {
    var notes: [String] = []
    if let points = chunks.codePoints {
      if let color = try color(of: points) { return (color, []) }
      notes.append(
        "the picture's cICP chunk has primaries \(points.primaries), transfer \(points.transfer), matrix "
          + "\(points.matrix) and \(points.range == 1 ? "full" : "video") range, an unsupported combination; the next "
          + "colour description is used")
    }
    if let profile = chunks.profile {
      if chunks.isProfileSRGB { return (.sRGB, notes) }
      if chunks.isSRGB { notes.append("the picture has both an sRGB chunk and an ICC profile; the profile is used") }
      if profile.count <= profileLimit { return (.profile(profile), notes) }
      notes.append(
        "the picture's colour profile has \(profile.count) bytes, more than \(profileLimit); its colours are read as sRGB"
      )
      return (.sRGB, notes)
    }
    if chunks.isSRGB { return (.sRGB, notes) }
    guard chunks.gamma != nil || chunks.chromaticities != nil else { return (.sRGB, notes) }
    if let gamma = chunks.gamma, !(0.01...100).contains(gamma) {
      notes.append("the picture's gAMA chunk holds \(gamma), which no display has; its colours are read as sRGB")
      return (.sRGB, notes)
    }
    return (
      .display(chromaticities: chunks.chromaticities ?? Self.rec709, exponent: chunks.gamma.map { 1 / $0 }), notes
    )
  }

  /// Source: ITU-T H.273 (2024) tables 2 to 4; nil for combinations not used for pictures of charts.
  private static func color(of points: ColorChunks.CodePoints) throws(PictureError) -> PictureColor? {
    if points.transfer == 16 || points.transfer == 18 {
      let name = points.transfer == 16 ? "PQ" : "HLG"
      throw PictureError.unsupportedColor(
        "has high dynamic range (\(name)), whose appearance depends on the display; export it as sRGB first")
    }
    guard points.transfer == 13, points.matrix == 0, points.range == 1 else { return nil }
    return switch points.primaries {
    case 1: .sRGB
    case 9: .display(chromaticities: rec2020, exponent: nil)
    case 12: .display(chromaticities: displayP3, exponent: nil)
    default: nil
    }
  }

  // White (D65), red, green, blue.
  /// Source: ITU-R BT.709-6; the primaries of sRGB.
  static let rec709 = [0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06]
  /// Source: ITU-R BT.2020-2.
  static let rec2020 = [0.3127, 0.3290, 0.708, 0.292, 0.170, 0.797, 0.131, 0.046]
  /// Source: SMPTE EG 432-1.
  static let displayP3 = [0.3127, 0.3290, 0.680, 0.320, 0.265, 0.690, 0.150, 0.060]
}
