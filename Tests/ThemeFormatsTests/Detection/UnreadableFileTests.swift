import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Files that no theme can be in: each is described in a sentence.
struct UnreadableFileTests {
  private func problem(_ bytes: [UInt8], path: String) -> ThemeProblem? {
    do throws(ThemeProblem) {
      _ = try ThemeReader.read(SourceFile(path: path, bytes: bytes))
      return nil
    } catch {
      return error
    }
  }

  private static func utf16(_ text: String, isLittle: Bool) -> [UInt8] {
    ("\u{FEFF}" + text).utf16.flatMap { unit in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isLittle ? bytes : bytes.reversed()
    }
  }

  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
  private static let zip: [UInt8] = [0x50, 0x4B, 3, 4, 20, 0, 6, 0]
  private static let deep = 600

  private static let files: [(path: String, bytes: [UInt8], message: String)] = [
    ("theme.json", png, "this is a PNG picture, not a theme"), ("chart.png", png, "this is a PNG picture, not a theme"),
    ("-", png, "this is a PNG picture, not a theme"),
    ("a.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16], "this is a JPEG picture, not a theme"),
    ("a.gif", Array("GIF89a".utf8) + [1, 0], "this is a GIF picture, not a theme"),
    ("a.pdf", Array("%PDF-1.7\n".utf8), "this is a PDF document, not a theme"),
    ("tokens.json.gz", [0x1F, 0x8B, 8, 0, 0], "this is a gzip archive, not a theme"),
    ("a.db", Array("SQLite format 3\0".utf8), "this is an SQLite database, not a theme"),
    ("a.plist", Array("bplist00".utf8) + [0], "this is a binary property list, not a theme"),
    ("a.out", [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0xC3], "this is a binary file, not text"),
    ("theme.json", [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0], "this is a binary file, not text"),
    ("latin1.txt", Array("#a00000 # caf".utf8) + [0xE9], "this is not UTF-8 text"),
    ("latin1.css", Array(":root { --chart-1: red } /* caf".utf8) + [0xE9, 0x2A, 0x2F], "this is not UTF-8 text"),
    ("empty.json", [], "this file is empty"), ("empty.yaml", [], "this file is empty"),
    ("empty.css", Array(" \r\n\t".utf8), "this file is empty"), ("empty.mplstyle", [], "this file is empty"),
    ("empty.toml", [], "this file is empty"), ("-", [], "this file is empty"),
    ("mark.json", [0xEF, 0xBB, 0xBF], "this file is empty"), ("a.ase", [], "this file is empty"),
    ("a.json", utf16("[\"#a00\"]", isLittle: true), "the text is UTF-16: save it as UTF-8"),
    ("a.json", utf16("[\"#a00\"]", isLittle: false), "the text is UTF-16: save it as UTF-8"),
    ("a.css", utf16(":root {}", isLittle: true), "the text is UTF-16: save it as UTF-8"),
    ("a.tps", utf16("<workbook/>", isLittle: false), "the text is UTF-16: save it as UTF-8"),
    ("a.hex", utf16("#a00000", isLittle: true), "the text is UTF-16: save it as UTF-8"),
    ("a.json", Array("[\0\"\0#\0".utf8), "the text is UTF-16: save it as UTF-8"),
    (
      "deep.json", Array((String(repeating: "[", count: deep) + String(repeating: "]", count: deep)).utf8),
      "nested deeper than the limit of 512 levels; raise it with --limit depth=N"
    ),
    (
      "deep.json", Array((String(repeating: "{\"a\":", count: deep) + "1").utf8),
      "nested deeper than the limit of 512 levels; raise it with --limit depth=N"
    ),
    (
      "deep.yaml", Array(String(repeating: "- ", count: deep).utf8),
      "nested deeper than the limit of 512 levels; raise it with --limit depth=N"
    ),
    (
      "deep.css", Array((":root{" + String(repeating: "a{", count: deep)).utf8), "blocks are nested more than 64 deep"
    ),
    (
      "deep.xml", Array(String(repeating: "<a>", count: deep).utf8),
      "this XML is not a theme: it has no <color-palette> of Tableau"
    ),
    ("a.aco", [0, 1, 0, 2, 0, 0], "this looks like an Adobe colour file, which palettecheck does not read"),
    ("a.zip", zip, "this is a zip archive, not a theme"),
    ("theme.json", zip, "this is a zip archive, not a theme"),
    ("a.pal", Array("RIFF....PAL data".utf8), "this is a palette in Microsoft's binary form (RIFF), which is not read"),
    (
      "x.json", Array("null".utf8),
      "this JSON is not a theme: it has no key 'palettecheck', no token with '$value' and no list of colours"
    ),
    (
      "x.json", Array("42".utf8),
      "this JSON is not a theme: it has no key 'palettecheck', no token with '$value' and no list of colours"
    ),
    (
      "index.html", Array("<!doctype html><p>#fff".utf8),
      "this XML is not a theme: it has no <color-palette> of Tableau"
    ),
    ("notes.txt", Array("Dear reader,\n".utf8), "this file is neither a theme nor a list of colours"),
  ]

  @Test(arguments: files.indices)
  func `a file without a theme is reported as what it is`(index: Int) throws {
    let file = Self.files[index]
    let found = problem(file.bytes, path: file.path)
    let problem = try #require(found, "\(file.path)")
    #expect(problem.message.hasPrefix(file.message), "\(file.path): \(problem.message)")
    #expect(problem.path == file.path)
    // What is not text has no line to show.
    if file.message.hasSuffix("not a theme") || file.message.hasSuffix("not text") { #expect(problem.origin == nil) }
  }
}
