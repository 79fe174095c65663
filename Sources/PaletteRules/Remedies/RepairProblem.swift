import Colorimetry

/// All demands of the rules on the colours of some themes, in all modes together.
struct RepairProblem: Sendable {
  /// In the order found.
  private(set) var colors: [RepairColor] = []
  private(set) var views: [RepairView] = []
  private(set) var demands: [RepairDemand] = []
  /// Whether there are more demands than the limit.
  private(set) var isTooLarge = false

  /// The most demands: 440 series in one mode. An engineering choice; no palette of that size is distinguishable.
  private static let mostDemands = 100_000
  /// The steps of contrast that a change is not to lose unsaid: WCAG 2.2, 1.4.3 and 1.4.11.
  static let contrastSteps = [ThemeText.Size.normal, .large].map(Thresholds.standard.contrast)

  private var modeName = ""
  private var modeCount = 1
  private var purpose = ModePurpose("")
  private let options: RepairOptions
  let settings: JudgementSettings
  private var colorIndices: [ColorPlace: Int] = [:]
  private var viewIndices: [RepairView: Int] = [:]
  private var pairIndices: [SIMD2<Int>: Int] = [:]

  /// Collects the demands of all rules in every mode of every theme.
  init(_ themes: [Theme], settings: JudgementSettings, options: RepairOptions) {
    (self.options, self.settings) = (options, settings)
    for theme in themes {
      modeCount = theme.palette == nil ? theme.modes.count : .max
      for mode in theme.modes {
        (modeName, purpose) = (theme.shownPlace(of: mode.name), ModePurpose(mode.name))
        add(mode)
      }
    }
    for index in colors.indices {
      let place = colors[index].place
      guard let reason = options.locks[place] else { continue }
      colors[index].lock(because: reason, remedy: options.remedies[place])
    }
  }

  private func asks(_ rule: RuleKey) -> Bool { settings.level(rule) == .error }

  /// How a rule speaks of these tokens, above information; nil where a waiver covers it.
  private func level(_ rule: RuleKey, of tokens: String...) -> Level? {
    isWaived(rule, tokens) ? nil : settings.level(rule).flatMap { $0 > .info ? $0 : nil }
  }

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

  private mutating func add(_ kind: RepairDemand.Kind, _ first: Int, _ second: Int? = nil) {
    guard demands.count < Self.mostDemands else {
      isTooLarge = true
      return
    }
    demands.append(RepairDemand(kind: kind, first: first, second: second ?? first))
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
    let level = level(series.alpha >= 1 ? .markContrast : .translucentContrast, of: series.token)
    for surface in grounds {
      guard let below = surface.color, let view = view(color, alpha: min(series.alpha, 1), on: surface) else {
        continue
      }
      if outline == nil { add(.contrastOn(below, RepairContrast(passes: required, level: level)), view) }
      if outline.map({ $0.ratio < Thresholds.raisedMarks }) ?? true, let raised = raised(Thresholds.raisedMarks) {
        add(.contrastOn(below, raised), view)
      }
    }
  }

  /// What a mode for more contrast asks: an error where PC505 is one, a wish where it warns; nil in other modes.
  private func raised(_ required: Double) -> RepairContrast? {
    guard purpose.increasesContrast, let level = settings.level(.increaseContrastTooLow), level > .info else {
      return nil
    }
    return RepairContrast(passes: required, level: level)
  }

  private mutating func addPairs(_ mode: ThemeMode, _ shown: [Int?]) {
    let measuresSymbols = settings.isOn(.symbolsAlike)
    let compared = ComparedPairs(mode.series)
    let used = min(shown.count, max(mode.usage.maxSeries ?? shown.count, 0))
    for i in 0..<used {
      for j in (i + 1)..<max(used, i + 1) {
        let (one, other) = (mode.series[i], mode.series[j])
        guard let a = shown[i], let b = shown[j], !isTooLarge, compared.hold(i, j) else { continue }
        let isDistinct = one.isDistinct(from: other) && (!measuresSymbols || one.isToldApart(from: other))
        guard let goal = goal(one, other, isDistinct: isDistinct) else { continue }
        // Two modes may show the same two colours.
        let key = SIMD2(min(a, b), max(a, b))
        if let known = pairIndices[key], case .pair(var union) = demands[known].kind {
          union.formUnion(goal)
          demands[known].kind = .pair(union)
        } else {
          pairIndices[key] = demands.count
          add(.pair(goal), key.x, key.y)
        }
      }
    }
  }

  /// What the rules ask of two series; nil where nothing, because a waiver leaves them alike for everyone.
  private func goal(_ one: Series, _ other: Series, isDistinct: Bool) -> RepairGoal? {
    let thresholds = settings.thresholds
    guard !isDistinct, !isWaived(.tooSimilar, [one.token, other.token]) else { return nil }
    var goal = RepairGoal()
    goal.ask(.designed, least: thresholds.everyone, level: level(.tooSimilar, of: one.token, other.token))
    // A red and a green whose hues are waived stay as they are.
    let isHueWaived = isWaived(.redGreenHues, [one.token, other.token])
    let makesErrors = settings.isSet(.redGreenHues) ? asks(.redGreenHues) : true
    let redGreen = makesErrors ? ComfortableDistance(isRedGreen: true, thresholds).confused ?? 0 : 0
    var isKept = false
    for vision in settings.deficiencies {
      let rule: RuleKey = vision == .tritan ? .blueYellowConfusion : .redGreenConfusion
      let isWaived = isWaived(rule, [one.token, other.token]) || vision != .tritan && isHueWaived
      isKept = isKept || isWaived
      let found = settings.level(rule, under: vision == .tritan ? [.tritan] : [.protan, .deutan], in: purpose)
      let level = isWaived ? nil : found.flatMap { $0 > .info ? $0 : nil }
      guard vision != .tritan else {
        goal.ask(.tritan, least: thresholds.blueYellow, level: level)
        continue
      }
      let (own, doubted): (RepairGoal.View, RepairGoal.View) =
        vision == .protan ? (.protan, .otherProtan) : (.deutan, .otherDeutan)
      goal.ask(own, least: thresholds.redGreen, level: level, redGreen: redGreen)
      goal.ask(doubted, least: thresholds.redGreen, level: isWaived ? nil : self.level(.modelDependent))
      if redGreen > 0, level == .error { goal.raise(doubted, redGreen: thresholds.redGreen, isError: true) }
    }
    // Whoever waives a pair wants it as it is.
    guard settings.isOn(.hardForMark), !isKept else { return goal }
    let comfort = [false, true].map { ComfortableDistance(one, other, isRedGreen: $0, thresholds) }
    let isError = asks(.hardForMark)
    for view in goal.views {
      let (vision, model) = view.observer
      let least = comfort.map { model == .machado2009 ? thresholds.redGreen : $0[vision] }
      goal.raise(view, plain: least[0], redGreen: least[1], isError: isError)
    }
    return goal
  }

  /// The problem in which nothing that passes now may be lost.
  ///
  /// - Parameter isClear: whether pairs that are clear stay so.
  func keepingPassed(_ seen: inout SeenColors, isClear: Bool = false) -> RepairProblem {
    changing(&seen) { kind, seen, first, second in seen.keeping(kind, first, second, isClear: isClear) }
  }

  /// The problem in which no two colours of different names come to share one.
  func keepingNames(_ seen: inout SeenColors) -> RepairProblem {
    changing(&seen) { kind, seen, first, second in
      guard case .pair(let goal) = kind else { return kind }
      return .pair(goal.keepingNames(seen, first, second))
    }
  }

  /// The problem with other demands, from the rows of what each compares now.
  private func changing(
    _ seen: inout SeenColors, _ change: (RepairDemand.Kind, SeenColors, Int, Int) -> RepairDemand.Kind
  ) -> RepairProblem {
    var problem = self
    let rows = views.map { seen.row(of: $0.shown(colors[$0.color].original)) }
    for (index, demand) in demands.enumerated() {
      problem.demands[index].kind = change(demand.kind, seen, rows[demand.first], rows[demand.second])
    }
    return problem
  }

  /// How well some colours, by index among all, meet a demand (``RepairLevel``).
  func level(_ demand: RepairDemand, _ colors: [SRGB], _ seen: inout SeenColors) -> Double {
    if let level = contrastLevel(demand, colors[views[demand.first].color], seen.margin) { return level }
    let rows = rows(demand, colors, &seen)
    return seen.level(demand.kind, rows.first, rows.second)
  }

  /// What a demand compares, among some colours by index among all.
  func rows(_ demand: RepairDemand, _ colors: [SRGB], _ seen: inout SeenColors) -> (first: Int, second: Int) {
    let (first, second) = (views[demand.first], views[demand.second])
    return (seen.row(of: first.shown(colors[first.color])), seen.row(of: second.shown(colors[second.color])))
  }

  /// How well a colour contrasts with a surface; nil for a demand on two colours.
  func contrastLevel(_ demand: RepairDemand, _ color: SRGB, _ margin: RepairMargin) -> Double? {
    guard case .contrastOn(let surface, let contrast) = demand.kind else { return nil }
    let ratio = settings.flare.contrastRatio(views[demand.first].shown(color), surface)
    return contrast.level(of: ratio, margin: margin.ratio)
  }

  /// The problem with another opacity of the translucent marks of a colour.
  func with(opacity: Double, of color: Int) -> RepairProblem {
    var problem = self
    problem.views = views.map { view in
      view.color != color || view.surface == nil
        ? view : RepairView(color: color, alpha: opacity, surface: view.surface)
    }
    return problem
  }

  /// The colours of a demand, by index.
  func colors(of demand: RepairDemand) -> [Int] {
    let (a, b) = (views[demand.first].color, views[demand.second].color)
    return a == b ? [a] : [a, b]
  }

  private mutating func addTexts(_ mode: ThemeMode, _ surfaces: Surfaces, _ shown: [Int?]) {
    for text in ContrastCheck.texts(mode, (mode.texts + mode.repeatedTexts).filter { !$0.isOwn }, surfaces, settings) {
      let color = index(text.color, name: text.subject, token: text.token)
      let level = level(.textContrast, of: text.token)
      let asked = [RepairContrast(passes: text.required, level: level), raised(text.raised.required)]
        .compactMap(\.self)
      guard let series = text.seriesBelow else {
        for surface in text.grounds { addText(asked, color, text.alpha, on: surface) }
        continue
      }
      // A translucent text on a mark that may change has two unknowns: the rules judge it, the repair does not change it.
      guard text.alpha >= 1, let below = shown[series], let view = view(color, alpha: 1, on: surfaces.plot) else {
        continue
      }
      for contrast in asked { add(.contrast(contrast), view, below) }
    }
    for (index, pair) in mode.pairs.enumerated() {
      let name = "pair \(index + 1)"
      lock(pair.background, role: name, because: "text stands on it")
      let token = pair.foreground.tokenName(role: name)
      let color = self.index(pair.foreground, name: name, token: token)
      let behind = Surfaces.shown(pair.background.srgb, alpha: pair.background.alpha, on: surfaces.background)
      let contrast = RepairContrast(passes: pair.minimum, level: level(.textContrast, of: token))
      if let behind { addText([contrast], color, pair.foreground.alpha, on: .opaque(behind)) }
    }
  }

  private mutating func addText(
    _ asked: [RepairContrast], _ color: Int, _ alpha: Double, on surface: Surfaces.Surface
  ) {
    guard let below = surface.color, let view = view(color, alpha: alpha, on: surface) else { return }
    for contrast in asked { add(.contrastOn(below, contrast), view) }
  }

  /// The problem with only some of its demands.
  func keeping(_ demands: [RepairDemand]) -> RepairProblem {
    var problem = self
    problem.demands = demands
    return problem
  }
}
