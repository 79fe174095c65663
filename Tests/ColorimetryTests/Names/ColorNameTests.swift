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
    // ColorBrewer Paired.
    ("#a6cee3", "blue"), ("#1f78b4", "blue"), ("#b2df8a", "green"), ("#33a02c", "green"), ("#fb9a99", "pink"),
    ("#e31a1c", "red"), ("#fdbf6f", "orange"), ("#ff7f00", "orange"), ("#cab2d6", "purple"),
    ("#6a3d9a", "purple"), ("#ffff99", "yellow"), ("#b15928", "brown"),
    // Tableau 10.
    ("#4e79a7", "blue"), ("#f28e2b", "orange"), ("#e15759", "red"), ("#76b7b2", "teal blue"), ("#59a14f", "green"),
    ("#edc948", "yellow"), ("#b07aa1", "purple"), ("#ff9da7", "pink"), ("#9c755f", "brown"), ("#bab0ac", "grey"),
    // Observable 10.
    ("#4269d0", "blue"), ("#efb118", "orange yellow"), ("#ff725c", "red orange"), ("#6cc5b0", "teal green"),
    ("#3ca951", "green"), ("#ff8ab7", "pink"), ("#a463f2", "purple"), ("#97bbf5", "blue"),
    ("#9c6b4e", "brown"), ("#9498a0", "grey"),
    // Apple system colours.
    ("#ff3b30", "red"), ("#ff9500", "orange"), ("#ffcc00", "yellow"), ("#34c759", "green"), ("#00c7be", "teal"),
    ("#30b0c7", "teal blue"), ("#32ade6", "blue"), ("#007aff", "blue"), ("#5856d6", "purple blue"),
    ("#af52de", "purple"), ("#ff2d55", "pink red"), ("#a2845e", "brown"),
    // Tailwind CSS 3, step 500.
    ("#ef4444", "red"), ("#f97316", "orange"), ("#f59e0b", "orange yellow"), ("#eab308", "yellow"),
    ("#84cc16", "green"), ("#22c55e", "green"), ("#10b981", "green teal"), ("#14b8a6", "teal"),
    ("#06b6d4", "teal blue"),
    ("#0ea5e9", "blue"), ("#3b82f6", "blue"), ("#6366f1", "purple blue"), ("#8b5cf6", "purple"),
    ("#a855f7", "purple"), ("#d946ef", "pink purple"), ("#ec4899", "pink"), ("#f43f5e", "red pink"),
    ("#64748b", "grey blue"), ("#71717a", "grey"), ("#78716c", "grey"),
    // Material Design, step 500.
    ("#f44336", "red"), ("#e91e63", "pink red"), ("#9c27b0", "purple"), ("#673ab7", "purple"),
    ("#3f51b5", "blue purple"), ("#2196f3", "blue"), ("#03a9f4", "blue"), ("#00bcd4", "teal blue"), ("#009688", "teal"),
    ("#4caf50", "green"), ("#8bc34a", "green"), ("#cddc39", "yellow green"), ("#ffeb3b", "yellow"),
    ("#ffc107", "yellow orange"), ("#ff9800", "orange"), ("#ff5722", "orange red"), ("#795548", "brown"),
    ("#9e9e9e", "grey"), ("#607d8b", "grey blue"),
    // Answers of the xkcd colour name survey (https://xkcd.com/color/rgb/).
    ("#7e1e9c", "purple"), ("#15b01a", "green"), ("#0343df", "blue"), ("#ff81c0", "pink"), ("#653700", "brown"),
    ("#e50000", "red"), ("#95d0fc", "blue"), ("#029386", "teal"), ("#f97306", "orange"), ("#96f97b", "green"),
    ("#c20078", "pink purple"), ("#ffff14", "yellow"), ("#75bbfd", "blue"), ("#929591", "grey"), ("#89fe05", "green"),
    ("#bf77f6", "purple"), ("#9a0eea", "purple"), ("#033500", "green"), ("#06c2ac", "teal"),
    ("#c79fef", "purple"), ("#00035b", "blue"), ("#d1b26f", "brown yellow olive"), ("#13eac9", "teal"),
    ("#06470c", "green"), ("#ae7181", "pink purple"), ("#35063e", "purple"), ("#01ff07", "green"),
    ("#650021", "red purple brown"), ("#6e750e", "olive green"), ("#ff796c", "pink orange red"),
    ("#e6daa6", "yellow brown"), ("#0504aa", "blue"), ("#001146", "blue"), ("#cea2fd", "purple"),
    ("#ff028d", "pink"), ("#ad8150", "brown"), ("#c7fdb5", "green"), ("#ffb07c", "orange"), ("#677a04", "olive green"),
    ("#cb416b", "pink red"), ("#8e82fe", "purple blue"), ("#53fca1", "green"), ("#aaff32", "green"),
    ("#380282", "purple blue"), ("#ceb301", "yellow olive"), ("#fdaa48", "orange"), ("#ffd1df", "pink"),
    ("#5e819d", "blue grey"), ("#8f1402", "red"), ("#fe0002", "red"), ("#a8a495", "grey"),
    ("#c04e01", "orange brown"), ("#d8dcd6", "grey white"), ("#5cac2d", "green"), ("#b0dd16", "green yellow"),
    ("#b66a50", "brown orange"), ("#ca6641", "orange brown"), ("#caa0ff", "purple"), ("#840000", "red"),
    ("#ed0dd9", "pink purple"), ("#a2cffe", "blue"), ("#6b8ba4", "blue grey"), ("#dbb40c", "yellow"),
    ("#ffb16d", "orange"), ("#bc13fe", "purple"), ("#f5bf03", "yellow"), ("#fac205", "yellow"), ("#3b5b92", "blue"),
    ("#b9a281", "brown grey"), ("#ac9362", "brown"), ("#feb308", "orange yellow"), ("#fffe7a", "yellow"),
    ("#0a888a", "teal"), ("#887191", "purple grey"), ("#f1da7a", "yellow"), ("#ff5b00", "orange"),
    ("#6832e3", "purple blue"), ("#d46a7e", "pink"), ("#a2a415", "olive"), ("#9e003a", "red purple"),
    ("#c14a09", "orange brown"), ("#ad0afe", "purple"), ("#7f4e1e", "brown"), ("#9b5fc0", "purple"),
    ("#8e7618", "olive brown"), ("#cf524e", "red"), ("#fbdd7e", "yellow"), ("#ffcfdc", "pink"), ("#4b006e", "purple"),
    ("#a00498", "purple"), ("#6140ef", "purple blue"), ("#cdc50a", "yellow olive"),
    ("#b04e0f", "brown orange"), ("#c0737a", "pink"), ("#5d1451", "purple"), ("#c48efd", "purple"),
    ("#601ef9", "purple blue"),
    // Crayola crayons.
    ("#ed0a3f", "red"), ("#ff681f", "orange"), ("#fbe870", "yellow"), ("#01a368", "green"), ("#0066ff", "blue"),
    ("#8359a3", "purple"), ("#af593e", "brown"), ("#00ccff", "blue teal"), ("#f7468a", "pink"),
    ("#fdd5b1", "orange pink yellow"),
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
