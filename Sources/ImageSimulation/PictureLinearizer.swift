import LittleCMS
import PNGCodec

/// Converts pixels to linear sRGB with LittleCMS: relative colorimetric, in 32-bit floats.
struct PictureLinearizer: ~Copyable {
  private let transform: Transform

  /// The pixels to convert: those of a picture, expanded to RGB or RGBA, or the entries of its palette.
  struct Pixels {
    /// The number of pixels in a row or palette.
    let width: Int
    /// Bits per channel, 8 or 16.
    let bits: Int
    let hasAlpha: Bool
    /// Whether the three channels are equal in every pixel.
    let isGrey: Bool

    /// A palette as one row.
    init(colors: Int) { (width, bits, hasAlpha, isGrey) = (colors, 8, false, false) }

    init(_ header: PNGHeader) {
      let isIndexed = header.colorType == .indexed
      width = isIndexed ? 256 : header.width
      bits = header.bitDepth == 16 ? 16 : 8
      hasAlpha = !isIndexed && header.hasTransparency
      isGrey = header.colorType == .grey || header.colorType == .greyAlpha
    }

    /// The pixels of a picture, including an indexed one, expanded to RGB or RGBA.
    init(expanded header: PNGHeader) {
      width = header.width
      bits = header.bitDepth == 16 ? 16 : 8
      hasAlpha = header.hasTransparency
      isGrey = header.colorType == .grey || header.colorType == .greyAlpha
    }
  }

  /// Prepares the transform; nil for pictures in sRGB, which need none.
  ///
  /// - Throws: `LittleCMSError` with the reason if the picture's colours cannot be converted.
  init?(_ color: PictureColor, _ pixels: Pixels) throws(LittleCMSError) {
    if color == .sRGB { return nil }
    let context = try Context()
    let source = try Self.profile(color, context)
    let isGrey = source.colorSpace == .grey
    guard source.deviceClass == .display || source.deviceClass == .input else {
      throw LittleCMSError(function: "profile", message: "it describes neither a display nor an input device")
    }
    guard source.colorSpace == .rgb || isGrey && pixels.isGrey else {
      throw LittleCMSError(
        function: "profile",
        message: isGrey ? "it is for grey and the picture is not" : "it is neither for RGB nor for grey")
    }
    let target = try Profile(
      context, chromaticities: PictureColor.rec709, curve: ToneCurve(context, parametricType: 1, [1]))
    let format: PixelFormat =
      isGrey
      ? .greyAsRGB(bits: pixels.bits, alpha: pixels.hasAlpha) : .rgb(bits: pixels.bits, alpha: pixels.hasAlpha)
    transform = try Transform(from: source, format, to: target, .rgbFloat)
  }

  private static func profile(_ color: PictureColor, _ context: Context) throws(LittleCMSError) -> Profile {
    switch color {
    case .sRGB:
      return try Profile(context, chromaticities: PictureColor.rec709, curve: .sRGB(context))
    case .display(let chromaticities, let exponent):
      let curve = try exponent == nil ? ToneCurve.sRGB(context) : ToneCurve(context, parametricType: 1, [exponent ?? 1])
      return try Profile(context, chromaticities: chromaticities, curve: curve)
    case .profile(let bytes):
      return try Profile(context, bytes: bytes)
    }
  }

  /// Converts whole pixels.
  func callAsFunction(_ input: Span<UInt8>, into output: inout MutableSpan<Float>) { transform(input, into: &output) }
}

extension ToneCurve {
  /// Decodes sRGB. Source: IEC 61966-2-1:1999, as LittleCMS's parametric type 4.
  static func sRGB(_ context: Context) throws(LittleCMSError) -> ToneCurve {
    try ToneCurve(context, parametricType: 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
  }
}
