/// Connected or nearly connected pixels of one colour.
struct PicturePiece {
  /// The number of pixels.
  private(set) var area: Int
  /// Pixels of the full colour, without edges.
  private(set) var full: Int
  /// Pixels in straight horizontal or vertical stretches.
  private(set) var straight = 0
  /// Pixels surrounded by others of the piece on all four sides.
  private(set) var thick = 0
  /// The bounding box, in pixels from the upper left corner.
  private(set) var left, top, right, bottom: Int
  /// The middle of its longest run.
  private(set) var anchor: (x: Int, y: Int)
  private var longest: Int
  /// Horizontal runs: the strokes that rows cross.
  private(set) var runs = 1
  /// Vertical runs: the strokes that columns cross.
  private(set) var columns = 0
  /// Contacts with the picture's largest surfaces, in the order of ``RegionSurvey/surfaces``.
  private(set) var touching = SIMD16<UInt16>(repeating: 0)
  /// Contacts with any other colour.
  private(set) var contacts = 0

  /// A run of pixels in a row, between two columns; `streaks` gives, by column, the length of the vertical run that
  /// ends here.
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

  /// Merges another piece into this one.
  mutating func formUnion(_ other: PicturePiece) {
    area += other.area
    full += other.full
    runs += other.runs
    columns += other.columns
    // The counts saturate for large pieces; they only serve to locate strokes.
    touching = touching &+ pointwiseMin(other.touching, UInt16.max &- touching)
    contacts += other.contacts
    straight += other.straight
    thick += other.thick
    (left, top) = (min(left, other.left), min(top, other.top))
    (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
    if other.longest > longest { (longest, anchor) = (other.longest, other.anchor) }
  }

  /// Records contacts with another colour, which may be one of the largest surfaces.
  mutating func touch(_ surface: Int?, _ count: Int) {
    contacts += count
    if let surface { touching[surface] = UInt16(min(Int(touching[surface]) + count, Int(UInt16.max))) }
  }

  /// Width of the box in pixels.
  var width: Int { right - left + 1 }
  /// Height of the box in pixels.
  var height: Int { bottom - top + 1 }

  /// Whether it may be a letter or several joined ones: no higher than letters, and not a rule.
  func isLetter(_ scale: PictureScale) -> Bool { min(width, height) <= scale.stretch && straight * 10 < area * 6 }

  enum Form: Int, CaseIterable {
    /// A bar, an area, a disc.
    case solid
    /// A rule, a frame, an axis.
    case ruled
    /// A line that follows data.
    case long
    /// A letter, a small symbol, a piece of a dashed line.
    case small
  }

  /// The form, in a picture of this many pixels.
  func form(width pictureWidth: Int, height pictureHeight: Int, scale: PictureScale) -> Form {
    if thick * 2 >= area || min(width, height) > scale.thickness && area * 5 >= width * height * 3 { return .solid }
    // A data line that meets the frame is connected with it.
    let isRuled = straight * 10 >= area * 6
    if isRuled, area - straight < max(pictureWidth, pictureHeight) / 2 { return .ruled }
    // Words are as long, but less high.
    let isWide = width * 8 >= pictureWidth || height * 8 >= pictureHeight
    return isWide && min(width, height) > scale.stretch ? .long : isRuled ? .ruled : .small
  }
}
