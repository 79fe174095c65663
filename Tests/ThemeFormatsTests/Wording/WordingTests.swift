import FileAccess
import Foundation
import PaletteRules
import Testing

@testable import ThemeFormats

/// The words of a reader's sentences, in the one place where a test compares them; `Fixtures/words.txt`.
struct WordingTests {
  @Test func `every sentence has its words, and an identity of its own`() throws {
    func lines<Kind: MessageKind>(_ kinds: Kind.Type) -> [String] {
      kinds.allCases.map { "\($0.id): \($0.rawValue.replacing("\n", with: " → "))" }
    }
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures/words.txt")
    let words = try String(contentsOf: path, encoding: .utf8)
    let tables = [
      lines(ReadingNote.self), lines(UnjudgedReason.self), lines(ReadingProblem.self), lines(TokenProblem.self),
      lines(FormatProblem.self), lines(Refusal.self), lines(WritingObstacle.self),
    ]
    let found = Array(tables.joined(separator: [""]))
    #expect(found == words.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init))
    #expect(Set(ReadingNote.allCases.map(\.id)).count == ReadingNote.allCases.count)
    let problems =
      ReadingProblem.allCases.map(\.id) + TokenProblem.allCases.map(\.id) + FormatProblem.allCases.map(\.id)
      + Refusal.allCases.map(\.id)
    #expect(Set(problems).count == problems.count)
  }
}
