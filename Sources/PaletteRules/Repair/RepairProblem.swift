import Colorimetry

/// All demands of the rules on the colours of some themes, in all modes together.
struct RepairProblem {
  /// In the order found.
  private(set) var colors: [RepairColor] = []
  private(set) var views: [RepairView] = []
  private(set) var demands: [RepairDemand] = []
  /// Whether there are more demands than the limit.
  private(set) var isTooLarge = false

  /// The most pairs, each with a wish: 300 series in one mode. An engineering choice; no palette of that size is
  /// distinguishable.
  private static let mostDemands = 100_000

  private var modeName = ""
  private var modeNumber = 0
  private var modeCount = 1
  private var purpose = ModePurpose("")
  private let options: RepairOptions
  let settings: JudgementSettings
  private var colorIndices: [ColorPlace: Int] = [:]
  private var viewIndices: [RepairView: Int] = [:]
  private var pairIndices: [[Int]: Int] = [:]

  /// Collects the demands of all rules that are errors, in every mode of every theme.
  init(_ themes: [Theme], settings: JudgementSettings, options: RepairOptions) {
    self.options = options
    self.settings = settings
    for theme in themes {
      modeCount = theme.palette == nil ? theme.modes.count : .max
      for mode in theme.modes {
        (modeName, purpose) = (theme.shownPlace(of: mode.name), ModePurpose(mode.name))
        add(mode)
        modeNumber += 1
      }
    }
    for index in colors.indices {
      let place = colors[index].place
      guard let reason = options.locks[place] else { continue }
      colors[index].lock(
        because: reason, byChoice: options.chosenLocks.contains(place), remedy: options.remedies[place])
    }
  }

  /// Whether a pair that is not clear is to be repaired, although no confusion is an error.
  var asksClear: Bool {
    options.repairsWarnings || [.hardForMark, .redGreenHues, .modelDependent].contains(where: asks)
  }

  private func asks(_ rule: RuleKey) -> Bool { settings.level(rule) == .error }

  /// Whether a rule asks for a repair of these tokens: it is an error, and no waiver covers it.
  private func asks(_ rule: RuleKey, of tokens: String...) -> Bool { asks(rule) && !isWaived(rule, tokens) }

  private func isWaived(_ rule: RuleKey, _ tokens: [String]) -> Bool {
    !options.waived.isEmpty && options.waived.contains(WaivedTokens(rule, tokens))
  }

  /// The index of a colour with the use `name`.
  private mutating func index(_ color: ThemeColor, name: String, token: String) -> Int {
    let place = ColorPlace(color, name: options.nameOfFile)
    let index = colorIndices[place] ?? colors.count
    if index == colors.count {
      colorIndices[place] = index
      colors.append(RepairColor(color, at: place, name: name, token: token))
    }
    colors[index].use(as: name, in: modeName, of: modeCount)
    return index
  }

  private mutating func view(_ color: Int, alpha: Double, on surface: Surfaces.Surface) -> Int? {
    // The appearance of a translucent mark is unknown where its surface is, so no rule judges it.
    if alpha < 1, surface.color == nil { return nil }
    let view = RepairView(color: color, alpha: min(alpha, 1), surface: alpha < 1 ? surface.color : nil)
    if let index = viewIndices[view] { return index }
    viewIndices[view] = views.count
    views.append(view)
    return views.count - 1
  }

  private mutating func add(_ kind: RepairDemand.Kind, _ first: Int, _ second: Int? = nil, isWish: Bool = false) {
    guard demands.count < Self.mostDemands else {
      isTooLarge = true
      return
    }
    demands.append(RepairDemand(kind: kind, first: first, second: second ?? first, isWish: isWish))
  }

  private mutating func add(_ mode: ThemeMode) {
    let surfaces = Surfaces(mode, flare: settings.flare)
    let series = mode.series.map { series in
      index(series.color, name: series.name, token: series.token)
    }
    // Backgrounds stay fixed as the base of all distances; the rules judge a ramp as a whole.
    for (color, role) in [(mode.background, "background"), (mode.plotBackground, "plotBackground")] {
      if let color { lock(color, role: role, because: "the charts stand on it") }
    }
    for ramp in mode.ramps {
      for stop in ramp.stops { lock(stop.color, role: ramp.name ?? "ramp", because: "it is part of a ramp") }
    }
    var shown: [Int?] = []
    for (series, color) in zip(mode.series, series) {
      let onPlot = view(color, alpha: series.alpha, on: surfaces.plot)
      shown.append(onPlot)
      if !series.isContext { addMarkContrast(series, color, mode, surfaces) }
    }
    addPairs(mode, shown)
    addTexts(mode, surfaces, shown)
  }

  private mutating func lock(_ color: ThemeColor, role: String, because reason: String) {
    colors[index(color, name: role, token: color.tokenName(role: role))].lock(because: reason)
  }

  private mutating func addMarkContrast(_ series: Series, _ color: Int, _ mode: ThemeMode, _ surfaces: Surfaces) {
    let grounds =
      series.alpha >= 1
      ? surfaces.plots : mode.plotBackground == nil ? surfaces.backgrounds : surfaces.backgrounds + surfaces.plots
    let required = settings.thresholds.contrast(of: series)
    let outline = VisibleOutline(series, in: mode, on: grounds, required: required, flare: settings.flare)
    if let outline {
      // The outline makes the mark visible, whatever the mark's own colour, so the outline must stay.
      lock(outline.color, role: "outline", because: "marks are seen by it")
    }
    let isAsked = asks(series.alpha >= 1 ? .markContrast : .translucentContrast, of: series.token)
    for surface in grounds {
      guard let below = surface.color, let view = view(color, alpha: min(series.alpha, 1), on: surface) else {
        continue
      }
      if isAsked, outline == nil { add(.contrastOn(below, required), view) }
      if outline.map({ $0.ratio < Thresholds.raisedMarks }) ?? true {
        addRaised(.contrastOn(below, Thresholds.raisedMarks), view)
      }
    }
  }

  /// Adds the requirement of a mode for more contrast: a demand where PC505 is an error, a wish where it warns.
  private mutating func addRaised(_ kind: RepairDemand.Kind, _ view: Int, _ other: Int? = nil) {
    guard purpose.increasesContrast, let level = settings.level(.increaseContrastTooLow), level > .info else { return }
    add(kind, view, other, isWish: level < .error)
  }

  private mutating func addPairs(_ mode: ThemeMode, _ shown: [Int?]) {
    let judged = settings.deficiencies
    func level(_ vision: Vision) -> Level? {
      vision == .tritan
        ? settings.level(.blueYellowConfusion, under: [.tritan], in: purpose)
        : settings.level(.redGreenConfusion, under: [.protan, .deutan], in: purpose)
    }
    let deficiencies = judged.filter { level($0) == .error }
    let wishes = judged.filter { level($0) == .warning }
    func indices(_ visions: [Vision]) -> [Int] {
      visions.compactMap { Vision.deficiencies.firstIndex(of: $0) }
    }
    let measuresSymbols = settings.isOn(.symbolsAlike)
    let used = min(shown.count, max(mode.usage.maxSeries ?? shown.count, 0))
    for i in 0..<used {
      for j in (i + 1)..<max(used, i + 1) {
        guard let a = shown[i], let b = shown[j], !isTooLarge,
          !(mode.series[i].isContext && mode.series[j].isContext)
        else { continue }
        let isDistinct =
          options.usesMarkers
          || mode.series[i].isDistinct(from: mode.series[j])
            && (!measuresSymbols || mode.series[i].isToldApart(from: mode.series[j]))
        let (one, other) = (mode.series[i], mode.series[j])
        let asked = deficiencies.filter { vision in
          let rule: RuleKey = vision == .tritan ? .blueYellowConfusion : .redGreenConfusion
          // A red and a green whose hues are waived stay as they are.
          let isHueWaived = vision != .tritan && isWaived(.redGreenHues, [one.token, other.token])
          return !isHueWaived && !isWaived(rule, [one.token, other.token])
        }
        let everyone = asks(.tooSimilar, of: one.token, other.token)
        addPair(a, b, everyone: everyone, isDistinct ? [] : indices(asked), isDistinct ? [] : indices(wishes))
        // Whoever waives a pair wants it as it is.
        let isKept = asked.count < deficiencies.count || everyone != asks(.tooSimilar)
        if !isDistinct, !isKept { addGoal(a, b, one, other) }
      }
    }
  }

  /// Adds a pair, or only what this mode requires beyond an earlier one.
  private mutating func addPair(_ a: Int, _ b: Int, everyone: Bool, _ deficiencies: [Int], _ wishes: [Int]) {
    let key = [min(a, b), max(a, b)]
    if everyone || !deficiencies.isEmpty {
      if let known = pairIndices[key], case .differ(let before, let others) = demands[known].kind {
        let all = others + deficiencies.filter { !others.contains($0) }
        demands[known] = RepairDemand(
          kind: .differ(everyone: before || everyone, deficiencies: all.sorted()), first: key[0], second: key[1])
      } else {
        pairIndices[key] = demands.count
        add(.differ(everyone: everyone, deficiencies: deficiencies), key[0], key[1])
      }
    }
    let wishKey = key + [-1]
    if !wishes.isEmpty, pairIndices[wishKey] == nil {
      pairIndices[wishKey] = demands.count
      add(.differ(everyone: false, deficiencies: wishes), key[0], key[1], isWish: true)
    }
  }

  /// Adds the wish for a clear pair, once for two colours as shown.
  private mutating func addGoal(_ a: Int, _ b: Int, _ one: Series, _ other: Series) {
    guard !options.isSmallest, a != b, settings.isOn(.hardForMark) else { return }
    let key = [min(a, b), max(a, b), -2]
    guard pairIndices[key] == nil else { return }
    pairIndices[key] = demands.count
    var goal = RepairGoal(one, other, deficiencies: settings.deficiencies, settings.thresholds)
    goal.mode = modeNumber
    add(.clear(goal), key[0], key[1], isWish: true)
  }

  /// Makes every goal keep the worst difference of its mode in each view: what no repair may make worse, unless it stays
  /// clear.
  mutating func keepWorst(_ seen: inout SeenColors) {
    let rows = views.map { seen.row(of: $0.shown(colors[$0.color].original)) }
    var worst: [Int: [RepairGoal.View: Double]] = [:]
    for demand in demands {
      guard let goal = demand.goal else { continue }
      goal.forEachView { view in
        let known = worst[goal.mode]?[view] ?? .infinity
        guard let near = seen.weakest(view, rows[demand.first], rows[demand.second], below: known) else { return }
        worst[goal.mode, default: [:]][view] = near.value
      }
    }
    for index in demands.indices {
      guard var goal = demands[index].goal else { continue }
      let old = demands[index]
      old.goal?.forEachView { view in goal[view] = worst[goal.mode]?[view] ?? .infinity }
      demands[index] = RepairDemand(kind: .clear(goal), first: old.first, second: old.second, isWish: true)
    }
  }

  private mutating func addTexts(_ mode: ThemeMode, _ surfaces: Surfaces, _ shown: [Int?]) {
    if let text = mode.text {
      addText(text, name: "text", .normal, on: surfaces.backgrounds)
    }
    for (index, text) in (mode.texts + mode.repeatedTexts).enumerated() {
      let name = text.name ?? "text \(index + 1)"
      switch text.on {
      case .background: addText(text.color, name: name, text.size, on: surfaces.backgrounds)
      case .plotBackground: addText(text.color, name: name, text.size, on: surfaces.plots)
      case .series(let seriesName):
        guard let index = mode.series.firstIndex(where: { $0.name == seriesName }), let below = shown[index] else {
          continue
        }
        let color = self.index(text.color, name: name, token: text.color.tokenName(role: name))
        // A translucent text on a mark that may change has two unknowns: the rules judge it, the repair does not change
        // it.
        guard text.color.alpha >= 1, let view = view(color, alpha: 1, on: surfaces.plot) else { continue }
        if asks(.textContrast, of: text.color.tokenName(role: name)) {
          add(.contrast(settings.thresholds.contrast(of: text.size)), view, below)
        }
        addRaised(.contrast(Thresholds.standard.enhancedContrast(of: text.size)), view, below)
      }
    }
    guard asks(.textContrast) else { return }
    for (index, pair) in mode.pairs.enumerated() {
      let behind = Surfaces.shown(pair.background.srgb, alpha: pair.background.alpha, on: surfaces.background)
      lock(pair.background, role: "pair \(index + 1)", because: "text stands on it")
      addText(
        pair.foreground, name: "pair \(index + 1)", pair.minimum,
        on: behind.map { Surfaces.Surface.opaque($0) } ?? .unknown)
    }
  }

  private mutating func addText(
    _ text: ThemeColor, name: String, _ size: ThemeText.Size, on surfaces: [Surfaces.Surface]
  ) {
    for surface in surfaces {
      if asks(.textContrast) { addText(text, name: name, settings.thresholds.contrast(of: size), on: surface) }
      guard purpose.increasesContrast, let below = surface.color else { continue }
      let color = index(text, name: name, token: text.tokenName(role: name))
      if let view = view(color, alpha: text.alpha, on: surface) {
        addRaised(.contrastOn(below, Thresholds.standard.enhancedContrast(of: size)), view)
      }
    }
  }

  private mutating func addText(
    _ text: ThemeColor, name: String, _ required: Double, on surface: Surfaces.Surface
  ) {
    let token = text.tokenName(role: name)
    guard asks(.textContrast, of: token) else { return }
    let color = index(text, name: name, token: token)
    guard let below = surface.color, let view = view(color, alpha: text.alpha, on: surface) else { return }
    add(.contrastOn(below, required), view)
  }

  /// The problem without the pairs that only a deficiency confuses, which symbols handle.
  var leavingMarkers: RepairProblem {
    var problem = self
    problem.demands = demands.compactMap { demand in
      guard case .differ(let everyone, _) = demand.kind else { return demand.goal == nil ? demand : nil }
      guard everyone, !demand.isWish else { return nil }
      return RepairDemand(
        kind: .differ(everyone: true, deficiencies: []), first: demand.first, second: demand.second)
    }
    return problem
  }

  /// The problem without the locks that the user chose.
  var unlocked: RepairProblem {
    var problem = self
    for index in problem.colors.indices { problem.colors[index].unlock() }
    return problem
  }

  /// The problem without the demands on some of its colours, by index.
  func without(_ colors: Set<Int>) -> RepairProblem {
    guard !colors.isEmpty else { return self }
    return keeping(demands.indices.filter { colors.isDisjoint(with: self.colors(of: demands[$0])) })
  }

  /// The problem with only some of its demands, by index.
  func keeping(_ kept: [Int]) -> RepairProblem {
    var problem = self
    problem.demands = kept.map { demands[$0] }
    return problem
  }
}
