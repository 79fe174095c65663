import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// `--force-exclude`: what hooks name and the configuration excludes.
struct ForceExcludeTests {
  private static let files = [
    "palettecheck.json": ##"{ "version": 1, "exclude": ["vendor", "**/*.draft.hex"] }"##,
    "vendor/confused.hex": "#5b8c2a\n#b8602f\n", "a.draft.hex": "#5b8c2a\n#b8602f\n",
    "confused.hex": "#5b8c2a\n#b8602f\n",
    "clean.hex": "#2166ac\n#b2182b\n", "list": "vendor/confused.hex\nclean.hex\n",
  ]

  @Test(arguments: [
    ("vendor/confused.hex", 1, 0), ("vendor", 2, 0), ("a.draft.hex", 1, 0), ("confused.hex", 1, 1), ("clean.hex", 0, 0),
    ("vendor/confused.hex confused.hex", 1, 1), ("vendor/confused.hex clean.hex", 1, 0), ("--files-from list", 1, 0),
    ("vendor/confused.hex missing.hex", 2, 2), ("'#5b8c2a' '#b8602f'", 1, 1), ("missing.hex", 2, 2),
  ])
  func `what is excluded stays excluded though it is named`(_ line: String, _ without: Int32, _ with: Int32) {
    #expect(FakeHost(Self.files).run("check \(line)") == without)
    let host = FakeHost(Self.files)
    #expect(host.run("check --force-exclude \(line)") == with, "\(host.result)")
  }

  @Test func `what was passed over is reported`() {
    let host = FakeHost(Self.files)
    #expect(host.run("--force-exclude vendor/confused.hex a.draft.hex") == 0)
    #expect(host.result.output.contains("Skipped because of --force-exclude: 2 paths that the configuration excludes."))
    let one = FakeHost(Self.files)
    #expect(one.run("--force-exclude vendor/confused.hex clean.hex") == 0)
    #expect(one.result.output.contains("Skipped because of --force-exclude: 1 path that"))
  }

  @Test func `without a configuration nothing is excluded`() {
    #expect(FakeHost(Self.files).run("--force-exclude --isolated vendor/confused.hex") == 1)
  }
}
