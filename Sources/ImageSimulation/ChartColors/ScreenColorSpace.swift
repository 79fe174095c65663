package import Colorimetry

extension ScreenColor {
  /// The nearest screen colour.
  package init(_ color: SRGB) {
    let bytes = color.bytes
    self.init(Int(bytes.red), Int(bytes.green), Int(bytes.blue))
  }

  /// The colour as Colorimetry represents it.
  package var srgb: SRGB { SRGB(bytes: UInt8(red), UInt8(green), UInt8(blue)) }
  /// `#rrggbb`.
  package var hex: String { srgb.hex }
}
