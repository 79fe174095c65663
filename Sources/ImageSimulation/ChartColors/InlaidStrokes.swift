/// Tells strokes on marks, which are patterns and letters, from those that stand on a ground.
struct InlaidStrokes {
  /// By candidate: the places among the surfaces of a survey that are grounds, and those that are marks beneath strokes.
  private let grounds: [Int]
  private let marks: [[Int]]
  private let width, height: Int
  private let scale: PictureScale

  /// Prepares for a picture of so many pixels with these grounds; `chroma` is that of the candidates.
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
      // Patterns and letters are drawn in greys.
      guard chroma[index] < ChartRoles.greyest else { return [] }
      return surfaces.indices.filter { place in
        let surface = surfaces[place]
        guard surface != index, !grounds.contains(surface) else { return false }
        let shape = survey.shapes[surface]
        // Between the strokes of a dense pattern hardly anything is thicker than these; but it has a hue.
        if chroma[surface] >= ChartRoles.greyest { return true }
        // Edges of rules are as long as these, and thick in pictures of many dots an inch.
        return shape.core * 20 >= shape.area && rules[surface] * 2 < shape.area
      }
    }
  }

  /// Whether a piece lies on marks: of the surfaces that it touches they are half, and grounds no more than a third of
  /// everything. Engineering choices: strokes across a bar of five pixels touch the ground at their ends with a quarter.
  func contains(_ piece: PicturePiece, of index: Int) -> Bool {
    func sum(_ places: [Int]) -> Int { places.reduce(0) { $0 + Int(piece.touching[$1]) } }
    let onMarks = sum(marks[index])
    return onMarks > 0 && onMarks * 2 >= sum(Array(0..<SIMD16<UInt16>.scalarCount))
      && sum(grounds) * 3 <= piece.contacts && !isLine(piece)
  }

  /// A line of data crosses each column about once, also where it runs over an area; patterns cross it all over. Engineering
  /// choice: a line that rises and falls within a column, and breaks at its edges, crosses it one time and a half.
  private func isLine(_ piece: PicturePiece) -> Bool {
    piece.form(width: width, height: height, scale: scale) == .long && piece.width * 3 >= piece.height * 4
      && piece.columns * 2 <= 3 * piece.width
  }
}
