import Testing

@testable import Colorimetry

/// How people, or the authors of palettes, call their colours; where they differ, each word is allowed. The last word of
/// some is what most people of the survey answered (`#17becf` is blue to 55 %, a cyan to the authors of tab10).
@Suite struct ColorNameTests {
  @Test func `names match common usage`() throws {
    for (hex, words) in Self.known {
      let name = ColorName(try Color(css: hex).mappedToSRGB.srgb)
      #expect(words.split(separator: " ").contains(Substring(name.rawValue)), "\(hex) is \(name), not \(words)")
    }
  }

  @Test func `every colour has a name and every name a colour`() {
    var found: Set<ColorName> = []
    for r in stride(from: 0.0, through: 1, by: 0.1) {
      for g in stride(from: 0.0, through: 1, by: 0.1) {
        for b in stride(from: 0.0, through: 1, by: 0.1) { found.insert(ColorName(SRGB(r, g, b))) }
      }
    }
    #expect(found == Set(ColorName.allCases))
  }

  @Test func `greys range from black to white`() {
    let names = (0...255).map { ColorName(SRGB(bytes: $0, $0, $0)) }
    let order: [ColorName] = [.black, .grey, .white]
    #expect(names.map { order.firstIndex(of: $0) ?? -1 } == names.map { order.firstIndex(of: $0) ?? -1 }.sorted())
    #expect(Set(names) == Set(order))
  }

  private static let known: [(String, String)] = [
    // matplotlib tab10, by its own names (its cyan, which is dark, is teal here).
    ("#1f77b4", "blue"), ("#ff7f0e", "orange"), ("#2ca02c", "green"), ("#d62728", "red"), ("#9467bd", "purple"),
    ("#8c564b", "brown"), ("#e377c2", "pink"), ("#7f7f7f", "grey"), ("#bcbd22", "olive green"),
    ("#17becf", "teal blue"),
    // Okabe and Ito, "Color Universal Design", 2008.
    ("#000000", "black"), ("#e69f00", "orange"), ("#56b4e9", "blue"), ("#009e73", "green teal"),
    ("#f0e442", "yellow"), ("#0072b2", "blue"), ("#d55e00", "orange red"), ("#cc79a7", "pink purple"),
    // The basic colours of CSS.
    ("#00ffff", "cyan blue"), ("#00e5ff", "cyan blue"), ("#000000", "black"), ("#0000ff", "blue"),
    ("#ff00ff", "pink purple"),
    ("#808080", "grey"),
    ("#008000", "green"), ("#00ff00", "green"), ("#800000", "red brown"), ("#000080", "blue"), ("#808000", "olive"),
    ("#800080", "purple"), ("#ff0000", "red"), ("#c0c0c0", "grey"), ("#008080", "teal"), ("#ffffff", "white"),
    ("#ffff00", "yellow"),
    // CSS's own names.
    ("#add8e6", "blue"), ("#fa8072", "pink orange"), ("#87ceeb", "blue"), ("#20b2aa", "teal"),
    ("#ff6347", "red orange"),
    // Paul Tol, bright.
    ("#4477aa", "blue"), ("#ee6677", "red pink"), ("#228833", "green"), ("#ccbb44", "yellow olive"),
    ("#66ccee", "blue teal"), ("#aa3377", "purple"), ("#bbbbbb", "grey"),
    // Paul Tol, vibrant.
    ("#ee7733", "orange"), ("#0077bb", "blue"), ("#33bbee", "blue teal"), ("#ee3377", "pink red"), ("#cc3311", "red"),
    ("#009988", "teal"), ("#bbbbbb", "grey"),
    // Paul Tol, muted.
    ("#cc6677", "pink red"), ("#332288", "blue purple"), ("#ddcc77", "yellow brown"), ("#117733", "green"),
    ("#88ccee", "blue teal"), ("#882255", "purple red"), ("#44aa99", "teal"), ("#999933", "olive"),
    ("#aa4499", "purple"), ("#dddddd", "grey white"),
    // ColorBrewer Set1.
    ("#e41a1c", "red"), ("#377eb8", "blue"), ("#4daf4a", "green"), ("#984ea3", "purple"), ("#ff7f00", "orange"),
    ("#ffff33", "yellow"), ("#a65628", "brown"), ("#f781bf", "pink"), ("#999999", "grey"),
    // ColorBrewer Pastel1: the same names, lighter; its brown is a beige, which nobody calls by one of these words.
    ("#fbb4ae", "red pink"), ("#b3cde3", "blue"), ("#ccebc5", "green"), ("#decbe4", "purple"),
    ("#fed9a6", "orange brown"), ("#ffffcc", "yellow"), ("#fddaec", "pink"), ("#f2f2f2", "grey white"),
    // Greys with a tint, Tailwind's slate and stone.
    ("#cbd5e1", "grey blue"), ("#e2e8f0", "grey white blue"), ("#d6d3d1", "grey"),
    // ColorBrewer Dark2.
    ("#1b9e77", "green teal"), ("#d95f02", "orange"), ("#7570b3", "purple"), ("#e7298a", "pink"),
    ("#66a61e", "green"), ("#e6ab02", "yellow orange"), ("#a6761d", "brown"), ("#666666", "grey"),
    // Tableau 10.
    ("#4e79a7", "blue"), ("#f28e2b", "orange"), ("#e15759", "red"), ("#76b7b2", "teal blue"), ("#59a14f", "green"),
    ("#edc948", "yellow"), ("#b07aa1", "purple"), ("#ff9da7", "pink"), ("#9c755f", "brown"), ("#bab0ac", "grey"),
    // Apple system colours.
    ("#ff3b30", "red"), ("#ff9500", "orange"), ("#ffcc00", "yellow"), ("#34c759", "green"), ("#00c7be", "teal"),
    ("#30b0c7", "teal blue"), ("#32ade6", "blue"), ("#007aff", "blue"), ("#5856d6", "purple blue"),
    ("#af52de", "purple"), ("#ff2d55", "pink red"), ("#a2845e", "brown"),
    // CSS named colours and dark theme colours.
    ("#f5f5dc", "white yellow"), ("#fffff0", "white"), ("#ffe4e1", "pink white"), ("#1a1a1a", "black"),
    ("#14181d", "black"), ("#e3e7eb", "white grey"), ("#5b6570", "grey"), ("#9a440b", "brown orange"),
    ("#b8602f", "orange brown"), ("#5b8c2a", "green"), ("#a52a2a", "brown red"), ("#d2691e", "orange brown"),
    ("#8b4513", "brown"), ("#ffc0cb", "pink"), ("#ee82ee", "pink purple"), ("#4b0082", "purple"),
    ("#8a2be2", "purple"), ("#40e0d0", "teal cyan"), ("#20b2aa", "teal"), ("#ffd700", "yellow"),
    ("#daa520", "yellow orange"), ("#b8860b", "brown olive orange yellow"), ("#fa8072", "pink red orange"),
    ("#dc143c", "red"), ("#ff1493", "pink"), ("#c71585", "pink purple"), ("#556b2f", "olive green"),
    ("#6b8e23", "olive green"), ("#9acd32", "green"), ("#adff2f", "green yellow"), ("#d2b48c", "brown"),
    ("#f5deb3", "yellow brown orange"), ("#2f4f4f", "grey teal green"), ("#191970", "blue"),
    ("#483d8b", "blue purple"), ("#6a5acd", "purple blue"), ("#663399", "purple"), ("#87ceeb", "blue"),
    ("#b0e0e6", "blue teal"), ("#ffe4b5", "yellow orange brown"), ("#bc8f8f", "pink brown red purple"),
    ("#cd5c5c", "red pink"),
    ("#ff4500", "red orange"), ("#ff6347", "red orange"), ("#ff7f50", "orange red pink"),
  ]
}
