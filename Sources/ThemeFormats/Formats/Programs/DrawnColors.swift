import Colorimetry
import PaletteRules
import SourceText

/// The colours that a program draws charts with, recognised by what takes them: the scale of a chart, the elements of its
/// series, the options of a library. Whatever their names, they are series or ramps.
struct DrawnColors {
  typealias Entry = (place: PlacedNode, key: String?)

  /// The colours at the end of lists that no series of their chart takes.
  var beyond: [PlacedNode] = []
  /// In file order.
  private(set) var palettes: [ColorRow] = []
  /// Whether a chart takes a colour that only running the program would tell, or the library.
  private(set) var computes = false
  /// The colours that charts are given and that only running the program, or a style sheet, would tell, in file order.
  var unread: [Range<Int>] = []
  /// The colours of lists of which each chart takes one.
  let apart: Set<ColorRow.Place>
  let file: SourceFile
  let isOfChart: Bool
  let isOfScript: Bool
  let isOfPython: Bool
  /// Whether axes lie over others: `twinx()`.
  let hasTwinAxes: Bool
  /// The names of colours that were read last.
  var labels: [String] = []
  /// Series that calls added one by one.
  var added: [Entry] = []
  /// What is said of series beside their colours, by the range of those.
  var marks: [Range<Int>: ColorRow.Mark] = [:]
  /// The background in the options that were looked at last.
  var ground: PlacedNode?
  /// The plot of ggplot2 whose scale was looked at last.
  private var plot: Range<Int>?
  /// The call that drew a pie last, of matplotlib or R.
  var pie: LiteralModule.Use?
  /// Whether names of colours are those of a theme: Mantine, Tremor.
  private let hasOwnNames: Bool
  /// What options name as backgrounds, by the names around it, in file order.
  private var grounds: [[String]: [(key: String, start: Int, node: SourceNode)]] = [:]
  var known: Set<Known> = []
  private var counts: [String: Int] = [:]
  /// How many colours the options draw.
  let parts: DrawnParts
  /// The plots of ggplot2.
  let plots: [PlotMapping]
  /// The outlines of what they fill, by where they begin.
  private(set) var outlines: [Int: PlacedNode?] = [:]

  /// What tells a palette from those before it: several charts of a file may draw with the same colours.
  enum Known: Hashable {
    case places([ColorRow.Place])
    case texts([String?], NamedPalette.Kind?)
  }

  /// Looks at the uses of a program.
  init(_ literals: LiteralTree, _ reading: Reading) {
    file = reading.file
    isOfChart = ChartLibraries.areAmong(literals.imports) || ChartLibraries.areCalled(in: file)
    let (own, others) = (Self.ownNames, literals.imports)
    hasOwnNames = others.contains(where: own.contains) && !ChartLibraries.areAmong(others.filter { !own.contains($0) })
    let isScript = literals.language.family == .script
    isOfScript = isScript
    isOfPython = literals.language.family == .python
    apart = Set(
      literals.uses.flatMap(\.written).filter(\.isAlone).flatMap { $0.node.items ?? [] }.map {
        ColorRow.Place(PlacedNode(inside: reading.file, node: $0))
      })
    parts = DrawnParts(literals.uses, reading.file)
    let starts = literals.uses.filter { $0.kind == .call && $0.name == "ggplot" }.map(\.range.lowerBound)
    plots = zip(starts, starts.dropFirst() + [reading.file.bytes.count]).map {
      PlotMapping(reading.file.bytes, from: $0, to: $1)
    }
    hasTwinAxes = file.bytes.hold("twinx(") || file.bytes.hold("twiny(")
    computes =
      isOfChart
      && (literals.uses.contains { Self.computes($0, isScript: isScript) } || ChartLibraries.takeHeldColors(in: file))
    // `<BarChart colors={["blue"]} />` of Tremor; `<ResponsiveBar colors={[theme.main]} />` of nivo.
    let lists = Set(DrawnNames.colorLists)
    computes =
      computes
      || literals.uses.contains { use in
        use.kind == .element && (hasOwnNames && !use.arguments.isEmpty || isOfChart && Self.givesNothing(use, lists))
      }
    if isOfChart { unread = literals.uses.compactMap(unreadColor) }
    addGrounds(literals.uses)
    for use in literals.uses where DrawnNames.filled.contains(use.name) {
      let outline = use.arguments.first { ["color", "colour"].contains($0.key) && isColor($0.node) }
      guard let plot = plot(of: use)?.range.lowerBound else { continue }
      // Marks with several outlines, or one without, have none in common.
      let isSame = outlines[plot].map { $0?.node.string == outline?.node.string } ?? true
      outlines[plot] = .some(isSame ? outline.map { place($0.node) } : nil)
    }
    addElements(literals.uses)
    if isOfChart { addCalls(literals.uses) }
    // A list that a ramp takes is no other chart's: `from_list("x", colors)`.
    for use in literals.uses where use.kind == .call && DrawnNames.ramps.contains(use.name) { addScale(use) }
    // Where the last ramp ends: what is inside it is no list of its own.
    var ramp = 0
    for use in literals.uses where use.range.lowerBound >= ramp {
      switch use.kind {
      case .member where DrawnNames.stops.contains(use.name) && isOfChart && addStops(use):
        ramp = use.range.upperBound
      // `fill: {type: 'gradient', colors: […]}` of ApexCharts fades the colours of its series.
      case .member where use.name == "fill" && use.arguments.first?.node["type"]?.string == "gradient":
        ramp = use.range.upperBound
      case .element: break
      case .call, .member: add(use)
      }
    }
    add("chart", added)
  }

  private mutating func add(_ use: LiteralModule.Use) {
    let (kind, name) = (use.kind, use.name)
    if DrawnNames.labels.contains(name) {
      // `domain` of ngx-charts holds the colours.
      if kind == .member, isOfChart { addOptions(use) }
      labels = use.arguments.first?.node.items?.compactMap(\.string) ?? []
    } else if kind == .call {
      if name == "pie" { pie = use }
      plot = self.plot(of: use)?.range
      if !DrawnNames.drawing.contains(name) { addScale(use) }
      plot = nil
    } else if use.isAssignment, isOfPython && use.chain.isEmpty || declares(use) {
      // `colors = […]` names a list, and gives it to no chart.
    } else if isOfChart || name == "datasets", !DrawnNames.areAside(TokenWords.split(use.chain)) {
      ground = background(of: use)
      addOptions(use)
      ground = nil
    }
  }

  /// Packages whose themes have names of colours.
  private static let ownNames: Set<String> = ["@mantine/charts", "@tremor/react"]

  /// Words before the name of a variable: Dart, Swift, Kotlin, C#.
  private static let declaring: Set<String> = ["final", "var", "let", "const", "val", "late", "static"]

  /// Whether a line declares a variable that is called as colours of anything are.
  private func declares(_ use: LiteralModule.Use) -> Bool {
    guard ["color", "colors"].contains(use.name) else { return false }
    let line = file.bytes[..<use.range.lowerBound].reversed().prefix { $0 != 0x0A }.reversed()
    let word = line.drop { $0 == 0x20 || $0 == 0x09 }.prefix(while: \.isLetter)
    // `var options = new Options { Colors = …` gives a member.
    return !line.contains { "{(=".utf8.contains($0) } && Self.declaring.contains(String(decoding: word, as: UTF8.self))
  }

  /// Whether what a chart is given for its colours is no literal.
  private static func computes(_ use: LiteralModule.Use, isScript: Bool) -> Bool {
    let name = use.name
    let given = Set(use.arguments.map(\.key))
    func lacks(_ keys: [String]) -> Bool {
      use.written.contains { argument in argument.key.map { keys.contains($0) && !given.contains($0) } ?? false }
    }
    switch use.kind {
    case .element: return DrawnNames.draws(name) && lacks(DrawnNames.colors)
    case .call:
      if DrawnNames.drawing.contains(name) { return lacks(DrawnNames.colorLabels) }
      // `.attr("stroke", line => …)` of D3, `dataSet.setColor(getResources().getColor(…))`.
      if DrawnNames.attributing.contains(name) {
        return use.arguments.count == 1 && use.written.count == 2
          && use.arguments[0].node.string.map {
            DrawnNames.single.contains($0)
          } ?? false
      }
      let isOfMark = name == "foregroundStyle" && use.chain.contains { $0.hasSuffix("Mark") }
      if DrawnNames.painting.contains(name), !isOfMark {
        return use.arguments.isEmpty && !use.written.isEmpty && !DrawnNames.areAside(TokenWords.split(use.chain))
      }
      return (DrawnNames.categories.contains(name) || DrawnNames.maps.contains(name) || isOfMark)
        && use.arguments.allSatisfy { argument in
          // `red4` of R is a colour that its library holds.
          let held = argument.node.items ?? argument.node.members?.map(\.value) ?? []
          let areHeld = held.contains { $0.string.map(isNumbered) ?? false }
          let followed = held.count { $0.string.map { (try? BareColor.read($0)) != nil } ?? !$0.isNull }
          // One colour beside what is computed, `c("white", accent)`, shows no chart.
          return (areHeld || followed == 0 || followed == 1 && held.contains(where: \.isNull))
            && (argument.node.string == nil || !isOfMark)
        }
        && use.written.first?.key != "by"
    case .member:
      if DrawnNames.maps.contains(name) || DrawnNames.categorical.contains(name) {
        return use.arguments.allSatisfy { $0.node.string != nil }
      }
      // In other languages a colour of any part of a page has these names.
      let isColor = isScript ? DrawnNames.single.contains(name) : use.isAssignment && name.hasSuffix("olors")
      return (isColor || isScript && name != "range" && DrawnNames.lists.contains(name)) && holdsNothing(use)
        && !DrawnNames.areAside(TokenWords.split(use.chain))
    }
  }

  /// Whether an element is given a list of colours none of which could be followed.
  private static func givesNothing(_ use: LiteralModule.Use, _ keys: Set<String>) -> Bool {
    use.written.contains { one in
      guard let key = one.key, keys.contains(key), case .list = one.value.content else { return false }
      return one.node.items?.isEmpty ?? true
    }
  }

  /// Whether nothing of what a key is given could be followed, `pick(theme)` or `[theme.primary, theme.warning]`.
  private static func holdsNothing(_ use: LiteralModule.Use) -> Bool {
    use.arguments.allSatisfy { argument in
      argument.node.items?.allSatisfy { $0.string.map(BareColor.namesVariable) ?? $0.isNull } ?? false
    }
  }

  /// The colour of a series that is written and cannot be followed: `stroke="var(--cost)"`, `color=pick(index)`.
  private func unreadColor(of use: LiteralModule.Use) -> Range<Int>? {
    let keys: [String]
    switch use.kind {
    case .element where DrawnNames.draws(use.name): keys = DrawnNames.colors
    case .call where DrawnNames.drawing.contains(use.name): keys = DrawnNames.colorLabels
    case .call where use.name.hasPrefix("scale_") && Self.computes(use, isScript: false):
      // `scale_fill_manual(values = c("coral2", "thistle3"))`: names of colours that R holds.
      return use.arguments.isEmpty ? nil : use.written.first?.value.range
    case .member
    where DrawnNames.ofSeries.contains(use.name) && use.chain.contains(where: DrawnNames.series.contains):
      let value = use.written.first?.value.range
      return use.arguments.first.map { isUnread($0.node) } ?? true ? value : nil
    case .member where isOfScript && DrawnNames.lists.contains(use.name) && Self.computes(use, isScript: true):
      return use.written.first?.value.range
    default: return nil
    }
    let written = use.written.filter { $0.key.map(keys.contains) ?? false }
    if written.isEmpty,
      let format = use.arguments.first(where: { $0.key == nil && Self.isLineFormat($0.node, of: use.name) })
    {
      return format.node.range
    }
    let followed = use.arguments.filter { $0.key.map(keys.contains) ?? false }
    // A gradient below a line of one colour is a part of the same series.
    guard !followed.contains(where: { !isUnread($0.node) }) else { return nil }
    // `c=values` takes numbers, which a colour map turns into colours.
    return written.first { one in one.key != "c" || followed.contains { $0.key == "c" } }?.value.range
  }

  /// Whether a text is a format of matplotlib's `plot` that names a colour: `r--`, `bo`, `k`. Source: matplotlib 3.10,
  /// `Axes.plot`, "Format Strings".
  private static func isLineFormat(_ node: SourceNode, of call: String) -> Bool {
    guard call == "plot", let text = node.string, !text.isEmpty, text.utf8.count < 5 else { return false }
    return text.utf8.allSatisfy("bgrcmykw.,ov^<>12348spPhH+xXDd|_-:*".utf8.contains)
      && text.utf8.contains(where: "bgrcmykw".utf8.contains)
  }

  /// Whether a text stands for a colour that is elsewhere: a variable, a function of CSS, one of matplotlib's cycle, `C0`.
  private func isUnread(_ node: SourceNode) -> Bool {
    guard let text = node.string else {
      // matplotlib's letters, `["b", "y"]`.
      return node.items?.allSatisfy { $0.number != nil || $0.string.map { $0.utf8.count == 1 } ?? false } ?? false
    }
    // An invalid code is a fault, and a name of the survey is counted for itself.
    return !text.hasPrefix("#") && !MatplotlibColor.isOfSurvey(text)
      && ((try? BareColor.read(text)) == nil || hasOwnNames && !ColorRow.isCode(node))
      && !Self.noColors.contains(text.lowercased())
  }

  /// Words in the place of a colour that mean none, one that is elsewhere, or how Plotly fills an area.
  private static let noColors: Set<String> = [
    "", "none", "transparent", "inherit", "auto", "currentcolor", "toself", "tozeroy", "tozerox", "tonexty", "tonextx",
    "tonext",
  ]

  /// The invalid hex codes among the colours that charts are given.
  func faults(_ uses: [LiteralModule.Use]) -> [PlacedNode] {
    let keys = Set(DrawnNames.colors + DrawnNames.colorLabels)
    return uses.flatMap { use -> [PlacedNode] in
      let isOfSeries = DrawnNames.ofSeries.contains(use.name) && use.chain.contains(where: DrawnNames.series.contains)
      let isDrawn = use.kind == .element ? DrawnNames.draws(use.name) : DrawnNames.drawing.contains(use.name)
      guard isOfChart, isDrawn || use.kind == .member && isOfSeries else { return [] }
      return use.arguments.filter { $0.key.map(keys.contains) ?? isOfSeries }.map { place($0.node) }.filter { place in
        guard let text = place.node.string, text.hasPrefix("#") else { return false }
        return (try? BareColor.read(text)) == nil
      }
    }
  }

  /// `backgroundColor` of ECharts, and of `chart` in Highcharts; `background` of `chart` in ApexCharts, which may be transparent.
  private mutating func addGrounds(_ uses: [LiteralModule.Use]) {
    for use in uses where use.kind == .member {
      let (key, chain) = (use.name, use.chain)
      guard key == "backgroundColor" || key == "background" && chain.last == "chart",
        let node = use.arguments.first.map({ $0.node.items?.first ?? $0.node }),
        isColor(node) || key == "background" && node.string == "transparent"
      else { continue }
      grounds[chain, default: []].append((key, use.range.lowerBound, node))
    }
  }

  /// What options beside the series are drawn on, where it is named before them.
  private func background(of use: LiteralModule.Use) -> PlacedNode? {
    let (chain, start) = (use.chain, use.range.lowerBound)
    let beside = grounds[chain]?.last { $0.start < start && $0.key == "backgroundColor" }
    let inChart = grounds[chain + ["chart"]]?.last { $0.start < start }
    return [beside, inChart].compactMap(\.self).max { $0.start < $1.start }.map { place($0.node) }
  }

  func place(_ node: SourceNode) -> PlacedNode { PlacedNode(inside: file, node: node) }

  func isColor(_ node: SourceNode) -> Bool {
    guard let text = node.string, !hasOwnNames || ColorRow.isCode(node) else { return false }
    // What nobody sees draws no series.
    return (try? BareColor.read(text)).map { $0.opacity > 0 } ?? false
  }

  /// Adds a row of colours unless one before it holds the same.
  mutating func add(
    _ name: String, _ entries: [Entry], kind: NamedPalette.Kind? = .categorical,
    interpolation: Ramp.Interpolation? = nil, isLabelled: Bool = false
  ) {
    guard entries.count > 1,
      known.insert(.places(entries.map { ColorRow.Place($0.place) })).inserted,
      known.insert(.texts(entries.map(\.place.node.string) + [groundOfPlot], kind)).inserted
    else { return }
    counts[name, default: 0] += 1
    let count = counts[name, default: 1]
    let own = entries.map(\.place.node.range).compactMap { range in marks[range].map { (range, $0) } }
    palettes.append(
      ColorRow(
        name: count > 1 ? [name, String(count)] : [name], kind: kind, entries: entries,
        marks: Dictionary(own) { first, _ in first },
        isLabelled: isLabelled, ground: ground, plot: plot, interpolation: interpolation))
  }

  /// Where the plot begins that draws a palette, if it says what it stands on: the same colours on another ground are another chart.
  private var groundOfPlot: String? {
    guard let plot else { return nil }
    let text = Array(file.bytes[plot])
    let saysGround = text.hold(".background") || ProgramGround.whiteThemes.contains(where: text.hold)
    return saysGround ? String(plot.lowerBound) : nil
  }

  /// The colours of a list, or of an object whose members are colours. Of two texts that a chart takes as a list one is enough: the
  /// other one is misspelt.
  func entries(_ node: SourceNode) -> [Entry]? {
    let holder = place(node)
    // Stops of a gradient are no series.
    if holder.items?.contains(where: { $0.node.holdsOne(of: ["offset", "position", "stop"]) }) ?? false { return nil }
    if hasOwnNames, holder.items?.contains(where: { isColor($0.node) }) == false { return nil }
    if let items = holder.items {
      let isPair = items.count == 2 && items.allSatisfy { $0.node.string.map { !Self.isNumbered($0) } ?? false }
      guard isPair && items.contains(where: { isColor($0.node) }) || ColorRow.isListOfColors(items.map(\.node)) else {
        return nil
      }
      return items.map { ($0, nil) }
    }
    guard let members = holder.members, ColorRow.isListOfColors(members.map(\.value.node)) else { return nil }
    return members.map { ($0.value, $0.key) }
  }

  /// Whether a text is a name of R's with a number, `coral4`, and no code.
  static func isNumbered(_ text: String) -> Bool {
    text.last?.isNumber ?? false && text.first?.isLetter ?? false && !text.contains("(")
  }
}

extension DrawnNames {
  /// Keys around colours of what is no series, beside the furniture of a chart; `themes` holds those of pages.
  private static let asides: Set<String> = [
    "style", "row", "column", "states", "emphasis", "markers", "stroke", "view", "paint", "annotation", "themes",
    "bands", "font", "frame",
  ]

  /// Whether words name a part of a chart that is no series.
  static func areAside(_ words: [String]) -> Bool {
    words.contains { asides.contains($0) || RoleWords.furniture.contains($0) }
  }
}
