/// The information before the pixels of a PNG file.
package struct PNGHeader: Hashable, Sendable {
  /// How a pixel is stored. Source: PNG (third edition) table 8, whose numbers are the raw values.
  package enum ColorType: UInt8, Sendable {
    case grey = 0
    case rgb = 2
    case indexed = 3
    case greyAlpha = 4
    case rgba = 6
  }

  /// Pixels.
  package let width, height: Int
  /// Bits per channel, or per index: 1, 2, 4, 8 or 16.
  package let bitDepth: Int
  /// How a pixel is stored.
  package let colorType: ColorType
  /// Whether the rows come in seven passes, so that the whole picture must be held in memory.
  package let isInterlaced: Bool
  /// Whether it has an alpha channel, a transparent colour, or a palette with transparent entries.
  package let hasTransparency: Bool
  /// The file's colour description.
  package let color: ColorChunks
  /// The animation, if the file is one.
  package var animation: Animation?

  /// The frames of an animation; ``PNGReader`` reads one still picture.
  package struct Animation: Hashable, Sendable {
    /// The number of frames that the file declares.
    package let frames: Int
    /// Whether the still picture is the first frame, rather than a fallback for programs without animation.
    package let isFirstFrame: Bool

    /// A note on the processed part: `it is an animation of 3 frames; only the first was simulated`.
    ///
    /// - Parameter done: A verb in the past tense.
    package func remark(_ done: String) -> String {
      "it is an animation of \(frames) \(frames == 1 ? "frame" : "frames"); only "
        + (isFirstFrame ? "the first" : "the still picture in front of it") + " was \(done)"
    }
  }

  /// The pixels of the picture.
  package var pixelCount: Int { width * height }
}

/// The colour description of a PNG file, unevaluated.
package struct ColorChunks: Hashable, Sendable {
  /// Coding-independent code points: the four numbers of a cICP chunk. Source: ITU-T H.273.
  package struct CodePoints: Hashable, Sendable {
    package let primaries, transfer, matrix, range: Int
  }

  /// The cICP chunk.
  package var codePoints: CodePoints?
  /// The inflated iCCP chunk.
  package var profile: [UInt8]?
  /// Whether the profile is one of the common sRGB profiles.
  package var isProfileSRGB = false
  /// Whether there is an sRGB chunk.
  package var isSRGB = false
  /// The gAMA chunk: the exponent used for encoding, 0.45455 for 1/2.2.
  package var gamma: Double?
  /// The cHRM chunk: x, y of white, red, green and blue.
  package var chromaticities: [Double]?

  /// An empty description.
  package init() {}
}
