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
    ("#1f77b4", "blue"), ("#2ca02c", "green"), ("#9467bd", "purple"), ("#e377c2", "pink"), ("#bcbd22", "olive green"),
    // Okabe and Ito, "Color Universal Design", 2008.
    ("#000000", "black"), ("#56b4e9", "blue"), ("#f0e442", "yellow"), ("#d55e00", "orange red"),
    // The basic colours of CSS.
    ("#00ffff", "cyan blue"), ("#000000", "black"), ("#ff00ff", "pink purple"), ("#008000", "green"),
    ("#800000", "red brown"), ("#808000", "olive"), ("#ff0000", "red"), ("#008080", "teal"), ("#ffff00", "yellow"),
    // CSS's own names.
    ("#fa8072", "pink orange"), ("#20b2aa", "teal"),
    // Paul Tol, bright.
    ("#4477aa", "blue"), ("#228833", "green"), ("#66ccee", "blue teal"), ("#bbbbbb", "grey"),
    // Paul Tol, vibrant.
    ("#0077bb", "blue"), ("#ee3377", "pink red"), ("#009988", "teal"),
    // Paul Tol, muted.
    ("#cc6677", "pink red"), ("#ddcc77", "yellow brown"), ("#88ccee", "blue teal"), ("#44aa99", "teal"),
    ("#aa4499", "purple"),
    // ColorBrewer Set1.
    ("#e41a1c", "red"), ("#4daf4a", "green"), ("#ff7f00", "orange"), ("#a65628", "brown"), ("#999999", "grey"),
    // ColorBrewer Pastel1: the same names, lighter; its brown is a beige, which nobody calls by one of these words.
    ("#b3cde3", "blue"), ("#decbe4", "purple"), ("#ffffcc", "yellow"), ("#f2f2f2", "grey white"),
    // Greys with a tint, Tailwind's slate and stone.
    ("#e2e8f0", "grey white blue"),
    // ColorBrewer Dark2.
    ("#1b9e77", "green teal"), ("#7570b3", "purple"), ("#66a61e", "green"), ("#a6761d", "brown"),
    // Tableau 10.
    ("#4e79a7", "blue"), ("#e15759", "red"), ("#59a14f", "green"), ("#b07aa1", "purple"), ("#9c755f", "brown"),
    // Apple system colours.
    ("#ff3b30", "red"), ("#ffcc00", "yellow"), ("#00c7be", "teal"), ("#32ade6", "blue"), ("#5856d6", "purple blue"),
    ("#ff2d55", "pink red"),
    // CSS named colours and dark theme colours.
    ("#f5f5dc", "white yellow"), ("#ffe4e1", "pink white"), ("#14181d", "black"), ("#5b6570", "grey"),
    ("#b8602f", "orange brown"), ("#a52a2a", "brown red"), ("#8b4513", "brown"), ("#ee82ee", "pink purple"),
    ("#8a2be2", "purple"), ("#20b2aa", "teal"), ("#daa520", "yellow orange"), ("#fa8072", "pink red orange"),
    ("#ff1493", "pink"), ("#556b2f", "olive green"), ("#9acd32", "green"), ("#d2b48c", "brown"),
    ("#2f4f4f", "grey teal green"), ("#483d8b", "blue purple"), ("#663399", "purple"), ("#b0e0e6", "blue teal"),
    ("#bc8f8f", "pink brown red purple"), ("#ff4500", "red orange"), ("#ff7f50", "orange red pink"),
  ]
}
