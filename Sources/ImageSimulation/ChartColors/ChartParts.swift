/// The candidates by their presumed role.
struct ChartParts {
  /// Colours of data.
  private(set) var marks: [Int] = []
  private(set) var texts: [Int] = []
  /// Colours of straight lines parallel to the picture's sides.
  private(set) var rules: [Int] = []
  /// Colours that others produce, one sentence each, without edges.
  private(set) var leftOut: [String] = []
  /// Colours that others may produce, one sentence each.
  private(set) var doubts: [String] = []
  /// How many of ``doubts`` are colours of several marks over each other.
  private(set) var buried = 0
  /// Lines that may be a grid, and lines that may be patterns.
  private var faint: [Int] = []
  private var patterns: [Int] = []
  /// Surfaces with hardly any contrast.
  private var pale: [Int] = []
  private let roles: ChartRoles

  /// Below this contrast a grey line is a grid rather than data. Engineering choice.
  private static let faint = 1.6

  /// Below this contrast a surface is a panel, the ground of a legend or a stripe as often as a mark. Engineering choice.
  private static let palest = 1.25

  /// The least number of words and lines of figures that make a text colour. Engineering choice.
  private static let leastWords = 2

  /// Assigns a role to every candidate of a picture.
  init(_ roles: ChartRoles, _ census: PixelCensus) {
    self.roles = roles
    let total = census.total
    let letters = sort(total)
    let layered = LayeredInks(roles, among: marks, bases: rules)
    let isTranslucent = layered.isTranslucent || marks.contains { !roles.overlays($0, marks).isEmpty }
    let asked = marks + letters.filter { !marks.contains($0) && (!roles.isInk($0) || patterns.contains($0)) }
    // The edges of coloured ink are coloured.
    let inks = marks + letters.filter { !marks.contains($0) && !roles.isGrey($0) }
    let shared = SharedTints(roles, among: marks)
    let derived = DerivedColors(
      asked.map { index in
        if layered.series.contains(index) { return (index, []) }
        if let layer = layered.derivations[index] ?? layered.stacked(index, roles) { return (index, [layer]) }
        let tint = shared.derivations[index].map { [$0] } ?? []
        let found = roles.derivations(of: index, among: inks, isTranslucent: isTranslucent)
        return (index, tint + found + (layered.buried(index, roles).map { [$0] } ?? []))
      },
      areas: roles.shapes.map(\.area))
    buried = derived.derivations.values.count { $0.kind == .buried }
    for (indices, what) in [(faint, "a grid"), (patterns, "a pattern on marks")] {
      for index in indices where shared.derivations[index]?.isCertain != true && derived.derivations[index] == nil {
        doubts.append("\(roles.candidates.colors[index].hex) is \(what)")
      }
    }
    let plain = letters.filter { !isEdge($0, derived.derivations[$0]) && layered.derivations[$0] == nil }
    texts = written(plain, least: CandidateColors.leastPixels(total))
    // Text is on the ground; what lies on marks is an edge.
    let strongest = texts.map(roles.contrast).max() ?? 1
    texts.removeAll { roles.onGround($0) < 0.5 && !roles.isWordy($0) && roles.contrast($0) < strongest }
    tell(asked.compactMap { derived.derivations[$0] })
    marks.removeAll { derived.derivations[$0] != nil }
    // Of lines that were resized hardly more than scraps remain; they make the picture unreadable, or keep their hue in it.
    var scraps = roles.unsteady(marks).isEmpty ? marks.filter { !roles.isGrey($0) && roles.isScrap($0) } : []
    let others = marks.filter { !scraps.contains($0) }
    scraps.removeAll { scrap in !others.contains { roles.isOneHue($0, scrap) } }
    leaveOut(scraps) { "\($0.hex), beside other colours, is an edge or noise" }
    var outside: [Int] = []
    if let frame = AxesFrame(roles) {
      outside = marks.filter { frame.isOutside(roles.shapes[$0]) }
      if outside.count < marks.count { leaveOut(outside) { "\($0.hex), outside the axes, is text or decoration" } }
      // Stronger ones are judged anyway, and doubtful only among colours stronger still.
      let faint = marks.filter { roles.contrast($0) < ChartRoles.mostContrast && !roles.isThin($0) }
      doubts += (pale + (faint.count * 2 < marks.count ? faint : [])).filter { !frame.isOutside(roles.shapes[$0]) }
        .map { "\(roles.candidates.colors[$0].hex) is a stripe or a panel" }
    }
    let silent = roles.shapes.indices.filter { index in
      roles.isGrey(index) && roles.isInk(index) && !roles.isWordy(index) && roles.candidates.isPeak[index]
        && !(marks + texts + patterns + roles.grounds).contains(index) && derived.derivations[index] == nil
    }
    leftOut += silent.map { "\(roles.candidates.colors[$0].hex) is a pattern or letters on marks" }
    let known =
      marks + scraps + outside + letters + rules + asked.filter { derived.derivations[$0]?.isCertain == false }
    doubts += StrayColors(census, roles, found: known).colors.map(Self.fewPixels)
  }

  private mutating func leaveOut(_ indices: [Int], _ doubt: (ScreenColor) -> String) {
    marks.removeAll(where: indices.contains)
    doubts += indices.map { doubt(roles.candidates.colors[$0]) }
  }

  private static func fewPixels(_ color: ScreenColor) -> String {
    "\(color.hex) in a few pixels is an edge between others"
  }

  /// Assigns marks and rules; returns candidates that may be letters.
  private mutating func sort(_ total: Int) -> [Int] {
    let shapes = roles.shapes
    let least = CandidateColors.leastPixels(total)
    let others = shapes.indices.filter { !roles.grounds.contains($0) && shapes[$0].area > 0 }
    // Charts use one text colour, or greys.
    let ink = roles.mainInk(others)
    var letters: [Int] = []
    for index in others {
      let shape = shapes[index]
      let hex = roles.candidates.colors[index].hex
      guard roles.isGrey(index) || index == ink && roles.isWritten(index) else {
        // A coloured grid is faint; a coloured line across is a mark.
        let isGrid =
          roles.contrast(index) < 1.5 && (roles.isThin(index) || roles.scale.factor >= 2)
          && roles.area(index, .ruled) * 10 >= shape.area * 8 && shape.pieces.count > 2
        if isGrid { rules.append(index) } else { marks.append(index) }
        continue
      }
      let (solid, ruled) = (roles.area(index, .solid), roles.area(index, .ruled))
      let small = roles.area(index, .small)
      if ruled * 5 >= shape.area { rules.append(index) }
      guard !roles.isFrame(index) else {
        if ruled * 5 < shape.area { rules.append(index) }
        if small >= 2 * least { letters.append(index) }
        continue
      }
      // A panel, a legend's background, a stripe.
      let isSolid = solid * 2 >= shape.area - ruled - roles.inset(index) && solid >= 4 * least || solid * 1_000 >= total
      guard roles.contrast(index) >= Self.palest else {
        if isSolid { pale.append(index) }
        continue
      }
      if isSolid {
        marks.append(index)
      } else if roles.isLine(index), roles.contrast(index) < Self.faint {
        // Faint grid dashes merge and are not straight.
        rules.append(index)
        faint.append(index)
      } else if roles.isStout(index) || roles.isLine(index) && roles.inset(index) * 4 < shape.area {
        marks.append(index)
      } else if roles.isLine(index), roles.inset(index) * 2 < shape.area {
        patterns.append(index)
      } else if roles.contrast(index) >= Self.faint, small >= 4 * least, roles.isScattered(index) {
        if roles.isUnwritten(index) {
          marks.append(index)
        } else {
          doubts.append("\(hex) is text")
        }
      }
      if small >= 2 * least { letters.append(index) }
    }
    return letters
  }

  /// Whether a letter candidate is the colour it is derived as. For a grey mark, only adjacent pixels are its edges,
  /// because text has such greys too.
  private func isEdge(_ index: Int, _ derivation: ColorDerivation?) -> Bool {
    guard let derivation else { return false }
    let contacts = roles.shapes[index].contacts
    let beside = derivation.origins.reduce(0) { $0 + contacts[$1] }
    let isOfGrey = derivation.kind == .edge && derivation.origins.allSatisfy { roles.isGrey($0) && marks.contains($0) }
    return !isOfGrey || !roles.isOwn(index) || beside * 12 >= max(1, contacts.reduce(0, +))
  }

  /// The letter candidates that are text rather than mixtures of its ink.
  private func written(_ letters: [Int], least: Int) -> [Int] {
    let colors = roles.candidates.colors
    // The frame may hold nearly all of the ink: the strongest grey of frames and lines counts as text too.
    // Ignore patterns and letters on marks if there is text on the ground.
    let grounded = letters.filter { roles.area($0, .small) >= 3 * least }
    let letters = grounded.isEmpty ? letters : grounded
    // The colour of marks may be that of text too; the frame of a legend has no words.
    let unmarked = letters.filter { !marks.contains($0) }
    let isSpelt = { (index: Int) in roles.words[index].count >= Self.leastWords }
    let groups = [unmarked.filter(isSpelt), letters.filter(isSpelt), unmarked, letters]
    let strongest = groups.first { !$0.isEmpty }?.max { roles.contrast($0) < roles.contrast($1) }
    return letters.filter { index in
      guard index != strongest else { return true }
      let inks = letters.filter { other in
        other != index && roles.grounds.contains { colors[index].isMixture(colors[$0], colors[other]) }
      }
      let isPassed = !inks.isEmpty
      // Next to the ink it is the ink's edge, however frequent. Engineering choice: a twelfth of what it touches.
      let contacts = roles.shapes[index].contacts
      guard inks.reduce(0, { $0 + contacts[$1] }) * 12 < max(1, contacts.reduce(0, +)) else { return false }
      return !marks.contains(index) && !rules.contains(index) && (roles.candidates.isPeak[index] || !isPassed)
    }
  }

  private mutating func tell(_ derivations: [ColorDerivation]) {
    for derivation in derivations where derivation.kind != .edge || !derivation.isCertain {
      if derivation.isCertain {
        if !leftOut.contains(derivation.sentence) { leftOut.append(derivation.sentence) }
      } else if !doubts.contains(derivation.sentence) {
        doubts.append(derivation.sentence)
      }
    }
  }
}
