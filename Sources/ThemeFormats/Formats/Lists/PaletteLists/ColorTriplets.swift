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
        record.problem(FormatProblem.notThreeNumbers(line.text, 1), at: origin)
        continue
      }
      rows.append((row, origin))
    }
    let whole = Self.whole(rows.map(\.row))
    for (row, origin) in rows { colors.append(ThemeColor(Color(row.color(of: whole)), origin: origin)) }
    if whole > 1 { record.note(.partsOf, Int(whole)) }
    if whole == 1, rows.contains(where: \.row.isBeyond) {
      record.note(.clampedNumbers)
    }
    let file = ThemeInput.name(of: reading.path)
    let title = String(file.split(separator: ".").first ?? file)
    let kind = RampShape.kind(of: colors)
    record.note(.oneRamp, colors.count, kind.rawValue)
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

/// A line of a palette file that gives a colour as three numbers from 0 to 255, and perhaps its name.
struct ByteTriplet {
  let numbers: [Int]
  /// The bytes from the first digit to the last.
  let range: Range<Int>
  /// The text after the numbers; empty without one.
  let rest: String

  /// Reads as many numbers as there should be; nil when there are fewer.
  init?(_ line: TextLine, count: Int = 3) {
    let bytes = Array(line.text.utf8)
    var numbers: [Int] = []
    var index = 0
    var end = 0
    while numbers.count < count {
      while index < bytes.count, bytes[index].isBlank { index += 1 }
      let start = index
      while index < bytes.count, !bytes[index].isBlank { index += 1 }
      guard let number = Int(String(decoding: bytes[start..<index], as: UTF8.self)) else { return nil }
      numbers.append(number)
      end = index
    }
    self.numbers = numbers
    range = line.part(0..<end)
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    rest = String(decoding: bytes[index...], as: UTF8.self)
  }

  /// The colour, with a fourth number as its opacity; nil when a number is not a byte.
  var color: Color? {
    guard numbers.count >= 3, numbers.allSatisfy((0...255).contains) else { return nil }
    let parts = numbers.map { Double($0) / 255 }
    return Color(
      space: .srgb, components: Color.Components(parts[0], parts[1], parts[2]), alpha: numbers.count > 3 ? parts[3] : 1)
  }
}

extension ListedColors {
  /// Adds the colour of a line, or a problem at its place.
  ///
  /// - Parameter count: numbers that make a colour: four with an opacity.
  mutating func add(
    _ line: TextLine, of file: SourceFile, count: Int = 3, record: ReadingRecord, label: (String) -> String?
  ) {
    guard let triplet = ByteTriplet(line, count: count), let color = triplet.color else {
      record.problem(
        FormatProblem.notWholeNumbers(line.text, count == 4 ? "four" : "three"),
        at: TokenOrigin(file: file, range: line.range))
      return
    }
    let color255 = ThemeColor(color, origin: TokenOrigin(file: file, range: triplet.range))
    items.append(Item(color: color255, label: label(triplet.rest)))
  }
}

/// How far the bare numbers of a palette's colours go: `[76, 114, 176]` counts to 255, `[0.298, 0.447, 0.69]` to 1.
///
/// No standard says; the numbers of all colours of the palette do. One above 1 means bytes, else one that is written with a
/// point or an exponent means fractions. Numbers that are all 0 or 1 are taken for fractions, for bytes of 0 and 1 would all
/// be black.
struct TripletScale {
  /// What full intensity is: 255 or 1.
  let whole: Double
  /// Whether the numbers leave it open.
  let isGuess: Bool

  /// Looks at the lists of three or four numbers among the entries of a palette.
  init(of entries: [SourceNode]) {
    var isFraction = false
    var holdsOne = false
    var most = 0.0
    for numbers in entries.compactMap(\.items) where (3...4).contains(numbers.count) {
      for case .number(let number, let text) in numbers.map(\.value) {
        most = max(most, number)
        if number == 1 { holdsOne = true }
        if text.utf8.contains(where: { [UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains($0) }) {
          isFraction = true
        }
      }
    }
    whole = most > 1 ? 255 : 1
    isGuess = most <= 1 && !isFraction && holdsOne
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
package enum ColorMapNames {
  private static let words: Set<String> = ["colormap", "colormaps", "cmap", "cmaps", "ctab", "ctabs", "lut", "luts"]
  /// Extensions of texts that colour maps are written in, without a dot; other texts with these hold all kinds of things.
  package static let fileExtensions = ["txt", "ctab", "csv", "dat", "lut", "rgb"]

  /// Whether one of the words is among these.
  static func areAmong(_ words: [String]) -> Bool { !self.words.isDisjoint(with: words) }

  /// Whether a file or one of the two folders around it is named after colour maps.
  package static func areIn(_ path: String) -> Bool {
    areAmong(TokenWords.split(path.split(separator: "/").suffix(3).map(String.init)))
  }
}
