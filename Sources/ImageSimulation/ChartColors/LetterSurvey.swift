import Colorimetry

/// The pieces that strokes of ink form together with their edges, row by row. Only fragments of fine letter strokes
/// have the full ink colour; their edges show which of them belong together.
struct LetterSurvey {
  /// Bit sets: the inks that a colour is, and the inks that it is or is an edge of.
  private struct Label {
    var full = UInt16(0)
    var all = UInt16(0)
  }

  /// The candidates that may be ink, strongest first.
  private let inks: [Int]
  private let colors: [ScreenColor]
  private let grounds: [ScreenColor]
  private let scale: PictureScale
  private var labels: [UInt32: Label] = [:]
  private var pieces: GrowingPieces
  /// By ink and column, the length of its vertical run that ends in the row above.
  private var streaks: [[Int]]
  private var above: [Label]
  private var row = 0

  /// The maximum number of inks, one bit each. Engineering choice: no chart uses more.
  private static let most = 12
  /// The minimum contrast of text; fainter text is hardly legible. WCAG 2.2 requires 4.5, and 3 for large text (1.4.3).
  private static let leastContrast = 3.0

  /// Prepares for rows of this many pixels.
  init(_ candidates: CandidateColors, width: Int, scale: PictureScale) {
    colors = candidates.colors
    self.scale = scale
    let background = candidates.background
    // A ground used only behind the marks is large.
    grounds = colors.isEmpty ? [] : [colors[background]] + (background == 0 ? [] : [colors[0]])
    let (colors, ground) = (colors, grounds.first)
    func contrast(_ index: Int) -> Double { ground.map { WCAG.contrastRatio(colors[index].srgb, $0.srgb) } ?? 1 }
    inks = Array(
      colors.indices.filter { index in
        index != background && candidates.isPeak[index] && contrast(index) >= Self.leastContrast
          && OKLCh(OKLab(LinearSRGB(colors[index].srgb))).chroma < ChartRoles.inkiest
      }
      .sorted { (contrast($1), colors[$0]) < (contrast($0), colors[$1]) }.prefix(Self.most))
    pieces = GrowingPieces(owners: inks.count, gap: 1)
    streaks = inks.map { _ in .init(repeating: 0, count: width) }
    above = .init(repeating: Label(), count: width)
  }

  /// Whether there are more pieces than the limit.
  var isOverfull: Bool { pieces.isOverfull }

  /// Adds a row of packed colours.
  mutating func append(_ pixels: [UInt32]) {
    guard !inks.isEmpty, !isOverfull else { return }
    var line = above
    var any = UInt16(0)
    var (last, label) = (UInt32.max, Label())
    for x in pixels.indices {
      if pixels[x] != last {
        last = pixels[x]
        label = self.label(last)
      }
      line[x] = label
      any |= label.all
    }
    for ink in inks.indices where any & 1 << UInt16(ink) != 0 { addRuns(ink, line) }
    pieces.joinRow()
    _ = pieces.compact()
    above = line
    row += 1
  }

  private mutating func addRuns(_ ink: Int, _ line: [Label]) {
    let bit = UInt16(1) << UInt16(ink)
    var x = 0
    while x < line.count {
      guard line[x].all & bit != 0 else {
        x += 1
        continue
      }
      let start = x
      var full = 0
      while x < line.count, line[x].all & bit != 0 {
        streaks[ink][x] = above[x].all & bit != 0 ? streaks[ink][x] + 1 : 1
        if line[x].full & bit != 0 { full += 1 }
        x += 1
      }
      let piece = PicturePiece(
        row: row, start: start, end: x - 1, full: full, streaks: streaks[ink], scale: scale)
      _ = pieces.add(ink, piece)
    }
  }

  /// The pieces of each ink; some consist only of edges, which may belong to another ink.
  func finish() -> [(index: Int, pieces: [PicturePiece])] { Array(zip(inks, pieces.pieces())).map { ($0, $1) } }

  private mutating func label(_ color: UInt32) -> Label {
    if let known = labels[color] { return known }
    let one = ScreenColor(color)
    var label = Label()
    for (place, ink) in inks.enumerated() {
      let bit = UInt16(1) << UInt16(place)
      if colors[ink].distance(one) <= CandidateColors.sameness {
        label.full |= bit
        label.all |= bit
      } else if isEdge(one, of: colors[ink]) {
        label.all |= bit
      }
    }
    if labels.count < PixelCensus.mostColors { labels[color] = label }
    return label
  }

  /// Half of the ink must be visibly its own; with less, letters run together. Engineering choice.
  private func isEdge(_ color: ScreenColor, of ink: ScreenColor) -> Bool {
    grounds.contains { color.distance($0) * 2 >= ink.distance($0) && color.isMixture($0, ink) }
  }
}
