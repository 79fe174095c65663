import Colorimetry
import PaletteRules
import SourceText

/// A ramp as text: three numbers on each line, from 0 to 1 as scientific colour maps are given out (Crameri 2018, "Scientific
/// colour maps", doi:10.5281/zenodo.1243862), or whole numbers of 8, 10 or 16 bits.
enum ColorTriplets: ThemeFormat {
  static let name = "txt-ramp"
  static let label = "colour map"
  /// Text files hold all kinds of things, so that a directory is not searched for them.
  static let fileExtensions: [String] = []

  static func recognises(_ input: ThemeInput) -> Bool {
    let lines = Array(input.lines.lazy.filter { !$0.text.isEmpty && !$0.text.hasPrefix("#") }.prefix(8))
    return lines.count >= 2 && lines.allSatisfy { Row($0.text) != nil }
  }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool {
    ChartEvidence.isInWords(theme, in: input) || ColorMapNames.areIn(input.file.path)
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let record = reading.record
    var colors: [ThemeColor] = []
    var rows: [(row: Row, origin: TokenOrigin)] = []
    for line in reading.input.lines where !line.text.isEmpty && !line.text.hasPrefix("#") {
      let origin = TokenOrigin(file: reading.file, range: line.range)
      try reading.checkEntries(rows.count + record.problems.count)
      guard let row = Row(line.text) else {
        record.problem("'\(line.text)' is not three numbers from 0 to 1", at: origin)
        continue
      }
      rows.append((row, origin))
    }
    let whole = Self.whole(rows.map(\.row))
    for (row, origin) in rows { colors.append(ThemeColor(Color(row.color(of: whole)), origin: origin)) }
    if whole > 1 { record.note("the numbers are read as parts of \(Int(whole))") }
    if whole == 1, rows.contains(where: \.row.isBeyond) {
      record.note("numbers just below 0 or above 1 are read as 0 and 1")
    }
    let file = ThemeInput.name(of: reading.path)
    let title = String(file.split(separator: ".").first ?? file)
    let kind = RampShape.kind(of: colors)
    record.note("one ramp of \(colors.count) colours, \(kind.rawValue) by its lightness")
    let ramp = Ramp(name: title, kind: kind, stops: colors.map { Ramp.Stop(color: $0) }, isKindGuessed: true)
    return ThemeContent(name: title, modes: [ThemeMode(ramps: [ramp])])
  }

  /// What full intensity is: 1, or the greatest number of 8, 10 or 16 bits where all are whole.
  private static func whole(_ rows: [Row]) -> Double {
    let most = rows.map { $0.numbers.max() ?? 0 }.max() ?? 0
    guard most > 1, rows.allSatisfy(\.isWhole) else { return 1 }
    return [255, 1_023].first { most <= $0 } ?? 65_535
  }

  /// The numbers of a line.
  private struct Row {
    let numbers: [Double]
    /// Whether all are whole.
    let isWhole: Bool
    /// How far rounding takes fractions beyond 0 and 1; an engineering choice.
    private static let slack = 0.02

    /// Nil when these are not three numbers that can be a colour.
    init?(_ text: String) {
      let parts = text.split { $0 == " " || $0 == "\t" || $0 == "," }
      let numbers = parts.compactMap { Double($0) }
      guard parts.count == 3, numbers.count == 3, numbers.allSatisfy(\.isFinite) else { return nil }
      isWhole = numbers.allSatisfy { $0 == $0.rounded() }
      let most = isWhole ? 65_535 : 1 + Self.slack
      guard numbers.allSatisfy({ (-Self.slack...most).contains($0) }) else { return nil }
      self.numbers = numbers
    }

    /// Whether a fraction is beyond 0 and 1.
    var isBeyond: Bool { numbers.contains { $0 < 0 || $0 > 1 } }

    func color(of whole: Double) -> SRGB {
      let parts = numbers.map { min(max($0 / whole, 0), 1) }
      return SRGB(parts[0], parts[1], parts[2])
    }
  }
}
