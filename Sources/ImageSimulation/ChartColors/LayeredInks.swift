/// Translucent fills, and the colours that they give over each other, over grids and over shadows: one layer after the
/// other, from what is known to what it explains.
struct LayeredInks {
  /// Ink of a known coverage.
  private struct Ink {
    /// Channels 0…255.
    let color: SIMD3<Double>
    /// Coverage, 0…1.
    let opacity: Double
    /// The series that it belongs to: a line, or the fill itself.
    let series: Int

    func over(_ below: SIMD3<Double>) -> SIMD3<Double> { below + (color - below) * opacity }
  }

  /// Lines with a fill of their own.
  private let lines: Set<Int>
  /// The series that ink belongs to: these lines, and fills without lines. Nothing produces them.
  private(set) var series: Set<Int>
  /// By index, how a candidate derives from lines, fills and shadows.
  private(set) var derivations: [Int: ColorDerivation] = [:]
  /// Whether marks are translucent; shadows may be the only ink.
  var isTranslucent: Bool { !series.isEmpty }
  /// Candidates that consist of ink.
  private(set) var layers: Set<Int> = []
  /// The colours, channels 0…255, of fills over each other, known ones and those that lines without a fill in sight
  /// would have.
  private var stacks: [SIMD3<Double>] = []
  /// Fills, and lines with a fill or without.
  private var known: Set<Int> = []

  /// Finds the layers of a picture.
  ///
  /// - Parameters:
  ///   - marks: the candidates that may be data.
  ///   - bases: the candidates that ink may lie on besides the grounds: the colours of a grid.
  init(_ roles: ChartRoles, among marks: [Int], bases: [Int]) {
    let bands = OwnBands(roles, among: marks)
    let shadows = CastShadows(roles, among: marks)
    lines = Set(bands.fills.map(\.line))
    series = lines
    var inks: [Ink] = []
    for band in bands.fills {
      add(band.fill, roles.derived(band.fill, as: .tint, of: [band.line]))
      inks.append(Ink(color: roles.candidates.colors[band.line].channels, opacity: band.opacity, series: band.line))
    }
    for shadow in shadows.found {
      add(shadow.index, roles.derived(shadow.index, as: .shadow, of: [shadow.mark]))
      inks.append(Ink(color: shadow.ink, opacity: shadow.opacity, series: shadow.mark))
    }
    for band in bands.fills { addTints(of: band, roles) }
    for shadow in shadows.found { addEdges(of: shadow, roles) }
    if bands.fills.isEmpty {
      let overlaps = FillOverlaps(roles, among: marks)
      let ground = roles.candidates.colors[roles.plot].channels
      for fill in overlaps.fills {
        let shown = roles.candidates.colors[fill].channels
        inks.append(Ink(color: ground + (shown - ground) / overlaps.opacity, opacity: overlaps.opacity, series: fill))
        layers.insert(fill)
        series.insert(fill)
        addOutlines(of: fill, roles)
      }
    }
    guard !inks.isEmpty else { return }
    explain(roles, inks, bases)
    addSeams(roles)
    if let coverage = bands.fills.first?.opacity { addStacks(roles, inks, bands.lines, coverage) }
  }

  /// Records that a candidate is a layer.
  private mutating func add(_ layer: Int, _ derivation: ColorDerivation) {
    derivations[layer] = derivation
    layers.insert(layer)
  }

  /// Fills of known coverage over each other; the lines without a fill in sight are those that no others give.
  private mutating func addStacks(_ roles: ChartRoles, _ inks: [Ink], _ candidates: Set<Int>, _ coverage: Double) {
    let colors = roles.candidates.colors.map(\.channels)
    var inks = inks
    known = lines.union(series)
    stacks = Self.stacks(of: inks, on: colors[roles.plot], lines: known.sorted().map { colors[$0] })
    // What others give is paler.
    for line in candidates.subtracting(known).sorted(by: { (roles.chroma[$1], $0) < (roles.chroma[$0], $1) })
    where !isStack(colors[line]) {
      inks.append(Ink(color: colors[line], opacity: coverage, series: line))
      known.insert(line)
      stacks = Self.stacks(of: inks, on: colors[roles.plot], lines: known.sorted().map { colors[$0] })
    }
  }

  private func isStack(_ color: SIMD3<Double>) -> Bool {
    stacks.contains { stack in
      let off = stack - color
      return max(abs(off.x), abs(off.y), abs(off.z)) <= Self.tolerance
    }
  }

  /// The most colours of fills over each other: with more of them, one lies close to any colour. Engineering choice.
  private static let mostStacks = 200

  /// One ink over each line, and all orders of two inks and more over a ground, as deep as ``mostStacks`` allows.
  private static func stacks(
    of inks: [Ink], on ground: SIMD3<Double>, lines: [SIMD3<Double>]
  ) -> [SIMD3<Double>] {
    var (all, upper) = (lines.flatMap { line in inks.map { $0.over(line) } }, [ground])
    for depth in 1... {
      upper = upper.flatMap { below in inks.map { $0.over(below) } }
      guard all.count + upper.count <= mostStacks, !inks.isEmpty, depth <= 4 else { break }
      if depth > 1 { all += upper }
    }
    return all
  }

  /// The outline of a fill, where it lies over itself, a line seen through a legend, and wider bands of the same line.
  private mutating func addTints(of band: OwnBands.Fill, _ roles: ChartRoles) {
    let colors = roles.candidates.colors
    var nested = [band.fill]
    while let inner = nested.popLast() {
      for index in roles.shapes.indices where !lines.contains(index) && derivations[index] == nil {
        // Engineering choice: a band lies along the next with a fifth of its edge.
        let contacts = roles.shapes[index].contacts
        guard contacts[inner] * 5 >= max(1, contacts.reduce(0, +)), !roles.isThin(index),
          !roles.grounds.contains(index),
          roles.grounds.contains(where: { colors[index].isMixture(colors[$0], colors[band.line], tolerance: 2) })
        else { continue }
        add(index, roles.derived(index, as: .tint, of: [band.line]))
        nested.append(index)
      }
    }
    for index in roles.shapes.indices where !lines.contains(index) && derivations[index] == nil {
      let (shape, fill) = (roles.shapes[index], roles.shapes[band.fill])
      let isTint = roles.grounds.contains { colors[index].isMixture(colors[$0], colors[band.line]) }
      guard isTint, roles.isThin(index) || shape.area * 4 < fill.area else { continue }
      let along = shape.contacts[band.fill] + shape.contacts[band.line]
      let isCertain = along * 4 >= max(1, shape.contacts.reduce(0, +))
      add(index, roles.derived(index, as: .tint, of: [band.line], isCertain: isCertain))
    }
  }

  /// The outline of a fill, half of which lies over the fill.
  private mutating func addOutlines(of fill: Int, _ roles: ChartRoles) {
    let colors = roles.candidates.colors
    for index in roles.shapes.indices where derivations[index] == nil && roles.isThin(index) {
      guard roles.shapes[index].contacts[fill] * 10 >= max(1, roles.shapes[index].contacts.reduce(0, +)),
        InkOverlay(colors[index], is: colors[fill], over: colors[fill], on: colors[roles.plot]) != nil
      else { continue }
      derivations[index] = ColorDerivation(
        kind: .overlay, origins: [fill], sentence: Self.overlay(roles, index, fill, fill), isCertain: true)
      layers.insert(index)
    }
  }

  /// The rim of a shadow, where it lies partly over itself.
  private mutating func addEdges(of shadow: CastShadows.Shadow, _ roles: ChartRoles) {
    let colors = roles.candidates.colors
    let shade = ScreenColor(Int(shadow.ink.x), Int(shadow.ink.y), Int(shadow.ink.z))
    for index in roles.shapes.indices where derivations[index] == nil && !roles.grounds.contains(index) {
      guard roles.shapes[index].contacts[shadow.index] > 0,
        roles.shapes[index].area < roles.shapes[shadow.index].area,
        colors[index].isMixture(colors[shadow.index], shade)
      else { continue }
      add(index, roles.derived(index, as: .shadow, of: [shadow.mark]))
    }
  }

  /// Thin pieces where two lines meet over a fill or a ground.
  private mutating func addSeams(_ roles: ChartRoles) {
    let colors = roles.candidates.colors
    for index in roles.shapes.indices where roles.isThin(index) && derivations[index] == nil {
      guard !roles.isGrey(index), !lines.contains(index), !roles.grounds.contains(index) else { continue }
      let contacts = roles.shapes[index].contacts
      let beside = lines.filter { contacts[$0] > 0 }.sorted()
      let below = (roles.grounds + layers.sorted()).filter { contacts[$0] > 0 }
      for (place, first) in beside.enumerated() {
        for second in beside.dropFirst(place + 1)
        where derivations[index] == nil
          && below.contains(where: { colors[index].isMixture(colors[first], colors[second], colors[$0]) })
        {
          derivations[index] = roles.derived(index, as: .edge, of: [first, second])
        }
      }
    }
  }

  /// The error of a channel of several layers, each of which was rounded.
  private static let tolerance = 3.0

  /// Explains candidates by ink over what is explained already, until nothing changes.
  private mutating func explain(_ roles: ChartRoles, _ inks: [Ink], _ bases: [Int]) {
    let colors = roles.candidates.colors.map(\.channels)
    var below = Array(Set(roles.grounds + bases).union(layers).union(lines)).sorted()
    var open = roles.shapes.indices.filter { index in
      roles.shapes[index].area > 0 && !below.contains(index) && !series.contains(index)
    }
    var added = below
    while !added.isEmpty {
      let fresh = added
      added = []
      for index in open {
        guard let (ink, under) = Self.explanation(index, inks, fresh, colors, roles) else { continue }
        // One ink alone explains much by accident.
        // Letters are on the ground all along.
        guard
          inks.count > 2 && roles.onGround(index) <= 0.9 || isAmongLayers(index, roles, bases)
            || roles.shapes[index].contacts[under] > 0
        else { continue }
        let isInk = layers.contains(under) || lines.contains(under)
        let other = derivations[under]?.origins.first ?? (isInk ? under : nil)
        let origins = Array(Set([ink.series] + (other.map { [$0] } ?? []))).sorted()
        derivations[index] = ColorDerivation(
          kind: .overlay, origins: origins, sentence: Self.overlay(roles, index, ink.series, other),
          isCertain: roles.onGround(index) <= 0.5)
        layers.insert(index)
        added.append(index)
      }
      open.removeAll(where: added.contains)
      below += added
    }
  }

  private static func explanation(
    _ index: Int, _ inks: [Ink], _ below: [Int], _ colors: [SIMD3<Double>], _ roles: ChartRoles
  ) -> (Ink, under: Int)? {
    let contacts = roles.shapes[index].contacts
    for under in below.sorted(by: { (contacts[$1], $0) < (contacts[$0], $1) }) {
      for ink in inks {
        let off = ink.over(colors[under]) - colors[index]
        if max(abs(off.x), abs(off.y), abs(off.z)) <= tolerance { return (ink, under) }
      }
    }
    return nil
  }

  /// Whether most of what a candidate touches is ink or its lines.
  func isAmongLayers(_ index: Int, _ roles: ChartRoles, _ bases: [Int] = []) -> Bool {
    let contacts = roles.shapes[index].contacts
    let among = contacts.indices.reduce(0) { sum, other in
      layers.contains(other) || lines.contains(other) || bases.contains(other) ? sum + contacts[other] : sum
    }
    return among * 2 >= max(1, contacts.reduce(0, +))
  }

  /// What nothing explains amid ink: several marks over each other, or one more.
  func buried(_ index: Int, _ roles: ChartRoles) -> ColorDerivation? {
    guard isTranslucent, !layers.contains(index), !series.contains(index) else { return nil }
    let isAmid = roles.onGround(index) < 0.2 && (layers.count > 3 || isAmongLayers(index, roles))
    // Rows of pixels where fills end, and scraps.
    let (area, largest) = (roles.shapes[index].area, series.map { roles.shapes[$0].area }.max() ?? 0)
    let isLine = roles.isThin(index) && roles.isLine(index)
    let isEnd = roles.isThin(index) && (roles.area(index, .ruled) * 5 >= area * 4 || !isLine && area * 20 < largest)
    guard isEnd || isAmid && !isLine else { return nil }
    return Self.severalMarks(roles, index)
  }

  /// What fills over each other may give, though some of them lie nowhere on the ground.
  func stacked(_ index: Int, _ roles: ChartRoles) -> ColorDerivation? {
    guard !layers.contains(index), !known.contains(index), roles.onGround(index) <= 0.6 else { return nil }
    return isStack(roles.candidates.colors[index].channels) ? Self.severalMarks(roles, index) : nil
  }

  private static func severalMarks(_ roles: ChartRoles, _ index: Int) -> ColorDerivation {
    ColorDerivation(
      kind: .buried, origins: [], sentence: "\(roles.candidates.colors[index].hex) is several marks over each other",
      isCertain: false)
  }

  private static func overlay(_ roles: ChartRoles, _ index: Int, _ ink: Int, _ under: Int?) -> String {
    let colors = roles.candidates.colors
    let below = under.map { $0 == ink ? "itself" : colors[$0].hex } ?? "a grid"
    return "\(colors[index].hex) is the fill of \(colors[ink].hex) over \(below)"
  }
}
