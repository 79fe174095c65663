/// Where the candidates are in a picture, row by row: how much of each, how thick, and next to what.
struct ColorSurvey {
  /// What is known of one candidate.
  struct Extent {
    /// The number of pixels.
    fileprivate(set) var area = 0
    /// Pixels whose eight neighbours are of the same candidate.
    fileprivate(set) var core = 0
    /// Horizontal and vertical contacts, by candidate.
    fileprivate(set) var contacts: [Int]
    /// The middle of its longest run, in pixels from the upper left corner.
    fileprivate(set) var anchor = (x: 0, y: 0)
    fileprivate var longest = 0
    /// Columns and rows of its core.
    fileprivate var columns: ClosedRange<Int>?
    fileprivate var rows: ClosedRange<Int>?

    /// Contacts with any other candidate.
    var edge: Int { contacts.reduce(0, +) }
    /// The area of the box around its core.
    var box: Int { (columns?.count ?? 0) * (rows?.count ?? 0) }
  }

  /// The label of pixels that belong to no candidate.
  private static let none = UInt8.max
  /// The maximum gap between two that touch: the pixels of an edge. Engineering choice.
  private static let gap = 3

  private let candidates: CandidateColors
  private let width: Int
  private var labels: [UInt32: UInt8] = [:]
  private var window: [[UInt8]] = []
  private var row = 0
  /// By candidate.
  private(set) var extents: [Extent]
  /// By column, the candidate above and its row.
  private var lastLabel: [UInt8]
  private var lastRow: [Int]

  /// Prepares for rows of this many pixels.
  init(_ candidates: CandidateColors, width: Int) {
    self.candidates = candidates
    self.width = width
    let count = candidates.colors.count
    extents = .init(repeating: Extent(contacts: .init(repeating: 0, count: count)), count: count)
    lastLabel = .init(repeating: Self.none, count: width)
    lastRow = .init(repeating: -1 - Self.gap, count: width)
  }

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
    addRuns(line)
    addContactsDown(line)
    window.append(line)
    if window.count == 3 {
      addCore(window[0], window[1], window[2])
      window.removeFirst()
    }
    row += 1
  }

  private mutating func label(_ color: UInt32) -> UInt8 {
    if let known = labels[color] { return known }
    let label = candidates.index(of: ScreenColor(color)).map { UInt8(truncatingIfNeeded: $0) } ?? Self.none
    if labels.count < PixelCensus.mostColors { labels[color] = label }
    return label
  }

  private mutating func addRuns(_ line: [UInt8]) {
    var (x, before, beforeEnd) = (0, Self.none, -1 - Self.gap)
    while x < width {
      let label = line[x]
      let start = x
      repeat { x += 1 } while x < width && line[x] == label
      guard label != Self.none else { continue }
      let index = Int(label)
      extents[index].area += x - start
      if x - start > extents[index].longest {
        extents[index].longest = x - start
        extents[index].anchor = ((start + x - 1) / 2, row)
      }
      if before != label, start - beforeEnd <= Self.gap { addContact(before, label) }
      (before, beforeEnd) = (label, x)
    }
  }

  private mutating func addContactsDown(_ line: [UInt8]) {
    for x in 0..<width where line[x] != Self.none {
      if lastLabel[x] != line[x], row - lastRow[x] <= Self.gap { addContact(lastLabel[x], line[x]) }
      (lastLabel[x], lastRow[x]) = (line[x], row)
    }
  }

  private mutating func addContact(_ a: UInt8, _ b: UInt8) {
    extents[Int(a)].contacts[Int(b)] += 1
    extents[Int(b)].contacts[Int(a)] += 1
  }

  private mutating func addCore(_ up: [UInt8], _ line: [UInt8], _ down: [UInt8]) {
    // Adjacent columns of three pixels of one kind.
    var streak = 0
    for x in 0..<width {
      let label = line[x]
      let isColumn = label != Self.none && up[x] == label && down[x] == label
      streak = isColumn ? (x > 0 && line[x - 1] == label ? streak + 1 : 1) : 0
      guard streak >= 3 else { continue }
      extents[Int(label)].core += 1
      let (middle, above) = (x - 1, row - 1)
      let (columns, rows) = (extents[Int(label)].columns, extents[Int(label)].rows)
      extents[Int(label)].columns =
        min(columns?.lowerBound ?? middle, middle)...max(columns?.upperBound ?? middle, middle)
      extents[Int(label)].rows = (rows?.lowerBound ?? above)...above
    }
  }
}
