import FileAccess
import HostInMemory
import SourceText
import Testing

/// The problem matcher of the extension for VS Code, held to what the command prints for it.
struct ProblemMatcherTests {
  private static func pattern() throws -> SourceNode {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let bytes = try FileAccess.read("/\(folder)/Packaging/vscode/package.json", limit: 1 << 20)
    let package = try JSONReader.read(bytes, .strict).root
    return try #require(package["contributes"]?["problemMatchers"]?.items?.first?["pattern"])
  }

  @Test(arguments: [
    ("themes/a b.json", "{\"palettecheck\": 1, \"series\": [\n\"#3a923a\",\n\"#c0554a\"]}"),
    ("a.json", "{\"palettecheck\": 1, \"background\": \"#777777\", \"text\": \"#787878\", \"series\": [\"#a:b\"]}"),
    ("a.json", "{\"palettecheck\": 1, \"series\": ["),
  ])
  func `every finding of the concise report is a problem with its file, place, severity, rule and message`(
    _ path: String, _ text: String
  ) throws {
    let pattern = try Self.pattern()
    let regex = try Regex(try #require(pattern["regexp"]?.string))
    func group(_ name: String) throws -> Int { try #require(pattern[name]?.number.flatMap { Int(exactly: $0) }) }
    let host = FakeHost([path: text])
    #expect(host.run("check --format concise '\(path)'") != 0)
    let lines = host.result.output.split(separator: "\n").dropLast()
    #expect(!lines.isEmpty)
    for line in lines {
      let match = try #require(try regex.wholeMatch(in: line), "\(line)")
      func text(_ name: String) throws -> String { String(match[try group(name)].substring ?? "") }
      #expect(try text("file") == path)
      #expect(try (Int(text("line")) ?? 0) > 0 && (Int(text("column")) ?? 0) > 0)
      #expect(try ["error", "warning", "info"].contains(text("severity")))
      #expect(try line.contains(": \(text("severity")): \(text("code")) "))
      #expect(try !text("message").isEmpty && line.hasSuffix(text("message")))
    }
  }

  @Test func `the line of totals is no problem`() throws {
    let regex = try Regex(try #require(try Self.pattern()["regexp"]?.string))
    let host = FakeHost(["a.json": "{\"palettecheck\": 1, \"series\": [\"#3a923a\", \"#c0554a\"]}"])
    _ = host.run("check --format concise a.json")
    let totals = try #require(host.result.output.split(separator: "\n").last)
    #expect(try regex.firstMatch(in: totals) == nil)
  }
}
