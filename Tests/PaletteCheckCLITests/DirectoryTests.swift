import Testing

@testable import PaletteCheckCLI

struct DirectoryTests {
  private let host = FakeHost([
    "t/z.hex": "#2166ac\n#b2182b\n", "t/a/y.hex": "#2166ac\n#b2182b\n", "t/B.HEX": "#2166ac\n#b2182b\n",
    "t/.hidden/x.hex": "#zzz", "t/node_modules/p/x.hex": "#zzz", "t/readme.md": "#zzz", "t/package.json": "{\"a\": 1}",
    "t/tsconfig.json": "{ \"strict\": true, }",
  ])

  private func headers() -> [Substring] {
    host.result.output.split(separator: "\n").filter { $0.contains("list of colours") }.map { $0.prefix { $0 != " " } }
  }

  @Test func `themes are found at every depth, in the order of their bytes, and the rest is counted`() {
    #expect(host.run("t") == 0)
    #expect(headers() == ["t/B.HEX", "t/a/y.hex", "t/z.hex"])
    #expect(host.result.output.contains("Left out in 't': 2 files that are no themes.\n"))
    #expect(host.result.output.contains(" in 3 files: "))
  }

  @Test func `what is named twice is judged once`() {
    #expect(host.run("t/z.hex t t") == 0)
    #expect(headers() == ["t/z.hex", "t/B.HEX", "t/a/y.hex"])
  }

  @Test func `a slash at the end changes nothing but the paths`() {
    #expect(host.run("t/ --format concise") == 0)
    #expect(host.result.output.contains(" in 3 files: "))
  }
}
