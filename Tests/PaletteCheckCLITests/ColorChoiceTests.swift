import HostInMemory
import Testing

@testable import PaletteCheckCLI

struct ColorChoiceTests {
  /// Every combination, against the rule written the other way round: from the weakest reason to the strongest.
  @Test(arguments: ColorChoice.allCases, [nil, "", "1"] as [String?])
  func `the flag beats NO_COLOR beats FORCE_COLOR beats the terminal`(_ choice: ColorChoice, _ noColor: String?) {
    for force in [nil, "", "0", "1"] as [String?] {
      for clicolor in [nil, "0", "1"] as [String?] {
        for term in [nil, "dumb", "xterm-256color"] as [String?] {
          for terminal in [nil, 80] as [Int?] {
            var variables: [String: String] = [:]
            variables["NO_COLOR"] = noColor
            variables["FORCE_COLOR"] = force
            variables["CLICOLOR_FORCE"] = clicolor
            variables["TERM"] = term
            var expected = terminal != nil && term != "dumb"
            if force == "1" || clicolor == "1" { expected = true }
            if noColor == "1" { expected = false }
            if choice != .auto { expected = choice == .always }
            let host = FakeHost(variables: variables, terminal: terminal)
            #expect(choice.isColored(host) == expected, "\(choice) \(variables) \(String(describing: terminal))")
          }
        }
      }
    }
  }

  @Test func `samples need 24 bits or somebody who insists`() {
    let plain = FakeHost(variables: ["TERM": "xterm"], terminal: 80)
    let deep = FakeHost(variables: ["TERM": "xterm", "COLORTERM": "truecolor"], terminal: 80)
    #expect(!ColorChoice.auto.isTrueColor(plain))
    #expect(ColorChoice.always.isTrueColor(plain))
    #expect(ColorChoice.auto.isTrueColor(deep))
    #expect(!ColorChoice.never.isTrueColor(deep))
  }

  @Test(arguments: [
    ("", "truecolor", true), ("", "", false), ("--color never", "truecolor", false), ("--color always", "", true),
  ])
  func `a terminal with 24 bits shows samples unasked`(_ flags: String, _ colors: String, _ shows: Bool) {
    let files = ["a.hex": "#5b8c2a\n#b8602f\n"]
    let variables = ["TERM": "xterm", "COLORTERM": colors]
    let host = FakeHost(files, variables: variables, terminal: 80)
    #expect(host.run("a.hex \(flags)") == 1)
    #expect(host.result.output.contains("\u{1b}[48;2;91;140;42m") == shows, "\(host.result.output)")
    // A file or a pipe is no terminal.
    let piped = FakeHost(files, variables: variables)
    #expect(piped.run("a.hex \(flags)") == 1)
    #expect(piped.result.output.contains("[48;2;") == (flags == "--color always"))
  }
}
