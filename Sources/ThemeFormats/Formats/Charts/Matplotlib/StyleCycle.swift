import PaletteRules
import SourceText

/// The series that `axes.prop_cycle` makes, with what `lines.*` says of every line.
struct StyleCycle {
  /// In the order in which matplotlib deals them out.
  private(set) var series: [Series] = []

  /// Reads the cycle; what is wrong with it is a problem in the record.
  init(_ settings: StyleSettings, _ colors: StyleColors, _ reading: Reading) throws(ThemeProblem) {
    let (record, file) = (reading.record, reading.file)
    guard let setting = settings["axes.prop_cycle"] else { return }
    guard setting.swallowed == nil else {
      record.problem(FormatProblem.commentedValue("axes.prop_cycle"), at: setting.origin)
      return
    }
    let cycle: PropertyCycle
    do throws(CycleFault) {
      cycle = try PropertyCycleParser.cycle(file.bytes, in: setting.inner)
    } catch {
      switch error {
      case .unread: record.leave(.unreadCycle, setting.origin.start.line)
      case .broken(let fault):
        record.problem(
          ThemeProblem(
            ForeignFault.syntax(fault.message), help: Self.help(setting, in: file), token: setting.key, path: file.path,
            origin: TokenOrigin(file: file, range: fault.range)))
      }
      return
    }
    guard let values = cycle.values("color") else {
      record.note(.cycleWithoutColors)
      return
    }
    var list = ListedColors()
    var rows: [Int] = []
    for (row, literal) in values.enumerated() {
      if literal.string?.lowercased() == "none" {
        record.note(.transparentLeftOut, "axes.prop_cycle.\(row + 1)")
        continue
      }
      guard let color = colors.color(literal, token: "axes.prop_cycle.\(row + 1)") else { continue }
      list.items.append(ListedColors.Item(color: color, label: nil))
      rows.append(row)
    }
    series = try list.series(tokenPrefix: setting.key, reading)
    setLines(settings)
    for literal in cycle.values("linestyle") ?? [] where !CycleChannels.isLineStyle(literal) {
      record.problem(
        ThemeProblem(
          FormatProblem.notLineStyle(),
          token: setting.key, path: file.path, origin: TokenOrigin(file: file, range: literal.range)))
    }
    CycleChannels.set(cycle, rows: rows, on: &series, record: record)
    noteWhatAllShare(settings, cycle, record)
  }

  /// One marker or line style for all lines does not tell them apart.
  private func noteWhatAllShare(_ settings: StyleSettings, _ cycle: PropertyCycle, _ record: ReadingRecord) {
    for (key, property, example) in [
      ("lines.marker", "marker", "['o', 'X', …]"), ("lines.linestyle", "linestyle", "['-', '--', …]"),
    ] {
      guard series.count > 1, cycle.values(property) == nil, let word = settings[key]?.text,
        !["", "none", "-", "solid"].contains(word.lowercased())
      else { continue }
      record.note(.sharedByLines, key, property, word, property, example)
    }
  }

  private mutating func setLines(_ settings: StyleSettings) {
    let dash = settings["lines.linestyle"].flatMap { MatplotlibDash.lengths($0.text) }
    let symbol = settings["lines.marker"].flatMap { setting in
      CycleChannels.symbol(SourceNode(.string(setting.text), range: setting.inner))
    }
    for index in series.indices {
      series[index].width = settings.number("lines.linewidth")
      series[index].dash = dash
      series[index].symbol = symbol
    }
  }

  /// A comment that began within single quotes is what breaks most cycles.
  private static func help(_ setting: StyleSettings.Setting, in file: SourceFile) -> String? {
    guard setting.inner.upperBound < file.bytes.count, file.bytes[setting.inner.upperBound] == UInt8(ascii: "#") else {
      return nil
    }
    return "'#' begins a comment, in single quotes too: write the digits without it, or put double quotes around"
  }
}
