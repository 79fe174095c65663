package import Colorimetry
package import PaletteRules

extension ThemeColor {
  /// `#rrggbb`, or `#rrggbbaa` if translucent; lower case, after aliases and gamut mapping, rounded half up.
  package var hex: String { srgb.hex(alpha: alpha) }
}

extension SRGB {
  /// `#rrggbb`, or `#rrggbbaa` if the alpha (0…1) is below 1 in eight bits; rounded half up.
  package func hex(alpha: Double) -> String {
    let byte = UInt8((alpha.clampedToUnit * 255 + 0.5).rounded(.down))
    return byte == 255 ? hex : hex + byte.twoHexDigits
  }
}
