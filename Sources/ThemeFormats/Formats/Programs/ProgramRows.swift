import Colorimetry
import PaletteRules
import SourceText

/// What the rows of a program are of, by their names and values.
extension ColorRow {
  /// As `--series` names it.
  var pattern: String {
    let steps = (entries.first?.place.pointer.tokens ?? []).dropLast()
    let isPlain = steps.allSatisfy { step in step.allSatisfy { $0.isLetter || $0.isNumber || "_-$ ".contains($0) } }
    return isPlain ? steps.joined(separator: ".") : JSONPointer(Array(steps)).description
  }

  /// Whether it is no palette in a program: fewer than three constants beside each other, or words that are colours among
  /// others, `{title: 'Tan', event: 'blue'}`.
  var isOfSettings: Bool {
    guard let first = entries.first, first.key != nil else { return false }
    let isOfConstants =
      first.place.pointer.tokens.count < 2 && entries.count < 3
      && !entries.allSatisfy { ChartWords.contain(TokenWords.split($0.key ?? "")) }
    let codes = entries.count { $0.place.node.string?.contains { $0 == "#" || $0 == "(" } ?? true }
    return isOfConstants || codes == 0
  }

  /// Whether every entry is the same colour, which tells no series apart: two lines of a grid, texts that are black.
  var isOfOneColor: Bool {
    let colors = Set(entries.map { $0.place.node.string.flatMap { try? BareColor.read($0) }.map { SRGB($0).hex } })
    return entries.count > 1 && colors.count == 1 && !colors.contains(nil)
  }

  /// Whether these are words some of which are colours: `c("red", "deep-purple", "light-blue")` names something else. A
  /// single misspelt colour takes no list away.
  static func areWords(_ nodes: [SourceNode]) -> Bool {
    let texts = nodes.compactMap(\.string)
    return texts.count == nodes.count && !texts.contains { $0.contains("#") || $0.contains("(") }
      && texts.count { (try? BareColor.read($0)) == nil } > 1
  }

  /// Whether these are rows of numbers under a name that does not speak of colours: `weights`, `points`.
  var isOfData: Bool {
    let words = TokenWords.split(name)
    return entries.allSatisfy { $0.place.node.items != nil } && !ChartEvidence.nameColors(words)
      && !ColorMapNames.areAmong(words) && words != ["cm", "data"]
  }

  /// Whether these are greys under names, in a palette whose own name says nothing of charts: texts and lines.
  var isOfGreyParts: Bool {
    !ChartWords.contain(TokenWords.split(name))
      && entries.allSatisfy { entry in
        guard entry.key != nil, let text = entry.place.node.string, let color = try? BareColor.read(text) else {
          return false
        }
        let shown = SRGB(color)
        let parts = [shown.red, shown.green, shown.blue]
        return (parts.max() ?? 0) - (parts.min() ?? 0) < Self.greyness
      }
  }

  /// The two keys that tell an object with the colours of a page, whose own name says nothing of charts: one colours what is
  /// drawn on another, as `primary` and `on-primary` in Material Design, or `primary` is beside a background or surface.
  ///
  /// Source: Material Design 3, "Color roles", https://m3.material.io/styles/color/roles.
  var keysOfPage: (String, String)? {
    guard !ChartWords.contain(TokenWords.split(name)), entries.allSatisfy({ Self.isMember($0.place) }) else {
      return nil
    }
    let keys = entries.compactMap { entry in entry.key.map { (text: $0, words: TokenWords.split($0)) } }
    func key(_ words: [String]) -> String? { keys.first { $0.words == words }?.text }
    for (text, words) in keys where words.count > 1 && words.first == "on" {
      if let below = key(Array(words.dropFirst())) { return (below, text) }
    }
    guard let first = key(["primary"]), let ground = key(["background"]) ?? key(["surface"]) else { return nil }
    return (first, ground)
  }

  /// Whether a value is written behind its key, and not named by a list beside it.
  private static func isMember(_ place: PlacedNode) -> Bool {
    place.file.bytes[..<place.node.range.lowerBound].last { $0 > UInt8(ascii: " ") } == UInt8(ascii: ":")
  }

  /// How far the channels of a grey differ at most, from 0 to 1; an engineering choice.
  private static let greyness = 0.04

  /// Whether its colours are parts of one thing: the stops of a gradient, the fill and the outline of a mark.
  var isOfParts: Bool {
    let colors = entries.filter { $0.place.node.string.map { (try? BareColor.read($0)) != nil } ?? true }
    let keys = Set(colors.compactMap { $0.key?.lowercased() })
    return keys.count > 1 && keys.count == colors.count && Self.parts.contains { keys.isSubset(of: $0) }
  }

  private static let parts: [Set<String>] = [
    ["from", "via", "to", "start", "middle", "end", "stop", "border", "stroke", "fill"],
    ["color", "fill", "stroke", "markerfill", "markerstroke", "linecolor", "bordercolor", "backgroundcolor"],
  ]

  /// The words of its own name before the last, where they tell that its like are palettes too: `palette` and `brand` of
  /// `palette_brand_main`. One word tells nothing, nor does an object around it: a theme of a page has `palette.button` beside
  /// `palette.chart`.
  var family: [String]? {
    let shared = Array(TokenWords.split(name).dropLast())
    return name.count == 1 && shared.count > 1 && !RoleWords.palettes.isDisjoint(with: shared) ? shared : nil
  }

  func sharesColors(with other: ColorRow) -> Bool {
    entries.contains { entry in
      other.entries.contains { $0.place.node.range == entry.place.node.range && $0.place.file === entry.place.file }
    }
  }

  /// The rows among colours under keys that are named after a chart and differ in a number: `Chart1 … Chart7`.
  var rowsOfCharts: [ColorRow] {
    var rows: [(stem: String, entries: [(place: PlacedNode, key: String?)])] = []
    for entry in entries {
      guard let key = entry.key, let digit = key.lastIndex(where: { !$0.isNumber }), key.last?.isNumber ?? false,
        ChartWords.contain(TokenWords.split(String(key[...digit])))
      else { continue }
      let stem = String(key[...digit])
      if let index = rows.firstIndex(where: { $0.stem == stem }) {
        rows[index].entries.append(entry)
      } else {
        rows.append((stem, [entry]))
      }
    }
    return rows.filter { $0.entries.count > 1 }
      .map { ColorRow(name: name + [$0.stem], kind: kind, entries: $0.entries) }
  }
}
