import Colorimetry
import PaletteRules
import SourceText

/// Reads the colours that a Vega-Lite chart draws.
struct VegaLiteChart {
  private let root: PlacedNode
  private let values: VegaValues
  private let views: [VegaLiteView]
  private let marks: VegaMarks
  private var config: PlacedNode? { root["config"] }
  private var record: ReadingRecord { values.record }

  init(_ root: PlacedNode, values: VegaValues) {
    self.root = root
    self.values = values
    views = VegaLiteView.all(of: root)
    marks = VegaMarks(config: root["config"], values: values)
  }

  /// Scales first, then the colours of marks.
  func drawn() -> VegaDrawing {
    var drawing = VegaDrawing(guides: guides)
    var scales: [VegaLiteScale] = []
    var indices: [String: Int] = [:]
    var names: Set<String> = []
    var constants: [(color: ThemeColor, view: VegaLiteView)] = []
    for view in views {
      for place in paints(of: view) {
        if let value = place["value"] {
          if let color = values.color(value, token: value.name) { constants.append((color, view)) }
          continue
        }
        let key = VegaLiteScale.key(place)
        let index = indices[key] ?? scales.endIndex
        if index == scales.endIndex { scales.append(VegaLiteScale(key: key)) }
        indices[key] = index
        scales[index].definitions.append(place)
        scales[index].views.append(view)
        let name = place["datum"].flatMap { VegaLabels.text($0.node) }
        if let name, names.insert(name).inserted { scales[index].names.append(name) }
      }
    }
    for var scale in scales {
      scale.readData(of: root)
      draw(scale, into: &drawing)
    }
    for view in views where !Self.channels.contains(where: { view.encoding[$0] != nil }) {
      let own =
        marks.color(view.settings, type: view.mark) ?? marks.configured(view.mark)
        ?? (view.mark == "text" ? nil : marks.configured("mark"))
      if let own { constants.append((own, view)) }
    }
    // A map in one colour below one that shows figures is a ground.
    let isOfMaps = views.contains { $0.mark == "geoshape" && Self.channels.contains(where: $0.encoding.keys.contains) }
    let onTiles = constants.filter { isOnTile($0.view) }
    if let first = onTiles.first { record.leave(.textsOnTiles, onTiles.count, first.color.origin.start.line) }
    for (color, view) in constants where (view.mark != "geoshape" || !isOfMaps) && !isOnTile(view) {
      let opacity = view.encoding["opacity"]?["value"] ?? view.settings?["opacity"]
      drawing.add(
        mark: view.mark, named: view.place["name"]?.node.string, color, opacity: opacity?.node.number?.clampedToUnit)
    }
    return drawing
  }

  /// Whether a view writes texts on the tiles of a table that another one draws: both have the same columns and rows.
  private func isOnTile(_ view: VegaLiteView) -> Bool {
    func place(_ view: VegaLiteView) -> [String?] { ["x", "y"].map { view.encoding[$0].map(VegaLiteScale.key) } }
    let own = place(view)
    func isTile(_ view: VegaLiteView) -> Bool {
      view.mark == "rect" && ["color", "fill"].contains { view.encoding[$0].map { $0["value"] == nil } ?? false }
    }
    return view.mark == "text" && !own.contains(nil) && views.contains { isTile($0) && place($0) == own }
  }

  private var guides: VegaGuides {
    var guides = VegaGuides(config: config, values: values)
    guides.holders = [root]
    for view in views {
      guides.axes += ["x", "y"].compactMap { view.encoding[$0]?["axis"] }
      guides.legends += Self.channels.compactMap { view.encoding[$0]?["legend"] }
    }
    guides.writesText = views.contains { view in
      ["x", "y"].contains { channel in
        guard let encoding = view.encoding[channel] else { return false }
        let axis = encoding["axis"]
        return axis?.node.isNull != true && axis?["labels"]?.node.boolean != false
      }
    }
    guides.titles = (views.map(\.place) + [root]).compactMap { $0["title"] }
    guides.plotFills = ([root] + views.map(\.place)).compactMap { $0["view"]?["fill"] }
    return guides
  }

  private static let channels = ["color", "fill", "stroke"]

  /// What colours a view: encodings by a field, and values, those of conditions among them.
  private func paints(of view: VegaLiteView) -> [PlacedNode] {
    // The line round what is filled by a scale is an outline.
    let scaled = ["fill", "color"].filter { view.encoding[$0]?["field"] != nil }
    let isFilled = scaled.contains("fill") || !scaled.isEmpty && !VegaMarks.isStroked(view.mark, view.settings)
    let channels = Self.channels.filter { $0 != "stroke" || !isFilled }
    return channels.compactMap { view.encoding[$0] }.flatMap { definition in
      let conditions = definition["condition"].map { $0.items ?? [$0] } ?? []
      return (conditions + [definition]).filter { part in
        if part["scale"]?.node.isNull == true {
          record.leaveUnknown(part)
          return false
        }
        // What fades while something else is picked is meant to be hardly seen.
        let fades = conditions.contains { ($0["param"] ?? $0["selection"]) != nil && $0["field"] != nil }
        if let value = part["value"], fades, part.pointer == definition.pointer {
          record.note(.drawnWhenSelected, value.name)
          return false
        }
        return ["field", "aggregate", "datum", "value"].contains { part[$0] != nil }
      }
    }
  }

  private func draw(_ scale: VegaLiteScale, into drawing: inout VegaDrawing) {
    guard let range = scale.range(config?["range"], record) else { return }
    if let scheme = range.scheme, scheme.kind == .categorical, scale.isOfDataElsewhere {
      return record.leave(.schemeOfUnknownData, scheme.name, scheme.colors.count)
    }
    if scale.deals(range, values), let list = range.dealt(to: scale.labels, values: values) {
      drawing.add(series(list.series(tokenPrefix: range.token), of: scale), record: record)
      drawing.outline = drawing.outline ?? outline(of: scale)
    } else {
      drawing.ramps += scale.ramps(range, values)
    }
  }

  private func outline(of scale: VegaLiteScale) -> ThemeColor? {
    let filled = scale.views.filter { [.bar, .area].contains(VegaMarks.mark($0.mark)) }
    return filled.lazy.compactMap { view in
      view.encoding["stroke"]?["value"].flatMap { values.color($0, token: $0.name) }
        ?? marks.outline(view.settings, type: view.mark) ?? marks.outline(config?[view.mark], type: view.mark)
    }.first.flatMap { $0.alpha > 0 ? $0 : nil }
  }

  // MARK: What else tells series apart

  private func series(_ colored: [Series], of scale: VegaLiteScale) -> [Series] {
    /// The encoding of a channel by the field that the colours stand for.
    func definition(_ channel: String, in views: [VegaLiteView]) -> PlacedNode? {
      views.lazy.compactMap { $0.encoding[channel] }.first { VegaLiteScale.key($0) == scale.key }
    }
    let settings = scale.views.first?.settings
    let mark = scale.views.first.flatMap { VegaMarks.mark($0.mark) }
    let shapes = definition("shape", in: scale.views.filter(drawsShapes))
    let dashes = definition("strokeDash", in: scale.views)
    let isLabelled = definition("text", in: views.filter { $0.mark == "text" }) != nil
    let channels = VegaChannels(
      mark: mark, symbols: shapes.map { VegaChannels.symbols($0["scale"]?["range"], config: config) } ?? [],
      dashes: dashes.map { VegaChannels.dashes($0["scale"]?["range"]) } ?? [])
    return channels.series(colored) { series in
      if mark == .point { series.symbol = settings?["shape"]?.node.string.flatMap(VegaChannels.symbol) }
      if mark == .line { series.width = settings?["strokeWidth"]?.node.number.flatMap { $0 >= 0 ? $0 : nil } }
      if isLabelled { series.label = .direct }
      series.opacity = settings?["opacity"]?.node.number?.clampedToUnit
    }
  }

  /// Points and the points on lines have shapes; circles and squares are what they are called (Vega-Lite documentation,
  /// "Shape Channel").
  private func drawsShapes(_ view: VegaLiteView) -> Bool {
    guard view.mark == "line" || view.mark == "area" else { return view.mark == "point" }
    guard let point = view.settings?["point"] ?? config?[view.mark]?["point"] else { return false }
    return point.node.boolean ?? (point.node.string != "transparent")
  }
}

/// One view of a Vega-Lite chart: what it draws, and by which encodings, its own and those of the layers around it.
struct VegaLiteView {
  let place: PlacedNode
  /// `bar`, `line` …
  let mark: String
  /// The settings of the mark, when it is more than a word.
  let settings: PlacedNode?
  /// By channel.
  let encoding: [String: PlacedNode]
  /// What it draws; nil where that is calculated.
  let data: PlacedNode?

  /// The channels that are looked at; a chart has no end of others.
  private static let channels = ["x", "y", "color", "fill", "stroke", "opacity", "shape", "strokeDash", "text"]

  /// Every view of a chart that has a mark, in the order of the file.
  static func all(of root: PlacedNode) -> [VegaLiteView] {
    var views: [VegaLiteView] = []
    var pending: [(place: PlacedNode, encoding: [String: PlacedNode], data: PlacedNode?)] = [(root, [:], nil)]
    while let (place, inherited, outer) = pending.popLast() {
      var encoding = inherited
      let data = place["transform"] == nil ? place["data"] ?? outer : nil
      if let own = place["encoding"] {
        for channel in channels { encoding[channel] = own[channel] ?? encoding[channel] }
      }
      if let mark = place["mark"], let type = mark.node.string ?? mark["type"]?.node.string {
        views.append(
          VegaLiteView(
            place: place, mark: type, settings: mark.node.members == nil ? nil : mark, encoding: encoding, data: data))
      }
      let inside = ["layer", "concat", "hconcat", "vconcat"].flatMap { place[$0]?.items ?? [] }
      for child in (inside + [place["spec"]].compactMap { $0 }).reversed() {
        pending.append((child, encoding, data))
      }
    }
    return views
  }
}
