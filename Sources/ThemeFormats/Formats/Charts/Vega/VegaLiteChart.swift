import PaletteRules
import SourceText

/// Reads the colours that a Vega-Lite chart draws.
struct VegaLiteChart {
  private let root: PlacedNode
  private let values: VegaValues
  private let views: [VegaLiteView]
  private let marks: VegaMarkColors
  private var config: PlacedNode? { root["config"] }
  private var record: ReadingRecord { values.record }

  init(_ root: PlacedNode, values: VegaValues) {
    self.root = root
    self.values = values
    views = VegaLiteView.all(of: root)
    marks = VegaMarkColors(config: root["config"], values: values)
  }

  /// Scales first, then the colours of marks.
  func drawn() -> VegaDrawing {
    var drawing = VegaDrawing(guides: guides)
    var scales = VegaLiteScales()
    var constants: [(place: PlacedNode, view: VegaLiteView)] = []
    for view in views { collect(view, into: &scales, constants: &constants) }
    scales.readData(of: root)
    for scale in scales.all { draw(scale, into: &drawing) }
    for (place, view) in constants {
      guard let color = values.color(place, token: place.name) else { continue }
      drawing.add(mark: view.mark, named: name(of: view), color, opacity: opacity(of: view))
    }
    for view in views where !isColored(view) {
      let own =
        marks.color(view.settings, type: view.mark) ?? marks.configured(view.mark)
        ?? (view.mark == "text" ? nil : marks.configured("mark"))
      if let own { drawing.add(mark: view.mark, named: name(of: view), own, opacity: opacity(of: view)) }
    }
    return drawing
  }

  private var guides: VegaGuides {
    var guides = VegaGuides(config: config, values: values)
    guides.holders = [root]
    for view in views {
      guides.axes += ["x", "y"].compactMap { view.encoding[$0]?["axis"] }
      guides.legends += ["color", "fill", "stroke"].compactMap { view.encoding[$0]?["legend"] }
      guides.titles += [view.place["title"]].compactMap { $0 }
    }
    guides.titles += [root["title"]].compactMap { $0 }
    guides.plotFills = ([root] + views.map(\.place)).compactMap { $0["view"]?["fill"] }
    return guides
  }

  private static let channels = ["color", "fill", "stroke"]

  private func isColored(_ view: VegaLiteView) -> Bool { Self.channels.contains { view.encoding[$0] != nil } }

  private func collect(
    _ view: VegaLiteView, into scales: inout VegaLiteScales, constants: inout [(place: PlacedNode, view: VegaLiteView)]
  ) {
    for channel in Self.channels {
      guard let definition = view.encoding[channel] else { continue }
      let conditions = definition["condition"].map { $0.items ?? [$0] } ?? []
      for part in conditions + [definition] {
        if let scale = part["scale"], case .null = scale.node.value {
          record.leaveUnknown(.colorsOfData, part.name)
        } else if part["field"] != nil || part["aggregate"] != nil || part["datum"] != nil {
          scales.add(part, of: view)
        } else if let value = part["value"] {
          // What fades while something else is picked is meant to be hardly seen.
          let fades = conditions.contains { ($0["param"] ?? $0["selection"]) != nil && $0["field"] != nil }
          if fades, part.pointer == definition.pointer {
            record.note(.drawnWhenSelected, value.name)
          } else {
            constants.append((value, view))
          }
        }
      }
    }
  }

  private func draw(_ scale: VegaLiteScale, into drawing: inout VegaDrawing) {
    guard let place = scale.definitions.first else { return }
    let stated = scale.setting("range")
    let ranges = config?["range"]
    let range: VegaRange? =
      if let stated {
        VegaRange(stated, ranges: ranges, record: record)
      } else if let scheme = scale.setting("scheme") {
        VegaRange(scheme, ranges: ranges, isScheme: true, record: record)
      } else {
        VegaRange(named: scale.defaultRange, usedAt: place["field"] ?? place, ranges: ranges, record: record)
      }
    guard let range else { return }
    if isCategorical(scale, range), let list = range.dealt(to: scale.labels, values: values) {
      drawing.add(
        VegaLiteChannels(scale, views: views, config: config).series(list.series(tokenPrefix: range.token)),
        record: record)
      drawing.outline = drawing.outline ?? outline(of: scale)
    } else if let ramp = range.ramp(
      named: scale.key, kind: scale.setting("domainMid") == nil ? nil : .diverging, classes: scale.classes,
      inClasses: scale.isInClasses, countsClasses: scale.countsClasses, values: values)
    {
      drawing.ramps.append(ramp)
    }
  }

  /// Whether the colours are dealt out to names; an ordered list whose lightness only rises or falls is a ramp.
  private func isCategorical(_ scale: VegaLiteScale, _ range: VegaRange) -> Bool {
    if range.kind == .categorical { return true }
    switch scale.dataType {
    case "nominal", "geojson": return true
    case "ordinal":
      guard range.kind == nil else { return false }
      let colors = range.dealt(to: [], values: values)?.items.map(\.color) ?? []
      return colors.count < 3 || !RampShape.isMonotone(colors.map(\.srgb))
    default: return false
    }
  }

  private func outline(of scale: VegaLiteScale) -> ThemeColor? {
    for view in scale.views where VegaMarkColors.mark(view.mark) == .bar || VegaMarkColors.mark(view.mark) == .area {
      let own = view.encoding["stroke"]?["value"].flatMap { values.color($0, token: $0.name) }
      if let color = own ?? marks.outline(view.settings, type: view.mark)
        ?? marks.outline(config?[view.mark], type: view.mark)
      {
        return color.alpha > 0 ? color : nil
      }
    }
    return nil
  }

  private func name(of view: VegaLiteView) -> String? { view.place["name"]?.node.string }

  private func opacity(of view: VegaLiteView) -> Double? {
    (view.encoding["opacity"]?["value"] ?? view.settings?["opacity"])?.node.number.map { min(max($0, 0), 1) }
  }
}
