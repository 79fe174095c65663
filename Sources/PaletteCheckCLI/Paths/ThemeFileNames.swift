import SourceText
import ThemeFormats

/// Which files of a directory may hold a theme, by the extensions that the formats declare.
enum ThemeFileNames {
  private static let extensions = ThemeReader.fileExtensions
  private static let folders = ThemeReader.folderExtensions

  /// The folder that is one input and holds the path, or is it; the outermost one. Nil when there is none.
  static func folder(of path: String) -> String? {
    var end = path.startIndex
    while end < path.endIndex {
      let next = path[end...].firstIndex(of: "/") ?? path.endIndex
      let name = path[end..<next].lowercased()
      if folders.contains(where: { name.hasSuffix("." + $0) }) { return String(path[..<next]) }
      end = next < path.endIndex ? path.index(after: next) : next
    }
    return nil
  }

  /// Folders of tests, and of what others wrote: a theme in them is no theme of the project.
  private static let aside: Set<String> = [
    "test", "tests", "__tests__", "testdata", "test-data", "fixtures", "__fixtures__", "snapshots", "__snapshots__",
    "mocks", "__mocks__", "vendor", "vendors", "third_party", "third-party", "bower_components", "jspm_packages",
    "site-packages",
    "venv", "Pods", "Carthage", "DerivedData",
  ]

  /// Folders that builds write: what is in them is made from files elsewhere.
  private static let generated: Set<String> = [
    "dist", "build", "out", "target", "coverage", "htmlcov", "_site", "storybook-static", "__pycache__",
    "playwright-report",
  ]

  /// Whether a file is for tests, is what others wrote, or is what a build writes.
  ///
  /// - Parameters:
  ///   - path: The way to it from the directory that is searched.
  ///   - withBuilds: Whether the folders that builds write count.
  static func isAside(_ file: String, below path: Substring, withBuilds: Bool) -> Bool {
    isProgramAside(file)
      || path.pathNames.dropLast().contains { folder in
        // `Tests`, `UnitTests`, `Unit Tests`.
        aside.contains(String(folder)) || folder.hasSuffix("Tests") || folder.hasSuffix("Test")
          || withBuilds && generated.contains(String(folder))
      }
  }

  /// Whether a program is there for tests or for showing parts of a page, by its name: `theme.test.ts`, `Chart.stories.tsx`.
  static func isProgramAside(_ path: String) -> Bool {
    isProgram(path)
      && (path.fileName.split(separator: ".").dropFirst().contains { programAsides.contains(String($0)) }
        || isTest(path.fileName.prefix { $0 != "." }) || isBuilt(path.fileName)
        || path.pathNames.dropLast().contains { ["stories", "node_modules", "releases", "spec", "specs"].contains($0) })
  }

  /// Whether a build has put a hash at the end of the name: `chunk-XXPISADA.js`, `index-BxY3k2aD.js`, `main.3f2a1c9b.js`. Sources:
  /// the defaults of esbuild and Angular (8 letters of base 32), Rollup and Vite (8 of base 64), webpack (20 of base 16).
  private static func isBuilt(_ name: String) -> Bool {
    let parts = name.split { $0 == "-" || $0 == "." }
    guard parts.count > 2 else { return false }
    let hash = parts[parts.count - 2]
    let isSized = hash.count == 8 || hash.count == 20
    let hasDigit = hash.contains(where: \.isNumber)
    let (hasCapital, hasSmall) = (hash.contains(where: \.isUppercase), hash.contains(where: \.isLowercase))
    guard isSized, hash.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else { return false }
    return hasCapital && (!hasSmall || hasDigit) || hasDigit && hasSmall && hash.allSatisfy(\.isHexDigit)
  }

  /// `theme_test`, `test_theme`, `ThemeTests`.
  private static func isTest(_ name: Substring) -> Bool {
    name.hasPrefix("test_") || ["_test", "_spec", "-test", "-spec", "Test", "Tests"].contains(where: name.hasSuffix)
  }

  private static let programAsides: Set<String> = [
    "test", "tests", "spec", "stories", "story", "min", "mock", "chunk", "bundle",
  ]

  /// Whether a file of that name is a program or a style sheet whose literals are read.
  static func isProgram(_ path: String) -> Bool { LiteralLanguage.of(path) != nil }

  /// Whether a file of that name may hold what other files refer to.
  static func mayHold(_ kind: SiblingKind, _ path: String) -> Bool {
    let path = path.lowercased()
    return (kind == .sheets ? ["css"] : ThemeReader.tokenExtensions).contains { path.hasSuffix("." + $0) }
  }

  /// Whether a file of that name is worth reading.
  static func mayBe(_ path: String) -> Bool {
    let lowercased = path.lowercased()
    // Declarations of types hold no values.
    if lowercased.hasSuffix(".d.ts") { return false }
    return extensions.contains { lowercased.hasSuffix("." + $0) }
  }
}
