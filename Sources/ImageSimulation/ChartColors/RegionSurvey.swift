/// Where the candidates stand in a picture, row by row: how much of each, in what shapes, beside what.
struct RegionSurvey {
  /// Of one candidate.
  struct Shape {
    /// Pixels.
    var area = 0
    /// Pixels whose eight neighbours are of the same candidate.
    var core = 0
    /// Contacts along rows and columns, by candidate.
    var contacts: [Int] = []
    /// Pieces, the largest first.
    var pieces: [PicturePiece] = []
  }

  /// What belongs to no candidate.
  static let none = UInt8.max
  /// Pixels between two pieces of one: what antialiasing takes from a thin line. Engineering choice.
  private static let gap = 3

  private let candidates: [ScreenColor]
  private var labels: [UInt32: UInt8] = [:]
  private var window: [[UInt8]] = []
  private var row = 0
  private let width: Int
  private let background: Int
  private(set) var shapes: [Shape]
  /// By column: how many pixels of one candidate end here, one below the other.
  private var streaks: [Int]
  private var lastLabel: [UInt8]
  private var lastRow: [Int]
  private var regions = ConnectedRuns()
  /// The runs of the last rows, by candidate and from left to right.
  private var recent: [[[ConnectedRuns.Run]]]

  private let scale: PictureScale

  /// Prepares for rows of so many pixels.
  init(_ candidates: CandidateColors, width: Int, scale: PictureScale) {
    self.scale = scale
    self.candidates = candidates.colors
    background = candidates.background
    self.width = width
    let count = candidates.colors.count
    shapes = .init(repeating: Shape(contacts: .init(repeating: 0, count: count)), count: count)
    streaks = .init(repeating: 0, count: width)
    lastLabel = .init(repeating: Self.none, count: width)
    lastRow = .init(repeating: -10, count: width)
    recent = .init(repeating: [], count: count)
  }

  /// Whether the picture falls into more pieces than are kept.
  var isOverfull: Bool { regions.isOverfull }

  /// Adds a row of packed colours.
  mutating func append(_ pixels: [UInt32]) {
    var line = [UInt8](repeating: Self.none, count: width)
    var (last, label) = (UInt32.max, Self.none)
    for x in 0..<width {
      if pixels[x] != last {
        last = pixels[x]
        label = self.label(last)
      }
      line[x] = label
    }
    addContactsDown(line)
    addRuns(line)
    window.append(line)
    if window.count == 3 {
      addCore(window[0], window[1], window[2])
      window.removeFirst()
    }
    row += 1
  }

  /// Gathers what is known when all rows were added.
  mutating func finish() {
    for (owner, piece) in regions.pieces() { shapes[owner].pieces.append(piece) }
    for index in shapes.indices {
      shapes[index].pieces.sort { ($1.area, $0.top, $0.left) < ($0.area, $1.top, $1.left) }
    }
  }

  private mutating func label(_ color: UInt32) -> UInt8 {
    if let known = labels[color] { return known }
    let index = candidates.firstIndex { $0.distance(ScreenColor(color)) <= CandidateColors.sameness }
    let label = index.map { UInt8(truncatingIfNeeded: $0) } ?? Self.none
    if labels.count < PixelCensus.mostColors { labels[color] = label }
    return label
  }

  private mutating func addRuns(_ line: [UInt8]) {
    var runs = [[ConnectedRuns.Run]](repeating: [], count: shapes.count)
    var (x, before, beforeEnd) = (0, Self.none, -10)
    while x < width {
      let label = line[x]
      let start = x
      repeat { x += 1 } while x < width && line[x] == label
      guard label != Self.none else { continue }
      let index = Int(label)
      shapes[index].area += x - start
      if before != Self.none, before != label, start - beforeEnd <= Self.gap { addContact(Int(before), index) }
      (before, beforeEnd) = (label, x)
      if index != background {
        runs[index].append(
          ConnectedRuns.Run(
            start: start, end: x - 1,
            node: regions.add(index, PicturePiece(row: row, start: start, end: x - 1, streaks: streaks, scale: scale))))
      }
    }
    for index in runs.indices where index != background { connect(index, runs[index]) }
    if regions.isFull { compact() }
  }

  private mutating func compact() {
    let nodes = regions.compact()
    for index in recent.indices {
      for line in recent[index].indices {
        for run in recent[index][line].indices {
          recent[index][line][run].node = nodes[recent[index][line][run].node]
        }
      }
    }
  }

  private mutating func connect(_ index: Int, _ runs: [ConnectedRuns.Run]) {
    for (run, next) in zip(runs, runs.dropFirst()) where next.start - run.end <= Self.gap {
      regions.join(run.node, next.node)
    }
    for earlier in recent[index] {
      // Both from left to right: what ends before this run begins ends before the next one too.
      var first = 0
      for run in runs {
        while first < earlier.count, earlier[first].end < run.start - Self.gap { first += 1 }
        var other = first
        while other < earlier.count, earlier[other].start <= run.end + Self.gap {
          regions.join(run.node, earlier[other].node)
          other += 1
        }
      }
    }
    recent[index].append(runs)
    if recent[index].count > Self.gap { recent[index].removeFirst() }
  }

  private mutating func addContactsDown(_ line: [UInt8]) {
    for x in 0..<width where line[x] != Self.none {
      streaks[x] = lastLabel[x] == line[x] && lastRow[x] == row - 1 ? streaks[x] + 1 : 1
      if lastLabel[x] != Self.none, lastLabel[x] != line[x], row - lastRow[x] <= Self.gap {
        addContact(Int(lastLabel[x]), Int(line[x]))
      }
      lastLabel[x] = line[x]
      lastRow[x] = row
    }
  }

  private mutating func addContact(_ a: Int, _ b: Int) {
    shapes[a].contacts[b] += 1
    shapes[b].contacts[a] += 1
  }

  private mutating func addCore(_ up: [UInt8], _ line: [UInt8], _ down: [UInt8]) {
    guard width > 2 else { return }
    // Columns of three of one kind, side by side.
    var streak = 0
    for x in 0..<width {
      let label = line[x]
      let isColumn = label != Self.none && up[x] == label && down[x] == label
      streak = isColumn ? (x > 0 && line[x - 1] == label ? streak + 1 : 1) : 0
      if streak >= 3 { shapes[Int(label)].core += 1 }
    }
  }
}
