import Colorimetry
import Testing

@testable import PaletteRules

struct RulePageTests {
  /// Everything on a page that people read.
  private static func prose(_ rule: Rule) -> [String] {
    let page = rule.page
    return [rule.summary, page.measures, page.formula, page.threshold, page.affects]
      + page.remedies + page.adjusting + (page.bad + page.good).map(\.caption) + page.sources.map(\.text)
  }

  @Test(arguments: RuleCatalog.all.map { $0.id })
  func `a page is complete`(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(id))
    let page = rule.page
    for text in Self.prose(rule) {
      #expect(!text.isEmpty && text == text.trimmed, "\(text)")
      #expect(text == page.formula || !text.contains("  "), "\(text)")
    }
    #expect(!page.remedies.isEmpty && !page.sources.isEmpty)
    // What a baseline holds stands in no theme.
    if !["PC905", "PC906"].contains(id) { #expect(!page.bad.isEmpty && !page.good.isEmpty) }
    #expect(page.sources.allSatisfy { $0.url.hasPrefix("https://") && !$0.url.contains(" ") })
    for sentence in [page.measures, page.threshold, page.affects] + page.remedies + page.adjusting {
      #expect(sentence.hasSuffix("."), "\(sentence)")
    }
    for line in page.formula.split(separator: "\n") { #expect(line.count <= 75, "\(line)") }
  }

  @Test(arguments: RuleCatalog.all.map { $0.id })
  func `a page speaks of rules that are there, and of nothing that Markdown would take for markup`(_ id: String) throws
  {
    let ids = Set(RuleCatalog.all.map { $0.id })
    for text in Self.prose(try #require(RuleCatalog.rule(id))) {
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) where word.hasPrefix("PC") {
        #expect(ids.contains(String(word)), "\(word)")
      }
      #expect(!text.contains { "*_<>|~\\[#".contains($0) }, "\(text)")
      #expect(text.count { $0 == "`" }.isMultiple(of: 2), "\(text)")
    }
  }

  @Test func `families hold every rule once, in order`() {
    #expect(RuleCatalog.families.flatMap { $0.rules.map { $0.id } } == RuleCatalog.all.map { $0.id })
  }

  @Test(arguments: ["pc201", "PC201", "Red-Green-Confusion"])
  func `rules are found in letters of any case`(_ name: String) {
    #expect(RuleCatalog.rule(name)?.id == "PC201")
  }

  // What pages say in figures of their own.

  @Test func `black and white are 100 and 21 to 1 apart`() throws {
    let (black, white) = (SRGB(0, 0, 0), SRGB(1, 1, 1))
    #expect(WCAG.contrastRatio(black, white) == 21)
    let metric = DifferenceMetric.ciede2000
    let distance = metric.distance(metric.coordinate(LinearSRGB(black)), metric.coordinate(LinearSRGB(white)))
    #expect(abs(distance - 100) < 1e-6)
  }

  /// Okabe and Ito 2008; Tol 2021; Petroff 2021; IBM Design Language; against matplotlib's tab10, ColorBrewer's Set1 and
  /// Dark2, Tableau 10 and Observable 10.
  @Test(arguments: [
    ("#000000 #e69f00 #56b4e9 #009e73 #f0e442 #0072b2 #d55e00 #cc79a7", true),
    ("#4477aa #ee6677 #228833 #ccbb44 #66ccee #aa3377 #bbbbbb", true),
    ("#ee7733 #0077bb #33bbee #ee3377 #cc3311 #009988 #bbbbbb", true),
    ("#5790fc #f89c20 #e42536 #964a8b #9c9ca1 #7a21dd", true),
    ("#648fff #785ef0 #dc267f #fe6100 #ffb000", true),
    ("#1f77b4 #ff7f0e #2ca02c #d62728 #9467bd #8c564b #e377c2 #7f7f7f #bcbd22 #17becf", false),
    ("#e41a1c #377eb8 #4daf4a #984ea3 #ff7f00 #ffff33 #a65628 #f781bf #999999", false),
    ("#1b9e77 #d95f02 #7570b3 #e7298a #66a61e #e6ab02 #a6761d #666666", false),
    ("#4e79a7 #f28e2c #e15759 #76b7b2 #59a14f #edc949 #af7aa1 #ff9da7 #9c755f #bab0ab", false),
    ("#4269d0 #efb118 #ff725c #6cc5b0 #3ca951 #ff8ab7 #a463f2 #97bbf5 #9c6b4e #9498a0", false),
  ])
  func `the threshold parts palettes made for colour-blind readers from the others`(_ palette: String, isMade: Bool)
    throws
  {
    let theme = try WrittenTheme(palette.split(separator: " ").map(String.init))
    #expect(try theme.judged(.only("PC201")).findings.isEmpty == isMade)
  }

  @Test func `blue and yellow stay well apart with a red-green deficiency`() throws {
    let theme = try WrittenTheme("#3b8eea", "#ffcc00")
    #expect(try theme.judged(.only("PC201", "PC205")).findings.isEmpty)
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
