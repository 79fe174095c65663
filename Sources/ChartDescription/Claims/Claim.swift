/// A statement about the values of one series. It is spoken only where ``holds(in:)`` confirms it on every value; points are
/// named by their places among the values.
enum Claim: Hashable, Sendable {
  /// All values are equal.
  case constant
  /// All values are equal but those at the places, three at most.
  case equalExcept([Int])
  /// The value at the place comes so many times, two thirds of all or more.
  case usual(Int, count: Int)
  /// No value is less than the one at the place, which comes so many times and there first.
  case least(Int, times: Int)
  /// No value is greater.
  case greatest(Int, times: Int)
  /// The value lies beyond its neighbours by more than these lie apart.
  case unlikeNeighbours(Int)
  /// The stretches from the first value to the last.
  case course(Course)
  /// The main stretches from the first value to the last, where a course would have more.
  case outline(Course)
  /// The series stays within a range before the place and within another from it on; the ranges are further apart than three
  /// times the wider of both is wide.
  case step(Direction, to: Int)
  /// Three quarters of the change from the first value to the last, or more, lie between the places, which hold at most a
  /// quarter of all steps.
  case mostlyBetween(Int, Int)
  /// A line of this slope comes within a tenth of the height of every value.
  case steadyRate
  /// The values rise or fall by the test of Mann and Kendall, and from the first to the last.
  case overall(Direction)
  /// The values rise or fall by the test of Mann and Kendall; the last value does not lie on that side of the first.
  case tendency(Direction)
  /// Neither, by that test.
  case noTrend
  /// A pattern repeats.
  case cycle(Cycle)
  /// A pattern repeats from year to year in the means of months.
  case yearlyCycle(Cycle)
  /// Where values lie below and above 0.
  case sign(Signs)
  /// The three greatest or fewer, from the greatest on, none of which equals the next; the least.
  case ranking([Int], least: Int, times: Int)
  /// y rises or falls with x by the test of Mann and Kendall.
  case relation(Direction)
  /// Neither, by that test.
  case noRelation
  /// The points far from the rest, the farthest first.
  case farFromRest([Int])

  /// Fewer turns than this can be followed: more legs than six no sentence holds.
  static let mostLegs = 6
  /// A leg never goes back by more than this share of what it gains; of a few values, which are listed, by nothing.
  static func greatestSetback(of count: Int) -> Double { count < SeriesStatistics.minimumCount ? 0 : 1.0 / 3 }
  /// No value of a leg lies beyond its ends by more than this share of what it gains, so that a turn hides in no leg; of values
  /// that a reader counts, by nothing. Engineering choices: two years of months are counted.
  static func greatestExcess(of count: Int) -> Double { count <= 24 ? 0 : 0.1 }
  /// The values of a level leg lie within this share of the height of the course.
  static let levelHeight = 0.2
  /// The most legs that a sentence tells with their values. A leg of an outline may go back by half of what it gains, and the
  /// series begin or end beyond it by a third. Engineering choices.
  static let mostWithValues = 4
  static let outlineSetback = 0.5
  static let outlineExcess = 1.0 / 3

  var stretches: Course? {
    switch self {
    case .course(let course), .outline(let course): course
    default: nil
    }
  }
}

/// The stretches of a sequence, each from a turn to the next.
struct Course: Hashable, Sendable {
  struct Leg: Hashable, Sendable {
    var direction: Direction
    /// Where it begins and ends; the next begins there.
    var first, last: Int
  }

  /// From the first value to the last.
  var legs: [Leg]
  /// Values that leave their neighbours, apart from which the course is as the legs say.
  var exceptions: [Int]
}

/// Where the values of a sequence lie above and below 0.
struct Signs: Hashable, Sendable {
  /// Stretches of values below 0, as long as they are.
  var below: [ClosedRange<Int>]
  /// Stretches of values above 0.
  var above: [ClosedRange<Int>]

  /// Finds the stretches.
  init(_ y: [Double]) {
    (below, above) = ([], [])
    for (place, value) in y.enumerated() where value != 0 {
      let runs = value < 0 ? \Signs.below : \Signs.above
      if let last = self[keyPath: runs].last, last.upperBound == place - 1 {
        self[keyPath: runs][self[keyPath: runs].count - 1] = last.lowerBound...place
      } else {
        self[keyPath: runs].append(place...place)
      }
    }
  }
}
