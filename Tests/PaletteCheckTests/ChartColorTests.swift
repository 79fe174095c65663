import PaletteCheck
import Testing

@Suite struct ChartColorTests {
  @Test(arguments: [
    (##"#0b62d6"##, ##"#0b62d6"##), ("steelblue", "#4682b4"), ("rgb(255 0 0 / 50%)", "#ff000080"), ("white", "#ffffff"),
    ("hsl(120 100% 25%)", "#008000"),
  ])
  func `reads what CSS writes`(css: String, hex: String) throws {
    #expect(try ChartColor(css).hex == hex)
    #expect(try ChartColor(hex).hex == hex)
  }

  @Test(arguments: ["", "#12345", "bluee", "var(--x)", "0b62d6"])
  func `refuses what is not a colour, with the reason`(css: String) {
    let error = #expect(throws: ColorError.self) { try ChartColor(css) }
    #expect(error?.message.isEmpty == false)
    #expect(error.map { "\($0)" } == error?.message)
  }

  @Test func `contrast is that of WCAG`() {
    #expect(ChartColor.black.contrast(on: .white) == 21)
    #expect(ChartColor.white.contrast(on: .white) == 1)
    // https://www.w3.org/TR/WCAG22/: #777777 on white is just below 4.5:1.
    let grey: ChartColor = "#777777"
    #expect(grey.contrast(on: .white) < Contrast.text)
    #expect(("#767676" as ChartColor).contrast(on: .white) >= Contrast.text)
    #expect(grey.contrast(on: .white) == ChartColor.white.contrast(on: grey))
  }

  @Test func `a translucent colour is composited before its contrast is measured`() {
    let veil: ChartColor = "rgb(0 0 0 / 0)"
    #expect(veil.contrast(on: .white) == 1)
    #expect(veil.composited(over: "#123456").hex == "#123456")
  }

  @Test(arguments: ColorVision.allCases)
  func `white, black and greys stay, and severity 0 changes nothing`(vision: ColorVision) {
    for hex in ["#ffffff", "#000000", "#808080"] as [ChartColor] { #expect(hex.seen(with: vision).hex == hex.hex) }
    let red: ChartColor = "#c0392b"
    #expect(red.seen(with: vision, severity: 0).hex == "#c0392b")
    #expect((red.seen(with: vision).hex == "#c0392b") == (vision == .normal))
  }

  @Test func `difference is symmetric, and 0 for equal colours`() {
    let (a, b): (ChartColor, ChartColor) = ("#5b8c2a", "#b8602f")
    for vision in ColorVision.allCases {
      #expect(abs(a.difference(from: b, seenWith: vision) - b.difference(from: a, seenWith: vision)) < 1e-9)
      #expect(a.difference(from: a, seenWith: vision) == 0)
    }
    #expect(a.difference(from: b) > 40)
    #expect(a.difference(from: b, seenWith: .deutan) < 2)
  }

  @Test func `components are clamped`() {
    #expect(ChartColor(red: 2, green: -1, blue: .nan, opacity: 7).hex == "#ff0000")
  }
}
