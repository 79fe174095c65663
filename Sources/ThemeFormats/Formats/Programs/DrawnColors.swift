import Colorimetry
import PaletteRules
import SourceText

/// The colours that a program draws charts with, recognised by what takes them: the scale of a chart, the elements of its
/// series, the options of a library. Whatever their names, they are series or ramps.
struct DrawnColors {
  /// In file order.
  private(set) var palettes: [ColorRow] = []
  /// Whether a series has a colour that only running the program would tell.
  private(set) var computes = false
  let file: SourceFile
  let isOfChart: Bool
  /// The names of colours that were read last.
  private var labels: [String] = []
  /// Series that calls added one by one.
  var added: [(place: PlacedNode, key: String?)] = []
  /// The dashes of lines, in px, by the range of their colour.
  var dashes: [Range<Int>: [Double]] = [:]
  /// The background in the options that were looked at last.
  private var ground: PlacedNode?
  /// What options name as backgrounds, by the names around it, in file order.
  private var grounds: [[String]: [(key: String, start: Int, node: SourceNode)]] = [:]

  /// Looks at the uses of a program.
  ///
  /// - Parameter isOfChart: whether somebody says that it draws a chart.
  init(_ literals: LiteralTree, _ reading: Reading, isOfChart: Bool = false) {
    file = reading.file
    self.isOfChart = isOfChart || ChartLibraries.areAmong(literals.imports) || ChartLibraries.areCalled(in: file)
    var ramps: [Range<Int>] = []
    // In other languages a colour of any part of a page has these names.
    let isScript = literals.language == .script
    computes =
      self.isOfChart && literals.uses.contains { (isScript || $0.written.kind != .member) && Self.computes($0) }
    for use in literals.uses where use.written.kind == .member && DrawnNames.stops.contains(use.written.name) {
      if self.isOfChart, addStops(use) { ramps.append(use.written.range) }
    }
    addGrounds(literals.uses)
    addElements(literals.uses)
    if self.isOfChart {
      addCalls(literals.uses)
      addAssigned(literals.uses)
    }
    for use in literals.uses where !ramps.contains(where: { $0.contains(use.written.range.lowerBound) }) {
      if DrawnNames.labels.contains(use.written.name) {
        // `domain` of ngx-charts holds the colours.
        if use.written.kind == .member, self.isOfChart { addOptions(use) }
        labels = use.arguments.first?.node.items?.compactMap(\.string) ?? []
        continue
      }
      switch use.written.kind {
      case .call: if !DrawnNames.drawing.contains(use.written.name) { addScale(use) }
      case .member where self.isOfChart || use.written.name == "datasets":
        guard !DrawnNames.areAside(TokenWords.split(use.written.chain)) else { continue }
        ground = background(of: use)
        addOptions(use)
        ground = nil
      case .member: break
      case .element: break
      }
    }
    add("chart", added)
  }

  /// Whether what a use gives a series for its colour is no literal.
  private static func computes(_ use: LiteralUse) -> Bool {
    let given = Set(use.arguments.map(\.key))
    switch use.written.kind {
    case .call:
      if DrawnNames.drawing.contains(use.written.name) {
        return use.written.arguments.contains { argument in
          argument.key.map { DrawnNames.colorLabels.contains($0) && !given.contains($0) } ?? false
        }
      }
      let isOfMark = use.written.name == "foregroundStyle" && use.written.chain.contains { $0.hasSuffix("Mark") }
      return (use.written.name == "scaleOrdinal" || isOfMark) && use.arguments.isEmpty
        && use.written.arguments.first?.key != "by"
    case .member:
      let isColor = DrawnNames.single.contains(use.written.name) || DrawnNames.lists.contains(use.written.name)
      return isColor && use.written.name != "range" && use.arguments.isEmpty
        && !DrawnNames.areAside(TokenWords.split(use.written.chain))
    case .element:
      return DrawnNames.draws(use.written.name)
        && use.written.arguments.contains { argument in
          argument.key.map { DrawnNames.colors.contains($0) && !given.contains($0) } ?? false
        }
    }
  }

  /// `backgroundColor` of ECharts, and of `chart` in Highcharts; `background` of `chart` in ApexCharts, which may be transparent.
  private mutating func addGrounds(_ uses: [LiteralUse]) {
    for use in uses where use.written.kind == .member {
      let (key, chain) = (use.written.name, use.written.chain)
      guard key == "backgroundColor" || key == "background" && chain.last == "chart",
        let node = use.arguments.first?.node, isColor(node) || key == "background" && node.string == "transparent"
      else { continue }
      grounds[chain, default: []].append((key, use.written.range.lowerBound, node))
    }
  }

  /// What options beside the series are drawn on, where it is named before them.
  private func background(of use: LiteralUse) -> PlacedNode? {
    let (chain, start) = (use.written.chain, use.written.range.lowerBound)
    let beside = grounds[chain]?.last { $0.start < start && $0.key == "backgroundColor" }
    let inChart = grounds[chain + ["chart"]]?.last { $0.start < start }
    return [beside, inChart].compactMap(\.self).max { $0.start < $1.start }.map { place($0.node) }
  }

  func place(_ node: SourceNode) -> PlacedNode { PlacedNode(inside: file, node: node) }

  func isColor(_ node: SourceNode) -> Bool {
    guard let text = node.string else { return false }
    // What nobody sees draws no series.
    return (try? BareColor.read(text)).map { $0.opacity > 0 } ?? false
  }

  /// Adds a row of colours unless one before it holds the same.
  mutating func add(
    _ name: String, _ entries: [(place: PlacedNode, key: String?)], kind: NamedPalette.Kind? = .categorical,
    interpolation: Ramp.Interpolation? = nil
  ) {
    guard entries.count > 1, ColorRow.isListOfColors(entries.map(\.place.node)) else { return }
    let places = entries.map { Place($0.place) }
    let texts = entries.map(\.place.node.string)
    // Several charts of a file may draw with the same colours.
    guard
      !palettes.contains(where: { known in
        known.entries.map({ Place($0.place) }) == places
          || known.kind == kind && known.entries.map(\.place.node.string) == texts
      })
    else { return }
    let count = palettes.count { $0.name.first == name }
    palettes.append(
      ColorRow(
        name: count > 0 ? [name, String(count + 1)] : [name], kind: kind, entries: entries, dashes: dashes,
        ground: ground, interpolation: interpolation))
  }

  private struct Place: Hashable {
    let file: String
    let range: Range<Int>
    init(_ place: PlacedNode) { (file, range) = (place.file.path, place.node.range) }
  }

  /// The colours of a list, or of an object whose members are colours.
  func entries(_ node: SourceNode) -> [(place: PlacedNode, key: String?)]? {
    let holder = place(node)
    if let items = holder.items {
      let nodes = items.map(\.node)
      guard ColorRow.isListOfColors(nodes), !ColorRow.areWords(nodes) else { return nil }
      return items.filter { item in
        item.node.string.map { isColor(item.node) || ColorRow.namesVariable($0) } ?? true
      }.map { ($0, nil) }
    }
    guard let members = holder.members, !members.isEmpty, members.allSatisfy({ isColor($0.value.node) }) else {
      return nil
    }
    return members.map { ($0.value, $0.key) }
  }

  /// `scaleOrdinal(names, ["#2166ac", …])`, `scaleSequential(["#fff", "#2166ac"])`, `scaleOrdinal().range([…])`.
  private mutating func addScale(_ use: LiteralUse) {
    let words = Set(use.written.chain + [use.written.name])
    let isRamp = !words.isDisjoint(with: DrawnNames.ramps)
    let isScale = isRamp || words.contains { DrawnNames.categories.contains($0) || $0.hasSuffix("ScaleOrdinal") }
    if isOfChart, DrawnNames.objects.contains(use.written.name) { return addObjects(use) }
    guard isScale || isOfChart && DrawnNames.listing.contains(use.written.name) else { return }
    for argument in use.arguments {
      let name =
        argument.name ?? use.written.target
        ?? (isRamp ? "scale" : use.written.chain.last { $0.hasPrefix("scale") } ?? use.written.name)
      let node = argument.node["range"] ?? argument.node
      if let names = argument.node["domain"]?.items?.compactMap(\.string) { labels = names }
      if let entries = entries(node) {
        add(
          name, isRamp ? entries : named(entries), kind: isRamp ? Self.rampKind(words, entries) : .categorical,
          interpolation: Self.interpolation(use.written))
      }
    }
    // `interpolateRgb("#fff", "#2166ac")`, `setColors(red, blue)`.
    if isRamp || ["setColors", "color_discrete_manual"].contains(use.written.name) {
      let entries = use.arguments.filter { isColor($0.node) }.map { (place: place($0.node), key: String?.none) }
      add(
        use.written.target ?? use.written.name, entries, kind: isRamp ? Self.rampKind(words, entries) : .categorical,
        interpolation: Self.interpolation(use.written))
    }
  }

  /// What a scale of D3 shows between its colours, as a call says, `scaleLinear().range([…]).interpolate(interpolateHcl)`, or
  /// else its own name, `interpolateLab("#fff", "#2166ac")`; nil for sRGB. For a way that is not known here, and for a function
  /// of the program, only the colours themselves.
  private static func interpolation(_ use: LiteralModule.Use) -> Ramp.Interpolation? {
    let own = use.chain + [use.name]
    if !DrawnNames.classes.isDisjoint(with: own) { return .steps }
    let words = own + use.following
    if let call = words.lastIndex(of: "interpolate") {
      let way = words[(call + 1)...].first { $0.hasPrefix("interpolate") } ?? ""
      return way.hasPrefix("interpolateRgb") ? nil : DrawnNames.interpolations[way] ?? .steps
    }
    let taken = use.arguments.compactMap { argument -> String? in
      if case .reference(let path) = argument.value.content { path.last } else { nil }
    }
    return (own + taken).lazy.compactMap { DrawnNames.interpolations[$0] }.first
  }

  private static func rampKind(
    _ words: Set<String>, _ entries: [(place: PlacedNode, key: String?)]
  ) -> NamedPalette.Kind {
    if words.contains("scaleDiverging") { return .diverging }
    let colors = entries.compactMap { entry in
      entry.place.node.string.flatMap { try? BareColor.read($0) }.map { ThemeColor($0, origin: entry.place.origin) }
    }
    return NamedPalette.Kind(RampShape.kind(of: colors))
  }

  /// The colours under the names that were given right before them, one for each.
  func named(_ entries: [(place: PlacedNode, key: String?)]) -> [(place: PlacedNode, key: String?)] {
    guard labels.count == entries.count, entries.allSatisfy({ $0.key == nil }) else { return entries }
    return zip(entries, labels).map { ($0.place, $1) }
  }

  /// The stops of a ramp: `{color: ["#fff", "#2166ac"]}`, `[[0, "#fff"], [1, "#2166ac"]]`.
  private mutating func addStops(_ use: LiteralUse) -> Bool {
    guard let argument = use.arguments.first else { return false }
    let name = argument.name ?? use.written.name
    let node = argument.node["inRange"]?["color"] ?? argument.node["color"] ?? argument.node["stops"] ?? argument.node
    let items = place(node).items ?? []
    let colors = items.map { item in item.items?.last.flatMap { isColor($0.node) ? $0 : nil } ?? item }
    guard colors.count > 1, ColorRow.isListOfColors(colors.map(\.node)) else { return false }
    let entries = colors.map { (place: $0, key: String?.none) }
    add(name, entries, kind: Self.rampKind([], entries))
    return true
  }
}

extension DrawnNames {
  /// Keys around colours of what is no series, beside the furniture of a chart.
  private static let asides: Set<String> = [
    "style", "row", "column", "states", "hover", "emphasis", "inactive", "markers", "stroke", "text", "ticks", "shadow",
    "tooltip", "legend", "button", "view", "gradient", "paint", "background", "border", "annotation",
  ]

  /// Whether words name a part of a chart that is no series.
  static func areAside(_ words: [String]) -> Bool {
    words.contains { asides.contains($0) || RoleWords.furniture.contains($0) }
  }
}
