import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Expects that a text reads the same however an editor has saved it: with a byte order mark, with CRLF at the ends of
/// lines, with or without a line break at its end. ``readTheme(_:path:options:)`` asks for it.
func expectQuirksChangeNothing(
  _ text: String, path: String, options: ReadingOptions, theme: Theme, sourceLocation: SourceLocation
) {
  guard text.utf8.count < 20_000 else { return }
  let bytes = Array(text.utf8)
  let mark: [UInt8] = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? [] : [0xEF, 0xBB, 0xBF]
  var windows: [UInt8] = []
  for byte in bytes {
    if byte == 0x0A, windows.last != 0x0D { windows.append(0x0D) }
    windows.append(byte)
  }
  let trimmed = bytes.reversed().drop { $0 == 0x0A || $0 == 0x0D }.reversed()
  let variants: [(String, [UInt8])] = [
    ("a byte order mark", mark + bytes), ("CRLF", windows), ("a last line break", bytes + [0x0A]),
    ("no last line break", Array(trimmed)),
  ]
  let expected = theme.everyColor.map(\.hex)
  for (quirk, bytes) in variants {
    let read = try? ThemeReader.read(SourceFile(path: path, bytes: bytes), options: options)
    #expect(read?.everyColor.map(\.hex) == expected, "with \(quirk)", sourceLocation: sourceLocation)
    #expect(
      read?.problems.map(\.message) == theme.problems.map(\.message), "with \(quirk)", sourceLocation: sourceLocation)
  }
}
