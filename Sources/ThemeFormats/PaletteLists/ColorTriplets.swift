import Colorimetry
package import PaletteRules
import SourceText

/// A ramp as text: three numbers from 0 to 1 on each line, as scientific colour maps are given out
/// (Crameri 2018, "Scientific colour maps", doi:10.5281/zenodo.1243862).
package enum ColorTriplets: ThemeFormat {
  package static let name = "txt-ramp"
  package static let label = "colour map"

  package static func recognises(_ input: ThemeInput) -> Bool {
    let lines = input.lines.lazy.filter { !$0.text.isEmpty && !$0.text.hasPrefix("#") }.prefix(8)
    return lines.count >= 2 && lines.allSatisfy { triplet($0.text) != nil }
  }

  package static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    let record = ReadingRecord()
    var colors: [ThemeColor] = []
    for line in input.lines where !line.text.isEmpty && !line.text.hasPrefix("#") {
      let origin = TokenOrigin(file: input.file, range: line.range)
      try ThemeProblem.checkCount(colors.count + record.problems.count, path: input.file.path, options: options)
      guard let color = triplet(line.text) else {
        record.problem("'\(line.text)' is not three numbers from 0 to 1", at: origin)
        continue
      }
      colors.append(ThemeColor(Color(color), origin: origin))
    }
    let file = ThemeInput.name(of: input.file.path)
    let title = String(file.split(separator: ".").first ?? file)
    let kind = RampShape.kind(of: colors)
    record.note("one ramp of \(colors.count) colours, \(kind.rawValue) by its lightness")
    let ramp = Ramp(name: title, kind: kind, stops: colors.map { Ramp.Stop(color: $0) }, isKindGuessed: true)
    return Theme(
      path: input.file.path, format: name, formatLabel: label, name: title, modes: [ThemeMode(ramps: [ramp])],
      notes: record.notes, problems: record.problems)
  }

  private static func triplet(_ text: String) -> SRGB? {
    let numbers = text.split { $0 == " " || $0 == "\t" || $0 == "," }.map { Double($0) }
    guard numbers.count == 3, let red = numbers[0], let green = numbers[1], let blue = numbers[2] else { return nil }
    let color = SRGB(red, green, blue)
    return color.isInGamut() ? color : nil
  }
}
