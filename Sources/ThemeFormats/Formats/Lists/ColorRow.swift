import Colorimetry
import PaletteRules
import SourceText

/// A row of colours in a tree of no declared format, with its name.
struct ColorRow {
  /// The keys that lead to it.
  var name: [String]
  /// The use that the file states.
  let kind: NamedPalette.Kind?
  /// Each with its key when it has one.
  let entries: [(place: PlacedNode, key: String?)]
  /// What the program says of series beside their colours, by the range of those.
  var marks: [Range<Int>: Mark] = [:]
  /// Whether the names of its series are at their marks.
  var isLabelled = false
  /// What the chart is drawn on, where its options say so.
  var ground: PlacedNode?
  /// The plot of ggplot2 that draws it.
  var plot: Range<Int>?
  /// What a ramp shows between these colours; nil where the program does not say.
  var interpolation: Ramp.Interpolation?

  /// How the marks of a series look beside their colour; nil for what is not said.
  struct Mark {
    var kind: Series.Mark?
    /// In px; empty for a solid line.
    var dash: [Double]?
    var symbol: Symbol?
    /// The colour around a filled mark.
    var outline: PlacedNode?
    var opacity: Double?
    /// Whether its name is at it.
    var isLabelled = false
  }

  /// Whether all of these can be entries of a row, and most of them are written as colours are: an invalid one is a
  /// fault, and no reason to take the row for something else.
  static func isListOfColors(_ nodes: [SourceNode]) -> Bool {
    let scale = TripletScale(of: nodes)
    // What the program tells of each series may leave out the colour of one; the styles of a page are no series.
    let areObjects = nodes.allSatisfy { $0.members != nil }
    if areObjects, nodes.contains(where: { $0.holdsOne(of: styles) }) { return false }
    var colors = 0
    // `E501` among its like is a code of something else; bare digits of a colour are mostly six.
    var isSure = false
    for node in nodes {
      if color(node, scale) != nil {
        colors += 1
        isSure = isSure || !(node.string.map { $0.utf8.count < 5 && $0.allSatisfy(\.isHexDigit) } ?? false)
      } else if let text = node.string {
        if text.utf8.first == UInt8(ascii: "#") || MatplotlibColor.isOfSurvey(text) || BareColor.namesVariable(text) {
          (colors, isSure) = (colors + 1, true)
        }
      } else if !node.isNull, !areObjects || node.members == nil {
        return false
      }
    }
    return isSure && colors * 2 > nodes.count
  }

  /// Properties of CSS that no series has.
  static let styles = [
    "fontSize", "fontFamily", "fontWeight", "lineHeight", "padding", "margin", "display", "textAlign", "borderRadius",
  ]

  /// Keys of what one series is drawn with, in Chart.js.
  static let marks = ["borderColor", "backgroundColor", "pointBorderColor", "pointBackgroundColor"]

  /// Reads the colours; what is null or no colour is counted.
  func read(record: ReadingRecord) -> ReadPalette {
    var list = ListedColors()
    var skipped: [ReadPalette.Skipped] = []
    let scale = TripletScale(of: entries.map(\.place.node))
    for (place, key) in entries {
      guard let (read, node) = Self.color(place.node, scale) else {
        // What a program computes is counted where it is written.
        if place.node.isNull, LiteralLanguage.of(place.file.path) != nil { continue }
        if !report(place, key, record) { skipped.append(ReadPalette.Skipped(place)) }
        continue
      }
      let color = node.string.flatMap { RColor.named($0, in: place.file.path) } ?? read
      guard color.opacity > 0, marks[place.node.range]?.opacity != 0 else {
        record.note(.transparentLeftOut, key ?? place.pointer.description)
        continue
      }
      let written = place.node.isObject ? place.members?.first { $0.value.node.range == node.range }?.value : place
      let origin = (written ?? place).origin
      record.remark(on: WrittenColor(color: color), token: key ?? place.pointer.description, at: origin)
      let mark = marks[place.node.range]
      let overlaps = mark?.opacity.map { $0 < 1 && [.point, .area].contains(mark?.kind) } ?? false
      if overlaps { record.leave(.overlappingMarks, key ?? node.string ?? place.pointer.description) }
      list.items.append(
        ListedColors.Item(
          color: ThemeColor(color, origin: origin), label: key ?? Self.name(of: place), text: node.string,
          mark: mark?.kind, dash: mark?.dash, symbol: mark?.symbol,
          stroke: mark?.outline.flatMap { record.color($0, token: "outline") }, opacity: overlaps ? nil : mark?.opacity,
          isLabelled: mark?.isLabelled ?? false)
      )
    }
    return ReadPalette(
      name: name.joined(separator: " "), kind: kind ?? .categorical, saysKind: kind != nil, colors: list,
      skipped: skipped)
  }

  /// Reports an entry that is meant as a colour and is none; false for every other one. A value under a key may be anything.
  private func report(_ place: PlacedNode, _ key: String?, _ record: ReadingRecord) -> Bool {
    guard let text = place.node.string else { return false }
    if record.leaveSurveyName(text, at: place.origin) { return true }
    if BareColor.namesVariable(text) {
      record.leave(.noColorInList, text, place.origin.start.line)
      return true
    }
    let isMeant = key == nil ? BareColor.isMeant(text) : text.utf8.first == UInt8(ascii: "#") && !text.contains(" ")
    guard isMeant else { return false }
    do throws(SourceError) {
      _ = try BareColor.read(text)
      return false
    } catch {
      record.report(error, token: key, called: text, at: place.origin)
      return true
    }
  }

  /// What an entry of a list calls itself: `{"name": "Charcoal", "hex": "264653"}`.
  private static func name(of place: PlacedNode) -> String? {
    place["name"]?.node.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The colour of an entry and the value that holds it: a string, a list of numbers, or an object with `hex`, `color` or
  /// `value`.
  static func color(_ node: SourceNode, _ scale: TripletScale) -> (Color, SourceNode)? {
    switch node.value {
    case .string(let text): return BareColor.mayBeOne(text) ? (try? BareColor.read(text)).map { ($0, node) } : nil
    case .array(let items):
      guard let channels = scale.channels(items) else { return nil }
      let components = Color.Components(channels[0], channels[1], channels[2])
      return (Color(space: .srgb, components: components, alpha: channels.count > 3 ? channels[3] : 1), node)
    case .object:
      // The value of an option in a form may be a word.
      let value = node["value"].flatMap { isCode($0) ? $0 : nil }
      if let hex = node["hex"] ?? node["color"] ?? value, hex.string != nil { return color(hex, scale) }
      return node["rgb"].flatMap { color($0, TripletScale(of: [$0])) }
    default: return nil
    }
  }

  /// Whether a value is a colour as code writes it, and no word.
  static func isCode(_ node: SourceNode) -> Bool { node.string?.contains { $0 == "#" || $0 == "(" } ?? false }
}

/// How far the bare numbers of a palette's colours go: `[76, 114, 176]` counts to 255, `[0.298, 0.447, 0.69]` to 1.
///
/// No standard says; the numbers of all colours of the palette do. One above 1 means bytes; bytes of 0 and 1 would all be black.
struct TripletScale {
  /// What full intensity is: 255 or 1.
  let whole: Double

  /// Looks at the lists of three or four numbers among the entries of a palette.
  init(of entries: [SourceNode]) {
    let rows = entries.compactMap(\.items).filter { (3...4).contains($0.count) }
    whole = rows.contains { row in row.contains { $0.number ?? 0 > 1 } } ? 255 : 1
  }

  /// The channels, each from 0 to 1, of three numbers, or of four that go to 1, the last of which is the opacity.
  func channels(_ items: [SourceNode]) -> [Double]? {
    let numbers = items.compactMap(\.number)
    guard numbers.count == items.count, numbers.count == 3 || numbers.count == 4 && whole == 1,
      numbers.allSatisfy({ (0...whole).contains($0) && (whole == 1 || $0.rounded() == $0) })
    else { return nil }
    return numbers.map { $0 / whole }
  }
}

/// Words for tables of colours that a program looks values up in.
enum ColorMapNames {
  private static let words: Set<String> = ["colormap", "colormaps", "cmap", "cmaps", "ctab", "ctabs", "lut", "luts"]

  /// Whether one of the words is among these.
  static func areAmong(_ words: [String]) -> Bool { !self.words.isDisjoint(with: words) }
}
