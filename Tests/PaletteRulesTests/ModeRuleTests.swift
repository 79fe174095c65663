import Colorimetry
import Testing

@testable import PaletteRules

struct ModeRuleTests {
  /// The base in one set of colours, another mode in another.
  private func theme(
    _ base: [String], _ other: [String], named name: String = "dark", background: String = "#14181d"
  ) throws -> Theme {
    let (one, two) = (try WrittenTheme(base), try WrittenTheme(other))
    return try one.theme(try one.mode(), try two.mode(name, background: background))
  }

  @Test func `what fails in a mode belongs to the rule that fails`() throws {
    let theme = try theme(["#0072b2", "#7a3b00"], ["#5b8c2a", "#b8602f"])
    #expect(Judge.judge(theme, settings: .only("PC201", "PC501")).findings.map(\.rule.id) == ["PC201"])
  }

  @Test func `text needs more than marks, and another mode may give it`() throws {
    func count(_ modes: ThemeMode...) throws -> Int {
      var theme = try WrittenTheme("#00429d").theme()
      (theme.modes, theme.format) = (modes, "palettecheck")
      return Judge.judge(theme, settings: .only("PC502")).findings.count
    }
    let strong = try WrittenTheme("#00429d", "#7a3b00")
    #expect(try count(strong.mode(text: "#000000")) == 0)
    #expect(try count(strong.mode(text: "#6a6a6a")) == 1)
    #expect(try count(strong.mode(text: "#6a6a6a"), strong.mode("increaseContrast")) == 0)
  }

  @Test(arguments: [("#767676", 0), ("#777777", 1), ("#949494", 1), ("#9a9a9a", 0)])
  func `marks of Increase Contrast need 4.5 to 1 where PC102 passes`(color: String, count: Int) throws {
    let theme = try theme(["#000000"], [color], named: "increaseContrast", background: "#ffffff")
    let found = Judge.judge(theme, settings: .only("PC102", "PC505")).findings("PC505")
    #expect(found.count == count && found.allSatisfy { $0.measure?.required == 4.5 && $0.mode == "increaseContrast" })
    #expect(
      Judge.judge(try self.theme(["#000000"], [color], background: "#ffffff"), settings: .only("PC505")).record.checks
        == 0)
  }
}
