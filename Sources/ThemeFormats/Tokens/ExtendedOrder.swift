/// The order of tokens once groups have taken over others (DTCG 2025.10 format module, section 6.4.2): first what is taken
/// over, in its own order, what the group overrides in the place of what it overrides, and then what the group adds. All of
/// it stands where the group stands in the file.
struct ExtendedOrder {
  private struct Place: Comparable {
    /// The index of the token that stood there before any was taken over.
    let first: Int
    /// Groups at the same place, in file order; tokens of no such group last.
    let group: Int
    /// Within the group.
    let step: Int

    static func < (a: Place, b: Place) -> Bool { (a.first, a.group, a.step) < (b.first, b.group, b.step) }
  }

  private var places: [Place]

  /// The order before anything is taken over.
  init(_ count: Int) { places = (0..<count).map { Place(first: $0, group: .max, step: 0) } }

  /// Every index, in order.
  var sorted: [Int] { sorted(Array(places.indices)) }

  /// Some indices, in order.
  func sorted(_ indices: [Int]) -> [Int] { indices.sorted { (places[$0], $0) < (places[$1], $1) } }

  /// Orders the tokens of a group: those it has from another, overridden or not, then its own others.
  mutating func place(_ merged: [Int], _ own: [Int], of group: (first: Int, number: Int)) {
    let taken = Set(merged)
    for (step, index) in (merged + own.filter { !taken.contains($0) }).enumerated() {
      while places.count <= index { places.append(Place(first: places.count, group: .max, step: 0)) }
      places[index] = Place(first: group.first, group: group.number, step: step)
    }
  }
}
