import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Expects that other colours can be written where those of a theme stand: read again, its file gives them, and nothing
/// but their bytes is different. ``readTheme(_:path:options:)`` asks for it, so that no fixture of these tests escapes.
///
/// Series and palettes only, which a repair changes. What says no colour by itself (a reference, a mixture, a name of the
/// library's) is left out, as a repair leaves it, and so is what a file writes twice, for readers make one of two.
func expectColorsRewritten(_ theme: Theme, options: ReadingOptions, sourceLocation: SourceLocation) {
  let changes = rewritableChanges(theme)
  guard let file = changes.first?.color.definition.file else { return }
  do throws(UnwrittenColor) {
    let written = try RewrittenFiles(changes, in: [theme], nameOfFile: { $0 }) { contents in
      guard let bytes = contents[file.path] else { return nil }
      return (try? ThemeReader.read(SourceFile(path: file.path, bytes: bytes), options: options)).map { [$0] }
    }
    #expect(written.files.count == 1, sourceLocation: sourceLocation)
    for file in written.files {
      let rest = remainder(file.old, without: changes.map(\.place.range))
      #expect(holds(file.new, rest), "more than colours changed", sourceLocation: sourceLocation)
    }
  } catch {
    let text = String(decoding: file.bytes[error.place.range], as: UTF8.self)
    Issue.record("'\(text)' in \(theme.format): \(error.reason)", sourceLocation: sourceLocation)
  }
}

/// A change of every colour that can be written, by a little: what a reader guesses from colours must not turn.
private func rewritableChanges(_ theme: Theme) -> [RewrittenFiles.Change] {
  var colors: [ColorPlace: [ThemeColor]] = [:]
  for color in theme.everyColor.prefix(200) { colors[ColorPlace(color), default: []].append(color) }
  let shown = theme.palettes.flatMap(\.colors) + theme.modes.flatMap { $0.series.map(\.color) }
  // What is calculated from another colour changes with it, rightly.
  let texts = colors.keys.compactMap { place in
    colors[place]?.first.map { String(decoding: $0.definition.file.bytes[place.range], as: UTF8.self) }
  }
  let derived = ["var(", "from ", "ThemeDataColor"]
  guard !texts.contains(where: { text in derived.contains(where: text.contains) }) else { return [] }
  let wanted = Set(shown.prefix(200).map { ColorPlace($0) })
  var changes: [RewrittenFiles.Change] = []
  for (place, uses) in colors.sorted(by: { $0.key < $1.key }) where wanted.contains(place) {
    // One place that says several colours is the name of a row of them.
    guard let color = uses.first, place.path == theme.path, Set(uses.map(\.srgb)).count == 1,
      colors.values.count(where: { $0.first?.srgb == color.srgb }) == 1
    else { continue }
    let text = String(decoding: color.definition.file.bytes, as: UTF8.self)
    let own = String(decoding: color.definition.file.bytes[place.range], as: UTF8.self)
    guard text.ranges(of: own).count == 1 else { continue }
    // Black, white and grey mean themselves to many readers.
    let (red, green, blue) = color.srgb.bytes
    guard red != green || green != blue else { continue }
    let new = SRGB(bytes: nudged(red), nudged(green), blue)
    guard (try? ColorWriting.ways(of: color, as: new)) != nil else { continue }
    changes.append(RewrittenFiles.Change(color: color, place: place, new: new))
  }
  return changes
}

private func nudged(_ byte: UInt8) -> UInt8 { byte < 128 ? byte + 1 : byte - 1 }

/// The bytes between some ranges.
private func remainder(_ bytes: [UInt8], without ranges: [Range<Int>]) -> [ArraySlice<UInt8>] {
  var parts: [ArraySlice<UInt8>] = []
  var start = 0
  for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
    parts.append(bytes[start..<range.lowerBound])
    start = range.upperBound
  }
  return parts + [bytes[start...]]
}

/// Whether a text begins and ends with the first and last part, and holds the others between them in this order.
private func holds(_ bytes: [UInt8], _ parts: [ArraySlice<UInt8>]) -> Bool {
  guard let first = parts.first, let last = parts.last, bytes.starts(with: first),
    bytes.reversed().starts(with: last.reversed())
  else { return false }
  var position = first.count
  for part in parts.dropFirst().dropLast() where !part.isEmpty {
    while position + part.count <= bytes.count, !bytes[position...].starts(with: part) { position += 1 }
    guard position + part.count <= bytes.count else { return false }
    position += part.count
  }
  return true
}
