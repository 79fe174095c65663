import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// The scripts that complete a command line in a shell.
struct CompletionTests {
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
