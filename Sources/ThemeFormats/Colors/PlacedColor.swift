import Colorimetry
import PaletteRules
import SourceText

/// Reading the colours of a chart library's theme, each at the place where its reader looks for it.
extension ReadingRecord {
  /// Words that chart libraries write where they want no colour, or the one of something else.
  private static let noColors = ["none", "auto", "inherit"]

  /// A CSS colour, or the first stop of a gradient, which knows the others; nil when it is absent or says that there is
  /// none. The stop to judge is chosen once the surface behind it is known: ``PaletteRules/Theme/judgeWorstStops()``.
  ///
  /// - Parameter token: the name of the place in notes: `axis.labelColor`.
  func color(_ place: PlacedNode?, token: String) -> ThemeColor? {
    guard let place, let stops = GradientStops(place) else { return plainColor(place, token: token) }
    let colors = stops.places.compactMap { plainColor($0, token: token) }
    guard var first = colors.first else { return nil }
    if colors.count > 1 { first.gradient = colors }
    return first
  }

  /// The colours that a surface shows: every stop of a gradient, otherwise the one colour.
  func surfaceColors(_ place: PlacedNode?, token: String) -> [ThemeColor] {
    guard let place, let stops = GradientStops(place) else {
      return plainColor(place, token: token).map { [$0] } ?? []
    }
    return stops.places.compactMap { plainColor($0, token: token) }
  }

  /// The colour with an opacity that the file states next to it.
  func color(_ place: PlacedNode?, opacity: PlacedNode?, token: String) -> ThemeColor? {
    guard var color = color(place, token: token) else { return nil }
    if let factor = opacity?.node.number {
      color.alpha *= factor.clampedToUnit
      for index in color.gradient.indices { color.gradient[index].alpha *= factor.clampedToUnit }
    }
    return color
  }

  private func plainColor(_ place: PlacedNode?, token: String) -> ThemeColor? {
    guard let place else { return nil }
    if case .null = place.node.value { return nil }
    if let word = place.node.string, Self.noColors.contains(word.lowercased()) {
      // In a list of colours it is where one belongs.
      let isItem = place.pointer.tokens.last.map { !$0.isEmpty && $0.allSatisfy(\.isNumber) } ?? false
      if isItem { leave(.noColorInList, word, place.origin.start.line) }
      return nil
    }
    do throws(SourceError) {
      guard let text = place.node.string else {
        throw SourceError(
          "\(place.node.kindName) is not a colour", help: "write a CSS colour in quotes, such as \"#2166ac\"",
          at: place.node.range)
      }
      if let own = RColor.named(text, in: place.file.path) { return ThemeColor(own, origin: place.origin) }
      let written = try WrittenColor(css: text, at: place.node.range)
      remark(on: written, token: token, at: place.origin)
      return ThemeColor(written.color, origin: place.origin)
    } catch {
      // The page of a program sets the variable.
      if !error.isUnread, let text = place.node.string, BareColor.namesVariable(text),
        LiteralLanguage.of(place.file.path) != nil
      {
        leave(.noColorInList, text, place.origin.start.line)
        return nil
      }
      var origin = place.origin
      origin.range = error.range
      report(error, token: token, at: origin)
      return nil
    }
  }
}

/// The colours of a gradient, as the chart libraries write one.
///
/// Vega: `{"gradient": "linear", "stops": [{"offset": 0, "color": "…"}]}`; ECharts: `{"type": "linear", "colorStops":
/// [{"offset": 0, "color": "…"}]}`; Highcharts: `{"linearGradient": …, "stops": [[0, "…"], [1, "…"]]}`.
struct GradientStops {
  /// The position of each colour, in the order of the gradient's file.
  let places: [PlacedNode]

  /// Nil when the value is not a gradient, or has no stops.
  init?(_ place: PlacedNode) {
    guard let stops = (place["stops"] ?? place["colorStops"])?.items, !stops.isEmpty else { return nil }
    places = stops.compactMap { stop in stop["color"] ?? stop.items?.dropFirst().first }
    if places.isEmpty { return nil }
  }
}

extension PlacedNode {
  /// The keys that lead here, with dots between them: `layout.font.color`.
  var name: String { pointer.tokens.joined(separator: ".") }

  /// The value at the end of a row of keys; nil when one of them is missing or the value is `null`.
  func at(_ keys: [String]) -> PlacedNode? {
    var place = self
    for key in keys {
      guard let next = place[key] else { return nil }
      place = next
    }
    if case .null = place.node.value { return nil }
    return place
  }
}

extension ReadingRecord {
  /// The colour of something that others are on; nil, with a note, when it is fully transparent, for then they are on
  /// what is behind it.
  func surface(_ place: PlacedNode?) -> ThemeColor? {
    guard let place, let color = color(place, token: place.name) else { return nil }
    guard color.alpha > 0 else {
      note(.transparentPart, place.name)
      return nil
    }
    return color
  }
}
