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

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { ChartEvidence.isInSwatches(theme, in: input) }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let (file, record) = (reading.file, reading.record)
    let bytes = SwatchBytes(file: file)
    var palettes = [ReadPalette(name: "", kind: .categorical, colors: ListedColors())]
    var cmyk: [SwatchBytes.Swatch] = []
    var (index, count) = (12, 0)
    func origin(_ range: Range<Int>) -> TokenOrigin { TokenOrigin(file: file, range: range) }
    // The header's count is not relied on: what is there is read.
    while let type = bytes.number(at: index, count: 2), let length = bytes.number(at: index + 2, count: 4),
      length <= file.bytes.count - index - 6
    {
      let body = index + 6..<index + 6 + length
      (index, count) = (body.upperBound, count + 1)
      if type == 0xC001 || type == 0xC002 {
        let name = type == 0xC001 ? bytes.name(in: body)?.text ?? "" : ""
        palettes.append(ReadPalette(name: name, kind: .categorical, colors: ListedColors()))
      }
      guard type == 0x0001 else { continue }
      guard let swatch = bytes.swatch(in: body) else {
        throw ThemeProblem(FormatProblem.brokenSwatch(length), path: file.path, origin: origin(body))
      }
      if swatch.model == "CMYK" {
        cmyk.append(swatch)
      } else if let color = swatch.color {
        if swatch.model == "Gray" { record.note(.greyOfSRGB) }
        record.remark(on: WrittenColor(color: color), token: swatch.name, at: origin(swatch.range))
        palettes[palettes.count - 1].colors.items.append(
          ListedColors.Item(
            color: ThemeColor(color, origin: origin(swatch.range)), label: swatch.name.isEmpty ? nil : swatch.name))
      } else {
        record.problem(FormatProblem.unreadModel(swatch.name, swatch.model), at: origin(swatch.range))
      }
    }
    if let first = cmyk.first {
      let count =
        cmyk.count == 1 ? "swatch '\(first.name)' is" : "\(cmyk.count) swatches, the first '\(first.name)', are"
      record.problem(FormatProblem.swatchesInCMYK(count), at: origin(first.range))
    }
    let (declared, end) = (bytes.number(at: 8, count: 4) ?? 0, file.bytes.count)
    if index != end {
      record.problem(FormatProblem.cutOff(label), at: origin(max(0, end - 1)..<end))
    } else if count < declared {
      record.problem(FormatProblem.missingBlocks(declared, count), at: origin(8..<12))
    }
    if palettes.count(where: { !$0.colors.items.isEmpty }) > 1 {
      for index in palettes.indices where palettes[index].name.isEmpty { palettes[index].name = "outside groups" }
    }
    guard palettes.contains(where: { !$0.colors.items.isEmpty }) || !record.problems.isEmpty else {
      throw .noColors(of: label, path: reading.path)
    }
    return try ThemeContent(palettes, reading)
  }
}

/// The bytes of an Adobe swatch file, big-endian.
private struct SwatchBytes {
  /// A colour with its name.
  struct Swatch {
    let name: String
    /// `RGB`, `CMYK`, `LAB` or `Gray`.
    let model: String
    /// As many as the model has.
    let values: [Double]
    /// The bytes of the values.
    let range: Range<Int>

    /// Nil for another model, and for numbers that are none.
    var color: Color? {
      guard values.allSatisfy(\.isFinite) else { return nil }
      switch model {
      case "RGB": return Color(SRGB(values[0], values[1], values[2]))
      case "Gray": return Color(SRGB(values[0], values[0], values[0]))
      // Lightness is written from 0 to 1.
      case "LAB": return Color(space: .lab, components: Color.Components(values[0] * 100, values[1], values[2]))
      default: return nil
      }
    }
  }

  let file: SourceFile
  private static let components = ["RGB": 3, "CMYK": 4, "LAB": 3, "Gray": 1]

  func swatch(in body: Range<Int>) -> Swatch? {
    guard let (name, end) = name(in: body), end + 4 <= body.upperBound else { return nil }
    let model = String(decoding: file.bytes[end..<(end + 4)], as: UTF8.self).filter { $0 != " " && $0 != "\0" }
    let range = (end + 4)..<(end + 4 + 4 * (Self.components[model] ?? 0))
    guard range.upperBound <= body.upperBound else { return nil }
    let bits = stride(from: range.lowerBound, to: range.upperBound, by: 4).compactMap { number(at: $0, count: 4) }
    return Swatch(name: name, model: model, values: bits.map { Double(Float(bitPattern: UInt32($0))) }, range: range)
  }

  /// The name, which ends with a zero that its length counts, and where what follows begins.
  func name(in body: Range<Int>) -> (text: String, end: Int)? {
    guard let length = number(at: body.lowerBound, count: 2) else { return nil }
    let end = body.lowerBound + 2 + 2 * length
    guard end <= body.upperBound else { return nil }
    let units = stride(from: body.lowerBound + 2, to: end, by: 2).compactMap { number(at: $0, count: 2) }
    return (String(decoding: units.map(UInt16.init).prefix { $0 != 0 }, as: UTF16.self), end)
  }

  /// The number in some bytes; nil beyond the end.
  func number(at offset: Int, count: Int) -> Int? {
    guard offset + count <= file.bytes.count else { return nil }
    return file.bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
  }
}
