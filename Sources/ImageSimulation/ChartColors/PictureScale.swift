package import Colorimetry

/// The stroke scale of a picture, relative to a chart on a screen with one pixel per point.
///
/// Letters, axes and lines of a 600 dpi chart are six times as thick; the picture's own strokes determine what is a
/// stroke and what is a surface.
struct PictureScale: Hashable {
  /// 1 for charts of about 100 dpi.
  let factor: Double

  /// Creates a scale, at least 1.
  init(_ factor: Double = 1) { self.factor = max(1, factor) }

  /// Estimates it from the median length of the picture's short runs: strokes of letters and lines, axes and the gaps
  /// between letters. Engineering choices: such a stroke has two pixels at 100 dpi, and charts are at least 400 px high
  /// at that resolution.
  init(_ census: PixelCensus, width: Int, height: Int) {
    let half = census.strokes.reduce(0, +) / 2
    var seen = 0
    let median = census.strokes.firstIndex { count in
      seen += count
      return seen > half
    }
    self.init(min(Double(median ?? 1) / 2, Double(min(width, height)) / 400))
  }

  /// Letter strokes are shorter than this, rules longer. Engineering choice: the height of letters in titles.
  var stretch: Int { Int(20 * factor) }
  /// Data lines are thinner than this. Engineering choice.
  var thickness: Int { Int(4 * factor) }
}

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
