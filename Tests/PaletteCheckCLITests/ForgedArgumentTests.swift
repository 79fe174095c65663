import HostInMemory
import Testing

@testable import PaletteCheckCLI

struct ForgedArgumentTests {
  private static let forged: [String: [String]] = [
    "flag": ["--x\n::error::boom"], "picture": ["simulate", "x\n::error::y"],
    "rule": ["--rule", "\n::error::x=off", "f"], "severity": ["pairs", "--severity", "1\n::error::", "f"],
    "metric": ["pairs", "--metric", "\n::warning::a", "f"], "path": ["\r\n::error::", "f"],
  ]

  // By name, for a runner reads what is printed about a test too.
  @Test(arguments: forged.keys.sorted())
  func `no line begins with what was typed`(_ name: String) throws {
    let arguments = try #require(Self.forged[name])
    let host = FakeHost([:])
    #expect(PaletteCheckCommand.run(arguments, on: host) == 2)
    let lines = (host.result.output + host.result.error).split(whereSeparator: \.isNewline)
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { !$0.drop { $0 == " " }.hasPrefix("::") })
  }
}
