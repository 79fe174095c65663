/// Pieces that grow row by row: nearby runs of one owner belong together.
struct GrowingPieces {
  /// The maximum gap in pixels between two runs of one piece.
  private let gap: Int
  private var regions = ConnectedRuns()
  /// The runs of the last rows, by owner and from left to right.
  private var recent: [[[ConnectedRuns.Run]]]
  private var current: [[ConnectedRuns.Run]]

  /// Prepares for pieces of this many owners.
  init(owners: Int, gap: Int) {
    self.gap = gap
    recent = .init(repeating: [], count: owners)
    current = recent.map { _ in [] }
  }

  /// Whether there were more pieces than the limit.
  var isOverfull: Bool { regions.isOverfull }

  /// Adds a run of this row, from left to right, and returns its node.
  mutating func add(_ owner: Int, _ piece: PicturePiece) -> Int {
    let node = regions.add(owner, piece)
    current[owner].append(ConnectedRuns.Run(start: piece.left, end: piece.right, node: node))
    return node
  }

  mutating func touch(_ node: Int, _ surface: Int?, _ count: Int) { regions.touch(node, surface, count) }

  /// Joins the runs of this row with each other and with those above.
  mutating func joinRow() {
    for owner in current.indices {
      join(owner)
      recent[owner].append(current[owner])
      if recent[owner].count > gap { recent[owner].removeFirst() }
      current[owner].removeAll(keepingCapacity: true)
    }
  }

  private mutating func join(_ owner: Int) {
    let runs = current[owner]
    for (run, next) in zip(runs, runs.dropFirst()) where next.start - run.end <= gap {
      regions.join(run.node, next.node)
    }
    for earlier in recent[owner] {
      // Both go left to right: a run that ends before this one also ends before the next.
      var first = 0
      for run in runs {
        while first < earlier.count, earlier[first].end < run.start - gap { first += 1 }
        var other = first
        while other < earlier.count, earlier[other].start <= run.end + gap {
          regions.join(run.node, earlier[other].node)
          other += 1
        }
      }
    }
  }

  /// Drops merged runs when there are many; then returns the new node of each old one.
  mutating func compact() -> [Int]? {
    guard regions.isFull else { return nil }
    let nodes = regions.compact()
    for owner in recent.indices {
      for line in recent[owner].indices {
        for run in recent[owner][line].indices {
          recent[owner][line][run].node = nodes[recent[owner][line][run].node]
        }
      }
    }
    return nodes
  }

  /// Every owner's pieces, the largest first.
  func pieces() -> [[PicturePiece]] {
    var pieces = [[PicturePiece]](repeating: [], count: recent.count)
    for (owner, piece) in regions.pieces() { pieces[owner].append(piece) }
    return pieces.map { $0.sorted { ($1.area, $0.top, $0.left) < ($0.area, $1.top, $1.left) } }
  }
}
