import Colorimetry
import PaletteRules
import SourceText

/// A list of colours as text: one on each line (Lospec's `.hex`), or several with commas between.
///
/// A line that starts with `;`, `//` or `# ` is a comment; the text after a colour is its name. Asked for by name, it
/// takes every hex colour out of any other text.
enum HexList: ThemeFormat {
  static let name = "hex"
  static let label = "list of colours"
  static let fileExtensions = ["hex"]
  static let readsAnyText = true

  static func recognises(_ input: ThemeInput) -> Bool {
    input.hasExtension(of: fileExtensions) || isList(input)
  }

  private static func isList(_ input: ThemeInput) -> Bool {
    var (count, readable) = (0, 0)
    // Not a lazy flat map, which reads a line anew for each of its entries.
    for line in input.lines {
      guard count < sample else { break }
      for entry in HexLine.entries(of: line.beginning).prefix(sample - count) {
        count += 1
        if (try? BareColor.read(entry.text)) != nil, entry.isNamedShortly { readable += 1 }
      }
    }
    return readable > 0 && readable * 2 > count
  }

  /// How many entries tell what the others are; an engineering choice.
  private static let sample = 100

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool {
    input.hasExtension(of: fileExtensions) || ChartEvidence.isInWords(theme, in: input)
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let record = reading.record
    try reading.requireText()
    var list = ListedColors()
    if reading.options.format == name, !isList(reading.input) {
      list = search(reading.input, record: record)
      if !list.items.isEmpty { return ThemeContent(modes: [ThemeMode(series: try list.series(reading))]) }
    }
    for line in reading.input.lines {
      try reading.checkLength(of: line)
      for entry in HexLine.entries(of: line) {
        try reading.checkLength(of: list)
        let origin = TokenOrigin(file: reading.file, range: entry.range)
        if record.leaveSurveyName(entry.text, at: origin) { continue }
        do throws(SourceError) {
          let color = try BareColor.read(entry.text)
          record.remark(on: WrittenColor(color: color), token: "series.\(list.items.count + 1)", at: origin)
          list.items.append(
            ListedColors.Item(color: ThemeColor(color, origin: origin), label: entry.label, text: entry.text))
        } catch {
          record.problem(
            ReadingProblem.unreadableColor(error.message), at: TokenOrigin(file: reading.file, range: entry.range))
        }
      }
    }
    guard !list.items.isEmpty || !record.problems.isEmpty else {
      throw ThemeProblem(
        Refusal.holdsNoColors("file"), reason: .noChartColors, help: "write a colour on each line, such as #2166ac",
        path: reading.path)
    }
    let palette = ReadPalette(name: "", kind: .categorical, colors: list).inShownKind(record)
    return ThemeContent(modes: [ThemeMode(showing: try list.series(reading), kind: palette.kind, name: nil)])
  }

  /// At least two hex colours, anywhere in the text.
  private static func search(_ input: ThemeInput, record: ReadingRecord) -> ListedColors {
    let bytes = input.file.bytes[...]
    var codes = HexSearch.codes(in: bytes)
    if codes.count < 2 { codes = HexSearch.bareCodes(in: bytes) }
    var list = ListedColors()
    guard codes.count >= 2 else { return list }
    for code in codes {
      let text = String(decoding: bytes[code], as: UTF8.self)
      guard let color = try? BareColor.read(text) else { continue }
      let origin = TokenOrigin(file: input.file, range: code)
      list.items.append(ListedColors.Item(color: ThemeColor(color, origin: origin), label: nil))
    }
    record.note(.hexCodes, list.items.count)
    return list
  }
}
