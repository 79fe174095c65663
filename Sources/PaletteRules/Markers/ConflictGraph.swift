import Colorimetry

/// The series that need a second channel, and how much they need it.
package struct ConflictGraph: Sendable {
  /// Two series that look alike.
  package struct Edge: Sendable {
    /// Indices of series, `first < second`.
    package let first, second: Int
    /// From nearly 0 at ΔE00 8 and above to 1 for the same colour.
    package let weight: Double

    /// Creates an edge.
    package init(first: Int, second: Int, weight: Double) {
      self.first = first
      self.second = second
      self.weight = weight
    }

    /// The edge of a close pair.
    package init(_ pair: PairMeasurements.ClosePair) {
      let visions = Vision.deficiencies.compactMap { pair[$0]?.value }
      let least = min(pair.normal, visions.min() ?? pair.normal)
      self.init(first: pair.first, second: pair.second, weight: max(1e-9, 1 - least / Thresholds.pair))
    }

    /// The edge of a red and a green that are confused.
    init(_ pair: NearPair) {
      self.init(first: pair.first, second: pair.second, weight: 1e-9)
    }
  }

  /// The pairs, ordered by `first`, then `second`.
  package let edges: [Edge]
  /// The series with at least one edge, in order.
  package let vertices: [Int]

  /// Creates a graph.
  package init(edges: [Edge]) {
    self.edges = edges
    vertices = Array(Set(edges.flatMap { [$0.first, $0.second] })).sorted()
  }

  /// The edges of each vertex, as positions in ``vertices`` with the weight; one list per vertex.
  var neighbors: [[(vertex: Int, weight: Double)]] {
    var position: [Int: Int] = [:]
    for (index, vertex) in vertices.enumerated() { position[vertex] = index }
    var lists = [[(vertex: Int, weight: Double)]](repeating: [], count: vertices.count)
    for edge in edges {
      guard let a = position[edge.first], let b = position[edge.second] else { continue }
      lists[a].append((b, edge.weight))
      lists[b].append((a, edge.weight))
    }
    return lists
  }
}
