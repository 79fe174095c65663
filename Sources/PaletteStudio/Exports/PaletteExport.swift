import Colorimetry
import PaletteRules
import SafeText
import SourceText

/// Where a palette can go: the notation of another program.
package enum PaletteExport: String, CaseIterable, Sendable {
  case theme, hex, css, dtcg, matplotlib, vega, echarts, plotly, ggplot2, swift, ase

  /// As the page lists it.
  package var label: String {
    switch self {
    case .theme: "palettecheck theme"
    case .hex: "List of hex colours"
    case .css: "CSS custom properties"
    case .dtcg: "Design tokens (DTCG)"
    case .matplotlib: "matplotlib style"
    case .vega: "Vega and Vega-Lite"
    case .echarts: "ECharts theme"
    case .plotly: "Plotly template"
    case .ggplot2: "ggplot2"
    case .swift: "Swift"
    case .ase: "Adobe Swatch Exchange"
    }
  }

  /// The file's name.
  package var fileName: String {
    switch self {
    case .theme: StudioPalette.fileName
    case .hex: "palette.txt"
    case .css: "palette.css"
    case .dtcg: "palette.tokens.json"
    case .matplotlib: "palette.mplstyle"
    case .vega: "palette.vega.json"
    case .echarts: "palette.echarts.json"
    case .plotly: "palette.plotly.json"
    case .ggplot2: "palette.R"
    case .swift: "Palette.swift"
    case .ase: "palette.ase"
    }
  }

  /// Whether the file is text.
  package var isText: Bool { self != .ase }

  /// The file with a palette.
  package func bytes(_ palette: StudioPalette) -> [UInt8] {
    self == .ase ? SwatchExchange.bytes(palette) : Array(text(palette).utf8)
  }

  private func text(_ palette: StudioPalette) -> String {
    let colors = palette.entries.map(\.hex)
    let ground = palette.ground.hex
    func json(_ value: JSONValue) -> String { JSONWriter.text(value) }
    switch self {
    case .theme: return palette.theme
    case .hex: return colors.map { $0 + "\n" }.joined()
    case .css:
      let lines = colors.enumerated().map { "  --chart-\($0 + 1): \($1);\n" }
      return ":root {\n  --chart-background: \(ground);\n\(lines.joined())}\n"
    case .dtcg:
      let series = zip(palette.identifiers, palette.entries).map { name, entry in
        (key: name, value: Self.token(entry.color, alpha: entry.alpha))
      }
      return json(
        .object([
          (
            "chart",
            .object([
              ("$type", "color"), ("background", Self.token(palette.ground)), ("series", .object(series)),
            ])
          )
        ]))
    case .matplotlib:
      let cycle = colors.map { "'\($0.dropFirst())'" }.joined(separator: ", ")
      return """
        figure.facecolor: \(ground.dropFirst())
        axes.facecolor: \(ground.dropFirst())
        axes.prop_cycle: cycler('color', [\(cycle)])

        """
    case .vega:
      return json(
        .object([("background", .string(ground)), ("range", .object([("category", .strings(colors))]))]))
    case .echarts: return json(.object([("color", .strings(colors)), ("backgroundColor", .string(ground))]))
    case .plotly:
      return json(
        .object([
          (
            "layout",
            .object([
              ("colorway", .strings(palette.entries.map(\.rgba))),
              ("paper_bgcolor", .string(ground)), ("plot_bgcolor", .string(ground)),
            ])
          )
        ]))
    case .ggplot2:
      // In R, colours match values by all of their names or by their order, and no name holds U+0000.
      let names = palette.entries.compactMap(\.name).filter { !$0.unicodeScalars.contains("\0") }
      let values = colors.indices.map { index in
        names.count == colors.count ? "\(jsonString(names[index])) = \"\(colors[index])\"" : "\"\(colors[index])\""
      }
      return """
        palette <- c(\(values.joined(separator: ", ")))
        # + scale_colour_manual(values = palette) + scale_fill_manual(values = palette)

        """
    case .swift:
      let lines = palette.entries.map { entry in
        let (red, green, blue) = entry.color.bytes
        let opacity = entry.alpha < 1 ? ", opacity: \(JSONWriter.text(.number(entry.alpha), .compact))" : ""
        let name = entry.name.map { "  // \(swiftString($0).dropFirst().dropLast())" } ?? ""
        return "  Color(red: \(red) / 255, green: \(green) / 255, blue: \(blue) / 255\(opacity)),\(name)\n"
      }
      return "import SwiftUI\n\nlet palette: [Color] = [\n\(lines.joined())]\n"
    case .ase: return ""
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

  /// For Plotly, which takes no eight digits.
  fileprivate var rgba: String {
    let (red, green, blue) = color.bytes
    return alpha < 1 ? "rgba(\(red), \(green), \(blue), \(JSONWriter.text(.number(alpha), .compact)))" : color.hex
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
