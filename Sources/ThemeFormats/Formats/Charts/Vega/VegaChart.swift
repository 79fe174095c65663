import Colorimetry
import PaletteRules
import SourceText

/// Reads the colours that a Vega chart draws by its scales; the colour of a single mark counts as not checked.
struct VegaChart {
  private let root: PlacedNode
  private let values: VegaValues
  private var scales: [PlacedNode] = []
  /// The fills and strokes of marks, without what a pointer over them changes.
  private var paints: [(mark: PlacedNode, channel: String, place: PlacedNode)] = []
  /// The first mark that a scale paints, by the scale's name.
  private var painters: [String: PlacedNode] = [:]
  /// Marks that a scale fills.
  private var filled: Set<Range<Int>> = []
  /// Scales of positions, shapes, texts and other channels without colours.
  private var others: Set<String> = []
  private var record: ReadingRecord { values.record }

  init(_ root: PlacedNode, values: VegaValues) {
    (self.root, self.values) = (root, values)
    var (marks, pending) = ([root], [root])
    while let group = pending.popLast() {
      scales += group["scales"]?.items ?? []
      let inside = group["marks"]?.items ?? []
      marks += inside
      pending += inside.filter { $0["type"]?.node.string == "group" }.reversed()
    }
    for mark in marks {
      for set in ["enter", "update"].compactMap({ (mark["encode"] ?? mark)[$0] }) {
        for (channel, _, value) in set.members ?? [] {
          for place in value.items ?? [value] {
            let name = (place["scale"] ?? place["gradient"])?.node.string
            guard ["fill", "stroke"].contains(channel) else {
              if let name { others.insert(name) }
              continue
            }
            paints.append((mark, channel, place))
            if let name, painters[name] == nil { painters[name] = mark }
            if channel == "fill", place["scale"] != nil { filled.insert(mark.node.range) }
          }
        }
      }
    }
  }

  /// The series and ramps of scales, and the outlines of what they fill.
  func drawn() -> VegaDrawing {
    var guides = VegaGuides(config: root["config"], values: values)
    guides.holders = [root]
    guides.axes = root["axes"]?.items ?? []
    guides.writesText = guides.axes.contains { $0["labels"]?.node.boolean != false }
    guides.legends = root["legends"]?.items ?? []
    guides.titles = [root["title"]].compactMap(\.self)
    let isGroup = { (mark: PlacedNode) in mark["type"]?.node.string == "group" || mark["marks"] != nil }
    guides.plotFills = paints.filter { isGroup($0.mark) && $0.channel == "fill" }.map(\.place)
      .filter { $0["value"] != nil || $0["signal"] != nil }
    var drawing = VegaDrawing(guides: guides)
    let names = Set(scales.compactMap { $0["name"]?.node.string })
    for scale in scales { draw(scale, into: &drawing) }
    for (mark, channel, place) in paints where !isGroup(mark) {
      if let name = place["scale"]?.node.string, names.contains(name) { continue }
      // The line round a mark that a scale fills is an outline.
      if channel == "stroke", place["value"] != nil, filled.contains(mark.node.range) {
        let color = values.color(place, token: place.name).flatMap { $0.alpha > 0 ? $0 : nil }
        drawing.outline = drawing.outline ?? color
      } else if place["value"] == nil {
        record.leaveUnknown(place)
      } else {
        record.leave(.besideSeries, place.name)
      }
    }
    return drawing
  }

  private func draw(_ scale: PlacedNode, into drawing: inout VegaDrawing) {
    guard let name = scale["name"]?.node.string else { return }
    let painter = painters[name]
    let areColorsOnly = painter != nil && !others.contains(name)
    guard let place = scale["range"] else {
      if areColorsOnly { record.leaveUnknown(scale) }
      return
    }
    let isDrawnOtherwise = painter == nil && others.contains(name)
    guard areColorsOnly || isOfColors(place, isDrawnOtherwise),
      let range = VegaRange(place, ranges: root["config"]?["range"], record: record)
    else { return }
    let type = scale["type"]?.node.string ?? "linear"
    let labels = scale["domain"].map(VegaLabels.all) ?? []
    if type == "ordinal" || type == "band", range.kind == nil || range.kind == .categorical || !labels.isEmpty,
      let list = range.dealt(to: labels, values: values)
    {
      let mark = (painter?["type"]?.node.string).flatMap(VegaMarks.mark)
      let series = list.series(tokenPrefix: range.token)
      drawing.add(VegaChannels(mark: mark).series(series), record: record)
      return
    }
    let isDiverging = type.hasPrefix("diverging") || scale["domainMid"] != nil
    drawing.ramps += range.ramp(
      named: name, kind: isDiverging ? .diverging : nil, type: type, domain: scale["domain"],
      isOrdinal: type == "ordinal" || type == "bin-ordinal", values: values)
  }

  /// Whether a scale that does not only paint marks ranges over colours: a scheme, a name that Vega gives colours, or a list
  /// with a colour in it, whose other texts are colours that are misspelt.
  private func isOfColors(_ range: PlacedNode, _ isDrawnOtherwise: Bool) -> Bool {
    if let word = range.node.string {
      return ["category", "ordinal", "ramp", "heatmap", "diverging"].contains(word)
    }
    if range["scheme"] != nil { return true }
    let words = range.node.items?.compactMap(\.string) ?? []
    let count = words.count { (try? Color(css: $0)) != nil }
    return count > 0 && (!isDrawnOtherwise || count == words.count)
  }
}
