import Colorimetry
import PaletteRules
import SourceText

/// A ramp as text: three numbers from 0 to 1 on each line, as scientific colour maps are given out
/// (Crameri 2018, "Scientific colour maps", doi:10.5281/zenodo.1243862).
enum ColorTriplets: ThemeFormat {
  static let name = "txt-ramp"
  static let label = "colour map"
  /// Text files hold all kinds of things, so that a directory is not searched for them.
  static let fileExtensions: [String] = []

  static func recognises(_ input: ThemeInput) -> Bool {
    let lines = Array(input.lines.lazy.filter { !$0.text.isEmpty && !$0.text.hasPrefix("#") }.prefix(8))
    return lines.count >= 2 && lines.allSatisfy { triplet($0.text) != nil }
  }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { ChartEvidence.isInWords(theme, in: input) }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let record = reading.record
    var colors: [ThemeColor] = []
    for line in reading.input.lines where !line.text.isEmpty && !line.text.hasPrefix("#") {
      let origin = TokenOrigin(file: reading.file, range: line.range)
      try reading.checkEntries(colors.count + record.problems.count)
      guard let color = triplet(line.text) else {
        record.problem("'\(line.text)' is not three numbers from 0 to 1", at: origin)
        continue
      }
      colors.append(ThemeColor(Color(color), origin: origin))
    }
    let file = ThemeInput.name(of: reading.path)
    let title = String(file.split(separator: ".").first ?? file)
    let kind = RampShape.kind(of: colors)
    record.note("one ramp of \(colors.count) colours, \(kind.rawValue) by its lightness")
    let ramp = Ramp(name: title, kind: kind, stops: colors.map { Ramp.Stop(color: $0) }, isKindGuessed: true)
    return ThemeContent(name: title, modes: [ThemeMode(ramps: [ramp])])
  }

  private static func triplet(_ text: String) -> SRGB? {
    let numbers = text.split { $0 == " " || $0 == "\t" || $0 == "," }.map { Double($0) }
    guard numbers.count == 3, let red = numbers[0], let green = numbers[1], let blue = numbers[2] else { return nil }
    let color = SRGB(red, green, blue)
    return color.isInGamut() ? color : nil
  }
}
