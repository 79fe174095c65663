import HostInMemory
import Testing

@testable import PaletteCheckCLI

struct SimulateCommandTests {
  @Test(
    arguments: ["protan", "deutan", "tritan", "grey", "normal"], ["auto", "brettel1997", "vienot1999", "machado2009"])
  func `white and black stay, in every vision and model`(_ vision: String, _ model: String) {
    let host = FakeHost()
    #expect(host.run("simulate white black --vision \(vision) --model \(model)") == 0)
    let row = host.result.output.split(separator: "\n").dropFirst()
    #expect(row.first?.split(separator: " ") == ["white", "#ffffff", "#ffffff"])
    #expect(row.dropFirst().first?.split(separator: " ") == ["black", "#000000", "#000000"])
  }

  @Test func `severity zero changes nothing`() {
    let host = FakeHost()
    #expect(host.run("simulate '#d62728' --severity 0 --format json --vision deutan") == 0)
    #expect(host.result.output.contains("\"hex\": \"#d62728\""))
  }

  @Test func `one vision is an object, several are an array`() {
    let one = FakeHost()
    #expect(one.run("simulate red --vision grey --format json") == 0)
    #expect(one.result.output.hasPrefix("{\n  \"vision\": \"grey\",\n  \"severity\": 1.0,\n  \"model\": \"auto\","))
    let several = FakeHost()
    #expect(several.run("simulate red --format json") == 0)
    #expect(several.result.output.hasPrefix("[\n  {\n    \"vision\": \"protan\","))
    #expect(several.result.output.contains("\"vision\": \"tritan\""))
  }

  @Test func `the plane that cannot hold tritan is used when asked for, and says so`() {
    let host = FakeHost()
    #expect(host.run("simulate red --vision tritan --model vienot1999") == 0)
    #expect(host.result.output.contains("note: Viénot 1999"))
    let other = FakeHost()
    #expect(other.run("simulate red --vision tritan") == 0)
    #expect(!other.result.output.contains("note:"))
  }

  @Test(arguments: [("protanopia", "protan"), ("DEUTERANOPIA", "deutan"), ("tritan", "tritan")])
  func `both names of a deficiency are taken`(_ typed: String, _ short: String) {
    let (one, other) = (FakeHost(), FakeHost())
    #expect(one.run("simulate red --vision \(typed)") == 0)
    #expect(other.run("simulate red --vision \(short)") == 0)
    #expect(one.result == other.result)
  }

  @Test(arguments: [
    ("simulate", "nothing to simulate"), ("simulate nonsense", "'nonsense' is not a colour"),
    ("simulate red --severity 1.5", "--severity is 1.5"), ("simulate red --severity sweep", "--severity"),
    ("simulate red --vision deuteran", "deuteran"), ("simulate red --model machado", "machado"),
  ])
  func `mistakes are refused with a reason`(_ line: String, _ reason: String) {
    let host = FakeHost()
    #expect(host.run(line) == 2)
    #expect(host.result.output.isEmpty)
    #expect(host.result.error.contains(reason))
  }
}
