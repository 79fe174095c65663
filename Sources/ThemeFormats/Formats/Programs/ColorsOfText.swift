import PaletteRules
import SourceText

/// Whether a text holds the colours of a chart, wherever they are.
enum ColorsOfText {
  /// A file of fewer is not counted among those that may hold the colours of a chart; three series are a small chart.
  static let least = 3
  /// Bytes that are looked through; an engineering choice.
  private static let head = 1 << 18
  /// How colours begin that are not written as hex digits behind a number sign: CSS, .NET, Swift, and numbers such as
  /// `0xFF2166AC`.
  private static let signs = ["rgb(", "rgba(", "hsl(", "oklch(", "Rgb(", "(red:", "(.sRGB, red:", "0xff", "0xFF"]
  /// Shadows and glosses.
  private static let greys = ["rgba(0, 0, 0", "rgba(0,0,0", "rgba(255, 255, 255", "rgba(255,255,255"]

  /// Whether a file holds so many different ones.
  static func areIn(_ file: SourceFile, atLeast least: Int = least) -> Bool {
    let bytes = file.bytes.prefix(head)
    let codes = HexSearch.codes(in: bytes).filter { !isNumberOfIssue($0, in: bytes) }
    if Set(codes.map { String(decoding: bytes[$0], as: UTF8.self).lowercased() }).count >= least { return true }
    let text = Array(bytes)
    func count(_ words: [String]) -> Int {
      words.reduce(0) { count, word in
        var (count, start) = (count, 0)
        while let found = text.range(of: Array(word.utf8), from: start) {
          (count, start) = (count + 1, found.upperBound)
        }
        return count
      }
    }
    return count(signs) - count(greys) >= least
  }

  /// Whether `#8709` is the number of an issue: few digits and no letter, neither in quotes nor a value of CSS.
  private static func isNumberOfIssue(_ code: Range<Int>, in bytes: ArraySlice<UInt8>) -> Bool {
    guard code.count < 6, bytes[code].dropFirst().allSatisfy(\.isDigit) else { return false }
    let before = bytes[..<code.lowerBound].last { !$0.isSpace }
    return !(before.map { "'\"`:,".utf8.contains($0) } ?? false)
  }
}

/// How likely the colours of a file are a chart's.
enum ChartLikelihood {
  /// Words of files that hold colours of many parts.
  private static let words: Set<String> = ["color", "colors", "colour", "colours", "theme"]

  /// What a chart's word in the name of a folder adds, and a palette's in that of a file.
  static let chartFolder = 2

  /// A package for charts says most, then the name of the file, then that of a folder.
  static func of(_ file: SourceFile, imports: [String]) -> Int {
    of(file.path) + (ChartLibraries.areAmong(imports) || ChartLibraries.areCalled(in: file) ? 8 : 0)
  }

  /// The same by the path alone.
  static func of(_ path: String) -> Int {
    let steps = path.pathNames.map(String.init)
    let name = TokenWords.split(steps.last ?? "")
    let folders = TokenWords.split(Array(steps.dropLast().suffix(3)))
    var likelihood = 0
    if ChartWords.contain(name) { likelihood += 4 }
    if ChartWords.contain(folders) { likelihood += chartFolder }
    if !RoleWords.palettes.isDisjoint(with: name) {
      likelihood += chartFolder
    } else if !words.isDisjoint(with: name) {
      likelihood += 1
    }
    return likelihood
  }
}

/// Why the colours of a program are not read.
enum UnreadProgram {
  /// The refusal: chart colours that are computed, others of which nothing says that they are a chart's, or none.
  ///
  /// - Parameter computes: whether a chart is drawn with a colour that is computed.
  static func problem(_ reading: Reading, computes: Bool = false) -> ThemeProblem {
    let (path, literals) = (reading.path, reading.input.literals)
    let rows = LiteralObjects.roots(reading).flatMap { ListSearch.rows(in: $0, ofProgram: true) }
    var likelihood = ChartLikelihood.of(reading.file, imports: literals?.imports ?? [])
    let isPalette = rows.contains(where: \.isCalledPalette) || rows.count == 1 && rows[0].isPaletteOfNames
    if isPalette { likelihood += ChartLikelihood.chartFolder }
    var problem: ThemeProblem
    let computesChart = computes || literals?.computesChart(in: reading.file) ?? false
    // As many codes as a small chart has are written and may be its colours.
    if computesChart, !(reading.options.isFound && ColorsOfText.areIn(reading.file)) {
      problem = ThemeProblem(
        Refusal.computedColors(), reason: .noChartColors,
        help: "check the style sheet, the asset catalog or the theme that holds them, or export them as literals",
        path: path, doubt: .computed)
    } else if reading.options.isFound, mayHoldChart(reading, rows, isLikely: likelihood >= ChartLikelihood.chartFolder)
    {
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
  private static func mayHoldChart(_ reading: Reading, _ rows: [ColorRow], isLikely: Bool) -> Bool {
    ColorsOfText.areIn(reading.file, atLeast: isLikely ? 2 : ColorsOfText.least)
      // `"chart-1": "12 76% 61%"`.
      || reading.file.bytes.hold("\"chart-1\"")
      || rows.contains { row in
        (row.entries.count >= ColorsOfText.least || row.isShortRamp) && !row.isOfWords && !row.isOfData
      }
  }
}
