import PaletteRules
import SourceText

/// Why a property comes to no colour.
struct CSSFailure: Error, Sendable {
  /// What is wrong.
  enum Kind: Sendable { case unknown, cycle, tooLong, noTextColor, notAColor, systemColor }

  let kind: Kind
  /// Lower case, quotes the offender.
  let message: String
  var help: String?
  /// Where; nil where nothing more is known than the property.
  var origin: TokenOrigin?
  /// The property that was looked for and is not there.
  var missing: String?
  /// The other properties of a circle.
  var related: [RelatedPlace] = []
  /// What was most likely meant.
  var likeness = CSSLikeness.color

  /// Whether CSS treats the property as having no value, so that a fallback applies.
  var isWithoutValue: Bool { kind == .unknown || kind == .cycle || kind == .tooLong }

  /// Whether nothing is wrong and nothing can be known: counted as not checked.
  var isUnjudged: Bool {
    if case .unset = likeness { true } else { kind == .systemColor }
  }

  /// The failure with a place where it has none.
  func placed(at origin: TokenOrigin?) -> CSSFailure {
    var failure = self
    failure.origin = self.origin ?? origin
    return failure
  }

  static func unknown(_ name: String, at origin: TokenOrigin?) -> CSSFailure {
    CSSFailure(
      kind: .unknown, message: "'var(\(name))' points to a custom property that is not there", origin: origin,
      missing: name)
  }

  /// The properties in the order of the circle.
  static func cycle(_ properties: [(name: String, origin: TokenOrigin?)]) -> CSSFailure {
    let shown = properties.prefix(12).map { "'\($0.name)'" }.joined(separator: " → ")
    let rest = properties.count > 12 ? " → … \(properties.count - 12) more …" : ""
    return CSSFailure(
      kind: .cycle, message: "circular reference: \(shown)\(rest) → '\(properties.first?.name ?? "")'",
      help: "give one of them a colour of its own", origin: properties.first?.origin,
      related: properties.dropFirst().compactMap { property in
        property.origin.map { RelatedPlace(label: "'\(property.name)'", origin: $0) }
      })
  }

  static func tooLong(_ name: String, at origin: TokenOrigin) -> CSSFailure {
    CSSFailure(
      kind: .tooLong,
      message: "'\(name)' is reached through more than \(CSSEnvironment.longestChain) references",
      help: "point it nearer to the colour", origin: origin)
  }

  static func tooDeep(_ name: String, at origin: TokenOrigin) -> CSSFailure {
    CSSFailure(
      kind: .tooLong, message: "'\(name)' comes after more than \(CSSEnvironment.deepestValue) values in each other",
      help: "point it nearer to the colour", origin: origin)
  }

  static func systemColor(_ name: String, at origin: TokenOrigin) -> CSSFailure {
    var failure = CSSFailure(
      kind: .systemColor, message: "'\(name)' is a system colour: it has no fixed value", origin: origin)
    failure.likeness = .system(name)
    return failure
  }

  /// An empty value is a value, and stands in for what it overrides.
  static func empty(at origin: TokenOrigin) -> CSSFailure {
    var failure = notAColor(
      "the value is empty", help: "write a colour, or take the declaration out", at: origin)
    failure.likeness = .word
    return failure
  }

  static func nested(at origin: TokenOrigin) -> CSSFailure {
    notAColor(
      "brackets are nested more than \(CSSValue.deepestNesting) deep", help: "write what the value comes to", at: origin
    )
  }

  static func noTextColor(at origin: TokenOrigin) -> CSSFailure {
    CSSFailure(
      kind: .noTextColor, message: "'currentColor' is the text's colour, and this file gives the text none",
      help: "set '--foreground', or write the colour itself", origin: origin)
  }

  static func notAColor(_ message: String, help: String?, at origin: TokenOrigin?) -> CSSFailure {
    CSSFailure(kind: .notAColor, message: message, help: help, origin: origin)
  }
}

/// What is wrong with the text of a style sheet, and what may be lost by it.
struct CSSFaults {
  /// Where a custom property or a colour may be lost: the browser passes over it, and with it a series.
  private(set) var losses: [SourceError] = []
  /// Those that concern charts.
  private(set) var chartLosses: [SourceError] = []
  /// The others.
  private(set) var harmless: [SourceError] = []

  init(of sheet: CSSStyleSheet, file: SourceFile) {
    let holdsProperties = sheet.declarations.contains { $0.name.hasPrefix("--") }
    for fault in sheet.faults {
      let text = Self.text(fault, file)
      // `*zoom: 1` is a hack for old browsers.
      let isHack = text.first == UInt8(ascii: "*")
      if fault.isOfBraces ? holdsProperties : text.holds("--") || !isHack && Self.holdsColor(text) {
        losses.append(fault)
        if Self.namesCharts(text) { chartLosses.append(fault) }
      } else {
        harmless.append(fault)
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
    ["#", "rgb(", "rgba(", "hsl(", "hsla(", "oklch(", "oklab(", "lch(", "lab(", "hwb(", "color("].contains {
      text.holds($0)
    }
  }

  private static func namesCharts(_ text: [UInt8]) -> Bool {
    ["--chart", "--series", "--highcharts", "--dataviz", "--data-viz", "--color-chart", "--viz"].contains {
      text.holds($0)
    }
  }
}

extension CSSProperties {
  /// Says what is wrong: a problem where something may be lost, a note for the rest.
  mutating func addFaults(of sheet: CSSStyleSheet, file: SourceFile) {
    let faults = CSSFaults(of: sheet, file: file)
    func problem(_ fault: SourceError) -> ThemeProblem {
      ThemeProblem(fault.message, path: file.path, origin: TokenOrigin(file: file, range: fault.range))
    }
    // A text that is not a style sheet has thousands.
    for fault in faults.losses.prefix(20) { reading.record.problem(problem(fault)) }
    if faults.losses.count > 20 { reading.record.note(.notCSS, file.path, faults.losses.count) }
    if let fault = faults.chartLosses.first { setChartFault(problem(fault)) }
    guard let first = faults.harmless.first else { return }
    let line = file.lines.position(of: first.range.lowerBound).line
    reading.record.note(.harmlessCSS, line, file.path, first.message, faults.harmless.count - 1)
  }
}
