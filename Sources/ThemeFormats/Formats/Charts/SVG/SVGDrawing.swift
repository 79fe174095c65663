import Colorimetry
import PaletteRules
import SourceText

/// A chart drawn as SVG: the colours of its shapes by what classes, ids and the legend call them.
///
/// Greys are axes and texts, and so is what a class or an id calls an axis, a grid or a title. Drawings of matplotlib, R, Vega,
/// Plotly and Illustrator are recognised by their shapes alone. A directory is not searched for them: most are icons.
/// Source: SVG 2, sections 6.4 to 6.6 (presentation attributes, style attributes and sheets, cascading) and 13.2 (paint).
enum SVGDrawing: ThemeFormat {
  static let name = "svg"
  static let label = "SVG drawing"
  static let fileExtensions: [String] = []
  /// More colours are a picture or a ramp; an engineering choice.
  private static let mostColors = 24
  /// More greys are counted; an engineering choice.
  private static let mostNamed = 4

  static func recognises(_ input: ThemeInput) -> Bool {
    input.tags.first { _ in true }.map { $0.name == "svg" } ?? false
  }

  /// Whether a file is one; each colour of a drawing is in as many places as shapes have it.
  static func isDrawing(_ file: SourceFile) -> Bool { file.path.lowercased().hasSuffix(".svg") }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let record = reading.record
    var scene = SVGScene(reading.file)
    for tag in MarkupScanner(reading.file.bytes) { scene.add(tag) }
    let series = scene.colors.filter { !$0.color.isGrey }
    let greys = scene.colors.filter(\.color.isGrey)
    if scene.serverCount > 0 { record.leave(.paintServers, scene.serverCount) }
    guard !series.isEmpty else { throw .noColors(of: label, path: reading.path) }
    guard series.count <= mostColors else {
      throw ThemeProblem(Refusal.tooColorfulDrawing(series.count), reason: .noChartColors, path: reading.path)
    }
    if !greys.isEmpty {
      let named = greys.prefix(mostNamed).map(\.color.hex).joined(separator: ", ")
      record.note(.greysOfDrawing, named, max(0, greys.count - mostNamed))
    }
    var list = ListedColors()
    for color in series {
      // A name that several colours share is not the name of a series.
      let isOwn = series.count { $0.name == color.name } == 1
      list.items.append(ListedColors.Item(color: color.color, label: isOwn ? color.name : nil, dash: color.dash))
    }
    var mode = ThemeMode(background: scene.background, series: try list.series(reading))
    for index in mode.series.indices { mode.series[index].mark = series[index].mark }
    return ThemeContent(modes: [mode])
  }
}

/// The paint of the shapes of a drawing.
private struct SVGScene {
  /// A colour in the order of its first shape.
  struct Painted {
    let color: ThemeColor
    var name: String?
    let mark: Series.Mark?
    let dash: [Double]?
  }

  /// What an element hands down.
  private struct Element {
    let tag: String
    var fill: SVGPaint?
    var stroke: SVGPaint?
    var dash: String?
    var name: String?
    var isAside = false
    var isLegend = false
  }

  private let file: SourceFile
  private(set) var colors: [Painted] = []
  private(set) var background: ThemeColor?
  /// Shapes with a gradient or a pattern.
  private(set) var serverCount = 0
  private var open: [Element] = []
  private var sheet = SVGSheet()
  private var size: Set<String> = ["100%"]
  private var shapeCount = 0
  /// The colour of the last shape in a legend, which the next text names.
  private var swatch: String?

  init(_ file: SourceFile) { self.file = file }

  private static let shapes: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use",
  ]
  private static let hidden: Set<String> = ["defs", "clippath", "mask", "marker", "symbol", "pattern", "text", "tspan"]
  private static let asides: Set<String> = [
    "axis", "grid", "gridline", "gridlines", "tick", "ticks", "title", "subtitle", "domain", "bg",
    "background",
    "xaxis", "yaxis", "tooltip", "annotation", "label", "labels", "crosshair",
  ]
  /// Words in the names of elements that drawing programs give to all of them.
  private static let generic: Set<String> = [
    "path", "line", "lines", "mark", "marks", "group", "g", "shape", "series", "role", "trace", "layer", "st", "cls",
    "rect",
    "circle", "bar", "bars", "point", "points", "area", "arc", "slice", "patch", "line2d", "2d", "collection", "js",
    "scatter",
    "legend", "symbol", "symbols", "item", "fill", "stroke", "svg", "chart", "plot", "root", "data", "use", "d",
    "frame", "container", "wrapper", "content", "inner", "main", "figure", "canvas", "marker", "markers",
  ]

  mutating func add(_ tag: MarkupTag) {
    if tag.kind == .closing {
      if let index = open.lastIndex(where: { $0.tag == tag.name }) { open.removeSubrange(index...) }
      return
    }
    if tag.name == "style" { sheet.add(tag, file) }
    var element = open.last ?? Element(tag: "")
    let words = TokenWords.split(["class", "id"].compactMap { tag.attribute($0)?.value })
    element = Element(
      tag: tag.name, fill: sheet.paint("fill", of: tag, file) ?? element.fill,
      stroke: sheet.paint("stroke", of: tag, file) ?? element.stroke,
      dash: sheet.paint("stroke-dasharray", of: tag, file)?.text ?? element.dash,
      name: Self.name(of: tag) ?? element.name,
      isAside: element.isAside || !Self.asides.isDisjoint(with: words) || Self.hidden.contains(tag.name),
      isLegend: element.isLegend || words.contains("legend") || words.contains { $0.hasPrefix("legend") })
    if tag.name == "svg", open.isEmpty {
      let box = tag.attribute("viewbox")?.value.split { $0 == " " || $0 == "," }.suffix(2).map(String.init) ?? []
      let given = ["width", "height"].compactMap { tag.attribute($0)?.value } + box
      size.formUnion(given.map { String($0.prefix { $0.isNumber || $0 == "." }) })
      background =
        sheet.paint("background", of: tag, file)?.color(file)
        ?? sheet.paint("background-color", of: tag, file)?.color(file)
    }
    if element.isLegend, ["text", "tspan"].contains(tag.name), !tag.text.isEmpty, let swatch {
      if let index = colors.firstIndex(where: { $0.color.hex == swatch }) { colors[index].name = tag.text }
      self.swatch = nil
    } else if ["title", "desc"].contains(tag.name), tag.name == "title", !tag.text.isEmpty, open.count > 1 {
      open[open.count - 1].name = tag.text
    }
    if Self.shapes.contains(tag.name) { paint(tag, element) }
    if tag.kind == .opening, open.count < 512 { open.append(element) }
  }

  private mutating func paint(_ tag: MarkupTag, _ element: Element) {
    shapeCount += 1
    let isCanvas =
      tag.name == "rect" && ["width", "height"].allSatisfy { size.contains(tag.attribute($0)?.value ?? "") }
      || open.contains { $0.name == "patch_1" }
    // A shape without a fill is black.
    let black = SVGPaint(text: "black", range: tag.range)
    if background == nil, shapeCount < 3, isCanvas, let color = (element.fill ?? black).color(file), color.alpha == 1 {
      background = color
      return
    }
    guard !element.isAside else { return }
    let isLine = element.fill == nil && ["line", "polyline"].contains(tag.name) || element.fill?.isNone ?? false
    guard let paint = isLine ? element.stroke : element.fill, !paint.isNone else { return }
    guard !paint.text.hasPrefix("url(") else {
      serverCount += 1
      return
    }
    guard let color = paint.color(file), color.alpha > 0, color.hex != background?.hex else { return }
    if element.isLegend { swatch = color.hex }
    guard !colors.contains(where: { $0.color.hex == color.hex }) else { return }
    let mark: Series.Mark? =
      isLine ? .line : ["circle", "ellipse"].contains(tag.name) ? .point : tag.name == "rect" ? .bar : nil
    let parts = element.dash?.split { $0 == "," || $0 == " " }.compactMap { Double($0) } ?? []
    let name = element.name
    colors.append(Painted(color: color, name: name, mark: mark, dash: isLine && !parts.isEmpty ? parts : nil))
  }

  /// What an element is called, unless that says nothing.
  private static func name(of tag: MarkupTag) -> String? {
    for key in ["data-series", "data-name", "data-key", "id", "class"] {
      guard let value = tag.attribute(key)?.value, value.utf8.count < 64 else { continue }
      let words = TokenWords.split(value)
      let isDescriptive = words.contains { !generic.contains($0) && $0.contains(where: \.isLetter) && $0.count > 1 }
      if isDescriptive || value == "patch_1" { return value }
    }
    return nil
  }
}

/// A paint as it is written.
private struct SVGPaint {
  let text: String
  let range: Range<Int>
  var isNone: Bool { ["none", "transparent"].contains(text) }

  func color(_ file: SourceFile) -> ThemeColor? {
    (try? Color(css: text)).map { ThemeColor($0, origin: TokenOrigin(file: file, range: range)) }
  }
}

/// The rules of the style sheets in a drawing that select by one class, id or element.
private struct SVGSheet {
  private var rules: [String: [String: SVGPaint]] = [:]

  mutating func add(_ tag: MarkupTag, _ file: SourceFile) {
    let bytes = Array(file.bytes[tag.textRange])
    guard let read = try? CSSReader.read(bytes, most: 100_000) else { return }
    for declaration in read.declarations {
      guard let block = declaration.block else { continue }
      let value = String(decoding: bytes[declaration.value], as: UTF8.self)
      let start = tag.textRange.lowerBound
      let range = (start + declaration.value.lowerBound)..<(start + declaration.value.upperBound)
      for selector in String(decoding: bytes[read.blocks[block].prelude], as: UTF8.self).split(separator: ",") {
        rules[selector.filter { !$0.isWhitespace }, default: [:]][declaration.name] = SVGPaint(
          text: value, range: range)
      }
    }
  }

  /// A property of an element: from its style, from a sheet, from its attribute, in this order.
  func paint(_ property: String, of tag: MarkupTag, _ file: SourceFile) -> SVGPaint? {
    if let style = tag.attribute("style"), let found = Self.declared(property, style, file) { return found }
    let classes = tag.attribute("class")?.value.split(separator: " ").map { ".\($0)" } ?? []
    for selector in [tag.attribute("id").map { "#\($0.value)" }].compactMap(\.self) + classes.reversed() + [tag.name] {
      if let found = rules[selector]?[property] { return found }
    }
    guard let attribute = tag.attribute(property), !attribute.value.isEmpty else { return nil }
    return SVGPaint(text: attribute.value, range: attribute.range)
  }

  private static func declared(_ property: String, _ style: MarkupTag.Attribute, _ file: SourceFile) -> SVGPaint? {
    let bytes = file.bytes[style.range]
    for part in bytes.split(separator: UInt8(ascii: ";")) {
      guard let colon = part.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(decoding: part[..<colon], as: UTF8.self).filter { !$0.isWhitespace }
      let value = part[(colon + 1)...].drop { $0 == 0x20 }
      guard name == property, !value.isEmpty else { continue }
      return SVGPaint(text: String(decoding: value, as: UTF8.self).filter { $0 != "\n" }, range: value.indices)
    }
    return nil
  }
}

extension ThemeColor {
  /// Whether the channels differ so little that people call it grey, black or white; an engineering choice.
  fileprivate var isGrey: Bool {
    let parts = [srgb.red, srgb.green, srgb.blue]
    return (parts.max() ?? 0) - (parts.min() ?? 0) < 0.06
  }
}
