/// Pixels of one colour that hang together, or nearly.
struct PicturePiece {
  /// Pixels.
  private(set) var area: Int
  /// Pixels of straight stretches along the picture's sides.
  private(set) var straight = 0
  /// Pixels in the middle of others, along both sides.
  private(set) var thick = 0
  /// The box around it, in pixels from the upper left corner.
  private(set) var left, top, right, bottom: Int
  /// The middle of its longest run.
  private(set) var anchor: (x: Int, y: Int)
  private var longest: Int
  /// Runs along rows: the strokes that rows cross.
  private(set) var runs = 1

  /// A run of pixels in a row, from a column to another one; `streaks` says by column how many pixels of its colour end
  /// there, one below the other.
  init(row: Int, start: Int, end: Int, streaks: [Int], scale: PictureScale) {
    area = end - start + 1
    (left, right, top, bottom) = (start, end, row, row)
    anchor = ((start + end) / 2, row)
    longest = area
    for x in start...end {
      let streak = streaks[x]
      if area >= scale.thickness, streak >= scale.thickness { thick += 1 }
      if area < scale.stretch, streak >= scale.stretch { straight += streak == scale.stretch ? streak : 1 }
    }
    if area >= scale.stretch { straight = area }
  }

  /// Takes in another piece.
  mutating func formUnion(_ other: PicturePiece) {
    area += other.area
    runs += other.runs
    straight += other.straight
    thick += other.thick
    (left, top) = (min(left, other.left), min(top, other.top))
    (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
    if other.longest > longest { (longest, anchor) = (other.longest, other.anchor) }
  }

  /// Pixels of the box.
  var width: Int { right - left + 1 }
  /// Pixels of the box.
  var height: Int { bottom - top + 1 }

  /// What a piece looks like.
  enum Form: Int, CaseIterable {
    /// A bar, an area, a disc.
    case solid
    /// A rule, a frame, an axis.
    case ruled
    /// A line that goes where data lead it.
    case long
    /// A letter, a small symbol, a piece of a dashed line.
    case small
  }

  /// The form, in a picture of so many pixels.
  func form(width pictureWidth: Int, height pictureHeight: Int, scale: PictureScale) -> Form {
    if thick * 2 >= area || min(width, height) > scale.thickness && area * 5 >= width * height * 3 { return .solid }
    // A line of data that runs into the frame hangs together with it.
    let isRuled = straight * 10 >= area * 6
    if isRuled, area - straight < max(pictureWidth, pictureHeight) / 2 { return .ruled }
    // Words are as long, but not as high.
    let isWide = width * 8 >= pictureWidth || height * 8 >= pictureHeight
    return isWide && min(width, height) > scale.stretch ? .long : isRuled ? .ruled : .small
  }
}
