import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// The theme that a text is read as, every colour of which stands where it says and can be written back there, however
/// the file is saved.
func readTheme(
  _ text: String, path: String = "theme.json", options: ReadingOptions = ReadingOptions(),
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Theme {
  let theme = try ThemeReader.read(SourceFile(path: path, bytes: Array(text.utf8)), options: options)
  expectColorsInPlace(theme, files: options.files, sourceLocation: sourceLocation)
  expectQuirksChangeNothing(text, path: path, options: options, theme: theme, sourceLocation: sourceLocation)
  expectColorsRewritten(theme, options: options, sourceLocation: sourceLocation)
  return theme
}

/// The same for a file that a search found and nobody named, beside other files.
func readFoundTheme(
  _ text: String, path: String, beside files: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
) throws -> Theme {
  var options = FolderInMemory.options(files)
  options.isFound = true
  return try readTheme(text, path: path, options: options, sourceLocation: sourceLocation)
}

extension ReadingOptions {
  /// Every file that these options let a theme draw in, when all of them are in memory.
  fileprivate var files: [SourceFile] {
    let beside = (siblings as? FolderInMemory)?.files ?? (siblings as? WrittenSiblings)?.files ?? [:]
    return includes + beside.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
  }
}

/// The problem that reading a text throws, or nil.
func refusal(_ text: String, path: String = "theme.json", options: ReadingOptions = ReadingOptions()) -> ThemeProblem? {
  do throws(ThemeProblem) {
    _ = try ThemeReader.read(SourceFile(path: path, bytes: Array(text.utf8)), options: options)
    return nil
  } catch {
    return error
  }
}

extension Theme {
  /// Every colour the theme holds, in every mode.
  var everyColor: [ThemeColor] {
    palettes.flatMap(\.colors) + modes.flatMap(\.everyColor)
  }
}

extension ThemeMode {
  /// Every colour the mode holds.
  var everyColor: [ThemeColor] {
    var colors = [background, plotBackground, text, axis, gridlines, status.good, status.neutral, status.bad]
    colors += [usage.outline]
    colors += series.flatMap { [$0.color, $0.stroke] } + texts.filter { !$0.isOwn }.map(\.color)
    colors += ramps.flatMap { $0.stops.map(\.color) } + pairs.flatMap { [$0.foreground, $0.background] }
    return colors.compactMap { $0 }
  }
}

/// The colour that the bytes at a place say when they are read by themselves.
func colorWritten(at origin: TokenOrigin) throws -> Color {
  let bytes = Array(origin.file.bytes[origin.range])
  if bytes.first == UInt8(ascii: "{") { return try WrittenColor(JSONReader.read(bytes, .lenient).root).color }
  if bytes.first == UInt8(ascii: "\"") {
    let text = try #require(JSONReader.read(bytes, .lenient).root.string)
    return try RColor.named(text, in: origin.file.path) ?? BareColor.read(text)
  }
  // YAML's other quotes.
  if bytes.first == UInt8(ascii: "'") {
    return try BareColor.read(String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self))
  }
  if bytes.first == UInt8(ascii: "[") {
    let numbers = try JSONReader.read(bytes, .strict).root.items?.compactMap(\.number) ?? []
    try #require(numbers.count == 3)
    return Color(SRGB(numbers[0] / 255, numbers[1] / 255, numbers[2] / 255))
  }
  return try BareColor.read(String(decoding: bytes, as: UTF8.self))
}

/// Expects that every colour of a theme stands where it says it stands.
func expectRoundTrip(_ theme: Theme, sourceLocation: SourceLocation = #_sourceLocation) throws {
  #expect(!theme.everyColor.isEmpty, sourceLocation: sourceLocation)
  for color in theme.everyColor {
    #expect(try colorWritten(at: color.definition) == color.authored, sourceLocation: sourceLocation)
  }
}

/// Expects the same of colours that are written as three or four numbers up to `scale`, with blanks or commas between.
func expectRoundTrip(
  _ theme: Theme, numbers scale: Double, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  #expect(!theme.everyColor.isEmpty, sourceLocation: sourceLocation)
  for color in theme.everyColor {
    let origin = color.definition
    let text = String(decoding: origin.file.bytes[origin.range], as: UTF8.self)
    let numbers = text.split { ", \t".contains($0) }.compactMap { Double($0) }.map { $0 / scale }
    try #require(numbers.count == 3 || numbers.count == 4, "\(text)", sourceLocation: sourceLocation)
    let components = Color.Components(numbers[0], numbers[1], numbers[2])
    let written = Color(space: .srgb, components: components, alpha: numbers.count == 4 ? numbers[3] : 1)
    #expect(written == color.authored, sourceLocation: sourceLocation)
  }
}
