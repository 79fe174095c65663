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
    ("R/palettes.R", "NAME = function(n) {\n  if (n > 3) warning(sapply(n, function(i) { i }))\n  pal <- COLORS\n}"),
    ("Palettes.swift", "func NAME(_ count: Int) -> [String] {\n  let pal = COLORS\n  return pal\n}"),
  ])
  func `variables of one name in several functions are palettes with the names of the functions`(
    _ path: String, _ function: String
  ) throws {
    let lists = [["#1b7837", "#762a83", "#2166ac"], ["#e08214", "#542788", "#b2182b"]]
    let text = zip(["sea", "oak"], lists).map { name, colors in
      let list = colors.map { "\"\($0)\"" }.joined(separator: ", ")
      return function.replacing("NAME", with: name)
        .replacing("COLORS", with: path.hasSuffix("R") ? "c(\(list))" : "[\(list)]")
    }
    let theme = try readTheme(text.joined(separator: "\n\n"), path: path)
    #expect(theme.modes.map(\.name) == ["sea", "oak"])
    #expect(theme.modes.map { $0.series.map(\.color.hex) } == lists)
  }

  @Test(arguments: [
    ("sea <- function(n) {\n LIST(light)\n LIST(dark)\n}", ["sea light", "sea dark", "oak light", "oak dark"]),
    ("library(x)\nsea <<- function(n) {\n if (isDark(n)) {\n  LIST(pal)\n }\n}", ["sea", "oak"]),
    ("sea <- \\(n) {\n LIST(pal)\n line <- \"#b2182b\"\n}", ["sea", "oak"]),
    ("my.sea = function(n) {\n LIST(pal)\n}\nLIST(sea)", ["my.sea", "sea", "my.oak", "oak"]),
    ("sea <- function(n) {\n LIST(pal)\n}\nLIST(sea)", ["sea pal", "sea", "oak pal", "oak"]),
    (
      "sea <- function(n) {\n if (n) {\n  LIST(pal)\n } else {\n  LIST(pal)\n }\n}",
      ["sea pal", "sea pal 2", "oak pal", "oak pal 2"]
    ),
  ])
  func `no palette of a function takes the name of another one`(_ function: String, _ names: [String]) throws {
    var number = 0
    let text = [function, function.replacing("sea", with: "oak")].joined(separator: "\n")
      .replacing(/LIST\((\w+)\)/) { match in
        number += 1
        return "\(match.1) <- c(\"#1b7837\", \"#762a83\", \"#2166a\(number)\")"
      }
    let theme = try readTheme(text, path: "R/palettes.R")
    #expect(theme.modes.map(\.name) == names && theme.modes.allSatisfy { $0.series.count == 3 })
  }

  @Test func `keys of two lists do not collide, and long chains of keys take no time`() throws {
    let colors = "c(\"#1b7837\", \"#762a83\", \"#2166ac\")"
    let theme = try readTheme("one$npg <- \(colors)\ntwo$npg <- \(colors)\n", path: "R/palettes.R")
    #expect(theme.modes.map(\.name) == ["one npg", "two npg"])
    let chain = "a" + String(repeating: "$b", count: 20_000)
    #expect(try readTheme("\(chain)\nx <- \(colors)\n", path: "R/palettes.R").modes.count == 1)
  }

  @Test(arguments: ["db$\"sea\"$\"deep\"", "db$sea$deep", "db[[\"sea\"]][[\"deep\"]]", "db$sea[[\"deep\"]]"])
  func `palettes that R adds to a list one after the other have the names of their keys`(_ place: String) throws {
    let text = """
      db <- vector("list")
      \(place) <- c("#1b7837", "#762a83", "#2166ac")
      \(place.replacing("sea", with: "oak")) <- c("a" = "#e08214", "b" = "#542788")
      """
    let theme = try readTheme(text, path: "R/palettes.R")
    #expect(theme.modes.map(\.name) == ["sea deep", "oak deep"] && theme.modes.map(\.series.count) == [3, 2])
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
