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
