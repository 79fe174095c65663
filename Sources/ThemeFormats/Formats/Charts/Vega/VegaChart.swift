import Colorimetry
import PaletteRules
import SourceText

/// Reads the colours that a Vega chart draws by its scales; the colour of a single mark counts as not checked.
struct VegaChart {
  private let root: PlacedNode
  private let values: VegaValues
  private var scales: [PlacedNode] = []
  /// Scales by name; of several with one name the first.
  private var named: [String: PlacedNode] = [:]
  private var marks: [PlacedNode] = []
  /// The first mark that a scale paints, by the scale's name.
  private var painters: [String: PlacedNode] = [:]
  /// Scales of positions, shapes, texts and other channels without colours.
  private var others: Set<String> = []
  private var config: PlacedNode? { root["config"] }
  private var record: ReadingRecord { values.record }

  init(_ root: PlacedNode, values: VegaValues) {
    (self.root, self.values) = (root, values)
    var pending = [root]
    while let group = pending.popLast() {
      scales += group["scales"]?.items ?? []
      let inside = group["marks"]?.items ?? []
      marks += inside
      pending += inside.filter { $0["type"]?.node.string == "group" }.reversed()
    }
    for scale in scales {
      if let name = scale["name"]?.node.string, named[name] == nil { named[name] = scale }
    }
    for mark in marks {
      for set in Self.sets(of: mark) {
        for member in set.node.lastMembers ?? [] {
          for place in member.value.items ?? [member.value] where !Self.paints.contains(member.key) {
            if let name = place["scale"]?.string { others.insert(name) }
          }
        }
      }
      for place in Self.paints.flatMap({ Self.encoded(mark, $0) }) {
        guard let name = (place["scale"] ?? place["gradient"])?.node.string, painters[name] == nil else { continue }
        painters[name] = mark
      }
    }
  }

  /// The series and ramps of scales, and the outlines of what they fill.
  func drawn() -> VegaDrawing {
    var drawing = VegaDrawing(guides: guides)
    for scale in scales { draw(scale, into: &drawing) }
    for mark in marks where mark["type"]?.node.string != "group" {
      let isFilled = Self.encoded(mark, "fill").contains { $0["scale"] != nil }
      for channel in Self.paints {
        for place in Self.encoded(mark, channel) where place["scale"]?.node.string.flatMap({ named[$0] }) == nil {
          // The line round a mark that a scale fills is an outline.
          if channel == "stroke", isFilled, place["value"] != nil {
            let color = values.color(place, token: place.name).flatMap { $0.alpha > 0 ? $0 : nil }
            drawing.outline = drawing.outline ?? color
          } else if place["value"] == nil {
            record.leaveUnknown(place)
          } else {
            record.leave(.besideSeries, place.name)
          }
        }
      }
    }
    return drawing
  }

  private var guides: VegaGuides {
    var guides = VegaGuides(config: config, values: values)
    guides.holders = [root]
    guides.axes = root["axes"]?.items ?? []
    guides.legends = root["legends"]?.items ?? []
    guides.titles = [root["title"]].compactMap(\.self)
    let groups = [root["encode"]].compactMap(\.self) + marks.filter { $0["type"]?.node.string == "group" }
    guides.plotFills = groups.flatMap { Self.encoded($0, "fill") }.filter { $0["value"] != nil || $0["signal"] != nil }
    return guides
  }

  /// The channels of a mark's colours.
  private static let paints = ["fill", "stroke"]

  /// What a mark looks like when it comes in and while it is there; not what a pointer over it changes.
  private static func sets(of mark: PlacedNode) -> [PlacedNode] {
    ["enter", "update"].compactMap { (mark["encode"] ?? mark)[$0] }
  }

  private static func encoded(_ mark: PlacedNode, _ channel: String) -> [PlacedNode] {
    sets(of: mark).compactMap { $0[channel] }.flatMap { $0.items ?? [$0] }
  }

  private func draw(_ scale: PlacedNode, into drawing: inout VegaDrawing) {
    guard let name = scale["name"]?.node.string else { return }
    let areColorsOnly = painters[name] != nil && !others.contains(name)
    guard let place = scale["range"] else {
      if areColorsOnly { record.leaveUnknown(scale) }
      return
    }
    guard areColorsOnly || isOfColors(place, named: name),
      let range = VegaRange(place, ranges: config?["range"], record: record)
    else { return }
    let type = scale["type"]?.node.string ?? "linear"
    let labels = scale["domain"].map(VegaLabels.all) ?? []
    if type == "ordinal" || type == "band", range.kind == nil || range.kind == .categorical || !labels.isEmpty,
      let list = range.dealt(to: labels, values: values)
    {
      let mark = painters[name]?["type"]?.node.string
      drawing.add(
        list.series(tokenPrefix: range.token).map { series in
          var series = series
          series.mark = mark.flatMap(VegaMarks.mark)
          return series
        }, record: record)
      return
    }
    let inClasses = ["threshold", "quantile", "quantize", "bin-ordinal", "ordinal"].contains(type)
    let classes = type == "threshold" ? (scale["domain"]?.items?.count).map { $0 + 1 } : nil
    let kind: Ramp.Kind? = type.hasPrefix("diverging") || scale["domainMid"] != nil ? .diverging : nil
    drawing.ramps += range.ramp(
      named: name, kind: kind, classes: classes, inClasses: inClasses,
      countsClasses: type == "quantile" || type == "quantize", values: values)
  }

  /// Whether a scale that does not only paint marks ranges over colours: a scheme, a name that Vega gives colours, or a list
  /// with a colour in it, whose other texts are colours that are misspelt.
  private func isOfColors(_ range: PlacedNode, named name: String) -> Bool {
    if let word = range.node.string {
      return ["category", "ordinal", "ramp", "heatmap", "diverging"].contains(word)
    }
    if range["scheme"] != nil { return true }
    let words = range.node.items?.compactMap(\.string) ?? []
    let count = words.count { (try? Color(css: $0)) != nil }
    let paintsNothing = painters[name] == nil && others.contains(name)
    return paintsNothing ? count > 0 && count == words.count : count > 0
  }
}
