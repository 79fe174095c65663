/// Joins runs of pixels into pieces: a union-find over the rows so far.
struct ConnectedRuns {
  /// Adjacent pixels of a row.
  struct Run {
    let start, end: Int
    var node: Int
  }

  /// A picture with more separate pieces is not a chart. Engineering choice.
  static let most = 1 << 17
  /// The number of runs that triggers compaction, which limits memory. Engineering choice.
  private static let room = 2 * most

  private var parents: [Int32] = []
  private var owners: [UInt8] = []
  private var nodes: [PicturePiece] = []
  /// Whether there were more pieces than the limit.
  private(set) var isOverfull = false
  /// Whether it is time to ``compact()``.
  var isFull: Bool { !isOverfull && nodes.count >= Self.room }

  /// Adds a run as a new piece and returns its node.
  mutating func add(_ owner: Int, _ piece: PicturePiece) -> Int {
    // A single row may have more runs than the limit.
    guard !isOverfull, nodes.count < 2 * Self.room else {
      isOverfull = true
      return 0
    }
    parents.append(Int32(nodes.count))
    owners.append(UInt8(truncatingIfNeeded: owner))
    nodes.append(piece)
    return nodes.count - 1
  }

  /// Merges two pieces.
  mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (root(a), root(b))
    guard a != b, owners[a] == owners[b] else { return }
    let (kept, gone) = a < b ? (a, b) : (b, a)
    nodes[kept].formUnion(nodes[gone])
    parents[gone] = Int32(kept)
  }

  /// Records what a run's piece touches.
  mutating func touch(_ node: Int, _ surface: Int?, _ count: Int) {
    let root = root(node)
    nodes[root].touch(surface, count)
  }

  private mutating func root(_ node: Int) -> Int {
    var node = node
    while Int(parents[node]) != node {
      parents[node] = parents[Int(parents[node])]
      node = Int(parents[node])
    }
    return node
  }

  /// Drops runs that were merged into others; returns the new node of each old one.
  mutating func compact() -> [Int] {
    let roots = nodes.indices.map { root($0) }
    var places = [Int](repeating: 0, count: nodes.count)
    var kept = 0
    for node in nodes.indices where roots[node] == node {
      places[node] = kept
      (nodes[kept], owners[kept], parents[kept]) = (nodes[node], owners[node], Int32(kept))
      kept += 1
    }
    nodes.removeLast(nodes.count - kept)
    owners.removeLast(owners.count - kept)
    parents.removeLast(parents.count - kept)
    isOverfull = isOverfull || kept > Self.most
    return roots.map { places[$0] }
  }

  func pieces() -> [(owner: Int, piece: PicturePiece)] {
    nodes.indices.filter { Int(parents[$0]) == $0 }.map { (Int(owners[$0]), nodes[$0]) }
  }
}
