import Foundation
import PaletteCharts
import PaletteRules
import Testing

/// The words about charts, in the one place where a test compares them; `Fixtures/words.txt`.
struct ChartWordingTests {
  @Test func `every sentence has its words, and an identity of its own`() throws {
    func lines<Kind: MessageKind>(_ kinds: Kind.Type) -> [String] {
      kinds.allCases.map { "\($0.id): \($0.rawValue.replacing("\n", with: " → "))" }
    }
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures/words.txt")
    let words = try String(contentsOf: path, encoding: .utf8)
    let found = lines(ChartProblem.self) + [""] + lines(ChartNote.self)
    #expect(found == words.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init))
    let identities = ChartProblem.allCases.map(\.id) + ChartNote.allCases.map(\.id)
    #expect(Set(identities).count == identities.count)
  }
}
