/// Pixels of one colour that hang together, or nearly.
struct PicturePiece {
  /// Pixels.
  private(set) var area: Int
  /// Pixels that have all of the colour, and are no edges of it.
  private(set) var full: Int
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
  /// Runs along columns: the strokes that columns cross.
  private(set) var columns = 0
  /// Contacts with the picture's largest surfaces, in the order of ``RegionSurvey/surfaces``.
  private(set) var touching = SIMD16<UInt16>(repeating: 0)
  /// Contacts with anything of another colour.
  private(set) var contacts = 0

  /// A run of pixels in a row, from a column to another one; `streaks` says by column how many pixels of its colour end
  /// there, one below the other.
  init(row: Int, start: Int, end: Int, full: Int? = nil, streaks: [Int], scale: PictureScale) {
    area = end - start + 1
    self.full = full ?? area
    (left, right, top, bottom) = (start, end, row, row)
    anchor = ((start + end) / 2, row)
    longest = area
    for x in start...end {
      let streak = streaks[x]
      if streak <= 1 { columns += 1 }
      if area >= scale.thickness, streak >= scale.thickness { thick += 1 }
      if area < scale.stretch, streak >= scale.stretch { straight += streak == scale.stretch ? streak : 1 }
    }
    if area >= scale.stretch { straight = area }
  }

  /// Takes in another piece.
  mutating func formUnion(_ other: PicturePiece) {
    area += other.area
    full += other.full
    runs += other.runs
    columns += other.columns
    // Of large pieces the count ends where its type does: what is asked is where strokes are.
    touching = touching &+ pointwiseMin(other.touching, UInt16.max &- touching)
    contacts += other.contacts
    straight += other.straight
    thick += other.thick
    (left, top) = (min(left, other.left), min(top, other.top))
    (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
    if other.longest > longest { (longest, anchor) = (other.longest, other.anchor) }
  }

  /// Takes notice of so many contacts with something else, which is one of the largest surfaces or none of them.
  mutating func touch(_ surface: Int?, _ count: Int) {
    contacts += count
    if let surface { touching[surface] = UInt16(min(Int(touching[surface]) + count, Int(UInt16.max))) }
  }

  /// Pixels of the box.
  var width: Int { right - left + 1 }
  /// Pixels of the box.
  var height: Int { bottom - top + 1 }

  /// Whether it may be a letter, or some that run into each other: no higher than letters are, and no rule.
  func isLetter(_ scale: PictureScale) -> Bool { min(width, height) <= scale.stretch && straight * 10 < area * 6 }

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
