/// The positions of the candidates in a picture, row by row: how much of each, in which shapes, next to what.
struct RegionSurvey {
  /// The findings about one candidate.
  struct Shape {
    /// The number of pixels.
    var area = 0
    /// Pixels whose eight neighbours are of the same candidate.
    var core = 0
    /// Horizontal and vertical contacts, by candidate.
    var contacts: [Int] = []
    /// Pieces, largest first.
    var pieces: [PicturePiece] = []
    /// Pieces including the edges of their ink, if the candidate may be a text colour.
    var letters: [PicturePiece] = []
  }

  /// The label of pixels that belong to no candidate.
  static let none = UInt8.max
  /// The maximum gap within a piece: the pixels that antialiasing removes from a thin line. Engineering choice.
  private static let gap = 3

  private let candidates: [ScreenColor]
  private var labels: [UInt32: UInt8] = [:]
  private var window: [[UInt8]] = []
  private var row = 0
  private let width: Int
  private let background: Int
  private(set) var shapes: [Shape]
  /// By column, the length of the vertical run of one candidate that ends here.
  private var streaks: [Int]
  private var lastLabel: [UInt8]
  private var lastRow: [Int]
  private var pieces: GrowingPieces
  /// The pieces of ink, with its edges.
  private var letters: LetterSurvey

  private let scale: PictureScale
  /// The candidates whose contacts are recorded: the background and the most frequent others.
  let surfaces: [Int]
  /// By candidate, its index in ``surfaces``.
  private let places: [Int?]
  /// By column, the pieces of this row and those of ``lastLabel``; -1 for the background.
  private var nodes: [Int]
  private var lastNode: [Int]

  /// Prepares for rows of this many pixels.
  init(_ candidates: CandidateColors, width: Int, scale: PictureScale) {
    self.scale = scale
    self.candidates = candidates.colors
    background = candidates.background
    self.width = width
    let count = candidates.colors.count
    let background = candidates.background
    let most = SIMD16<UInt16>.scalarCount
    let surfaces = count == 0 ? [] : [background] + (0..<count).filter { $0 != background }.prefix(most - 1)
    self.surfaces = surfaces
    places = (0..<count).map { surfaces.firstIndex(of: $0) }
    nodes = .init(repeating: -1, count: width)
    lastNode = nodes
    shapes = .init(repeating: Shape(contacts: .init(repeating: 0, count: count)), count: count)
    streaks = .init(repeating: 0, count: width)
    lastLabel = .init(repeating: Self.none, count: width)
    lastRow = .init(repeating: -10, count: width)
    pieces = GrowingPieces(owners: count, gap: Self.gap)
    letters = LetterSurvey(candidates, width: width, scale: scale)
  }

  /// Whether the picture has more pieces than the limit.
  var isOverfull: Bool { pieces.isOverfull || letters.isOverfull }

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
    addStreaks(line)
    addRuns(line)
    addContactsDown(line)
    if let nodes = pieces.compact() {
      for x in 0..<width where lastNode[x] >= 0 { lastNode[x] = nodes[lastNode[x]] }
    }
    letters.append(pixels)
    window.append(line)
    if window.count == 3 {
      addCore(window[0], window[1], window[2])
      window.removeFirst()
    }
    row += 1
  }

  /// Collects the results after all rows.
  mutating func finish() {
    for (index, found) in pieces.pieces().enumerated() { shapes[index].pieces = found }
    for (index, found) in letters.finish() { shapes[index].letters = found }
  }

  private mutating func label(_ color: UInt32) -> UInt8 {
    if let known = labels[color] { return known }
    let index = candidates.firstIndex { $0.distance(ScreenColor(color)) <= CandidateColors.sameness }
    let label = index.map { UInt8(truncatingIfNeeded: $0) } ?? Self.none
    if labels.count < PixelCensus.mostColors { labels[color] = label }
    return label
  }

  private mutating func addRuns(_ line: [UInt8]) {
    var (x, before, beforeEnd) = (0, Self.none, -10)
    while x < width {
      let label = line[x]
      let start = x
      repeat { x += 1 } while x < width && line[x] == label
      guard label != Self.none else { continue }
      let index = Int(label)
      shapes[index].area += x - start
      var node = -1
      if index != background {
        node = pieces.add(index, PicturePiece(row: row, start: start, end: x - 1, streaks: streaks, scale: scale))
      }
      for column in start..<x { nodes[column] = node }
      if before != Self.none, before != label, start - beforeEnd <= Self.gap {
        addContact((Int(before), nodes[beforeEnd - 1]), (index, node), 1)
      }
      (before, beforeEnd) = (label, x)
    }
    pieces.joinRow()
  }

  private mutating func addStreaks(_ line: [UInt8]) {
    for x in 0..<width where line[x] != Self.none {
      streaks[x] = lastLabel[x] == line[x] && lastRow[x] == row - 1 ? streaks[x] + 1 : 1
    }
  }

  private mutating func addContactsDown(_ line: [UInt8]) {
    // Record long contacts of the same two pieces at once.
    var (first, count) = (0, 0)
    for x in 0..<width where line[x] != Self.none {
      if lastLabel[x] != Self.none, lastLabel[x] != line[x], row - lastRow[x] <= Self.gap {
        if count > 0, x == first + count, nodes[x] == nodes[first], lastNode[x] == lastNode[first],
          line[x] == line[first],
          lastLabel[x] == lastLabel[first]
        {
          count += 1
        } else {
          addContactDown(line, first, count)
          (first, count) = (x, 1)
        }
      }
    }
    addContactDown(line, first, count)
    for x in 0..<width where line[x] != Self.none {
      lastLabel[x] = line[x]
      lastNode[x] = nodes[x]
      lastRow[x] = row
    }
  }

  private mutating func addContactDown(_ line: [UInt8], _ column: Int, _ count: Int) {
    guard count > 0 else { return }
    addContact((Int(lastLabel[column]), lastNode[column]), (Int(line[column]), nodes[column]), count)
  }

  /// Records the contact of two candidates and their pieces.
  private mutating func addContact(_ a: (index: Int, node: Int), _ b: (index: Int, node: Int), _ count: Int) {
    shapes[a.index].contacts[b.index] += count
    shapes[b.index].contacts[a.index] += count
    if a.node >= 0 { pieces.touch(a.node, places[b.index], count) }
    if b.node >= 0 { pieces.touch(b.node, places[a.index], count) }
  }

  private mutating func addCore(_ up: [UInt8], _ line: [UInt8], _ down: [UInt8]) {
    guard width > 2 else { return }
    // Adjacent columns of three pixels of one kind.
    var streak = 0
    for x in 0..<width {
      let label = line[x]
      let isColumn = label != Self.none && up[x] == label && down[x] == label
      streak = isColumn ? (x > 0 && line[x - 1] == label ? streak + 1 : 1) : 0
      if streak >= 3 { shapes[Int(label)].core += 1 }
    }
  }
}
