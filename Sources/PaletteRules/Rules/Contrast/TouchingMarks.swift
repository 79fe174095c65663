/// The bars and areas of a mode that may touch.
struct TouchingMarks {
  /// Whether the theme declares which marks touch.
  let isStated: Bool
  private let adjacency: Usage.Adjacency
  /// The filled marks among the judged series, in drawing order.
  private let filled: [Int]
  /// The position of each of them in that order, by series.
  private let places: [Int: Int]

  init(_ mode: JudgedMode) {
    isStated = mode.mode.usage.adjacent != nil
    adjacency = mode.mode.usage.adjacent ?? .all
    filled = mode.series.indices.prefix(mode.judgedCount).filter { mode.series[$0].isFilled }
    places = Dictionary(uniqueKeysWithValues: filled.enumerated().map { ($1, $0) })
  }

  /// The pairs that may touch, by index of series.
  var pairs: [(Int, Int)] {
    switch adjacency {
    case .none: return []
    case .order, .ring:
      let pairs = Array(zip(filled, filled.dropFirst()))
      // A ring closes; two marks already touch.
      guard adjacency == .ring, filled.count > 2, let first = filled.first, let last = filled.last else { return pairs }
      return pairs + [(first, last)]
    case .all:
      return filled.indices.flatMap { a in filled.indices[(a + 1)...].map { (filled[a], filled[$0]) } }
    }
  }

  /// Whether two series form such a pair.
  func contains(_ i: Int, _ j: Int) -> Bool {
    guard let a = places[i], let b = places[j], a != b else { return false }
    let distance = (a - b).magnitude
    switch adjacency {
    case .none: return false
    case .order: return distance == 1
    case .ring: return distance == 1 || Int(distance) == filled.count - 1
    case .all: return true
    }
  }
}
