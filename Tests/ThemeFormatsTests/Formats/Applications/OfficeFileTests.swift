import PaletteRules
import SourceText
import Testing
import WrittenZip

@testable import ThemeFormats

struct OfficeFileTests {
  /// A theme whose accents begin with a hue.
  private static func theme(_ name: String, _ first: String, paper: String = "FFFFFF") -> [UInt8] {
    let accents = [first, "C46A2B", "556B2F", "DA70D6", "5B4B8A", "7A7A7A"].enumerated()
    let slots = accents.map { "<a:accent\($0 + 1)><a:srgbClr val=\"\($1)\"/></a:accent\($0 + 1)>" }.joined()
    return Array(
      """
      <?xml version="1.0"?><a:theme name="\(name)"><a:themeElements><a:clrScheme name="\(name) colours">
      <a:dk1><a:srgbClr val="101418"/></a:dk1><a:lt1><a:srgbClr val="\(paper)"/></a:lt1>\(slots)
      </a:clrScheme></a:themeElements></a:theme>
      """.utf8)
  }

  private static let slides = WrittenZip.Entry("ppt/slides/slide1.xml", Array("<p:sld/>".utf8))

  private func read(_ entries: [WrittenZip.Entry], path: String) throws -> Theme {
    try ThemeReader.read(SourceFile(path: path, bytes: WrittenZip(entries).bytes))
  }

  @Test(arguments: [
    ("deck.pptx", "ppt/theme/theme1.xml"), ("deck.potx", "ppt/theme/theme1.xml"), ("show.ppsx", "ppt/theme/theme1.xml"),
    ("brand.thmx", "theme/theme/theme1.xml"), ("a.docx", "word/theme/theme1.xml"), ("a.dotx", "word/theme/theme1.xml"),
    ("Book.XLSX", "xl/theme/theme1.xml"), ("b.xltx", "xl/theme/theme1.xml"), ("-", "ppt/theme/theme1.xml"),
    ("deck.pptm", "ppt/theme/theme1.xml"),
  ])
  func `the theme inside is read, stored or deflated`(path: String, part: String) throws {
    let bytes = Self.theme("Harbour", "1B6CA8")
    for entry in [WrittenZip.Entry(part, bytes), WrittenZip.Entry(deflating: bytes, as: part)] {
      let theme = try read([Self.slides, entry], path: path)
      #expect(theme.format == "office-file" && theme.name == "Harbour" && theme.path == path)
      #expect(theme.problems.isEmpty && theme.notes.isEmpty && theme.unjudged.isEmpty)
      let mode = try #require(theme.modes.first)
      #expect(mode.series.map(\.color.hex).first == "#1b6ca8" && mode.series.count == 6)
      #expect(mode.background?.hex == "#ffffff" && mode.text?.hex == "#101418")
      let origin = mode.series[0].color.definition
      #expect(origin.file.path == "\(path)!\(part)" && origin.file.archive == path)
      #expect(String(decoding: origin.file.bytes[origin.range], as: UTF8.self) == "1B6CA8")
    }
  }

  @Test func `several themes are modes under their own names, each colouring once`() throws {
    let theme = try read(
      [
        WrittenZip.Entry("ppt/theme/theme10.xml", Self.theme("Night", "6AA9FF", paper: "101418")),
        WrittenZip.Entry("ppt/theme/theme2.xml", Self.theme("Notes", "1B6CA8")),
        WrittenZip.Entry("ppt/theme/theme1.xml", Self.theme("Harbour", "1B6CA8")),
        WrittenZip.Entry("ppt/theme/theme3.xml", Self.theme("Night", "0B62D6")), Self.slides,
      ], path: "deck.pptx")
    #expect(
      theme.modes.map(\.name) == ["Harbour", "Night (ppt/theme/theme3.xml)", "Night (ppt/theme/theme10.xml)"])
    #expect(theme.modes.map { $0.series[0].color.hex } == ["#1b6ca8", "#0b62d6", "#6aa9ff"])
    #expect(theme.modes.map { $0.background?.hex } == ["#ffffff", "#ffffff", "#101418"])
    #expect(theme.notes.isEmpty && theme.name == nil)
  }

  @Test func `a fault is named with its place in the archive`() throws {
    let theme = try read([WrittenZip.Entry("xl/theme/theme1.xml", Self.theme("Harbour", "1B6CXY"))], path: "b.xlsx")
    let problem = try #require(theme.problems.first)
    #expect(problem.path == "b.xlsx!xl/theme/theme1.xml" && problem.origin?.file.path == problem.path)
  }

  @Test func `a theme that would grow beyond the limits is a problem, and the others are read`() throws {
    var bomb = WrittenZip.Entry(deflating: [UInt8](repeating: 0x20, count: 5 << 20), as: "ppt/theme/theme1.xml")
    bomb.checksum = 0
    let entries = [bomb, WrittenZip.Entry("ppt/theme/theme2.xml", Self.theme("Harbour", "1B6CA8"))]
    let theme = try read(entries, path: "deck.pptx")
    #expect(theme.modes.count == 1 && theme.name == "Harbour")
    #expect(theme.problems.map(\.path) == ["deck.pptx!ppt/theme/theme1.xml"])
    #expect(theme.problems[0].message.contains("more than the limit of 4194304"))
  }

  @Test(arguments: ["a.zip", "theme.json", "-"])
  func `another zip archive is refused with what to give`(path: String) {
    let bytes = WrittenZip([WrittenZip.Entry("readme.txt", [0x61])]).bytes
    let problem = #expect(throws: ThemeProblem.self) {
      try ThemeReader.read(SourceFile(path: path, bytes: bytes))
    }
    #expect(problem?.sentence == Refusal.otherFile("a zip archive"))
    #expect(problem?.help?.hasPrefix("unzip it and give the theme in it") == true)
  }

  @Test func `an Office file without a theme, and one that is cut off, are refused`() {
    let empty = #expect(throws: ThemeProblem.self) { try read([Self.slides], path: "deck.pptx") }
    #expect(empty?.reason == .noChartColors && empty?.sentence == Refusal.noThemeInside("Office file"))
    let bytes = WrittenZip([Self.slides]).bytes.dropLast(8)
    let cut = #expect(throws: ThemeProblem.self) {
      try ThemeReader.read(SourceFile(path: "deck.pptx", bytes: Array(bytes)))
    }
    #expect(cut?.sentence.isA(Refusal.unopened) == true)
  }
}
