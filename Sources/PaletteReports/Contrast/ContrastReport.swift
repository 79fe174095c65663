package import Colorimetry
import PaletteRules
import SafeText

/// The result of the contrast calculator.
package enum ContrastReport {
  /// Columns in which the whole headings are in a line, with swatches.
  private static let roomy = 100

  /// Text for people: one line per background; of colours outside sRGB one for each way to show them, and which of them decides.
  ///
  /// - Parameter results: By background, those of every way to show the colours.
  package static func text(_ results: [[ContrastResult]], style: TextStyle) -> String {
    let isOutside = results.contains { $0.count > 1 }
    let note = isOutside ? Paragraph.wrap(outside, width: style.width) : []
    return table(results.flatMap(\.self), style: style) + note.map { $0 + "\n" }.joined()
  }

  private static let outside =
    "A colour is outside sRGB: its first line is as CSS maps it, the next as browsers clip it; the lower ratio decides."

  private static func table(_ results: [ContrastResult], style: TextStyle) -> String {
    let isRoomy = style.width >= roomy
    var table = TextTable()
    table.append(
      ["", "", "ratio"].map { TextTable.Cell(text: $0, role: .faint, alignsRight: true) }
        + ContrastResult.Requirement.allCases.map {
          TextTable.Cell(
            text: isRoomy ? "\($0.label) \(Figures.plain($0.minimum)):1" : "\($0.brief) \(Figures.plain($0.minimum))",
            role: .faint)
        })
    for result in results {
      // A ratio that barely passes prints as passing.
      let nearest = ContrastResult.Requirement.allCases.map(\.minimum).filter { $0 <= result.ratio }.max()
      var row: [TextTable.Cell] = [
        .color(result.foreground.hex(alpha: result.alpha), swatch: result.composited.hex),
        .color("on " + result.background.hex, swatch: result.background.hex),
        TextTable.Cell(text: Figures.ratio(result.ratio, required: nearest), role: .strong, alignsRight: true),
      ]
      for requirement in ContrastResult.Requirement.allCases {
        let passes = result.passes(requirement)
        row.append(TextTable.Cell(text: passes ? "passes" : "fails", role: passes ? .plain : .error))
      }
      table.append(row)
    }
    return table.lines(style, indent: "", gap: isRoomy ? 3 : 2).map { $0 + "\n" }.joined()
  }

  /// JSON: an object, or an array for several backgrounds. Where colours can be shown in several ways, it contains the way with
  /// the lowest ratio.
  package static func json(_ results: [[ContrastResult]]) -> String {
    let values = results.compactMap { $0.min { $0.ratio < $1.ratio } }.map(value)
    return JSONWriter.text(values.count == 1 ? values[0] : .array(values))
  }

  private static func value(_ result: ContrastResult) -> JSONValue {
    .object([
      ("foreground", .string(result.foreground.hex(alpha: result.alpha))),
      ("background", .string(result.background.hex)),
      ("composited", .string(result.composited.hex)),
      ("ratio", .number(result.ratio)),
      ("passes", .object(ContrastResult.Requirement.allCases.map { ($0.rawValue, .boolean(result.passes($0))) })),
    ])
  }
}

/// A foreground measured on one background.
package struct ContrastResult: Sendable {
  /// As given.
  package let foreground: SRGB
  /// 0…1.
  package let alpha: Double
  /// As given; opaque.
  package let background: SRGB
  /// The foreground over the background.
  package let composited: SRGB
  /// 1…21.
  package let ratio: Double

  /// Composites the foreground and measures the contrast.
  package init(foreground: SRGB, alpha: Double, background: SRGB) {
    self.foreground = foreground
    self.alpha = alpha
    self.background = background
    composited = alpha < 1 ? foreground.composited(alpha: alpha, over: background) : foreground
    ratio = WCAG.contrastRatio(composited, background)
  }

  /// The requirements of WCAG 2.2, in the order of the report.
  enum Requirement: String, CaseIterable {
    case text, largeText, enhancedText, graphics

    /// Success criteria 1.4.3 (text and large text), 1.4.6 (enhanced text) and 1.4.11 (graphics).
    var minimum: Double {
      switch self {
      case .text: 4.5
      case .largeText, .graphics: 3
      case .enhancedText: 7
      }
    }

    var label: String {
      switch self {
      case .text: "text"
      case .largeText: "large text"
      case .enhancedText: "enhanced text"
      case .graphics: "graphics"
      }
    }

    /// In a word, for narrow tables.
    var brief: String {
      switch self {
      case .text, .graphics: label
      case .largeText: "large"
      case .enhancedText: "enhanced"
      }
    }
  }

  func passes(_ requirement: Requirement) -> Bool { ratio >= requirement.minimum }
}
