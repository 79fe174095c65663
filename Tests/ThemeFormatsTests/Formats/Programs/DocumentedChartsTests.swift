import Foundation
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Charts as the documentation of libraries writes them, in every family of languages; `Fixtures/charts.txt`.
struct DocumentedChartsTests {
  /// A program with what is expected of it: its colours, a ramp, or that it is named as unread.
  struct Sample: Sendable, CustomTestStringConvertible {
    let path, expected, text: String
    var testDescription: String { "\(path): \(expected)" }
  }

  private static let samples: [Sample] = {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures/charts.txt")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return text.split(separator: "=== ").compactMap { block in
      guard let end = block.firstIndex(of: "\n") else { return nil }
      let head = block[..<end].split(separator: ": ", maxSplits: 1).map(String.init)
      return Sample(path: head[0], expected: head[1], text: String(block[block.index(after: end)...]))
    }
  }()

  @Test func `every family has about forty samples`() {
    let families = Dictionary(grouping: Self.samples) { $0.path.split(separator: ".").last.map(String.init) ?? "" }
    let sizes = [
      ["py"], ["js", "ts", "tsx"], ["R"], ["swift"], ["java", "kt", "scala"], ["dart"],
      ["cs", "go", "php", "jl"],
    ].map { endings in endings.reduce(0) { $0 + (families[$1]?.count ?? 0) } }
    #expect(sizes.allSatisfy { $0 >= 40 }, "\(sizes)")
  }

  @Test(arguments: samples)
  func `a documented chart is read right, or named`(_ sample: Sample) throws {
    var options = ReadingOptions()
    options.isFound = true
    let file = SourceFile(path: sample.path, bytes: Array(sample.text.utf8))
    let result = Result { () throws(ThemeProblem) in try ThemeReader.read(file, options: options) }
    switch (result, sample.expected) {
    case (.success(let theme), "ramp"): #expect(theme.modes.contains { !$0.ramps.isEmpty })
    case (.success(let theme), let colors):
      let found = Set(theme.modes.flatMap(\.series).map(\.color.hex)).sorted()
      #expect(found.joined(separator: " ") == colors)
    case (.failure(let problem), "named"): #expect(problem.doubt != nil)
    case (.failure(let problem), _): Issue.record("\(problem.message)")
    }
  }
}
