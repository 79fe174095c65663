import PaletteRules
import SourceText

extension LiteralTree {
  /// Says how many colours are computed, and which is the first.
  func report(in file: SourceFile, _ record: ReadingRecord) {
    record.leaveSurveyNames(of: file)
    let colors = computed.filter { $0.isItem || Self.namesColor($0.key) }
    guard let first = colors.first else { return }
    let text = String(decoding: file.bytes[first.range.prefix(60)], as: UTF8.self)
    let line = file.lines.position(of: first.range.lowerBound).line
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    let excerpt = words.count > 40 ? words.prefix(40) + "…" : words[...]
    record.leave(.computed, colors.count, excerpt, line)
  }

  /// Whether colours of a chart are computed: several values in lists or under the names of colours, named after a chart.
  func computesChart(in file: SourceFile) -> Bool {
    let isChartFile = ChartWords.contain(TokenWords.split(String(ThemeInput.name(of: file.path))))
    let isImporting = imports.contains { !Self.colorParts.isDisjoint(with: TokenWords.split($0)) }
    let colors = computed.filter { value in
      (value.isItem || Self.namesColor(value.key))
        && (isChartFile || ChartWords.contain(TokenWords.split(value.key)))
        && Self.speaksOfColors(file.bytes[value.range.prefix(Self.excerpt)], isImported: value.isItem && isImporting)
    }
    return colors.count > 1
  }

  /// Bytes of a computed value that are looked at; an engineering choice.
  private static let excerpt = 120
  /// Words in what computes a colour, beside those for hues.
  private static let colorParts: Set<String> = [
    "color", "colors", "colour", "colours", "palette", "palettes", "scheme", "rgb", "rgba", "hsl", "hsla", "lighten",
    "darken", "shade", "tint", "chroma", "interpolate", "viridis", "chromatic",
  ]
  /// First words of the names of functions, which are no colours.
  private static let verbs: Set<String> = [
    "get", "set", "use", "is", "has", "create", "make", "resolve", "apply", "on", "handle", "new", "return",
  ]

  /// Whether what is computed is a colour, by the words in it: `purple70`, `lighten('#2166ac', 0.2)`.
  private static func speaksOfColors(_ bytes: ArraySlice<UInt8>, isImported: Bool) -> Bool {
    if !HexSearch.codes(in: bytes).isEmpty { return true }
    let words = TokenWords.split(String(decoding: bytes, as: UTF8.self))
    guard let first = words.first, !verbs.contains(first) else { return false }
    return isImported || words.contains { colorParts.contains($0) || RoleWords.hues.contains($0) }
  }

  private static let colorWords: Set<String> = [
    "color", "colors", "colour", "colours", "fill", "stroke", "background", "foreground", "border", "text", "palette",
    "series", "range", "scheme", "category", "colorway", "grid", "axis",
  ]

  private static func namesColor(_ key: String) -> Bool {
    !colorWords.isDisjoint(with: TokenWords.split(key)) || ChartWords.contain(TokenWords.split(key))
  }
}
