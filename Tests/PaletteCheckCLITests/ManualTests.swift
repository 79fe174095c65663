import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// The manual page: made of the parser's description, so what it must not do is lose something of it.
struct ManualTests {
  private static func page() -> String {
    let host = FakeHost()
    #expect(host.run("manual") == 0)
    return host.result.output
  }

  @Test func `every command and every flag of it appears`() throws {
    let program = try #require(CommandHelp.program)
    let sections = Self.page().split(separator: "\n.Ss ").map(String.init)
    let shared = try #require(Self.page().split(separator: ".Sh OPTIONS OF SEVERAL COMMANDS").last)
    let commands = program.all.dropFirst().filter(\.subcommands.isEmpty)
    #expect(commands.count >= 10)
    for command in commands {
      let own = try #require(sections.first { $0.hasPrefix("palettecheck \(command.name)\n") }, "\(command.name)")
      for argument in command.arguments {
        for name in argument.names where !["--help", "-h", "--version"].contains(name) {
          let item = "Fl " + name.dropFirst().replacing("-", with: "\\-")
          let isThere = [own, String(shared)].contains { text in
            text.split(separator: "\n").contains { $0.hasPrefix(".It") && "\($0) ".contains("\(item) ") }
          }
          #expect(isThere, "\(command.name) \(name)")
        }
      }
    }
  }

  @Test func `every command of the program is described`() throws {
    let program = try #require(CommandHelp.program)
    // All but the one that prints the page, and the one that editors start.
    #expect(program.subcommands.count == PaletteCheck.commands.count - 2)
    #expect(!program.all.map(\.name).contains("manual"))
    #expect(program.all.dropFirst().allSatisfy { !$0.abstract.isEmpty && $0.arguments.allSatisfy { !$0.text.isEmpty } })
  }

  @Test func `no line requests what it should not, and none is too long`() {
    let requests = Set([
      "Dd", "Dt", "Os", "Sh", "Ss", "Nm", "Nd", "Cm", "Op", "Ar", "Pp", "Bl", "It", "El", "Dl", "Fl",
    ])
    for line in Self.page().split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      #expect(!line.isEmpty && line.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "\(line)")
      #expect(line.hasPrefix(".") || line.utf8.count < 80, "\(line)")
      if line.hasPrefix(".") { #expect(requests.contains(String(line.dropFirst().prefix { $0.isLetter })), "\(line)") }
    }
  }

  /// A shell, and what offers files where a command may stand.
  @Test(arguments: [
    ("bash", "complete -o filenames -o default -F _palettecheck palettecheck"), ("zsh", "        _files && ret=0\n"),
    ("fish", "for_positional \"palettecheck\" -eq 1' -F\n"),
  ])
  func `completions offer flags, and files for the command that needs no name`(_ shell: String, _ files: String) {
    let host = FakeHost()
    #expect(host.run("--generate-completion-script \(shell)") == 0)
    #expect(host.result.output.contains("files-from"))
    #expect(host.result.output.contains(files))
  }

  @Test(arguments: [
    ("---completion explain -- positional@0 2 0", "red-green-confusion"),
    ("---completion check -- --rule 2 0", "PC201=off"), ("---completion check -- --palette 2 0", "okabe-ito"),
  ])
  func `names complete to what there is`(_ line: String, _ expected: String) {
    let host = FakeHost()
    #expect(host.run(line) == 0)
    #expect(host.result.output.split(separator: "\n").contains(Substring(expected)))
  }
}
