package import PaletteRules
import SourceText

/// Writes symbols, dashes, patterns and labels into themes in palettecheck's own format, which has keys for them; in other
/// formats the chart library sets them.
package enum MarkWriting {
  /// Whether a theme can hold them.
  package static func isPossible(in theme: Theme) -> Bool { theme.format == "palettecheck" && theme.palettes.isEmpty }

  /// What to change so that the first mode without them has the marks: by path of the file; empty where all modes have
  /// them, nil if there is no place for one of them.
  ///
  /// A mark written into one mode can also appear in modes that build on that mode, so read the theme again and call this again
  /// until the result is empty.
  package static func edits(_ marks: [Suggestion], in theme: Theme) -> [String: [TextEdit]]? {
    for mode in theme.modes {
      var edits: [String: Set<TextEdit>] = [:]
      for mark in marks {
        for series in mode.series where series.token == mark.token && series.name == mark.series && !series.has(mark) {
          guard let edit = edit(mark, series) else { return nil }
          edits[series.color.origin.file.path, default: []].insert(edit)
        }
      }
      guard edits.isEmpty else {
        // By text too: several marks of one series are written in the same place.
        return edits.mapValues { $0.sorted { ($0.range.lowerBound, $0.text) < ($1.range.lowerBound, $1.text) } }
      }
    }
    return [:]
  }

  /// Next to the colour in its object; around the colour if it is a bare item of the list.
  private static func edit(_ mark: Suggestion, _ series: Series) -> TextEdit? {
    let place = series.color.origin
    guard let field = field(mark), let steps = place.pointer.tokens.last,
      let root = try? JSONReader.read(place.file.bytes).root
    else { return nil }
    let parent = root.node(at: JSONPointer(Array(place.pointer.tokens.dropLast())))
    if steps == "color", let entry = parent, entry["color"]?.range == place.range, entry["colorSpace"] == nil {
      let space =
        place.range.lowerBound > 0 && place.file.bytes[place.range.lowerBound - 1] == UInt8(ascii: ":") ? "" : " "
      if let known = entry.member(field.key) { return TextEdit(known.value.range, field.value) }
      return TextEdit(
        place.range.upperBound..<place.range.upperBound, ",\(space)\"\(field.key)\":\(space)\(field.value)")
    }
    guard place.pointer.tokens.dropLast().last == "series", parent?.items != nil else { return nil }
    let color = String(decoding: place.file.bytes[place.range], as: UTF8.self)
    return TextEdit(place.range, "{ \"color\": \(color), \"\(field.key)\": \(field.value) }")
  }

  /// A key of the schema and its value, as JSON.
  private static func field(_ mark: Suggestion) -> (key: String, value: String)? {
    if let symbol = mark.symbol { return ("symbol", "\"\(symbol.rawValue)\"") }
    if let dash = mark.dash { return ("dash", "[" + dash.map { Figures.plain($0) }.joined(separator: ", ") + "]") }
    if let pattern = mark.pattern { return ("pattern", "\"\(pattern.rawValue)\"") }
    return mark.label.map { ("label", "\"\($0.rawValue)\"") }
  }
}

extension Series {
  /// Whether the theme declares what is suggested.
  fileprivate func has(_ mark: Suggestion) -> Bool {
    (mark.symbol == nil || symbol == mark.symbol) && (mark.dash == nil || dash == mark.dash)
      && (mark.pattern == nil || pattern == mark.pattern) && (mark.label == nil || label == mark.label)
  }
}
