package import Colorimetry

extension ScreenColor {
  /// The nearest colour of a screen.
  package init(_ color: SRGB) {
    let bytes = color.bytes
    self.init(Int(bytes.red), Int(bytes.green), Int(bytes.blue))
  }

  /// As Colorimetry has it.
  package var srgb: SRGB { SRGB(bytes: UInt8(red), UInt8(green), UInt8(blue)) }
  /// `#rrggbb`.
  package var hex: String { srgb.hex }
}
