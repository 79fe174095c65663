import CLittleCMS

/// The memory layout of pixels: interleaved channels, 16 bits and floats in native byte order.
package struct PixelFormat: Hashable, Sendable {
  /// LittleCMS's format code.
  let code: UInt32
  /// Bytes per pixel.
  package let bytesPerPixel: Int

  private init(_ code: UInt32, bytes: Int) {
    self.code = code
    bytesPerPixel = bytes
  }

  /// RGB with 8 or 16 bits per channel; with `alpha` a fourth channel follows, which transforms neither read nor write.
  package static func rgb(bits: Int, alpha: Bool) -> PixelFormat {
    bits == 16
      ? PixelFormat(alpha ? CLittleCMS_RGBA_16 : CLittleCMS_RGB_16, bytes: alpha ? 8 : 6)
      : PixelFormat(alpha ? CLittleCMS_RGBA_8 : CLittleCMS_RGB_8, bytes: alpha ? 4 : 3)
  }

  /// The layout of ``rgb(bits:alpha:)`` for equal channels, read as one grey channel.
  package static func greyAsRGB(bits: Int, alpha: Bool) -> PixelFormat {
    bits == 16
      ? PixelFormat(alpha ? CLittleCMS_GRAY_RGBA_16 : CLittleCMS_GRAY_RGB_16, bytes: alpha ? 8 : 6)
      : PixelFormat(alpha ? CLittleCMS_GRAY_RGBA_8 : CLittleCMS_GRAY_RGB_8, bytes: alpha ? 4 : 3)
  }

  /// RGB, 32-bit floats.
  package static let rgbFloat = PixelFormat(CLittleCMS_RGB_FLT, bytes: 12)
}
