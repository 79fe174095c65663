/// Runs of pixels joined into pieces: a union-find over what was seen so far.
struct ConnectedRuns {
  /// Pixels of a row side by side.
  struct Run {
    let start, end: Int
    let node: Int
  }

  /// So many pieces are no chart: memory has an end. Engineering choice.
  static let most = 1 << 18

  private var parents: [Int32] = []
  private var owners: [UInt8] = []
  private var nodes: [PicturePiece] = []
  /// Whether there were more runs than are kept.
  private(set) var isOverfull = false

  /// Adds a run as a piece of its own; its node.
  mutating func add(_ owner: Int, _ piece: PicturePiece) -> Int {
    guard nodes.count < Self.most else {
      isOverfull = true
      return 0
    }
    parents.append(Int32(nodes.count))
    owners.append(UInt8(truncatingIfNeeded: owner))
    nodes.append(piece)
    return nodes.count - 1
  }

  /// Makes one piece of two.
  mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (root(a), root(b))
    guard a != b, owners[a] == owners[b] else { return }
    let (kept, gone) = a < b ? (a, b) : (b, a)
    nodes[kept].formUnion(nodes[gone])
    parents[gone] = Int32(kept)
  }

  private mutating func root(_ node: Int) -> Int {
    var node = node
    while Int(parents[node]) != node {
      parents[node] = parents[Int(parents[node])]
      node = Int(parents[node])
    }
    return node
  }

  /// Every piece and whose it is.
  func pieces() -> [(owner: Int, piece: PicturePiece)] {
    nodes.indices.filter { Int(parents[$0]) == $0 }.map { (Int(owners[$0]), nodes[$0]) }
  }
}
