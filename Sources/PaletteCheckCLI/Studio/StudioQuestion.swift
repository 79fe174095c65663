import ChartPreview
import Colorimetry
import KnownPalettes
import PaletteRules
import PaletteStudio
import SafeText
import SourceText
import ThemeFormats

/// What the page asks about.
struct StudioQuestion {
  private let node: SourceNode

  init(_ node: SourceNode) { self.node = node }

  /// A palette that belongs to no file.
  var palette: StudioPalette? { node["palette"].flatMap { StudioPalette($0) } }
  /// The id of an open file.
  var document: Int? { integer("document") }
  /// Other symbols, dashes and patterns in the file.
  var marks: [StudioSource.Mark] {
    (node["marks"]?.items ?? []).compactMap { item in
      place(item).map { view, series in
        StudioSource.Mark(
          view: view, series: series, symbol: item["symbol"]?.string.flatMap(Symbol.init),
          dash: item["dash"].flatMap { StudioPalette.dash($0) },
          pattern: item["pattern"]?.string.flatMap(Series.Pattern.init))
      }
    }
  }
  /// Other colours in the file.
  var changes: [StudioSource.Change] {
    (node["changes"]?.items ?? []).compactMap { item in
      guard let (view, series) = place(item), let color = StudioPalette.color(item["color"]) else { return nil }
      return StudioSource.Change(view: view, series: series, color: color)
    }
  }
  /// Whether a palette or a change is there that cannot be read: `var(--x)` is a colour to a browser and to nobody else.
  var isUnread: Bool {
    node["palette"] != nil && palette == nil || changes.count < node["changes"]?.items?.count ?? 0
  }
  /// The mode that is shown, by index.
  var view: Int { integer("view") ?? 0 }
  /// The colour in hand, by index.
  var selected: Int? { integer("selected") }
  /// Degrees.
  var hue: Double { node["hue"]?.number ?? 0 }
  /// Whether the words of the findings may follow later.
  var isBrief: Bool { node["brief"]?.boolean ?? false }
  var charts: [Specimen.Shape] { strings("charts").compactMap(Specimen.Shape.init) }
  /// The colours that must stay, by index in the view.
  var locked: [(view: Int, series: Int)] {
    (node["locked"]?.items ?? []).compactMap(place)
  }
  /// The notation to export to.
  var format: String? { node["format"]?.string }
  /// A known palette.
  var known: String? { node["known"]?.string }
  /// The name of a file that the page sends: no path, so that it names no folder of the machine.
  var name: String? {
    node["name"]?.string.map { name in
      let last = name.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
      return last.isEmpty || last.hasPrefix(".") || last == "-" ? "file" : String(last.prefix(200))
    }
  }
  /// What the page sends to be read.
  var bytes: [UInt8]? {
    if let text = node["text"]?.string { return Array(text.utf8) }
    return node["base64"]?.string.flatMap { bytesOfBase64($0) }
  }

  private func place(_ item: SourceNode) -> (view: Int, series: Int)? {
    guard let view = item["view"]?.number.flatMap({ Int(exactly: $0) }),
      let series = item["series"]?.number.flatMap({ Int(exactly: $0) })
    else { return nil }
    return (view, series)
  }

  private func integer(_ key: String) -> Int? { node[key]?.number.flatMap { Int(exactly: $0) } }
  private func strings(_ key: String) -> [String] { (node[key]?.items ?? []).compactMap(\.string) }
}

/// What the page begins with.
enum StudioStart {
  case nothing
  case palette(StudioPalette)
  case file(String)

  /// The most colours of a known palette that the page offers: longer ones are scales that nobody edits colour by colour.
  private static let mostColors = 32

  static func palette(_ known: KnownPalette) -> StudioPalette? {
    let file = SourceFile(path: known.path, bytes: known.json, isBuiltIn: true)
    return (try? ThemeReader.read(file, options: ReadingOptions())).flatMap { StudioPalette($0) }
  }

  /// The known palettes that the page offers.
  static var known: [JSONValue] {
    KnownPalette.all.compactMap { known in
      guard let palette = palette(known), palette.entries.count <= mostColors else { return nil }
      return ["id": .string(known.name), "label": .string(palette.name ?? known.name)]
    }
  }
}
