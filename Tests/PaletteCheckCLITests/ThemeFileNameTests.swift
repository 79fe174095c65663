import Testing
import ThemeFormats

@testable import PaletteCheckCLI

/// Which files of a directory are looked at, and which of them mean a theme, by their names.
struct ThemeFileNameTests {
  @Test(arguments: [
    ("src/chart.ts", false), ("src/chart.test.ts", true), ("src/chart-spec.ts", true), ("src/chart_test.go", true),
    ("spec/chart.ts", true), ("spec/colors.json", false), ("src/Chart.stories.tsx", true),
    ("src/ChartTests.swift", true),
    ("docs/browser/chunk-XXPISADA.js", true), ("assets/index-BxY3k2aD.js", true), ("main.3f2a1c9b.js", true),
    ("src/index-lifetime.ts", false), ("src/chart-20240131.ts", false), ("src/colors-v2.ts", false),
    ("src/latest.ts", false), ("js/main.6b01a413.chunk.js", true), ("src/inspect.ts", false),
  ])
  func `a program for tests or stories is set aside`(path: String, isAside: Bool) {
    #expect(ThemeFileNames.isProgramAside(path) == isAside)
  }

  @Test(arguments: [
    ("theme.ts", true), ("colors.ts", true), ("tokens/color.json", true), ("brand-colours.yaml", true),
    ("useStatusColor.ts", false), ("usePaletteColors.ts", false), ("data_color.css", false), ("color.css", false),
    ("colors.css", true), ("theme.component.scss", false), ("a.tokens.json", true), ("a.tokens", true),
  ])
  func `a name says that a file is a theme, not the part of an application that one colour is about`(
    path: String, isNamed: Bool
  ) {
    #expect(ThemeNames.isNamed(path) == isNamed)
  }
}
