import PaletteRules
import SourceText

/// Why the colours of a program are not read.
enum UnreadProgram {
  /// The refusal: chart colours that are computed, others of which nothing says that they are a chart's, or none.
  ///
  /// - Parameter computes: whether a chart is drawn with a colour that is computed.
  static func problem(_ reading: Reading, computes: Bool = false) -> ThemeProblem {
    let (path, literals) = (reading.path, reading.input.literals)
    let likelihood = ChartLikelihood.of(reading.file, imports: literals?.imports ?? [])
    var problem: ThemeProblem
    if computes || literals?.computesChart(in: reading.file) ?? false {
      problem = ThemeProblem(
        Refusal.computedColors(), reason: .noChartColors,
        help: "export them as literals, or the theme as JSON", path: path, doubt: .computed)
    } else if reading.options.isFound, mayHoldChart(reading, isLikely: likelihood >= ChartLikelihood.chartFolder) {
      problem = ThemeProblem(Refusal.perhapsNoChart(), reason: .noChartColors, path: path, doubt: .otherColors)
    } else {
      let exporting =
        literals?.language.family == .script
        ? "export an object or a list of literals, 'export const theme = {…}', or the theme as JSON"
        : "write the chart's colours as a list of literals, or judge them alone: palettecheck check '#2166ac' '#b2182b'"
      return ThemeProblem(
        literals?.document == nil ? Refusal.noLiterals() : Refusal.noThemeAsLiterals(), reason: .noChartColors,
        help: exporting, path: path)
    }
    problem.likelihood = likelihood
    return problem
  }

  /// Whether the text holds as many codes as a small chart has colours, two where a chart is drawn, or a row of as many in
  /// another notation.
  private static func mayHoldChart(_ reading: Reading, isLikely: Bool) -> Bool {
    ColorsOfText.areIn(reading.file, atLeast: isLikely ? 2 : ColorsOfText.least)
      || LiteralObjects.roots(reading).flatMap { ListSearch.rows(in: $0, ofProgram: true) }.contains { row in
        (row.entries.count >= ColorsOfText.least || row.isShortRamp) && !row.isOfWords && !row.isOfData
      }
  }
}
