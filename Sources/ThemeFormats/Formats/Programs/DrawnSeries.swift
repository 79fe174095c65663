import Colorimetry
import PaletteRules
import SourceText

/// Series among the elements, the calls and the options of a program.
extension DrawnColors {
  /// Series among the elements: those beside each other are one chart. An area in the colour of a line is the band around it.
  mutating func addElements(_ uses: [LiteralModule.Use]) {
    var charts: [(holder: LiteralModule.Use.Holder?, entries: [Entry], areas: Set<ColorRow.Place>)] = []
    var bands: Set<ColorRow.Place> = []
    var places: [LiteralModule.Use.Holder?: Int] = [:]
    for use in uses where use.kind == .element {
      let element = use.name
      let words = TokenWords.split(element)
      if isOfChart || ChartWords.contain(words), !DrawnNames.areAside(words) { addLists(of: use) }
      let holder = use.holder
      let isInChart = holder.map { ChartWords.contain(TokenWords.split($0.name)) } ?? false
      guard DrawnNames.draws(element), isOfChart || isInChart else { continue }
      let colors = colors(of: use)
      guard !colors.isEmpty else { continue }
      let index = places[holder] ?? charts.count
      if index == charts.count {
        places[holder] = index
        charts.append((holder, [], []))
      }
      charts[index].entries += colors
      if words.last == "area" {
        let places = colors.map { ColorRow.Place($0.place) }
        charts[index].areas.formUnion(places)
        func given(_ key: String) -> SourceNode? { use.arguments.first { $0.key == key }?.node }
        let opacity = (given("fillOpacity")?.number ?? 1) * (given("opacity")?.number ?? 1)
        let isFaint = colors.allSatisfy { entry in
          let color = entry.place.node.string.flatMap { try? BareColor.read($0) }
          return (color?.opacity ?? 1) * opacity < Self.faintest
        }
        let isBare = ["none", "transparent"].contains(given("stroke")?.string)
        if isBare, isFaint, !use.written.contains(where: { $0.key == "stackId" }) { bands.formUnion(places) }
      }
    }
    for (holder, entries, areas) in charts {
      func isArea(_ entry: Entry) -> Bool { areas.contains(ColorRow.Place(entry.place)) }
      func hue(_ entry: Entry) -> SRGB? {
        entry.place.node.string.flatMap { try? BareColor.read($0) }.map(\.mappedToSRGB.srgb)
      }
      let lines = entries.filter { !isArea($0) }.map(hue)
      // Beside lines, an area without one is a band between two values.
      let series = entries.filter { entry in
        !isArea(entry) || !lines.contains(hue(entry)) && (lines.isEmpty || !bands.contains(ColorRow.Place(entry.place)))
      }
      add(holder?.name ?? "chart", distinct(series))
    }
  }

  /// The opacity below which an area beside lines is a band; an engineering choice, as bands of libraries have 0.1 to 0.3.
  private static let faintest = 0.5

  /// The lists that an element takes, and its series.
  private mutating func addLists(of use: LiteralModule.Use) {
    let element = use.name
    let looks = use.arguments.first { $0.key == DrawnNames.looks }.map { place($0.node) }
    ground = looks?["background"].flatMap { isColor($0.node) ? $0 : nil }
    defer { ground = nil }
    // Cells of a calendar, a heat map or a map have the colour of a number.
    let isOfNumbers = !DrawnNames.ofNumbers.isDisjoint(with: TokenWords.split(element))
    for argument in use.arguments where argument.field == nil {
      guard let key = argument.key, argument.node.string == nil else { continue }
      if DrawnNames.options.contains(key) {
        addSeries(argument.node, named: argument.name ?? element)
      } else if DrawnNames.colorLists.contains(key) || DrawnNames.colors.contains(key),
        let entries = entries(argument.node)
      {
        add(argument.name ?? element, entries, kind: isOfNumbers ? Self.rampKind([], entries) : .categorical)
      }
    }
  }

  /// The colour of an element that draws a series; several where it stands for each item of a list.
  private mutating func colors(of use: LiteralModule.Use) -> [Entry] {
    for key in DrawnNames.colors {
      guard let color = use.arguments.first(where: { $0.key == key }) else { continue }
      if let field = color.field {
        let items = place(color.node).items ?? []
        let drawn = items.compactMap { item in
          item[field].flatMap { isColor($0.node) ? (place: $0, key: Self.name(of: item)) : nil }
        }
        if drawn.count > 1 { return drawn }
      } else if isColor(color.node) {
        let name = DrawnNames.names.lazy.compactMap { key in use.arguments.first { $0.key == key }?.node.string }.first
        setMark(use, of: color)
        return [(place(color.node), name)]
      }
    }
    return []
  }

  /// Series among the calls and statements of a chart: `plt.plot(x, y, color="#2166ac", label="Cost")`,
  /// `line.Color = OxyColor.Parse("#2166ac")`. Those up to the next figure, axes or function are one; where no function draws
  /// two, those of all functions are.
  mutating func addCalls(_ uses: [LiteralModule.Use]) {
    struct Axes: Hashable {
      let figure: Int
      var place: String?
    }
    struct Chart: Hashable {
      var axes: Axes
      let function: Int?
    }
    var entries: [(chart: Chart, entry: Entry)] = []
    var figure = 0
    // What a statement sets behind the first colour of a mark is its outline.
    var owner: (chain: [String], name: String)?
    for use in uses {
      if use.kind == .call, DrawnNames.charts.contains(use.name) { figure += 1 }
      if use.isAssignment, let owner, owner.chain == use.chain, owner.name != use.name {
        continue
      }
      guard let entry = series(of: use) else { continue }
      if use.isAssignment { owner = (use.chain, use.name) }
      entries.append((Chart(axes: Axes(figure: figure, place: axes(of: use)), function: use.function), entry))
    }
    // Axes are charts of their own where each has two series: what is alone on one may be beside another.
    let ofAxes = Dictionary(grouping: entries, by: \.chart.axes)
    let areApart = ofAxes.allSatisfy { $0.key.place != nil && distinct($0.value.map(\.entry)).count > 1 }
    var charts: [Chart: [Entry]] = [:]
    var order: [Chart] = []
    for (chart, entry) in entries {
      var chart = chart
      if !areApart { chart.axes.place = nil }
      if charts[chart] == nil { order.append(chart) }
      charts[chart, default: []].append(entry)
    }
    var drawn = order.compactMap { charts[$0] }
    if !drawn.contains(where: { $0.count > 1 }) {
      var axes: [Axes: Int] = [:]
      drawn = order.reduce(into: []) { drawn, chart in
        let index = axes[chart.axes] ?? drawn.count
        if index == drawn.count { drawn.append([]) }
        axes[chart.axes] = index
        drawn[index] += charts[chart] ?? []
      }
    }
    for entries in drawn.prefix(ChartEvidence.mostPalettes + 1) { add("chart", distinct(entries)) }
  }

  /// Which of several axes of matplotlib a call draws on: `1` of `axes[1].plot(…)`; nil for anything else, and where axes have
  /// twins.
  private func axes(of use: LiteralModule.Use) -> String? {
    guard isOfPython, !hasTwinAxes, use.kind == .call else { return nil }
    let before = file.bytes[..<use.range.lowerBound].suffix(Self.longestPlace)
    guard before.suffix(2).elementsEqual("].".utf8), let open = before.lastIndex(of: UInt8(ascii: "[")) else {
      return nil
    }
    let place = before[(open + 1)...].dropLast(2).filter { !$0.isBlank }
    let name = String(decoding: before[..<open].reversed().prefix(while: \.isNameByte).reversed(), as: UTF8.self)
    // `df["cost"].plot(…)` of pandas is a column; `axes[-1]` and `axes[i]` may be any.
    guard name.lowercased().hasPrefix("ax"), place.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ",") }) else {
      return nil
    }
    return String(decoding: place, as: UTF8.self)
  }

  /// Bytes of a place among axes; an engineering choice.
  private static let longestPlace = 24

  /// The series that a call draws or a statement colours.
  private mutating func series(of use: LiteralModule.Use) -> Entry? {
    switch use.kind {
    case .element: return nil
    case .member:
      guard use.isAssignment, DrawnNames.assigned.contains(use.name),
        // `line.LineStyle.Color` of Gonum.
        !DrawnNames.areAside(TokenWords.split(use.chain.filter { $0 != "LineStyle" })),
        let color = use.arguments.first?.node, isColor(color)
      else { return nil }
      return (place(color), nil)
    case .call: break
    }
    if DrawnNames.painting.contains(use.name) { return paint(use).map { ($0, nil) } }
    guard DrawnNames.drawing.contains(use.name), use.name != "Line" || use.chain.last == "go" else { return nil }
    let name = DrawnNames.legends.lazy.compactMap { key in use.arguments.first { $0.key == key }?.node.string }.first
    // `line=dict(color="#2166ac")` of Plotly.
    if let style = style(use), let color = style["color"] {
      marks[color.node.range] = ColorRow.Mark(
        dash: style["dash"].flatMap { DrawnDash.lengths($0.node) }, symbol: symbol(of: use))
      return (color, name)
    }
    var colors = use.arguments.filter { $0.key.map(DrawnNames.colorLabels.contains) ?? false }
    if use.name.hasPrefix("geom_"), !Self.lines.contains(use.name) {
      // Beside a filling, `color` of ggplot2 is the outline.
      let filled = colors.filter { $0.key == "fill" }
      if filled.isEmpty, fills(use) { return nil }
      if !filled.isEmpty { colors = filled }
    }
    guard let color = colors.first else { return nil }
    guard isColor(color.node) else {
      if let list = entries(color.node) {
        let isPie = use.name == "pie"
        add(
          color.name ?? "color", DrawnNames.ofMarks.contains(use.name) ? distinct(list) : list,
          kind: isPie ? .categorical : nil, isLabelled: isPie && DrawnParts.namesSlices(use, in: file))
        // Whoever looks at the label alone finds the same list.
        known.insert(.places(list.map { ColorRow.Place($0.place) }))
      }
      return nil
    }
    setMark(use, of: color)
    return (place(color.node), name)
  }

  /// Each series once: points on a line take its colour again, and what nobody names is part of what has the same colour.
  func distinct(_ entries: [Entry]) -> [Entry] {
    let named = Set(entries.filter { $0.key != nil }.compactMap(\.place.node.string))
    var seen: Set<[String?]> = []
    return entries.filter { entry in
      guard let text = entry.place.node.string else { return true }
      return (entry.key != nil || !named.contains(text)) && seen.insert([text, entry.key]).inserted
    }
  }

  /// The style of a trace, where it holds a colour.
  private func style(_ use: LiteralModule.Use) -> PlacedNode? {
    use.arguments.filter { ["line", "marker", "itemStyle", "lineStyle"].contains($0.key) }.map { place($0.node) }
      .first { style in style["color"].map { isColor($0.node) } ?? false }
  }

  /// Names of what programs in Java draw on, with its colour set before each stroke.
  private static let canvases: Set<String> = ["g", "g2", "g2d", "graphics", "canvas", "gc"]

  /// The colour that a call gives a series: of a mark in Swift Charts, of a set or a renderer elsewhere.
  private func paint(_ use: LiteralModule.Use) -> PlacedNode? {
    if use.name == "foregroundStyle" {
      let owner = use.chain.last { $0.first?.isUppercase ?? false && $0.hasSuffix("Mark") || $0 == "Text" }
      guard let owner, owner.hasSuffix("Mark") else { return nil }
    } else if DrawnNames.areAside(TokenWords.split(use.chain))
      || use.chain.last.map(Self.canvases.contains) ?? false
    {
      return nil
    }
    return use.arguments.last { $0.key == nil && isColor($0.node) }.map { place($0.node) }
  }

  /// Objects of series that a call takes: a list of them, or one in each call.
  mutating func addObjects(_ use: LiteralModule.Use) {
    for argument in use.arguments where argument.node.items != nil { addSeries(argument.node, named: use.name) }
    guard let one = use.arguments.last.map({ place($0.node) }), one.node.isObject, let color = color(of: one) else {
      return
    }
    added.append((color, Self.name(of: one)))
  }

  /// Options of a library: `datasets: [{label: "Cost", borderColor: "#2166ac"}]`, `colors: ["#2166ac", …]`.
  mutating func addOptions(_ use: LiteralModule.Use) {
    guard let argument = use.arguments.first else { return }
    // `CircleAvatar(color: colors[i])` is any part of a page.
    if argument.isTaken, !use.isAssignment, !isOfScript, !isOfPython,
      DrawnNames.assigned.union(DrawnNames.ofSeries).contains(use.name)
    {
      return
    }
    let name = argument.name ?? use.name
    if DrawnNames.series.contains(use.name) {
      addSeries(argument.node, named: name)
    } else if DrawnNames.lists.contains(use.name) || use.name == "domain", argument.node.string == nil,
      var entries = entries(argument.node)
    {
      let count = parts.count(for: use)
      if let count, count < entries.count {
        beyond += entries.dropFirst(count).map(\.place)
        entries = Array(entries.prefix(count))
      }
      let pie = pie.flatMap { $0.range.contains(use.range.lowerBound) ? $0 : nil }
      // The marker of a trace has the colours of its bars one by one. Slices are categories, whatever their colours look like.
      add(
        name, use.chain.last == "marker" ? distinct(entries) : entries,
        kind: DrawnNames.categorical.contains(use.name) || count != nil || use.name == "backgroundColor" || pie != nil
          ? .categorical : nil, isLabelled: pie.map { DrawnParts.namesSlices($0, in: file) } ?? parts.areNamed(for: use)
      )
    }
  }

  /// Where the objects of series hold their colours: Chart.js, Highcharts, ECharts, Plotly.
  private static let seriesColors = [
    ["borderColor"], ["backgroundColor"], ["color"], ["itemStyle", "color"], ["lineStyle", "color"], ["stroke"],
    // ECharts up to version 4.
    ["itemStyle", "normal", "color"], ["lineStyle", "normal", "color"],
    ["fill"],
    ["marker", "color"], ["line", "color"], ["areaStyle", "color"], ["pointBackgroundColor"],
  ]

  /// Where they hold the dash of a line.
  private static let dashes = [
    ["borderDash"], ["dashStyle"], ["lineStyle", "type"], ["line", "dash"], ["strokeDasharray"], ["dash"],
  ]

  /// Keeps what an element or a call says of its marks beside their colour.
  private mutating func setMark(_ use: LiteralModule.Use, of color: LiteralModule.Use.Argument) {
    let kind = DrawnNames.markOf[use.name]
    // `plot(x, y, "o")` may draw points.
    let saysFormat =
      isOfPython && use.name == "plot" && use.arguments.contains { $0.key == nil && $0.node.string != nil }
    let dash = use.arguments.first { $0.key.map(DrawnNames.dashes.contains) ?? false }
    // `line_color` is the colour of a line, and an outline of what is filled; `color` is one beside the filling of ggplot2.
    let isFilled = isOfPython && kind != .line || use.name.hasPrefix("geom_") && color.key == "fill"
    let keys = isOfPython ? DrawnNames.outlines : ["color", "colour"]
    let outline = use.arguments.first { argument in
      isFilled && argument.key.map(keys.contains) ?? false && argument.key != color.key
    }
    // `opacity` of SVG is that of the whole mark, `fill_alpha` of bokeh that of its filling.
    let part = color.key?.split(separator: "_").first ?? ""
    let names = use.kind == .element ? ["opacity", "\(part)Opacity"] : ["alpha", "opacity", "\(part)_alpha"]
    let opacities = use.arguments.filter { argument in argument.key.map(names.contains) ?? false }
    marks[color.node.range] = ColorRow.Mark(
      kind: saysFormat ? nil : kind, dash: dash.flatMap { DrawnDash.lengths($0.node) }, symbol: symbol(of: use),
      outline: outline.flatMap { isColor($0.node) ? place($0.node) : nil },
      opacity: opacities.compactMap(\.node.number).reduce(nil) { ($0 ?? 1) * $1.clampedToUnit },
      isLabelled: use.name == "PieChartSectionData" && use.written.contains { $0.key == "title" })
  }

  /// Marks of ggplot2 without a filling.
  private static let lines: Set<String> = ["geom_line", "geom_path", "geom_step", "geom_segment", "geom_curve"]

  /// Whether a mark of ggplot2 is filled by a column: `aes(fill = status)`.
  private func fills(_ use: LiteralModule.Use) -> Bool {
    !PlotMapping(file.bytes, from: use.range.lowerBound, to: use.range.upperBound).fills.isEmpty
  }

  /// The symbol of a call of Python: `marker="*"` of matplotlib, `marker=dict(symbol="x")` of Plotly.
  private func symbol(of use: LiteralModule.Use) -> Symbol? {
    let mode = use.arguments.first { $0.key == "mode" }?.node.string
    // Lines of Plotly without markers have none.
    guard isOfPython, mode?.contains("markers") ?? true,
      let marker = use.arguments.first(where: { $0.key == "marker" })?.node
    else { return nil }
    let shape = marker["symbol"]?.string
    return marker.string.flatMap { CycleMarks.symbols[$0] }
      ?? shape.flatMap { PlotlyTemplate.symbols[$0] ?? MarkerVocabulary.plotly.symbol.value($0) }
  }

  private mutating func addSeries(_ node: SourceNode, named name: String) {
    let holder = place(node)
    let series = holder.items ?? holder.members?.map(\.value) ?? []
    var entries: [Entry] = []
    for one in series {
      // The parts of a pie are the series of it.
      if let parts = one["data"]?.items, parts.contains(where: { color(of: $0) != nil }) {
        add(
          name, distinct(parts.compactMap { part in color(of: part).map { ($0, Self.name(of: part)) } }),
          isLabelled: DrawnParts.namesSlices(of: one.node, in: file))
      }
      setBorders(of: one)
      if let list = one["backgroundColor"] ?? one["colors"] ?? one["color"] ?? one["marker"]?["colors"],
        let colors = self.entries(list.node)
      {
        add(name, distinct(named(colors)))
      }
      guard let color = color(of: one) else { continue }
      let dash = Self.dashes.lazy.compactMap { one.at($0).flatMap { DrawnDash.lengths($0.node) } }.first
      marks[color.node.range, default: ColorRow.Mark()].dash = dash
      entries.append((color, Self.name(of: one)))
    }
    add(name, distinct(entries))
  }

  /// Keeps the borders beside the parts that they go around: lists of `borderColor` and `backgroundColor` of Chart.js.
  private mutating func setBorders(of series: PlacedNode) {
    guard let parts = series["backgroundColor"]?.items, let borders = series["borderColor"]?.items,
      parts.count == borders.count
    else { return }
    for (part, border) in zip(parts, borders) where isColor(border.node) {
      marks[part.node.range, default: ColorRow.Mark()].outline = border
    }
  }

  /// The colour of a series; a translucent area has the colour of its border, which may be one that cannot be followed.
  private func color(of series: PlacedNode) -> PlacedNode? {
    let found = Self.seriesColors.lazy.compactMap { series.at($0) }.first { isColor($0.node) }
    let isFaint = found?.node.string.flatMap { try? BareColor.read($0) }.map { $0.opacity < 1 } ?? false
    return isFaint && unread.contains { series.node.range.contains($0.lowerBound) } ? nil : found
  }

  private static func name(of series: PlacedNode) -> String? {
    DrawnNames.names.lazy.compactMap { series[$0]?.node.string }.first { !$0.isEmpty }
  }
}

/// The dash of a line as programs write it.
enum DrawnDash {
  /// The lengths in px; empty for a solid line, nil for what is none of these: lengths as a list or a text, and the words of
  /// matplotlib, ECharts, Highcharts, Plotly, bokeh and R. Libraries scale what a word means with the width of the line; these
  /// are the lengths at 1.5 to 2 px, rounded.
  static func lengths(_ node: SourceNode) -> [Double]? {
    node.string.flatMap { words[$0.lowercased()] } ?? MarkSpelling.listed(node)
  }

  private static let words: [String: [Double]] = [
    "solid": [], "-": [], "none": [], "dashed": [6, 3], "--": [6, 3], "dash": [6, 3], "dotted": [2, 2], ":": [2, 2],
    "dot": [2, 2], "-.": [8, 3, 2, 3], "dashdot": [8, 3, 2, 3], "dotdash": [8, 3, 2, 3], "longdash": [12, 4],
    "shortdash": [4, 2], "shortdot": [2, 2], "longdashdot": [12, 4, 2, 4],
  ]
}
