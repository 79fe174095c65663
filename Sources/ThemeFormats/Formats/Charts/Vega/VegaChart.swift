import Colorimetry
import PaletteRules
import SourceText

/// Reads the colours that a Vega chart draws: scales that range over colours, and marks that are given one.
struct VegaChart {
  private let root: PlacedNode
  private let values: VegaValues
  private let scales: [PlacedNode]
  /// Scales by name; of several with one name the first.
  private let named: [String: PlacedNode]
  private let marks: [PlacedNode]
  private let uses: VegaScaleUses
  private var config: PlacedNode? { root["config"] }
  private var record: ReadingRecord { values.record }

  init(_ root: PlacedNode, values: VegaValues) {
    self.root = root
    self.values = values
    var (scales, marks): ([PlacedNode], [PlacedNode]) = ([], [])
    var pending = [root]
    while let group = pending.popLast() {
      scales += group["scales"]?.items ?? []
      let inside = group["marks"]?.items ?? []
      marks += inside
      pending += inside.filter { $0["type"]?.node.string == "group" }.reversed()
    }
    (self.scales, self.marks) = (scales, marks)
    let pairs = scales.compactMap { scale in scale["name"]?.node.string.map { ($0, scale) } }
    named = Dictionary(pairs) { first, _ in first }
    uses = VegaScaleUses(marks)
  }

  /// Scales first, then the colours of marks.
  func drawn() -> VegaDrawing {
    var drawing = VegaDrawing(guides: guides)
    for scale in scales { draw(scale, into: &drawing) }
    for mark in marks {
      guard let type = mark["type"]?.node.string, type != "group" else { continue }
      let paints = Self.paints.map { (channel: $0, places: Self.encoded(mark, $0)) }
      let isScaled = paints.contains { $0.places.contains { $0["scale"] != nil } }
      for (channel, places) in paints {
        for place in places {
          guard place["value"] != nil || place["signal"] != nil else {
            leaveUnknown(place)
            continue
          }
          guard let color = values.color(place, token: place.name), color.alpha > 0 else { continue }
          // The line round a mark that has a fill of its own is an outline.
          if channel == "stroke", paints[0].places.contains(where: { $0["scale"] != nil || $0["value"] != nil }) {
            drawing.outline = drawing.outline ?? color
          } else if !isScaled || type == "text" {
            drawing.add(mark: type, named: mark["name"]?.node.string, color)
          }
        }
      }
    }
    return drawing
  }

  /// Counts what paints a mark, and the file does not tell, as not checked.
  private func leaveUnknown(_ place: PlacedNode) {
    if let scale = place["scale"] {
      guard let name = scale.node.string else {
        record.leaveUnknown(.chosenScale, place.name)
        return
      }
      if named[name] == nil {
        record.leaveUnknown(.missingScale, place.name, name)
      }
    } else if place["field"] != nil {
      record.leaveUnknown(.colorsOfData, place.name)
    } else if place["color"] != nil {
      record.leaveUnknown(.calculatedColor, place.name)
    }
  }

  private var guides: VegaGuides {
    var guides = VegaGuides(config: config, values: values)
    guides.holders = [root]
    guides.axes = root["axes"]?.items ?? []
    guides.legends = root["legends"]?.items ?? []
    guides.titles = [root["title"]].compactMap { $0 }
    let groups = [root["encode"]].compactMap { $0 } + marks.filter { $0["type"]?.node.string == "group" }
    guides.plotFills = groups.flatMap { Self.encoded($0, "fill") }.filter { $0["value"] != nil || $0["signal"] != nil }
    return guides
  }

  /// The channels of a mark's colours.
  static let paints = ["fill", "stroke"]

  /// The value of a channel when a mark comes in and while it is there; not what a pointer over it changes.
  static func encoded(_ mark: PlacedNode, _ channel: String) -> [PlacedNode] {
    let sets = ["enter", "update"].compactMap { (mark["encode"] ?? mark)[$0]?[channel] }
    return sets.flatMap { $0.items ?? [$0] }
  }

  private func draw(_ scale: PlacedNode, into drawing: inout VegaDrawing) {
    guard let name = scale["name"]?.node.string else { return }
    guard let place = scale["range"] else {
      if uses.areColorsOnly(name) { record.leaveUnknown(.scaleWithoutRange, scale.name) }
      return
    }
    guard isOfColors(place, named: name) else { return }
    guard let range = VegaRange(place, ranges: config?["range"], record: record) else { return }
    let type = scale["type"]?.node.string ?? "linear"
    let labels = scale["domain"].map(VegaLabels.all) ?? []
    if type == "ordinal" || type == "band", range.kind == nil || range.kind == .categorical || !labels.isEmpty,
      let list = range.dealt(to: labels, values: values)
    {
      let user = uses.painters[name]
      let channels = VegaChannels(user?.mark, paint: user?.paint, scales: named, config: config)
      drawing.add(channels.series(list.series(tokenPrefix: range.token)), record: record)
      return
    }
    let inClasses = ["threshold", "quantile", "quantize", "bin-ordinal", "ordinal"].contains(type)
    let classes = type == "threshold" ? (scale["domain"]?.items?.count).map { $0 + 1 } : nil
    let kind: Ramp.Kind? = type.hasPrefix("diverging") || scale["domainMid"] != nil ? .diverging : nil
    if let ramp = range.ramp(
      named: name, kind: kind, classes: classes, inClasses: inClasses,
      countsClasses: type == "quantile" || type == "quantize", values: values)
    {
      drawing.ramps.append(ramp)
    }
  }

  /// Whether a scale ranges over colours: it paints marks, its range is a scheme or a name that Vega gives colours, or a
  /// list with a colour in it, whose other texts are colours that are misspelt.
  private func isOfColors(_ range: PlacedNode, named name: String) -> Bool {
    if uses.areColorsOnly(name) { return true }
    if let word = range.node.string {
      return ["category", "ordinal", "ramp", "heatmap", "diverging"].contains(word)
    }
    if range["scheme"] != nil { return true }
    let words = range.node.items?.compactMap(\.string) ?? []
    func isColor(_ word: String) -> Bool { (try? Color(css: word)) != nil }
    return uses.areNoColors(name) ? !words.isEmpty && words.allSatisfy(isColor) : words.contains(where: isColor)
  }
}

/// Which scales of a Vega chart paint its marks, and which ones marks take for something else.
struct VegaScaleUses {
  /// The first mark that a scale paints and how, by the scale's name.
  let painters: [String: (mark: PlacedNode, paint: PlacedNode)]
  /// Scales of positions, shapes, texts and other channels without colours.
  private let others: Set<String>

  /// Looks at every mark, those in groups among them.
  init(_ marks: [PlacedNode]) {
    var painters: [String: (mark: PlacedNode, paint: PlacedNode)] = [:]
    var others: Set<String> = []
    for mark in marks {
      for channel in VegaChart.paints {
        for place in VegaChart.encoded(mark, channel) {
          guard let name = (place["scale"] ?? place["gradient"])?.node.string, painters[name] == nil else { continue }
          painters[name] = (mark, place)
        }
      }
      for set in ["enter", "update"].compactMap({ (mark["encode"] ?? mark)[$0]?.node }) {
        for member in set.lastMembers ?? [] where !VegaChart.paints.contains(member.key) {
          for place in member.value.items ?? [member.value] {
            if let name = place["scale"]?.string { others.insert(name) }
          }
        }
      }
    }
    (self.painters, self.others) = (painters, others)
  }

  /// Whether all that marks take from the scale are colours: then everything in it has to be one.
  func areColorsOnly(_ name: String) -> Bool { painters[name] != nil && !others.contains(name) }

  /// Whether marks take something from the scale, and never a colour.
  func areNoColors(_ name: String) -> Bool { painters[name] == nil && others.contains(name) }
}
