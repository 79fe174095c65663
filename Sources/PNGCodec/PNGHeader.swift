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

/// The maximum size of a picture, so that a small file cannot demand much memory or time.
package struct PNGLimits: Hashable, Sendable {
  /// The longest side in pixels. Engineering choice: twice the 16,384 that graphics hardware allows.
  package var side = 32_768
  /// The maximum number of pixels. Engineering choice: 8,000 × 8,000, which bounds the time to seconds, and the memory
  /// of an interlaced picture, which is held whole.
  package var pixels = 64_000_000
  /// Bytes of all texts, profiles and other chunks that are kept, when inflated. What goes beyond is left out, with a
  /// warning. libpng's own limit of one chunk (`PNG_USER_CHUNK_MALLOC_MAX`).
  package var chunkBytes = 8_000_000

  /// The default limits.
  package init() {}

  /// The default limits for pictures whose charts are read, which takes several passes. Engineering choice: a page of
  /// paper at 400 dots per inch has half as many pixels.
  package static let chart = {
    var limits = PNGLimits()
    limits.pixels = 32_000_000
    return limits
  }()

  /// The default limits with another number of pixels, which is also the longest side, up to libpng's own limit of
  /// one million.
  package init(pixels: Int) {
    self.pixels = pixels
    side = min(max(side, pixels), 1_000_000)
  }

  /// The limited quantity.
  package enum Measure: Hashable, Sendable {
    case width, height, pixels

    func sentence(value: Int, limit: Int) -> String {
      switch self {
      case .width: "is \(value) pixels wide, more than the limit of \(limit); raise it with --limit pixels=N"
      case .height: "is \(value) pixels high, more than the limit of \(limit); raise it with --limit pixels=N"
      case .pixels: "has \(value) pixels, more than the limit of \(limit); raise it with --limit pixels=N"
      }
    }
  }

  /// Throws if dimensions exceed the limits.
  func check(width: Int, height: Int) throws(PNGError) {
    if width > side { throw PNGError.tooLarge(.width, value: width, limit: side) }
    if height > side { throw PNGError.tooLarge(.height, value: height, limit: side) }
    // Two numbers below 2³¹ multiply without overflow.
    if width * height > pixels { throw PNGError.tooLarge(.pixels, value: width * height, limit: pixels) }
  }
}

/// Why a picture could not be read or written.
package enum PNGError: Error, Hashable, Sendable {
  /// The bytes do not start with the PNG signature.
  case notPNG
  /// The file ends after this many bytes, before the picture does.
  case truncated(offset: Int)
  /// libpng rejected the data before this byte; its message may quote the file.
  case corrupt(offset: Int, reason: String)
  /// The picture exceeds a limit.
  case tooLarge(PNGLimits.Measure, value: Int, limit: Int)
  /// There is not enough memory.
  case outOfMemory
  /// The source or sink failed; its own message.
  case stream(String)
  /// libpng could not write; its own message.
  case unwritable(String)

  /// The problem, in words behind the name of the picture: `ends early, at byte 1024; copy the file again`.
  package var reason: String {
    switch self {
    case .notPNG: "is not a PNG file: it does not start with the PNG signature"
    case .truncated(let offset): "ends early, at byte \(offset); copy the file again"
    case .corrupt(let offset, let reason): "is damaged at byte \(offset): \(reason)"
    case .tooLarge(let measure, let value, let limit): measure.sentence(value: value, limit: limit)
    case .outOfMemory: "does not fit in memory"
    case .stream(let reason): reason
    case .unwritable(let reason): "cannot be encoded: \(reason)"
    }
  }
}
