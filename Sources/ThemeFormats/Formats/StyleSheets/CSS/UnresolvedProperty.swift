import PaletteRules
import SourceText

/// Custom properties that resolve to no colour.
extension UnresolvedColor {
  /// Whether CSS treats the property as having no value, so that a fallback applies.
  var isWithoutValue: Bool { [.unknownProperty, .circle, .longChain, .deepValue].contains(kind) }

  /// Whether nothing is wrong and nothing can be known: counted as not checked.
  var isUnjudged: Bool {
    if case .unset = likeness { true } else { kind == .systemColor || kind == .unreadSyntax }
  }

  static func unknown(_ name: String, at origin: TokenOrigin?) -> UnresolvedColor {
    var failure = UnresolvedColor(.unknownProperty, name, at: origin)
    failure.missing = name
    return failure
  }

  /// The properties in the order of the circle.
  static func cycle(_ properties: [(name: String, origin: TokenOrigin?)]) -> UnresolvedColor {
    UnresolvedColor(
      circle: properties.map(\.name), at: properties.first?.origin,
      related: properties.dropFirst().compactMap { property in
        property.origin.map { RelatedPlace(label: "'\(property.name)'", origin: $0) }
      })
  }

  static func systemColor(_ name: String, at origin: TokenOrigin) -> UnresolvedColor {
    var failure = UnresolvedColor(.systemColor, name, at: origin)
    failure.likeness = .system(name)
    return failure
  }

  /// An empty value is a value, and replaces what it overrides.
  static func empty(at origin: TokenOrigin) -> UnresolvedColor {
    var failure = UnresolvedColor(.emptyValue, at: origin)
    failure.likeness = .word
    return failure
  }
}

extension CSSProperties {
  /// Says what is wrong with the text of a sheet where a custom property or a colour may be lost by it: the browser passes over it,
  /// and with it a series. What else it passes over, such as `*zoom: 1` for old browsers, does no harm.
  mutating func addFaults(of sheet: CSSStyleSheet, file: SourceFile) {
    // What is no CSS in Sass is Sass.
    let isSass = LiteralLanguage.of(file.path)?.family == .sass
    let holdsProperties = sheet.declarations.contains { $0.name.hasPrefix("--") }
    var count = 0
    for fault in sheet.faults {
      let text = Self.text(fault, file)
      let isLoss = text.hold("--") || text.first != UInt8(ascii: "*") && Self.holdsColor(text)
      guard fault.isOfBraces ? holdsProperties : isLoss && !isSass else { continue }
      count += 1
      // A text that is not a style sheet has thousands.
      if count <= 20 { reading.record.problem(ThemeProblem(syntax: fault, in: file)) }
      if Self.namesCharts(text) { setChartFault(ThemeProblem(syntax: fault, in: file)) }
    }
    if count > 20 { reading.record.note(.notCSS, file.path, count) }
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
