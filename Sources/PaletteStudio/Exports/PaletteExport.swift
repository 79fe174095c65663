import Colorimetry
import PaletteRules
import SafeText
import SourceText

/// Where a palette can go: the notation of another program.
package enum PaletteExport: String, CaseIterable, Sendable {
  case theme, hex, css, dtcg

  /// As the page lists it.
  package var label: String {
    switch self {
    case .theme: "palettecheck theme"
    case .hex: "List of hex colours"
    case .css: "CSS custom properties"
    case .dtcg: "Design tokens (DTCG)"
    }
  }

  /// The file's name.
  package var fileName: String {
    switch self {
    case .theme: StudioPalette.fileName
    case .hex: "palette.txt"
    case .css: "palette.css"
    case .dtcg: "palette.tokens.json"
    }
  }

  /// The file with a palette.
  package func text(_ palette: StudioPalette) -> String {
    let colors = palette.entries.map(\.hex)
    switch self {
    case .theme: return palette.theme
    case .hex: return colors.map { $0 + "\n" }.joined()
    case .css:
      let lines = colors.enumerated().map { "  --chart-\($0 + 1): \($1);\n" }
      return ":root {\n  --chart-background: \(palette.ground.hex);\n\(lines.joined())}\n"
    case .dtcg:
      let series = zip(palette.identifiers, palette.entries).map { name, entry in
        (key: name, value: Self.token(entry.color, alpha: entry.alpha))
      }
      return JSONWriter.text(
        .object([
          (
            "chart",
            .object([
              ("$type", "color"), ("background", Self.token(palette.ground)), ("series", .object(series)),
            ])
          )
        ]))
    }
  }

  /// A token's value. Source: Design Tokens Format Module 2025.10, colour module.
  private static func token(_ color: SRGB, alpha: Double = 1) -> JSONValue {
    let opacity: [(key: String, value: JSONValue)] = alpha < 1 ? [("alpha", .number(alpha))] : []
    return .object([
      (
        "$value",
        .object(
          [("colorSpace", "srgb"), ("components", .numbers([color.red, color.green, color.blue]))] + opacity
            + [("hex", .string(color.hex))])
      )
    ])
  }
}

extension StudioPalette.Entry {
  /// Six hex digits, or eight for a translucent colour. Source: CSS Color 4, section 5.2.
  fileprivate var hex: String {
    let byte = Int((alpha * 255).rounded())
    return color.hex + (alpha < 1 ? (byte < 16 ? "0" : "") + String(byte, radix: 16) : "")
  }
}

extension StudioPalette {
  /// A name of letters and dashes for each colour; numbers where one has no such name, or two have the same.
  fileprivate var identifiers: [String] {
    let words = entries.map { entry in
      let letters = (entry.name ?? "").lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
      return String(letters).split(separator: "-").joined(separator: "-")
    }
    // Readers put tokens with numbers in the order of those.
    let areNames =
      words.allSatisfy { !$0.isEmpty && !$0.contains(where: \.isNumber) } && Set(words).count == words.count
    return areNames ? words : entries.indices.map { String($0 + 1) }
  }
}
