import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// What `fix` repairs besides errors of the file's own colours, and what it leaves.
struct FaithfulFixTests {
  private static func theme(_ colors: String...) -> String {
    let series = colors.enumerated().map { #"{"name": "s\#($0)", "color": "\#($1)"}"# }
    return #"{"palettecheck": 1, "series": [\#(series.joined(separator: ", "))]}"#
  }

  @Test(arguments: ["--background #fafafa", "--background #ffffff --text #222222"])
  func `a background on the command line does not keep colours from their file`(flags: String) {
    let host = FakeHost(["t.json": Self.theme("#b8602f", "#5b8c2a")])
    #expect(host.run("check t.json \(flags)") == 1)
    #expect(host.run("fix t.json \(flags) --write") == 0, "\(host.result)")
    #expect(host.run("check t.json \(flags)") == 0, "\(host.result)")
  }

  @Test func `warnings alone ask for no repair`() {
    let host = FakeHost(["t.json": Self.theme("#0072b2", "#647a99")])
    #expect(host.run("fix t.json --write") == 0, "\(host.result)")
    #expect(host.run("check t.json --max-warnings 0") == 1, "\(host.result)")
  }

  @Test func `a close pair is repaired where its rule is an error`() {
    let host = FakeHost(["t.json": Self.theme("#0072b2", "#647a99")])
    #expect(host.run("fix t.json --rule PC204=error --write") == 0, "\(host.result)")
    #expect(host.run("check t.json --rule PC204=error") == 0, "\(host.result)")
  }

  /// The ends of ColorBrewer's RdYlGn with five and seven classes, Tailwind's, Carbon's and CSS' own.
  @Test(arguments: [
    ("#d7191c", "#1a9641"), ("#d73027", "#1a9850"), ("#dc2626", "#16a34a"), ("#da1e28", "#24a148"), ("red", "green"),
  ])
  func `a textbook red and green fail and are repaired`(red: String, green: String) {
    let host = FakeHost(["t.json": Self.theme(red, green)])
    #expect(host.run("check t.json") == 1)
    #expect(host.result.output.contains("PC205"))
    #expect(host.run("fix t.json --write") == 0, "\(host.result)")
    #expect(host.run("check t.json") == 0, "\(host.result)")
  }

  @Test func `a red and a green that stay apart pass, and a warning of theirs asks for no repair`() {
    let host = FakeHost(["t.json": Self.theme("#ed2622", "#46a66c"), "w.json": Self.theme("red", "green")])
    #expect(host.run("check t.json --background #000000") == 0, "\(host.result)")
    #expect(host.run("check w.json --rule PC205=warning") == 0, "\(host.result)")
    #expect(host.run("fix w.json --rule PC205=warning --diff") == 0, "\(host.result)")
    #expect(host.result.output.contains("Nothing to fix"))
  }

  @Test func `a palette with contrasts beyond reach is repaired in its pairs`() {
    let host = FakeHost([:])
    #expect(host.run("fix --palette brewer-pastel1 --format json") == 1)
    #expect(host.result.output.contains(#""reason": "not-found""#))
    #expect(host.result.output.contains(#""errorsAfter": 1"#))
  }
}
