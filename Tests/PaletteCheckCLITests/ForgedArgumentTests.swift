import Testing

@testable import PaletteCheckCLI

struct ForgedArgumentTests {
  @Test(arguments: [
    ["--x\n::error::boom"], ["simulate", "x\n::error::y"], ["--rule", "\n::error::x=off", "f"],
    ["--severity", "1\n::error::", "f"], ["pairs", "--metric", "\n::warning::a", "f"], ["\r\n::error::", "f"],
  ])
  func `no line begins with what was typed`(_ arguments: [String]) {
    let host = FakeHost([:])
    #expect(PaletteCheckCommand.run(arguments, on: host) == 2)
    let lines = (host.result.output + host.result.error).split(whereSeparator: \.isNewline)
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { !$0.drop { $0 == " " }.hasPrefix("::") })
  }
}
