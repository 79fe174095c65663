import Colorimetry
import PaletteRules
import SourceText

/// Series and ramps among the scales of a program.
extension DrawnColors {
  /// `scaleOrdinal(names, ["#2166ac", …])`, `scaleSequential(["#fff", "#2166ac"])`, `scaleOrdinal().range([…])`.
  mutating func addScale(_ use: LiteralModule.Use) {
    let words = Set(use.chain + [use.name])
    let isRamp = !words.isDisjoint(with: DrawnNames.ramps)
    let isScale = isRamp || words.contains { DrawnNames.categories.contains($0) || $0.hasSuffix("ScaleOrdinal") }
    if isOfChart, DrawnNames.objects.contains(use.name) { return addObjects(use) }
    guard isScale || isOfChart && DrawnNames.listing.contains(use.name) else { return }
    func kind(of entries: [Entry]) -> NamedPalette.Kind { isRamp ? Self.rampKind(words, entries) : .categorical }
    for argument in use.arguments {
      let name =
        argument.name ?? use.target
        ?? (isRamp ? "scale" : use.chain.last { $0.hasPrefix("scale") } ?? use.name)
      let node = argument.node["range"] ?? argument.node
      if let names = argument.node["domain"]?.items?.compactMap(\.string) { labels = names }
      let isLabelled = isNamedByAxis(use)
      if var entries = entries(node) {
        var seen: Set<String?> = []
        if use.name.hasPrefix("scale_fill"), let plot = plot(of: use) {
          let mark = ColorRow.Mark(kind: plot.isOfBars ? .bar : nil, outline: outlines[plot.range.lowerBound] ?? nil)
          for entry in entries { marks[entry.place.node.range] = mark }
        }
        // Bars of one colour that the axis names are one series.
        if isLabelled { entries.removeAll { !seen.insert($0.place.node.string).inserted } }
        add(
          name, isRamp ? entries : DrawnNames.ofMarks.contains(use.name) ? distinct(entries) : named(entries),
          kind: kind(of: entries), interpolation: Self.interpolation(use), isLabelled: isLabelled)
      }
    }
    // `interpolateRgb("#fff", "#2166ac")`, `setColors(red, blue)`.
    if isRamp || ["setColors", "color_discrete_manual"].contains(use.name) {
      // A ramp of which one stop is unknown is another ramp.
      let stops = use.written.count { ["low", "mid", "high"].contains($0.key) }
      let entries = use.arguments.filter { isColor($0.node) }.map { (place: place($0.node), key: String?.none) }
      guard entries.count >= stops else { return unread.append(use.range) }
      add(
        use.target ?? use.name, entries, kind: kind(of: entries),
        interpolation: Self.interpolation(use))
    }
  }

  /// Whether the axis of a plot of ggplot2 names what its scale colours: `aes(x = country, fill = country)`.
  private func isNamedByAxis(_ scale: LiteralModule.Use) -> Bool {
    guard scale.name.hasPrefix("scale_"), let plot = plot(of: scale) else { return false }
    let colored = scale.name.hasPrefix("scale_fill") ? plot.fills : plot.colors
    return !colored.isEmpty && colored.isSubset(of: plot.axes)
  }

  /// The plot of ggplot2 that a use is added to.
  func plot(of use: LiteralModule.Use) -> PlotMapping? {
    let next = plots.partitioned { $0.range.lowerBound >= use.range.lowerBound }
    return next > 0 ? plots[next - 1] : nil
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
    return (own + use.written.compactMap(\.name)).lazy.compactMap { DrawnNames.interpolations[$0] }.first
  }

  static func rampKind(_ words: Set<String>, _ entries: [Entry]) -> NamedPalette.Kind {
    if words.contains("scaleDiverging") { return .diverging }
    let colors = entries.compactMap { entry in
      entry.place.node.string.flatMap { try? BareColor.read($0) }.map { ThemeColor($0, origin: entry.place.origin) }
    }
    return NamedPalette.Kind(RampShape.kind(of: colors))
  }

  /// The colours under the names that were given right before them, one for each.
  func named(_ entries: [Entry]) -> [Entry] {
    guard labels.count == entries.count, entries.allSatisfy({ $0.key == nil }) else { return entries }
    return zip(entries, labels).map { ($0.place, $1) }
  }

  /// The stops of a ramp: `{color: ["#fff", "#2166ac"]}`, `[[0, "#fff"], [1, "#2166ac"]]`.
  mutating func addStops(_ use: LiteralModule.Use) -> Bool {
    guard let argument = use.arguments.first else { return false }
    let name = argument.name ?? use.name
    let node = argument.node["inRange"]?["color"] ?? argument.node["color"] ?? argument.node["stops"] ?? argument.node
    let items = place(node).items ?? []
    let colors = items.map { item in item.items?.last.flatMap { isColor($0.node) ? $0 : nil } ?? item }
    guard colors.count > 1, ColorRow.isListOfColors(colors.map(\.node)) else { return false }
    let entries = colors.map { (place: $0, key: String?.none) }
    add(name, entries, kind: Self.rampKind([], entries))
    return true
  }
}
