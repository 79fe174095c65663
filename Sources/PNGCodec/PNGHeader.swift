/// What stands in front of the pixels of a PNG file.
package struct PNGHeader: Hashable, Sendable {
  /// How a pixel is stored. Source: PNG (third edition) table 8, with its numbers.
  package enum ColorType: UInt8, Sendable {
    case grey = 0
    case rgb = 2
    case indexed = 3
    case greyAlpha = 4
    case rgba = 6
  }

  /// Pixels.
  package let width, height: Int
  /// Of a channel, or of an index: 1, 2, 4, 8 or 16.
  package let bitDepth: Int
  /// How a pixel is stored.
  package let colorType: ColorType
  /// Whether the rows come in seven passes, so that the picture has to be held whole.
  package let isInterlaced: Bool
  /// Whether there is an alpha channel, a transparent colour, or a palette with transparent entries.
  package let hasTransparency: Bool
  /// What the file says about its colours.
  package let color: ColorChunks
  /// What else there is to see, where the file is an animation.
  package var animation: Animation?

  /// Frames beside the picture itself: what ``PNGReader`` reads is one still picture.
  package struct Animation: Hashable, Sendable {
    /// How many frames the file says there are.
    package let frames: Int
    /// Whether the picture is the first of them, rather than what shows where animations do not.
    package let isFirstFrame: Bool

    /// What of it was dealt with: `it is an animation of 3 frames; only the first was simulated`.
    ///
    /// - Parameter done: Past tense.
    package func remark(_ done: String) -> String {
      "it is an animation of \(frames) \(frames == 1 ? "frame" : "frames"); only "
        + (isFirstFrame ? "the first" : "the still picture in front of it") + " was \(done)"
    }
  }

  /// The pixels of the picture.
  package var pixelCount: Int { width * height }
}

/// What a PNG file says about the colours that its numbers stand for, as it says it.
package struct ColorChunks: Hashable, Sendable {
  /// Coding-independent code points: the four numbers of a cICP chunk. Source: ITU-T H.273.
  package struct CodePoints: Hashable, Sendable {
    package let primaries, transfer, matrix, range: Int
  }

  /// The cICP chunk.
  package var codePoints: CodePoints?
  /// The inflated iCCP chunk.
  package var profile: [UInt8]?
  /// Whether it is one of the common profiles of sRGB.
  package var isProfileSRGB = false
  /// Whether there is an sRGB chunk.
  package var isSRGB = false
  /// The gAMA chunk: the exponent that encoded the picture, 0.45455 for 1/2.2.
  package var gamma: Double?
  /// The cHRM chunk: x, y of white, red, green and blue.
  package var chromaticities: [Double]?

  /// A file that says nothing.
  package init() {}
}
