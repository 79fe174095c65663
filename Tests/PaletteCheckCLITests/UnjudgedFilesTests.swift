import HostInMemory
import Testing

@testable import PaletteCheckCLI

/// Files of a directory that may hold the colours of a chart and are not judged.
struct UnjudgedFilesTests {
  @Test func `the file whose colours are most likely those of a chart comes first, with the command that judges it`() {
    let colors = "{a: '#b2182b', b: '#1b7837', c: '#2166ac'}"
    let host = FakeHost([
      "src/Button.ts": "export const styles = \(colors);\n", "src/chart/ink.ts": "export const ink = \(colors);\n",
    ])
    #expect(host.run("check .") == 2)
    let reported = (host.result.output + host.result.error).replacing("\n", with: " ")
    #expect(
      reported.contains("not checked: 2 files (src/chart/ink.ts, src/Button.ts)"), "\(reported)")
    #expect(reported.contains(" palettecheck check ./src/chart/ink.ts "), "\(reported)")
  }

  private static let unjudged =
    [
      ("a/theme.json", ##"{"palettecheck": 1, "series": ["#2166ac", "#b2182b"]}"##, nil),
      (
        "src/accents.json",
        ##"{"accent": {"a": {"value": "#d9230f"}, "b": {"value": "#e67e00"}, "c": {"value": "#2e8540"}, "d": {"value": "#0b62d6"}}}"##,
        nil
      ),
      (
        "src/charts/ink.ts", "export const ink = {a: '#b2182b', b: '#1b7837', c: '#2166ac'};\n",
        "palettecheck check ./src/charts/ink.ts"
      ),
      (
        "src/chart/inks.ts",
        "export const warm = ['#b2182b', '#ffd92f', '#1b7837'];\nexport const cool = ['#1b7837', '#f4a582', '#2166ac'];\n",
        "palettecheck check ./src/chart/inks.ts"
      ),
      ("src/Button.ts", "export const ink = {a: '#b2182b', b: '#1b7837', c: '#2166ac'};\n", nil),
      (
        "src/lib/inks.ts", "export const palette = ['#b2182b', '#1b7837', '#2166ac'];\n",
        "palettecheck check ./src/lib/inks.ts"
      ),
      ("src/charts/greys.ts", "export const ink = {a: '#cccccc', b: '#777777', c: '#333333', d: '#aaaaaa'};\n", nil),
      (
        "src/charts/many.ts", "export const ink = ['#b2182b80', '#1b7837', '#2166ac'];\n", nil
      ),
      (
        "src/page.css", "p { color: #123456 } a { color: #654321 } b { color: #abcdef }\n",
        nil
      ),
      (
        "src/site.css", (10...30).map { "p { color: #1234\($0) }\n" }.joined(),
        nil
      ),
    ] as [(path: String, text: String, command: String?)]

  @Test func `every file that is not checked is named in every report, with a command where it is likely a chart's`() {
    let files = Dictionary(uniqueKeysWithValues: Self.unjudged.map { ($0.path, $0.text) })
    let host = FakeHost(files)
    let reports = ["sarif", "gitlab", "github", "markdown", "json"]
    #expect(
      host.run("check . -v " + reports.map { "--report \($0)=r.\($0)" }.joined(separator: " ")) == 0, "\(host.result)")
    let texts = reports.compactMap { host.text("r.\($0)") } + [host.result.output]
    for (path, _, command) in Self.unjudged {
      for text in texts where path != "a/theme.json" {
        #expect(text.contains(path), "\(text)")
        #expect(text.contains("palettecheck check ./\(path)") == (command != nil), "\(path): \(text)")
      }
      guard let command else { continue }
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
