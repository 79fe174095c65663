import Testing

@testable import SourceText

private func read(_ text: String) throws -> SourceNode { try TOMLReader.read(Array(text.utf8)).root }

private func fault(_ text: String, _ limits: JSONReader.Limits = JSONReader.Limits()) -> SourceError? {
  do throws(SourceError) {
    _ = try TOMLReader.read(Array(text.utf8), limits: limits)
    return nil
  } catch {
    return error
  }
}

struct TOMLReaderTests {
  private let sample = """
    # a comment
    day = 2025-06-09
    title = "a # in quotes"  # and one behind
    'odd key' = 'C:\\path'

    [theme.light]
    colors = [ "#112233", # first
      '#445566',
    ]
    size.small = 1_000
    size.large = -2.5e1
    inner = { a = true, b.c = 0xff }
    [theme]
    base = \"\"\"
    li\\
       ght\"\"\"
    [[list]]
    day = 2025-06-09
    [[list]]
    day = 07:32:00
    """

  @Test func `every kind of value is read`() throws {
    let root = try read(sample)
    #expect(root["title"]?.string == "a # in quotes" && root["odd key"]?.string == "C:\\path")
    let light = try #require(root["theme"]?["light"])
    #expect(light["colors"]?.items?.compactMap(\.string) == ["#112233", "#445566"])
    #expect(light["size"]?["small"]?.number == 1_000 && light["size"]?["large"]?.number == -25)
    #expect(light["inner"]?["a"]?.boolean == true && light["inner"]?["b"]?["c"]?.number == 255)
    #expect(root["theme"]?["base"]?.string == "light")
    #expect(root["day"]?.string == "2025-06-09" && root["list"] == nil)
  }

  @Test func `every value and key stands where it says it stands`() throws {
    let bytes = Array(sample.utf8)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let light = try #require(try read(sample)["theme"]?["light"])
    #expect(light["colors"]?.items.map { $0.map { text($0.range) } } == ["\"#112233\"", "'#445566'"])
    #expect(text(try #require(light.member("colors")).keyRange) == "colors")
    #expect(text(try #require(light["inner"]).range) == "{ a = true, b.c = 0xff }")
  }

  // TOML 1.0.0: "You can use any combination…", "Table", "Inline Table", "Array of Tables".
  @Test(arguments: [
    ("a = 1\na = 2", 1, "'a' is already there"),
    ("a = 1\n[a]", 1, "'a' is already there"),
    ("[a]\nb = 1\n[a.b.c]", 2, "'b' is already there"),
    ("a = {b = 1}\na.c = 2", 1, "'a' is already there"),
    ("a = ", 0, "expected a value"), ("a = red", 0, "'red' is not a value: put strings in quotes"),
    ("a = \"b", 0, "this string does not end in its line"), ("a = [1 2]", 0, "expected ',' or ']'"),
    ("a = {b = 1 c = 2}", 0, "expected ',' or '}'"), ("= 1", 0, "expected a key"),
    ("a = 1 b = 2", 0, "expected the end of the line"), ("[a\n", 0, "expected ']'"),
    ("a = \"\\q\"", 0, "an unknown escape"), ("a = \"\"\"b", 0, "this string does not end"),
    ("a = \"\\ud800\"", 0, "this escape names no character"), ("a", 0, "expected '=' after the key"),
  ])
  func `what the specification forbids is an error in its line`(text: String, line: Int, message: String) throws {
    let error = try #require(fault(text))
    #expect(error.message == message)
    #expect(LineTable(Array(text.utf8)).position(of: error.range.lowerBound).line == line + 1)
  }

  @Test func `a header may come after those below it`() throws {
    #expect(try read("[a.b]\nc = 1\n[a]\nd = 2")["a"]?["d"]?.number == 2)
    #expect(try read("\u{FEFF}a = 'x'\r\nb = 1")["b"]?.number == 1)
  }

  @Test func `lists of tables are left out, as a lock file has thousands`() throws {
    let text = (0..<20_000).map { "[[package]]\nname = \"p\($0)\"\n" }.joined()
    #expect(try read("a = 1\n" + text + "[b]\nc = 2").members?.map(\.key) == ["a", "b"])
  }

  @Test func `depth and size have their limits`() throws {
    var limits = JSONReader.Limits()
    limits.depth = 8
    limits.values = 20
    #expect(fault("a = " + String(repeating: "[", count: 100_000), limits)?.message.contains("--limit depth") == true)
    #expect(fault(String(repeating: "a.", count: 1_000) + "a = 1", limits)?.message.contains("--limit depth") == true)
    let long = "a = [" + String(repeating: "1,", count: 30) + "]"
    #expect(fault(long, limits)?.message.contains("--limit tokens") == true)
    limits.bytes = 3
    #expect(fault("a = 1", limits)?.message.contains("--limit bytes") == true)
    #expect(throws: SourceError.self) { try TOMLReader.read([0x61, 0xFF]) }
  }
}
