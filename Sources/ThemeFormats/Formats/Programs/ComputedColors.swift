import PaletteRules
import SourceText

extension LiteralTree {
  /// Says how many colours are computed, and which is the first.
  ///
  /// - Parameter drawn: those that charts are given.
  func report(in file: SourceFile, drawn: [Range<Int>], _ record: ReadingRecord) {
    record.leaveSurveyNames(of: file)
    let colors = computed.filter { value in
      value.isItem || (language.family == .code ? isOfChart(value, in: file) : Self.namesColor(value.key))
        || value.path.count > 1 && ChartWords.contain(TokenWords.split(value.path)) && namesColor(value, in: file)
    }
    let ranges = Set(colors.map(\.range)).union(drawn)
    guard let first = ranges.min(by: { $0.lowerBound < $1.lowerBound }) else { return }
    let text = String(decoding: file.bytes[first.prefix(60)], as: UTF8.self)
    let line = file.lines.position(of: first.lowerBound).line
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    let excerpt = words.count > 40 ? words.prefix(40) + "…" : words[...]
    record.leave(.computed, ranges.count, excerpt, line)
  }

  /// Whether lists that are named after a chart, or their file, hold computed colours.
  func computesChart(in file: SourceFile) -> Bool {
    computed.contains { value in
      let isInChart = value.path.count > 1 && ChartWords.contain(TokenWords.split(Array(value.path.dropLast())))
      return isInChart && namesColor(value, in: file) && isTaken(value, from: file)
        || (value.isItem || language.family == .code) && isOfChart(value, in: file)
    }
  }

  /// Whether a computed value is a chart's, and a colour by the words in it or in its name: `purple70`, `lighten('#2166ac', 0.2)`.
  private func isOfChart(_ value: LiteralResolver.Computed, in file: SourceFile) -> Bool {
    let isNamed =
      ChartWords.contain(TokenWords.split(value.key))
      || ChartWords.contain(TokenWords.split(String(ThemeInput.name(of: file.path))))
    return isNamed && namesColor(value, in: file)
  }

  /// Whether a value is a part of something or the result of a call, and no name of a function: `colors.blue[500]`.
  private func isTaken(_ value: LiteralResolver.Computed, from file: SourceFile) -> Bool {
    file.bytes[value.range.prefix(Self.excerpt)].contains { ".[(".utf8.contains($0) }
  }

  private func namesColor(_ value: LiteralResolver.Computed, in file: SourceFile) -> Bool {
    let text = String(decoding: file.bytes[value.range.prefix(Self.excerpt)], as: UTF8.self)
    return text.contains("#")
      || (TokenWords.split(value.key) + TokenWords.split(text)).contains { Self.colors.contains($0) }
  }

  /// Bytes of a computed value that are looked at; an engineering choice.
  private static let excerpt = 120
  private static let colors = RoleWords.colors.union(RoleWords.hues).union(RoleWords.palettes)
    .union(["categorical", "qualitative", "sequential", "diverging"])
  /// What else holds colours in a theme.
  private static let parts: Set<String> = [
    "fill", "stroke", "background", "foreground", "border", "text", "series", "range", "scheme", "category", "grid",
    "axis",
  ]

  private static func namesColor(_ key: String) -> Bool {
    let words = TokenWords.split(key)
    return words.contains { colors.contains($0) || parts.contains($0) } || ChartWords.contain(words)
  }
}
