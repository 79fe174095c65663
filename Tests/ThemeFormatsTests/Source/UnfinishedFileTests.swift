import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// What git leaves in the place of a file.
@Suite struct UnfinishedFileTests {
  private func refusal(_ path: String, _ text: String) -> ThemeProblem? {
    do {
      _ = try ThemeReader.read(SourceFile(path: path, bytes: Array(text.utf8)))
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: ["theme.json", "theme.yaml", "style.mplstyle", "charts.css", "colors.ts", "list.hex", "theme.toml"])
  func `a pointer of Git LFS is refused, whatever the file is called`(path: String) {
    let hash = String(repeating: "4d", count: 32)
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:\(hash)\nsize 120\n"
    let problem = refusal(path, pointer)
    #expect(problem?.sentence == ReadingProblem.pointer() && problem?.reason == .unreadable)
  }

  @Test(arguments: [
    ("style.mplstyle", "axes.facecolor: white\n", "axes.prop_cycle: cycler('color', ['0b62d6', 'a03c00'])\n"),
    ("charts.css", ":root {\n", "--chart-1: #0b62d6; --chart-2: #a03c00; }\n"),
    ("list.hex", "#1b7837\n", "#0b62d6\n#a03c00\n"),
  ])
  func `a conflict is refused where it begins`(path: String, before: String, lines: String) {
    let text = "\(before)<<<<<<< HEAD\n\(lines)=======\n\(lines)>>>>>>> main\n"
    let problem = refusal(path, text)
    #expect(problem?.sentence == ReadingProblem.conflict() && problem?.origin?.start.line == 2)
    // Such a line alone may be anything.
    #expect(refusal(path, before + lines)?.sentence != ReadingProblem.conflict())
  }
}
