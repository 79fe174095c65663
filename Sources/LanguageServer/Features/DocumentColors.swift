import Colorimetry
import PaletteGate
import PaletteRules
import SafeText
import SourceText
import ThemeFormats

/// The colours that a theme's document holds and that an editor can show and change: those that can be written, whether a chart
/// takes them or not.
struct DocumentColors {
  /// A colour at the place that defines it.
  struct Entry {
    let color: ThemeColor
    /// The bytes of its text, without quotes.
    let range: Range<Int>
    /// The path of the input that it is a part of, as it was read.
    let input: String
  }

  /// In file order, each place once.
  let entries: [Entry]

  /// - Parameter file: The document, by its absolute path.
  init(_ file: SourceFile, of inputs: [CheckedInput], _ locations: Locations) {
    let path = file.path
    var entries: [Int: Entry] = [:]
    for input in inputs where input.theme != nil {
      // The chart's own first, which say more of how a colour is written.
      for color in (input.theme?.colorsInOrder ?? []) + ThemeReader.literalColors(file) {
        let place = color.definition
        guard entries[place.range.lowerBound] == nil, locations.path(of: place.file) == path,
          ColorWriting.isPossible(color)
        else { continue }
        entries[place.range.lowerBound] = Entry(color: color, range: place.withoutQuotes, input: input.path)
      }
    }
    self.entries = entries.values.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The answer to `textDocument/documentColor`.
  var json: JSONValue {
    .array(
      entries.map { entry in
        let (red, green, blue) = (entry.color.srgb.red, entry.color.srgb.green, entry.color.srgb.blue)
        return [
          "range": entry.color.definition.file.json(entry.range),
          "color": [
            "red": .number(red), "green": .number(green), "blue": .number(blue), "alpha": .number(entry.color.alpha),
          ],
        ]
      })
  }

  /// Ways to write another colour in the notation of the file: what each puts in the place of an entry, best first. The opacity
  /// stays as it is written.
  func spellings(of entry: Entry, as new: SRGB) -> [(range: Range<Int>, text: String)] {
    let definition = entry.color.definition
    let (red, green, blue) = new.bytes
    let ways = (try? ColorWriting.ways(of: entry.color, as: SRGB(bytes: red, green, blue))) ?? []
    return ways.compactMap { edits in
      if edits.count == 1, let only = edits.first { return (only.range, only.text) }
      let start = definition.range.lowerBound
      let moved = edits.map { TextEdit($0.range.lowerBound - start..<$0.range.upperBound - start, $0.text) }
      return moved.applied(to: Array(definition.file.bytes[definition.range])).map {
        (definition.range, String(decoding: $0, as: UTF8.self))
      }
    }
  }
}

extension TokenOrigin {
  /// The bytes between the quotes of a text; all of them where there are none.
  fileprivate var withoutQuotes: Range<Int> {
    let bytes = file.bytes
    guard range.count >= 2, range.upperBound <= bytes.count, let first = bytes[range].first,
      first == bytes[range.upperBound - 1], first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }
}
