/// The box of the axes that a picture draws: L-shaped axes, frames, or lines of a grid that cross.
///
/// What lies outside is a heading, a logo, or the page around the chart in a screenshot.
struct AxesFrame {
  private let box: PicturePiece

  /// The box around every grey piece of straight lines that is wide and high; nil for a picture without one.
  ///
  /// Engineering choices: panels of small multiples have an eighth of the picture's width and height, all of them together
  /// three tenths.
  init?(_ roles: ChartRoles) {
    var frames: [PicturePiece] = []
    for index in roles.shapes.indices where roles.isGrey(index) && !roles.grounds.contains(index) {
      for piece in roles.shapes[index].pieces where piece.width * 8 >= roles.width && piece.height * 8 >= roles.height {
        let form = piece.form(width: roles.width, height: roles.height, scale: roles.scale)
        if form == .ruled { frames.append(piece) }
      }
    }
    guard var box = frames.first else { return nil }
    for frame in frames.dropFirst() { box.formUnion(frame) }
    guard box.width * 10 >= 3 * roles.width, box.height * 10 >= 3 * roles.height else { return nil }
    self.box = box
  }

  /// Whether a colour has hardly a pixel in a piece that reaches into the box. Engineering choice: a fiftieth.
  func isOutside(_ shape: RegionSurvey.Shape) -> Bool {
    let inside = shape.pieces.reduce(0) { sum, piece in
      let isApart =
        piece.right < box.left || piece.left > box.right || piece.bottom < box.top || piece.top > box.bottom
      return isApart ? sum : sum + piece.area
    }
    return inside * 50 <= shape.area
  }

  /// The surfaces that together fill the box, as classes of contours do; nil where a ground shows between marks. Engineering
  /// choices: a hundredth of the box each, nine tenths of it together.
  func filling(_ roles: ChartRoles) -> [Int]? {
    let area = box.width * box.height
    let surfaces = roles.shapes.indices.filter { index in
      index != roles.background && !roles.isThin(index) && roles.shapes[index].area * 100 >= area
        && !isOutside(roles.shapes[index])
    }
    return surfaces.reduce(0) { $0 + roles.shapes[$1].area } * 10 >= area * 9 ? surfaces : nil
  }
}
