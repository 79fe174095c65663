import HostInMemory
import SourceText
import Testing

@testable import PaletteCheckCLI

/// `fix` of files with several palettes, some of which have no repair.
@Suite struct FixCollectionTests {
  /// Two palettes with the same names: one has a repair, the white of the other one has none.
  private static let palettes = """
    export const meadow = {Coast: "#5b8c2a", Valley: "#b8602f", Hill: "#2166ac"};
    export const stone = {Coast: "#ffffff", Valley: "#2166ac", Hill: "#b8602f"};

    """

  private static func unwrapped(_ host: FakeHost) -> String {
    host.result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func fixed(_ flags: String) throws -> (host: FakeHost, json: SourceNode) {
    let host = FakeHost(["palettes.js": Self.palettes])
    #expect(host.run("fix palettes.js --format json \(flags)") == 1, "\(host.result)")
    return (host, try JSONReader.read(Array(host.result.output.utf8), .strict).root)
  }

  @Test func `a palette without a repair is named, and so are its errors`() throws {
    let (_, json) = try fixed("")
    func names(_ node: SourceNode?) -> Set<String> {
      Set((node?.items ?? []).flatMap { $0["modes"]?.items?.compactMap(\.string) ?? [] })
    }
    #expect(names(json["changes"]) == ["meadow"])
    let left = try #require(json["left"]?.items)
    #expect(left.map { $0["reason"]?.string } == ["not-found"] && names(left.first?["colors"]) == ["stone"])
    let remaining = try #require(json["remaining"]?.items)
    #expect(!remaining.isEmpty && remaining.allSatisfy { $0["mode"]?.string == "stone" })
  }

  @Test func `the text tells palettes with equal names apart`() throws {
    let host = FakeHost(["palettes.js": Self.palettes])
    #expect(host.run("fix palettes.js") == 1)
    let text = Self.unwrapped(host)
    #expect(text.contains("with which these pass: 'Coast' in stone."), "\(host.result.output)")
    #expect(text.contains("left: PC102 in stone: "), "\(host.result.output)")
  }

  @Test func `what is written is the palette with a repair, byte for byte the other one stays`() throws {
    let (host, _) = try fixed("--write")
    let written = try #require(host.text("palettes.js"))
    let (old, new) = (Self.palettes.split(separator: "\n"), written.split(separator: "\n"))
    #expect(old.count == new.count && old[0] != new[0] && old[1] == new[1])
  }

  @Test func `every pair is clear only where none is left`() throws {
    func file(_ dust: String) -> String {
      """
      export const meadow = {Coast: "#5b8c2a", Valley: "#b8602f"};
      export const stone = {Rock: "#2166ac", Dust: "\(dust)"};
      """
    }
    let alike = FakeHost(["p.js": file("#2a6bb0")])
    #expect(alike.run("fix p.js --lock Rock --lock Dust") == 1)
    let text = Self.unwrapped(alike)
    #expect(text.contains("2 colours change") && !text.contains("Every pair is clear"), "\(text)")
    let apart = FakeHost(["p.js": file("#0b1f3a")])
    #expect(apart.run("fix p.js --lock Rock --lock Dust") == 1)
    #expect(Self.unwrapped(apart).contains("Every pair is clear"), "\(apart.result.output)")
  }
}
