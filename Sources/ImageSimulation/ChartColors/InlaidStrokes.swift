/// Separates strokes on marks, which are patterns and letters, from strokes on a ground.
struct InlaidStrokes {
  /// By candidate, the indices among a survey's surfaces that are grounds, and those that are marks below strokes.
  private let grounds: [Int]
  private let marks: [[Int]]
  private let width, height: Int
  private let scale: PictureScale

  /// Prepares for a picture of this many pixels with these grounds; `chroma` is that of the candidates.
  init(
    _ survey: RegionSurvey, grounds: [Int], _ chroma: [Double], width: Int, height: Int, scale: PictureScale
  ) {
    (self.width, self.height, self.scale) = (width, height, scale)
    let surfaces = survey.surfaces
    self.grounds = surfaces.indices.filter { grounds.contains(surfaces[$0]) }
    let rules = survey.shapes.map { shape in
      shape.pieces.reduce(0) { $1.form(width: width, height: height, scale: scale) == .ruled ? $0 + $1.area : $0 }
    }
    marks = survey.shapes.indices.map { index in
      // Patterns and letters are grey.
      guard chroma[index] < ChartRoles.greyest else { return [] }
      return surfaces.indices.filter { place in
        let surface = surfaces[place]
        guard surface != index, !grounds.contains(surface) else { return false }
        let shape = survey.shapes[surface]
        // A mark shows little thicker than this between the strokes of a dense pattern, but it has a hue.
        if chroma[surface] >= ChartRoles.greyest { return true }
        // Edges of rules are this long too, and thick at high resolutions.
        return shape.core * 20 >= shape.area && rules[surface] * 2 < shape.area
      }
    }
  }

  /// Whether a piece lies on marks: they are half of the surfaces that it touches, and grounds are at most a third of
  /// all contacts. Engineering choices: strokes across a bar 5 px wide have a quarter of their contacts with the
  /// ground, at their ends.
  func contains(_ piece: PicturePiece, of index: Int) -> Bool {
    func sum(_ places: [Int]) -> Int { places.reduce(0) { $0 + Int(piece.touching[$1]) } }
    let onMarks = sum(marks[index])
    return onMarks > 0 && onMarks * 2 >= sum(Array(0..<SIMD16<UInt16>.scalarCount))
      && sum(grounds) * 3 <= piece.contacts && !isLine(piece)
  }

  /// A data line crosses each column about once, even over an area; patterns cross it everywhere. Engineering choice: a
  /// line that rises and falls within a column, and breaks at its edges, crosses it 1.5 times.
  private func isLine(_ piece: PicturePiece) -> Bool {
    piece.form(width: width, height: height, scale: scale) == .long && piece.width * 3 >= piece.height * 4
      && piece.columns * 2 <= 3 * piece.width
  }
}
