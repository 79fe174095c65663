import SourceText

/// A palette that a program draws with and only names: the colours are in the library.
enum PaletteByName {
  /// The name under which this program knows a palette of a library, by the library's name in lower case: those of
  /// ColorBrewer, d3-scale-chromatic 3, matplotlib 3.11, seaborn 0.13, plotly 6 and R 4.
  private static let known: [String: String] = {
    var names = [
      "category10": "tab10", "tab10": "tab10", "tab20": "vega-category20", "category20": "vega-category20",
      "tableau10": "tableau-10", "observable10": "observable-10", "plotly": "plotly", "d3": "plotly-d3",
      "okabe-ito": "okabe-ito", "grey": "gray", "spectral": "brewer-spectral",
    ]
    let brewer =
      "accent dark2 paired pastel1 pastel2 set1 set2 set3 blues brbg bugn bupu gnbu greens greys oranges orrd piyg prgn pubu pubugn "
      + "puor purd purples rdbu rdgy rdpu rdylbu rdylgn reds ylgn ylgnbu ylorbr ylorrd"
    for name in brewer.split(separator: " ") { names[String(name)] = "brewer-\(name)" }
    for name in seaborn { names[name] = "seaborn-\(name)" }
    for name in ["gray", "bwr", "coolwarm", "twilight", "rocket", "mako"] + maps { names[name] = name }
    return names
  }()

  /// Colour maps whose names are also those of functions, `viridis(256)`, and of attributes.
  private static let maps = [
    "viridis", "magma", "plasma", "inferno", "cividis", "turbo", "rainbow", "jet", "hot", "hsv",
  ]
  /// Palettes that only Python draws with: `colorScheme: 'dark'` of a script is a mode of its page.
  private static let seaborn: Set<String> = ["deep", "muted", "pastel", "bright", "dark", "colorblind"]
  /// The palettes of plotly that the table knows.
  private static let plotly: Set<String> = ["Plotly", "D3", "Set1", "Set2", "Set3", "Pastel1", "Pastel2", "Dark2"]

  /// What comes before the name of a palette in quotes, in lower case: calls, labels and keys of seaborn, matplotlib, plotly,
  /// altair, ggplot2, base R, nivo and Plots.jl.
  private static let takers: [StaticString] = [
    "palette", "cmap", "colormap", "scheme", "color_continuous_scale", "colorscale", "brewer", "option", "cgrad",
  ]
  /// What comes before a name that no quotes are around.
  private static let prefixes = ["scheme", "interpolate", "qualitative.", "sequential.", "cm.", "colormaps."]
  /// Bytes before a name that are looked at, and of names: engineering choices.
  private static let (before, longest) = (48, 24)

  /// The first that a program names: as the library calls it, and the name that `--palette` takes.
  static func first(in file: SourceFile) -> (written: String, known: String)? {
    quoted(in: file) ?? identifier(in: file.bytes) ?? called(in: file.bytes)
  }

  /// `palette="Set1"`, `scheme: 'set1'`, `brewer.pal(8, "Dark2")`, `palette = :tab10`.
  private static func quoted(in file: SourceFile) -> (written: String, known: String)? {
    let bytes = file.bytes
    let isPython = [".py", ".ipynb"].contains(where: file.path.hasSuffix)
    for index in bytes.indices {
      let sign = bytes[index]
      let isQuote = sign == UInt8(ascii: "'") || sign == UInt8(ascii: "\"")
      guard isQuote || sign == UInt8(ascii: ":") else { continue }
      let name = bytes[(index + 1)...].prefix(longest).prefix(while: isOfName)
      guard name.count > 1, !isQuote || name.endIndex < bytes.count && bytes[name.endIndex] == sign else { continue }
      let text = String(decoding: name, as: UTF8.self)
      guard let palette = known[text.lowercased()], isPython || !seaborn.contains(text.lowercased()) else { continue }
      let line = bytes[max(0, index - before)..<index].split(separator: 0x0A, omittingEmptySubsequences: false).last
      let lead = (line ?? []).map { byte in (65...90).contains(byte) ? byte | 0x20 : byte }
      if takers.contains(where: lead.hold) { return (text, palette) }
    }
    return nil
  }

  private static func isOfName(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") }

  /// `d3.schemeSet1`, `d3.interpolateViridis`, `px.colors.qualitative.Plotly`, `plt.cm.tab10.colors`.
  private static func identifier(in bytes: [UInt8]) -> (written: String, known: String)? {
    for prefix in prefixes {
      let pattern = Array(prefix.utf8)
      let isAttribute = prefix.hasSuffix(".")
      var start = bytes.startIndex
      while let found = bytes.range(of: pattern, from: start) {
        start = found.upperBound
        let name = bytes[start...].prefix(longest).prefix { $0.isLetter || $0.isDigit }
        let isWhole =
          found.lowerBound == 0 || !(bytes[found.lowerBound - 1].isLetter || bytes[found.lowerBound - 1].isDigit)
        let text = String(decoding: name, as: UTF8.self)
        let isCapital = name.first.map { (65...90).contains($0) } ?? false
        guard isWhole, isAttribute || isCapital,
          // Plotly's Pastel is another one than seaborn's.
          prefix != "qualitative." || plotly.contains(text), let palette = known[text.lowercased()]
        else { continue }
        return ((isAttribute ? "" : prefix) + text, palette)
      }
    }
    return nil
  }

  /// `scale_fill_viridis_c()`, `viridis(256)`.
  private static func called(in bytes: [UInt8]) -> (written: String, known: String)? {
    let shapes = ["_c(", "_d(", "_b(", "("]
    for name in maps.prefix(6) {
      for shape in shapes {
        guard let found = bytes.range(of: Array((name + shape).utf8)) else { continue }
        let isWhole = found.lowerBound == 0 || !bytes[found.lowerBound - 1].isLetter
        if isWhole { return (name, name) }
      }
    }
    return nil
  }
}
