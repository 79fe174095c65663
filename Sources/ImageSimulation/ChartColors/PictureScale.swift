/// How much larger a picture draws its strokes than a chart on a screen of one pixel a point.
///
/// A chart of 600 dots an inch has letters, axes and lines six times as thick; what is a stroke and what is a surface is
/// told by the strokes that the picture has.
struct PictureScale: Hashable {
  /// 1 for charts of about 100 dots an inch.
  let factor: Double

  /// Creates a scale; nothing is smaller than 1.
  init(_ factor: Double = 1) { self.factor = max(1, factor) }

  /// Tells it by the median of the picture's short runs: strokes of letters and lines, axes and what lies between letters.
  /// Engineering choices: such a stroke has two pixels at 100 dots an inch, and charts are at least 400 pixels high at that.
  init(_ census: PixelCensus, width: Int, height: Int) {
    let half = census.strokes.reduce(0, +) / 2
    var seen = 0
    let median = census.strokes.firstIndex { count in
      seen += count
      return seen > half
    }
    self.init(min(Double(median ?? 1) / 2, Double(min(width, height)) / 400))
  }

  /// Strokes of letters are shorter than this, rules are longer. Engineering choice: the height of letters in titles.
  var stretch: Int { Int(20 * factor) }
  /// Lines of data are thinner than this. Engineering choice.
  var thickness: Int { Int(4 * factor) }
}
