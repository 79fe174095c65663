import PaletteRules
import Testing

@testable import ThemeFormats

/// Programs that hold several palettes: those of R packages, lists of pairs, lists of one name.
@Suite struct PaletteCollectionTests {
  /// Lists as R packages of palettes hold them.
  private func palettes(_ names: [String], kind: String = "qual") throws -> Theme {
    let lists = names.enumerated().map { index, name in
      "\(name) = list(c(\"#1b7837\", \"#762a83\", \"#2166a\(index)\"), c(1, 2, 3), \"\(kind)\", TRUE)"
    }
    return try readTheme("MyPalettes <- list(\n\(lists.joined(separator: ",\n"))\n)\n", path: "R/palettes.R")
  }

  @Test(arguments: [
    (["Blue", "Dark", "Light", "Summer", "Sea", "Oak", "Kelp"], false, []),
    (["Dark2", "Set1", "Set2", "A", "B", "C", "D"], false, []),
    (["Sea", "SeaDark", "Summer", "Fire", "Oak", "Kelp", "Ice"], false, ["SeaDark"]),
    (["Blue", "DarkBlue", "Summer", "Fire", "Oak", "Kelp", "Ice"], false, []),
    (
      ["Sea", "SeaDark", "Ice", "IceDark", "Oak", "OakDark", "Kelp", "KelpDark"], true,
      ["SeaDark", "IceDark", "OakDark", "KelpDark"]
    ),
    (
      ["KikiDark", "KikiMedium", "KikiLight", "HowlDark", "HowlMedium", "HowlLight", "PonyoDark", "PonyoMedium"], false,
      ["KikiDark", "HowlDark"]
    ),
    (["Light", "Dark"], true, ["Dark"]), (["Light", "Dark", "Sea"], false, []),
  ])
  func `a palette called dark among many is no mode of them, unless it is the twin of another one`(
    _ names: [String], _ areModes: Bool, _ dark: [String]
  ) throws {
    let theme = try palettes(names)
    #expect(theme.modeWord == (areModes ? .mode : .palette))
    #expect(theme.modes.filter { $0.unknownGround != nil }.map(\.name) == dark)
  }

  @Test(arguments: [("seq", true), ("div", true), ("qual", false)])
  func `the word for a kind beside a list says whether it is a ramp`(_ kind: String, _ isRamp: Bool) throws {
    let theme = try palettes(["Blue", "Summer"], kind: kind)
    #expect(theme.modes.allSatisfy { $0.ramps.isEmpty != isRamp && $0.series.isEmpty == isRamp })
  }

  @Test func `constants of a language are values, and nothing that is computed`() throws {
    #expect(try palettes(["Blue", "Summer"]).unjudged.isEmpty)
  }

  @Test func `members without names take a number that is free, by their place`() throws {
    let text = """
      ChartPalettes <- list(
        Oak = list("2" = c("#1b7837", "#762a83"), c("#2166ac", "#b2182b"), third = c("#e08214", "#542788")))
      """
    #expect(try readTheme(text, path: "R/charts.R").modes.map(\.name) == ["2", "3", "third"])
  }

  @Test func `the word for a kind says so beside named members too`() throws {
    let stops = "c(\"#f7fbff\", \"#6baed6\", \"#08306b\")"
    for list in ["list(\(stops), \"seq\", colorblind = TRUE)", "list(colors = \(stops), \"seq\")"] {
      let theme = try readTheme("ChartPalettes <- list(Oak = \(list), Kelp = \(list))", path: "R/charts.R")
      #expect(theme.modes.map(\.name) == ["Oak", "Kelp"] && theme.modes.allSatisfy { $0.ramps.count == 1 })
    }
  }

  @Test(arguments: [
    "list(COLORS, c(1, 2, 3), colorblind = TRUE)", "rbind(COLORS, c(3, 1, 2))", "structure(COLORS, n = 3)",
  ])
  func `a list of R whose members have names in part, or that a function binds, holds its colours`(_ text: String)
    throws
  {
    let colors = "c(\"#1b7837\", \"#762a83\", \"#2166ac\")"
    let entries = ["Oak", "Kelp"].map { "\($0) = \(text.replacing("COLORS", with: colors))" }
    let theme = try readTheme("MyPalettes <- list(\(entries.joined(separator: ", ")))\n", path: "R/palettes.R")
    #expect(theme.modes.map(\.name) == ["Oak", "Kelp"])
    #expect(theme.modes.allSatisfy { $0.series.map(\.color.hex) == ["#1b7837", "#762a83", "#2166ac"] })
  }

  @Test(arguments: [
    ("R/palettes.R", "NAME <- function(n = 3) {\n  pal <- COLORS\n  rep(pal, length.out = n)\n}"),
    ("R/palettes.R", "pal <- COLORS"),
    ("Palettes.swift", "func NAME(_ count: Int) -> [String] {\n  let pal = COLORS\n  return pal\n}"),
  ])
  func `variables of one name are several palettes`(_ path: String, _ function: String) throws {
    let lists = [["#1b7837", "#762a83", "#2166ac"], ["#e08214", "#542788", "#b2182b"]]
    let text = zip(["sea", "oak"], lists).map { name, colors in
      let list = colors.map { "\"\($0)\"" }.joined(separator: ", ")
      return function.replacing("NAME", with: name)
        .replacing("COLORS", with: path.hasSuffix("R") ? "c(\(list))" : "[\(list)]")
    }
    let theme = try readTheme(text.joined(separator: "\n\n"), path: path)
    #expect(theme.modes.map(\.name) == ["pal", "pal 2"])
    #expect(theme.modes.map { $0.series.map(\.color.hex) } == lists)
  }

  @Test func `names that a parameter of R offers as a choice are no colours`() throws {
    let choice = "scale <- function(palette = c(\"red\", \"green\", \"blue\"), n = 3) {\n  BODY\n}\n"
    for call in ["match.arg(palette)", "match.arg(arg = palette)", "rlang::arg_match(palette)"] {
      #expect(throws: ThemeProblem.self, "\(call)") {
        try readTheme(choice.replacing("BODY", with: "palette <- \(call)"), path: "R/scale.R")
      }
    }
    // What another function chooses from says nothing of this one.
    let other = "other <- function(palette = c(\"x\", \"y\")) { match.arg(palette) }\n"
    let drawn = try readTheme(choice.replacing("BODY", with: "barplot(n, col = palette)") + other, path: "R/scale.R")
    #expect(drawn.modes.first?.series.count == 3)
  }

  @Test func `lists of one name are called after what holds each`() throws {
    let text = """
      from matplotlib.colors import to_hex
      CHART_PALETTES = dict(
        Oak=dict(colors=("#1b7837", "#762a83"), order=(1, 2)),
        Kelp=dict(colors=("#2166ac", "#b2182b"), order=(1, 2)),
      )
      """
    #expect(try readTheme(text, path: "plots/palettes.py").modes.map(\.name) == ["Oak", "Kelp"])
  }
}
