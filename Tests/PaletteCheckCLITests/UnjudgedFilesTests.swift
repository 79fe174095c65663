import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// Files of a directory that may hold the colours of a chart and are not judged.
struct UnjudgedFilesTests {
  @Test func `the file whose colours are most likely those of a chart comes first, with the command that judges it`() {
    let colors = "{a: '#b2182b', b: '#1b7837', c: '#2166ac'}"
    let host = FakeHost([
      "src/Button.ts": "export const styles = \(colors);\n", "src/Colors.ts": "export const ink = \(colors);\n",
    ])
    #expect(host.run("check .") == 2)
    let reported = (host.result.output + host.result.error).replacing("\n", with: " ")
    #expect(reported.contains("whose colours may not belong to a chart: src/Colors.ts, src/Button.ts"), "\(reported)")
    #expect(reported.contains(" palettecheck check ./src/Colors.ts "), "\(reported)")
  }

  private static let unjudged =
    [
      ("a/theme.json", ##"{"palettecheck": 1, "series": ["#2166ac", "#b2182b"]}"##, nil),
      (
        "src/accents.json",
        ##"{"accent": {"a": {"value": "#d9230f"}, "b": {"value": "#e67e00"}, "c": {"value": "#2e8540"}, "d": {"value": "#0b62d6"}}}"##,
        "palettecheck check '#d9230f' '#e67e00' '#2e8540' '#0b62d6'"
      ),
      (
        "src/Button.ts", "export const ink = {a: '#b2182b', b: '#1b7837', c: '#2166ac'};\n",
        "palettecheck check ./src/Button.ts"
      ),
      (
        "src/page.css", "p { color: #123456 } a { color: #654321 } b { color: #abcdef }\n",
        "palettecheck check '#123456' '#654321' '#abcdef'"
      ),
      (
        "src/site.css", (10...30).map { "p { color: #1234\($0) }\n" }.joined(),
        nil
      ),
    ] as [(path: String, text: String, command: String?)]

  @Test func `every file of three colours that is not judged is named in every report, with a command that judges it`()
  {
    let files = Dictionary(uniqueKeysWithValues: Self.unjudged.map { ($0.path, $0.text) })
    let host = FakeHost(files)
    let reports = ["sarif", "gitlab", "github", "markdown", "json"]
    #expect(
      host.run("check . -v " + reports.map { "--report \($0)=r.\($0)" }.joined(separator: " ")) == 0, "\(host.result)")
    let texts = reports.compactMap { host.text("r.\($0)") } + [host.result.output]
    for (path, _, command) in Self.unjudged {
      guard let command else { continue }
      for text in texts {
        #expect(text.replacing("\\*", with: "*").contains(command), "\(command): \(text)")
        #expect(text.contains(path))
      }
      let run = FakeHost(files)
      #expect(run.run(String(command.dropFirst(13)).replacing("'", with: "")) != 2, "\(command) \(run.result)")
    }
    #expect(
      texts.allSatisfy {
        $0.firstRange(of: "accents.json")?.lowerBound ?? $0.endIndex < $0.firstRange(of: "page.css")?.lowerBound
          ?? $0.startIndex
      })
  }
}
