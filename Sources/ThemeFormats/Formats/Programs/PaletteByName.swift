import SourceText

/// A palette that a program draws with and only names: the colours are in the library.
enum PaletteByName {
  /// Calls and labels that take the name of a palette: seaborn, ggplot2.
  private static let takers: Set<String> = [
    "palette", "set_palette", "color_palette", "scale_color_brewer", "scale_colour_brewer", "scale_fill_brewer",
    "scheme",
  ]

  /// The name under which this program knows a palette of a library, by the library's name in lower case: those of
  /// ColorBrewer, d3-scale-chromatic 3, matplotlib 3.11, seaborn 0.13 and plotly 6.
  private static let known: [String: String] = {
    var names = [
      "category10": "tab10", "tab10": "tab10", "tab20": "vega-category20", "tableau10": "tableau-10",
      "observable10": "observable-10", "plotly": "plotly", "d3": "plotly-d3",
    ]
    for name in ["accent", "dark2", "paired", "pastel1", "pastel2", "set1", "set2", "set3"] {
      names[name] = "brewer-\(name)"
    }
    for name in ["deep", "muted", "pastel", "bright", "dark", "colorblind"] { names[name] = "seaborn-\(name)" }
    for name in ["viridis", "magma", "plasma", "inferno", "cividis", "turbo", "rainbow", "jet", "hot", "hsv"] {
      names[name] = name
    }
    return names
  }()

  /// The palettes of plotly that the table knows.
  private static let plotly: Set<String> = ["Plotly", "D3", "Set1", "Set2", "Set3", "Pastel1", "Pastel2", "Dark2"]

  /// The first that a program names: as the library calls it, and the name that `--palette` takes.
  static func first(in literals: LiteralTree, _ file: SourceFile) -> (written: String, known: String)? {
    for use in literals.uses where takers.contains(use.written.name) || DrawnNames.maps.contains(use.written.name) {
      guard let name = use.arguments.first?.node.string, let palette = known[name.lowercased()] else { continue }
      return (name, palette)
    }
    return identifier(in: file.bytes)
  }

  /// `d3.schemeSet1`, `d3.interpolateViridis`, `px.colors.qualitative.Plotly`.
  private static func identifier(in bytes: [UInt8]) -> (written: String, known: String)? {
    for prefix in ["scheme", "interpolate", "qualitative."] {
      let pattern = Array(prefix.utf8)
      var start = bytes.startIndex
      while let found = bytes[start...].firstRange(of: pattern) {
        start = found.upperBound
        let name = bytes[start...].prefix(40).prefix { $0.isLetter || $0.isDigit }
        let isWhole =
          found.lowerBound == 0 || !(bytes[found.lowerBound - 1].isLetter || bytes[found.lowerBound - 1].isDigit)
        let text = String(decoding: name, as: UTF8.self)
        guard isWhole, let first = name.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first),
          // Plotly's Pastel is another one than seaborn's.
          prefix != "qualitative." || plotly.contains(text), let palette = known[text.lowercased()]
        else { continue }
        return ((prefix == "qualitative." ? "" : prefix) + text, palette)
      }
    }
    return nil
  }
}
