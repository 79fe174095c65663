import PaletteRules
import Testing

@testable import ThemeFormats

struct MatplotlibKeysTests {
  private func notes(_ lines: String...) throws -> [Message] {
    let style = "axes.prop_cycle: cycler('color', ['2166ac', 'b8602f'])\nfigure.facecolor: white\n"
    return try readTheme(style + lines.joined(separator: "\n") + "\n", path: "x.mplstyle").notes
  }

  @Test(arguments: [
    ("axes.facecolour: black", "axes.facecolour", "did you mean 'axes.facecolor'?"),
    ("text.colour: white", "text.colour", "did you mean 'text.color'?"),
    ("legend.framealhpa: 0.8", "legend.framealhpa", "did you mean 'legend.framealpha'?"),
    ("zzz: 1", "zzz", "matplotlib passes over it as well"),
  ])
  func `a key that matplotlib does not have is noted with the nearest`(line: String, key: String, end: String) throws {
    #expect(try notes(line).contains(ReadingNote.unknownSetting(3, key, end)))
  }

  @Test func `known keys are not noted, many unknown ones are counted`() throws {
    #expect(
      try !notes("axes.grid: True", "xtick.minor.visible: True", "backend: agg").contains {
        $0.isA(ReadingNote.unknownSetting)
      })
    let many = try notes("a1: 1", "b2: 1", "c3: 1", "d4: 1", "e5: 1", "f6: 1", "g7: 1")
    #expect(many.count { $0.isA(ReadingNote.unknownSetting) } == 5)
    #expect(many.contains(ReadingNote.unknownSettings(2)))
  }

  @Test func `every name is there once`() {
    #expect(Set(MatplotlibKeys.all).count == MatplotlibKeys.all.count)
    // matplotlib 3.11.2: len(rcsetup._validators) is 339, one of them private.
    #expect(MatplotlibKeys.all.count == 338)
    #expect(MatplotlibKeys.all.contains("axes.prop_cycle") && MatplotlibKeys.all.contains("timezone"))
  }
}
