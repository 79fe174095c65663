import ArgumentParser
import Testing

@testable import PaletteCheckCLI

struct PlainCheckTests {
  @Test func `a check without flags has every value that the parser gives`() throws {
    let paths = ["theme.json", "", "ein Ordner/", "check"]
    let plain = String(describing: try #require(CheckCommand(plain: paths)))
    #expect(plain == String(describing: try CheckCommand.parse(paths)))
    // What the parser's types say of a value that nobody set.
    #expect(!plain.contains("definition"))
  }

  @Test(arguments: [[], ["-"], ["theme.json", "--quiet"], ["--", "theme.json"], ["-q"]])
  func `what may be a flag is left to the parser`(_ arguments: [String]) {
    #expect(CheckCommand(plain: arguments) == nil)
  }
}
