/// Lines over a band or an area in a tint of their own colour: confidence bands, densities, forecasts.
struct OwnBands {
  struct Fill {
    let line, fill: Int
    /// The coverage of the fill, 0…1.
    let opacity: Double
  }
  private(set) var fills: [Fill] = []
  /// All lines, with a fill in sight or without.
  private(set) var lines: Set<Int> = []

  /// A fill of more coverage could be ink of which the line is a second layer: ink that covers α has 1 / (2 − α) of what
  /// two layers have, and less than a twelfth is hardly seen. Fills of one half are common.
  private static let most = 0.52
  /// Fills of one picture have the same coverage within the rounding error.
  private static let sameness = 0.02

  /// Finds lines among marks, and the surfaces that are their tints.
  ///
  /// Engineering choices: a line touches its fill with a tenth of its edge, or with a fiftieth where another line's
  /// fill has the same coverage; in a line, pieces as thick as a surface are less than half.
  init(_ roles: ChartRoles, among marks: [Int]) {
    let colors = roles.candidates.colors
    var found: [(fill: Fill, share: Double)] = []
    let thin = marks.filter { roles.area($0, .solid) * 2 < roles.shapes[$0].area && roles.isOwn($0) }
    for line in thin {
      // A line seen through a legend is a tint itself.
      let isTint = thin.contains { other in
        roles.grounds.contains {
          colors[line].isMixture(colors[$0], colors[other]) && colors[line].part(colors[$0], colors[other]) <= Self.most
        }
      }
      guard !isTint else { continue }
      if roles.isLine(line), !roles.isGrey(line) { lines.insert(line) }
      let contacts = roles.shapes[line].contacts
      let all = Double(max(1, contacts.reduce(0, +)))
      for fill in contacts.indices where fill != line && !roles.grounds.contains(fill) && !roles.isThin(fill) {
        for ground in roles.grounds where colors[fill].isMixture(colors[ground], colors[line]) {
          let part = colors[fill].part(colors[ground], colors[line])
          guard part <= Self.most, contacts[fill] > 0 else { continue }
          found.append((Fill(line: line, fill: fill, opacity: part), Double(contacts[fill]) / all))
        }
      }
    }
    // Fills of one picture mostly have the same coverage.
    func mates(_ fill: Fill) -> Int {
      Set(found.filter { abs($0.fill.opacity - fill.opacity) <= Self.sameness }.map(\.fill.line)).count
    }
    let order = found.map { (fill: $0.fill, share: $0.share, mates: mates($0.fill)) }
      .sorted { ($1.mates, $1.share, $0.fill.fill) < ($0.mates, $0.share, $1.fill.fill) }
    for one in order {
      guard !fills.contains(where: { $0.line == one.fill.line || $0.fill == one.fill.fill }) else { continue }
      let isShared = one.mates > 1
      if one.share >= 0.1 || isShared && one.share >= 0.02 { fills.append(one.fill) }
    }
  }
}
