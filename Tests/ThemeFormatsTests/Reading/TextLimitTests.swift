import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

struct TextLimitTests {
  private static func message(_ name: String, _ bytes: [UInt8], limit: Int) -> String? {
    var options = ReadingOptions()
    options.limits.bytes = limit
    do throws(ThemeProblem) {
      _ = try ThemeReader.read(SourceFile(path: name, bytes: bytes), options: options)
      return nil
    } catch {
      return error.message
    }
  }

  private static let texts = [
    ("list.hex", "#5b8c2a\n#b8602f\n"), ("a.css", ":root{--chart-1:#5b8c2a;--chart-2:#b8602f}"),
    ("a.csv", "name,color\na,#5b8c2a\nb,#b8602f\n"), ("a.js", "export const colors = ['#5b8c2a', '#b8602f']\n"),
  ]

  @Test(arguments: texts)
  func `a text may have as many bytes as the limit, and not one more`(name: String, text: String) {
    let bytes = Array(text.utf8)
    #expect(Self.message(name, bytes, limit: bytes.count) == nil)
    let refused = Self.message(name, bytes, limit: bytes.count - 1)
    let words = "the file has \(bytes.count) bytes, more than the limit of \(bytes.count - 1)"
    #expect(refused == words + "; raise it with --limit bytes=N")
  }
}
