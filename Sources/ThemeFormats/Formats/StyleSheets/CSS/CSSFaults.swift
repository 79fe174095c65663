import PaletteRules
import SourceText

/// What is wrong with the text of a style sheet, and what may be lost by it.
struct CSSFaults {
  /// Where a custom property or a colour may be lost: the browser passes over it, and with it a series.
  private(set) var losses: [SourceError] = []
  /// Those that concern charts.
  private(set) var chartLosses: [SourceError] = []

  init(of sheet: CSSStyleSheet, file: SourceFile) {
    let holdsProperties = sheet.declarations.contains { $0.name.hasPrefix("--") }
    for fault in sheet.faults {
      let text = Self.text(fault, file)
      // `*zoom: 1` is a hack for old browsers.
      let isHack = text.first == UInt8(ascii: "*")
      if fault.isOfBraces ? holdsProperties : text.hold("--") || !isHack && Self.holdsColor(text) {
        losses.append(fault)
        if Self.namesCharts(text) { chartLosses.append(fault) }
      }
    }
  }

  /// The text that is passed over, in small letters; behind a comment that is not closed that is all. Bytes, because searching
  /// a string takes a microsecond for each character.
  private static func text(_ fault: SourceError, _ file: SourceFile) -> [UInt8] {
    let range = fault.range.clamped(to: 0..<file.bytes.count)
    let isComment = file.bytes[range].elementsEqual("/*".utf8)
    let end = isComment ? file.bytes.count : range.upperBound
    return file.bytes[range.lowerBound..<end].map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
  }

  private static func holdsColor(_ text: [UInt8]) -> Bool {
    let functions: [StaticString] = ["rgb(", "rgba(", "hsl(", "hsla(", "lch(", "lab(", "hwb(", "color("]
    return text.contains(UInt8(ascii: "#")) || functions.contains(where: text.hold)
  }

  private static func namesCharts(_ text: [UInt8]) -> Bool {
    let names: [StaticString] = [
      "--chart", "--series", "--highcharts", "--dataviz", "--data-viz", "--color-chart", "--viz",
    ]
    return names.contains(where: text.hold)
  }
}

extension CSSProperties {
  /// Says what is wrong where something may be lost.
  mutating func addFaults(of sheet: CSSStyleSheet, file: SourceFile) {
    let faults = CSSFaults(of: sheet, file: file)
    // A text that is not a style sheet has thousands.
    for fault in faults.losses.prefix(20) { reading.record.problem(ThemeProblem(syntax: fault, in: file)) }
    if faults.losses.count > 20 { reading.record.note(.notCSS, file.path, faults.losses.count) }
    if let fault = faults.chartLosses.first { setChartFault(ThemeProblem(syntax: fault, in: file)) }
  }
}
