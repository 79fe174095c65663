import Colorimetry
import PaletteRules
import SourceText

/// Adobe Swatch Exchange, `.ase`: a binary file of named colours, some in groups.
///
/// RGB is taken as sRGB and Gray as sRGB's grey, for a file says nothing of profiles; LAB is CIELAB under D50. CMYK has no
/// colour without the profile of a press. Ranges are those of the colour's numbers.
/// Source: Olivier Berten, "Swatch file formats", www.selapa.net/swatches/colors/fileformats.php, Adobe Swatch Exchange:
/// big-endian; `ASEF`, version, number of blocks; blocks of type, length, name (UTF-16), model, floats, type of colour.
enum SwatchExchange: ThemeFormat {
  static let name = "ase"
  static let label = "Adobe swatch file"
  static let fileExtensions = ["ase"]

  static func readsBytes(of file: SourceFile) -> Bool { file.bytes.starts(with: "ASEF".utf8) }
  static func recognises(_ input: ThemeInput) -> Bool { readsBytes(of: input.file) }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { ChartEvidence.isInSwatches(theme, in: input) }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let record = reading.record
    var palettes = [ReadPalette(name: "", kind: .categorical, colors: ListedColors())]
    var cmyk: [SwatchBlock.Swatch] = []
    var blocks = SwatchBlocks(reading.file)
    while let block = try blocks.next() {
      switch block {
      case .groupStart(let name): palettes.append(ReadPalette(name: name, kind: .categorical, colors: ListedColors()))
      case .groupEnd: palettes.append(ReadPalette(name: "", kind: .categorical, colors: ListedColors()))
      case .other: break
      case .swatch(let swatch):
        guard swatch.model != "CMYK" else {
          cmyk.append(swatch)
          continue
        }
        guard swatch.values.allSatisfy(\.isFinite) else {
          record.problem(
            FormatProblem.infiniteSwatch(swatch.name),
            at: TokenOrigin(file: reading.file, range: swatch.range))
          continue
        }
        guard let color = color(of: swatch) else {
          record.problem(
            FormatProblem.unreadModel(swatch.name, swatch.model),
            at: TokenOrigin(file: reading.file, range: swatch.range))
          continue
        }
        let origin = TokenOrigin(file: reading.file, range: swatch.range)
        if swatch.model == "Gray" { record.note(.greyOfSRGB) }
        record.remark(on: WrittenColor(color: color), token: swatch.name, at: origin)
        palettes[palettes.count - 1].colors.items.append(
          ListedColors.Item(color: ThemeColor(color, origin: origin), label: swatch.name.isEmpty ? nil : swatch.name))
      }
    }
    if let first = cmyk.first {
      let count =
        cmyk.count == 1 ? "swatch '\(first.name)' is" : "\(cmyk.count) swatches, the first '\(first.name)', are"
      record.problem(FormatProblem.swatchesInCMYK(count), at: TokenOrigin(file: reading.file, range: first.range))
    }
    if blocks.count < blocks.declared, !blocks.isCutShort {
      record.problem(
        FormatProblem.missingBlocks(blocks.declared, blocks.count), at: TokenOrigin(file: reading.file, range: 8..<12))
    } else if blocks.count > blocks.declared {
      record.note(.moreBlocks, blocks.declared, blocks.count)
    }
    if blocks.isCutShort {
      let end = reading.file.bytes.count
      record.problem(FormatProblem.cutOff(label), at: TokenOrigin(file: reading.file, range: max(0, end - 1)..<end))
    }
    if palettes.count(where: { !$0.colors.items.isEmpty }) > 1 {
      for index in palettes.indices where palettes[index].name.isEmpty { palettes[index].name = "outside groups" }
    }
    guard palettes.contains(where: { !$0.colors.items.isEmpty }) || !record.problems.isEmpty else {
      throw .noColors(of: label, path: reading.path)
    }
    return try ThemeContent(palettes, reading)
  }

  private static func color(of swatch: SwatchBlock.Swatch) -> Color? {
    let values = swatch.values
    guard values.allSatisfy(\.isFinite) else { return nil }
    switch (swatch.model, values.count) {
    case ("RGB", 3): return Color(SRGB(values[0], values[1], values[2]))
    case ("Gray", 1): return Color(SRGB(values[0], values[0], values[0]))
    // Lightness is written from 0 to 1.
    case ("LAB", 3):
      return Color(space: .lab, components: Color.Components(values[0] * 100, values[1], values[2]))
    default: return nil
    }
  }
}
