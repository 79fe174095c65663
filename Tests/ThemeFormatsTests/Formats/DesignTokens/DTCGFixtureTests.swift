import FileAccess
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Files of the DTCG format and resolver modules 2025.10: `valid`, `invalid` by the schemas that the modules publish, and
/// `unresolvable`, which no schema tells. An independent validator holds the first two to those schemas.
struct DTCGFixtureTests {
  private static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    + "/Fixtures/dtcg"

  private func read(_ name: String) throws -> Theme {
    let bytes = try FileAccess.read("\(Self.folder)/\(name)", limit: 100_000)
    let theme = try ThemeReader.read(SourceFile(path: name, bytes: bytes))
    expectColorsInPlace(theme, sourceLocation: #_sourceLocation)
    return theme
  }

  private static func names(in folder: String) throws -> [String] {
    try FileAccess.list("\(Self.folder)/\(folder)").files.compactMap { $0.split(separator: "/").last.map(String.init) }
  }

  @Test func `what the standard allows is read`() throws {
    let names = try Self.names(in: "valid")
    #expect(names.count >= 7)
    for name in names {
      let theme = try read("valid/\(name)")
      #expect(theme.problems.map(\.message) == [], "\(name)")
      try expectRoundTrip(theme)
    }
  }

  private static let faults: [String: String] = [
    "invalid/modifier-in-set.resolver.json": "'#/modifiers/m' may not be referred to here",
    "invalid/empty-reference.json": "'{chart..a}' points to a token that is not there",
    "unresolvable/circle.json": "circular reference: 'x' → 'y' → 'x'",
    "unresolvable/nowhere.json": "'{gone.token}' points to a token that is not there",
    "unresolvable/group.json": "'{chart}' is a group of tokens, not a token",
    "unresolvable/other-type.json": "'gap' is not a colour: it is of type 'dimension'",
    "unresolvable/extending-a-token.json": "'$extends' names the token 'chart.a'",
    "unresolvable/extending-in-a-circle.json": "circular '$extends': 'x', 'y'",
    "unresolvable/default-elsewhere.resolver.json": "the default of 'm' is not one of its contexts",
    "unresolvable/name-twice.resolver.json": "two items of 'resolutionOrder' have the name 's'",
  ]

  @Test func `what a chart cannot use is reported, each file with its message and place`() throws {
    let names = try ["invalid", "unresolvable"].flatMap { folder in try Self.names(in: folder).map { "\(folder)/\($0)" }
    }
    #expect(Set(names).isSuperset(of: Self.faults.keys))
    for name in names {
      let problems = try read(name).problems
      #expect(problems.first?.message == Self.faults[name], "\(name)")
      // What the chart does not use is for a validator of tokens.
      guard Self.faults[name] != nil else { continue }
      // One fault, one place, though two readers may speak of it.
      #expect(Set(problems.map(\.origin?.range)).count == 1, "\(name)")
      #expect(problems.allSatisfy { $0.origin != nil }, "\(name)")
    }
  }

  @Test func `nothing of that keeps a chart from being judged`() throws {
    for name in try Self.names(in: "invalid") {
      let bytes = try FileAccess.read("\(Self.folder)/invalid/\(name)", limit: 100_000)
      let theme = try ThemeReader.read(SourceFile(path: name, bytes: bytes))
      #expect(theme.modes[0].series.count >= 1, "\(name)")
    }
  }
}
