import PaletteRules
import SourceText

/// Why the colours of a program are not read.
enum UnreadProgram {
  /// The refusal: chart colours that are computed or not exported, others of which nothing says that they are a chart's, or
  /// none.
  ///
  /// - Parameters:
  ///   - computes: whether a series has a colour that is computed.
  ///   - page: the keys that tell the colours of a page where a chart's could be.
  static func problem(_ reading: Reading, computes: Bool = false, page: (String, String)? = nil) -> ThemeProblem {
    let (path, literals) = (reading.path, reading.input.literals)
    let exporting =
      literals?.language == .script
      ? "export an object or a list of literals, 'export const theme = {…}', or the theme as JSON"
      : "write the chart's colours as a list of literals, or judge them alone: palettecheck check '#2166ac' '#b2182b'"
    let colors = ColorsOfText(reading.file)
    let likelihood = ChartLikelihood.of(reading.file, imports: literals?.imports ?? [])
    // A script that is only found may have a scheme of anything.
    if literals != nil, !reading.options.isFound || likelihood > 7, let named = PaletteByName.first(in: reading.file) {
      var problem = ThemeProblem(
        Refusal.paletteByName(named.written), reason: .noChartColors,
        path: path, doubt: .computed)
      problem.judging = .palette(named.known)
      problem.likelihood = likelihood
      return problem
    }
    let system = path.hasSuffix(".swift") && likelihood > 7 ? SystemColor.named(in: reading.file.bytes) : []
    if literals != nil, system.count > 1 {
      var problem = ThemeProblem(
        Refusal.systemColors(),
        reason: .noChartColors, path: path, doubt: .computed)
      problem.judging = .colors(system)
      problem.likelihood = likelihood
      return problem
    }
    let computesChart = literals?.computesChart(in: reading.file) ?? false
    if let literals, computes || computesChart && !showsLists(reading) || hidesChart(literals, reading) {
      var problem = ThemeProblem(
        Refusal.computedColors(),
        reason: .noChartColors,
        help: colors.command == nil ? "export them as literals, or the theme as JSON" : nil, path: path,
        doubt: .computed)
      problem.likelihood = likelihood
      return problem
    }
    let lists = literals != nil && ListedCodes.areIn(reading.file.bytes)
    // Two series are a small chart.
    let least = literals != nil && likelihood > 7 ? 2 : ColorsOfText.least
    if reading.options.isFound, lists || colors.codes.count >= least || mayShowChart(reading) {
      var problem = ThemeProblem(
        Refusal.perhapsNoChart(), reason: .noChartColors, path: path, doubt: .otherColors)
      problem.likelihood = likelihood
      return problem
    }
    let what =
      if let page {
        Refusal.pageColors(page.0, page.1)
      } else if lists {
        Refusal.nothingExported()
      } else {
        literals?.document == nil ? Refusal.noLiterals() : Refusal.noThemeAsLiterals()
      }
    return ThemeProblem(what, reason: .noChartColors, help: colors.command == nil ? exporting : nil, path: path)
  }

  /// Whether an object that is not named after a chart holds colours that are, a list of numbers is a colour map, or a
  /// function returns a list of colours that are no codes in the text.
  private static func mayShowChart(_ reading: Reading) -> Bool {
    let charted = ChartedList(reading)
    let hidden = reading.input.literals?.hidden.map { PlacedNode(node: $0, file: reading.file, pointer: JSONPointer()) }
    return ListSearch.rows(in: reading.input.placedRoot, ofProgram: true).contains { palette in
      palette.entries.count { namesChart($0.key) } > 2 || charted.isColorMap(palette)
    }
      || ListSearch.rows(in: hidden, ofProgram: true).contains { palette in
        palette.entries.count >= ColorsOfText.least && palette.entries.allSatisfy { $0.key == nil }
          && !ColorRow.areWords(palette.entries.map(\.place.node))
      }
  }

  private static func namesChart(_ key: String?) -> Bool {
    let words = TokenWords.split(key ?? "")
    return ChartWords.contain(words) || words.contains { NamedPalette.Kind(word: $0) != nil }
  }

  /// Whether a program that was found holds lists of colours as literals, beside what it computes.
  private static func showsLists(_ reading: Reading) -> Bool {
    reading.options.isFound
      && ListSearch.rows(in: reading.input.placedRoot, ofProgram: true).contains { palette in
        palette.entries.count >= ColorsOfText.least
          && palette.entries.allSatisfy { $0.key == nil && ColorRow.isCode($0.place.node) }
      }
  }

  /// Whether a list that no export leads to is a chart's.
  private static func hidesChart(_ literals: LiteralTree, _ reading: Reading) -> Bool {
    let root = literals.hidden.map { PlacedNode(node: $0, file: reading.file, pointer: JSONPointer()) }
    let charted = ChartedList(reading)
    return ListSearch.rows(in: root, ofProgram: true).contains { palette in
      charted.holds(palette) && palette.entries.count { $0.key == nil || namesChart($0.key) } > 2
    }
  }
}

extension ReadingRecord {
  /// Reports what is broken around the colours of a program.
  func problem(_ fault: LiteralFault, in file: SourceFile) {
    let origin = TokenOrigin(file: file, range: fault.range)
    switch fault.kind {
    case .unclosed(let bracket):
      problem(FormatProblem.unclosedBracket(bracket), at: origin)
    case .unopened(let bracket):
      problem(FormatProblem.unopenedBracket(bracket), at: origin)
    case .unfinished:
      problem(FormatProblem.unfinished(), at: origin)
    case .quote:
      problem(FormatProblem.singleQuote(), at: origin)
    }
  }
}
