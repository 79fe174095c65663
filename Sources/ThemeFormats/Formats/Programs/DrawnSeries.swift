import PaletteRules
import SourceText

/// Series among the elements, the calls and the options of a program.
extension DrawnColors {
  /// Series among the elements: those beside each other are one chart.
  mutating func addElements(_ uses: [LiteralUse]) {
    var charts: [(holder: LiteralModule.Use.Holder?, entries: [(place: PlacedNode, key: String?)])] = []
    for use in uses where use.written.kind == .element {
      let element = use.written.name
      let words = TokenWords.split(element)
      if isOfChart || ChartWords.contain(words), !DrawnNames.areAside(words) { addLists(of: use) }
      let holder = use.written.holder
      let isInChart = holder.map { ChartWords.contain(TokenWords.split($0.name)) } ?? false
      guard DrawnNames.draws(element), isOfChart || isInChart else { continue }
      let colors = colors(of: use)
      guard !colors.isEmpty else { continue }
      if let index = charts.firstIndex(where: { $0.holder == holder }) {
        charts[index].entries += colors
      } else {
        charts.append((holder, colors))
      }
    }
    for (holder, entries) in charts { add(holder?.name ?? "chart", entries) }
  }

  /// The lists that an element takes, and its series.
  private mutating func addLists(of use: LiteralUse) {
    let element = use.written.name
    for argument in use.arguments where argument.field == nil {
      guard let key = argument.key, argument.node.string == nil else { continue }
      if DrawnNames.options.contains(key) {
        addSeries(argument.node, named: argument.name ?? element)
      } else if DrawnNames.colorLists.contains(key) || DrawnNames.colors.contains(key),
        let entries = entries(argument.node)
      {
        add(argument.name ?? element, entries)
      }
    }
  }

  /// The colour of an element that draws a series; several where it stands for each item of a list.
  private mutating func colors(of use: LiteralUse) -> [(place: PlacedNode, key: String?)] {
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
        setDash(use, of: color.node)
        return [(place(color.node), name)]
      }
    }
    return []
  }

  /// Series among the calls of a chart: `plt.plot(x, y, color="#2166ac", label="Cost")`. Those up to the next chart are one.
  mutating func addCalls(_ uses: [LiteralUse]) {
    var entries: [(place: PlacedNode, key: String?)] = []
    // The names of the entries of each colour.
    var drawn: [String: Set<String?>] = [:]
    func append(_ place: PlacedNode, _ name: String?) {
      entries.append((place, name))
      drawn[place.node.string ?? "", default: []].insert(name)
    }
    for use in uses where use.written.kind == .call {
      if DrawnNames.charts.contains(use.written.name) {
        add("chart", distinct(entries))
        (entries, drawn) = ([], [:])
      }
      if DrawnNames.painting.contains(use.written.name) {
        if let color = paint(use) { append(color, nil) }
        continue
      }
      guard DrawnNames.drawing.contains(use.written.name) else { continue }
      // `line=dict(color="#2166ac")` of Plotly.
      if let style = style(use), let color = style["color"] {
        dashes[color.node.range] = style["dash"].flatMap { DrawnDash.lengths($0.node) }
        append(color, use.arguments.first { $0.key == "name" }?.node.string)
        continue
      }
      guard let color = use.arguments.first(where: { $0.key.map(DrawnNames.colorLabels.contains) ?? false })
      else { continue }
      let name = ["label", "name", "title", "legend_label"].lazy.compactMap { key in
        use.arguments.first { $0.key == key }?.node.string
      }.first
      if isColor(color.node) {
        setDash(use, of: color.node)
        // Points on a line, or parts of one thing, take the colour of another call; a legend tells series apart.
        let names = drawn[color.node.string ?? ""] ?? []
        let isAgain = !names.isEmpty && (name == nil || names.contains(nil) || names.contains(name))
        if !isAgain { append(place(color.node), name) }
      } else if let list = self.entries(color.node) {
        add(color.name ?? "color", list, kind: nil)
      }
    }
    add("chart", distinct(entries))
  }

  /// Without those that nobody names and that have the colour of another: they draw more of the same series. White parts
  /// marks and fills texts, unless the program speaks of a dark ground.
  private func distinct(
    _ entries: [(place: PlacedNode, key: String?)]
  ) -> [(place: PlacedNode, key: String?)] {
    let named = Set(entries.filter { $0.key != nil }.compactMap(\.place.node.string))
    let hasDark = file.bytes.hold("dark") || file.bytes.hold("Dark")
    var seen: Set<String> = []
    return entries.filter { entry in
      guard entry.key == nil, let text = entry.place.node.string else { return true }
      if !hasDark, ["#ffffff", "#fff", "white", "w"].contains(text.lowercased()) { return false }
      return !named.contains(text) && seen.insert(text).inserted
    }
  }

  /// The style of a trace, where it holds a colour.
  private func style(_ use: LiteralUse) -> PlacedNode? {
    use.arguments.filter { ["line", "marker", "itemStyle", "lineStyle"].contains($0.key) }.map { place($0.node) }
      .first { style in style["color"].map { isColor($0.node) } ?? false }
  }

  /// Names of what programs in Java draw on, with its colour set before each stroke.
  private static let canvases: Set<String> = ["g", "g2", "g2d", "graphics", "canvas", "gc"]

  /// The colour that a call gives a series: of a mark in Swift Charts, of a set or a renderer elsewhere.
  private func paint(_ use: LiteralUse) -> PlacedNode? {
    if use.written.name == "foregroundStyle" {
      let owner = use.written.chain.last { $0.first?.isUppercase ?? false && $0.hasSuffix("Mark") || $0 == "Text" }
      guard let owner, owner.hasSuffix("Mark") else { return nil }
    } else if DrawnNames.areAside(TokenWords.split(use.written.chain))
      || use.written.chain.last.map(Self.canvases.contains) ?? false
    {
      return nil
    }
    return use.arguments.last { $0.key == nil && isColor($0.node) }.map { place($0.node) }
  }

  /// Series whose colour a statement sets: `line.Color = OxyColor.Parse("#2166ac")`. All of a function are one chart; where
  /// each function sets one colour, all of the file are.
  mutating func addAssigned(_ uses: [LiteralUse]) {
    var marks: [Mark] = []
    // The fill and the outline of one thing are one series.
    var latest: [Mark.Owner: Int] = [:]
    for use in uses where use.written.isAssignment {
      guard let rank = DrawnNames.assigned.firstIndex(of: use.written.name),
        // `line.LineStyle.Color` of Gonum.
        !DrawnNames.areAside(TokenWords.split(use.written.chain.filter { $0 != "LineStyle" })),
        let color = use.arguments.first?.node, isColor(color)
      else { continue }
      let mark = Mark(rank: rank, color: color, function: use.written.function)
      let owner = Mark.Owner(block: use.written.block, chain: use.written.chain)
      if let known = latest[owner], marks[known].rank != rank {
        if rank < marks[known].rank { marks[known] = mark }
      } else {
        latest[owner] = marks.count
        marks.append(mark)
      }
    }
    let charts = Dictionary(grouping: marks, by: \.function).values.sorted {
      $0[0].color.range.lowerBound < $1[0].color.range.lowerBound
    }
    let isSplit = charts.contains { $0.count > 1 }
    for chart in isSplit ? charts.prefix(ChartEvidence.mostPalettes + 1) : [marks] {
      add("chart", distinct(chart.map { (place($0.color), nil) }))
    }
  }

  /// A colour that a statement sets.
  private struct Mark {
    struct Owner: Hashable {
      let block: Int?
      let chain: [String]
    }

    /// How much the name says of the colour of data; the least says most.
    let rank: Int
    let color: SourceNode
    let function: Int?
  }

  /// Objects of series that a call takes: a list of them, or one in each call.
  mutating func addObjects(_ use: LiteralUse) {
    for argument in use.arguments where argument.node.items != nil { addSeries(argument.node, named: use.written.name) }
    guard let one = use.arguments.last.map({ place($0.node) }), one.node.isObject, let color = color(of: one) else {
      return
    }
    added.append((color, Self.name(of: one)))
  }

  /// Options of a library: `datasets: [{label: "Cost", borderColor: "#2166ac"}]`, `colors: ["#2166ac", …]`.
  mutating func addOptions(_ use: LiteralUse) {
    guard let argument = use.arguments.first else { return }
    let name = argument.name ?? use.written.name
    if use.written.isAssignment, hasEdges(of: use.written.name) { return }
    if DrawnNames.series.contains(use.written.name) {
      addSeries(argument.node, named: name)
    } else if DrawnNames.lists.contains(use.written.name) || use.written.name == "domain", argument.node.string == nil,
      let entries = entries(argument.node)
    {
      add(name, entries, kind: nil)
    }
  }

  /// Whether a mark takes its outline from a list of this name, whose colours are parts of one mark: `edgecolor=colors[1]`.
  private func hasEdges(of name: String) -> Bool {
    ["edgecolor=", "edgecolors=", "markeredgecolor=", "ec="].contains { key in
      file.bytes.range(of: Array("\(key)\(name)[".utf8)) != nil
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

  /// Keeps the dash beside the colour of an element or call.
  private mutating func setDash(_ use: LiteralUse, of color: SourceNode) {
    let given = use.arguments.first { $0.key.map(DrawnNames.dashes.contains) ?? false }
    dashes[color.range] = given.flatMap { DrawnDash.lengths($0.node) }
  }

  private mutating func addSeries(_ node: SourceNode, named name: String) {
    let holder = place(node)
    let series = holder.items ?? holder.members?.map(\.value) ?? []
    var entries: [(place: PlacedNode, key: String?)] = []
    for one in series {
      // The parts of a pie are the series of it.
      if let parts = one["data"]?.items, parts.contains(where: { color(of: $0) != nil }) {
        add(name, parts.compactMap { part in color(of: part).map { ($0, Self.name(of: part)) } })
      }
      if let list = one["backgroundColor"] ?? one["colors"] ?? one["color"] ?? one["marker"]?["colors"],
        let colors = self.entries(list.node)
      {
        add(name, named(colors), kind: nil)
      }
      guard let color = color(of: one) else { continue }
      dashes[color.node.range] = Self.dashes.lazy.compactMap { one.at($0).flatMap { DrawnDash.lengths($0.node) } }.first
      entries.append((color, Self.name(of: one)))
    }
    add(name, entries)
  }

  /// The colour of a series; a translucent area has the colour of its border.
  private func color(of series: PlacedNode) -> PlacedNode? {
    let found = Self.seriesColors.lazy.compactMap { series.at($0) }
    return found.first { isColor($0.node) }
  }

  private static func name(of series: PlacedNode) -> String? {
    DrawnNames.names.lazy.compactMap { series[$0]?.node.string }.first
  }
}

/// The dash of a line as programs write it.
enum DrawnDash {
  /// The lengths in px; empty for a solid line, nil for what is none of these: lengths as a list or a text, and the words of
  /// matplotlib, ECharts, Highcharts, Plotly, bokeh and R. Libraries scale what a word means with the width of the line; these are the lengths at 1.5 to 2 px, rounded.
  static func lengths(_ node: SourceNode) -> [Double]? {
    if let items = node.items { return sound(items.compactMap(\.number), of: items.count) }
    guard let text = node.string else { return nil }
    if let known = words[text.lowercased()] { return known }
    let parts = text.split { $0 == "," || $0 == " " }.map { $0.hasSuffix("px") ? $0.dropLast(2) : $0 }
    return parts.isEmpty ? nil : sound(parts.compactMap { Double($0) }, of: parts.count)
  }

  private static func sound(_ lengths: [Double], of count: Int) -> [Double]? {
    guard lengths.count == count, count <= 8, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    return lengths
  }

  private static let words: [String: [Double]] = [
    "solid": [], "-": [], "none": [], "dashed": [6, 3], "--": [6, 3], "dash": [6, 3], "dotted": [2, 2], ":": [2, 2],
    "dot": [2, 2], "-.": [8, 3, 2, 3], "dashdot": [8, 3, 2, 3], "dotdash": [8, 3, 2, 3], "longdash": [12, 4],
    "shortdash": [4, 2], "shortdot": [2, 2], "longdashdot": [12, 4, 2, 4],
  ]
}
