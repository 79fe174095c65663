import Colorimetry
package import PaletteRules
import SourceText

/// Replaces a reference with a colour, so that the referenced token and its other users keep theirs.
package enum ReferenceWriting {
  /// The themes with every reference marked that a colour can replace.
  ///
  /// A reference stays where it leads to different colours in different modes, and where its text is more than one
  /// reference.
  ///
  /// - Parameters:
  ///   - kept: The references to keep, by the place that ``PaletteRules/ColorPlace`` gives them when they are replaced.
  ///   - nameOfFile: Maps a path to the file's unique name.
  package static func marked(
    _ themes: [Theme], except kept: Set<ColorPlace> = [], nameOfFile: (String) -> String = { $0 }
  ) -> [Theme] {
    var ends: [Use: Set<ColorPlace>] = [:]
    for color in themes.flatMap({ $0.colorsInOrder + $0.sets.flatMap(\.colorsInOrder) }) {
      ends[Use(color, nameOfFile), default: []].insert(ColorPlace(color, name: nameOfFile))
    }
    return themes.map { theme in
      theme.changingColors { color in
        guard !color.aliases.isEmpty, color.gradient.isEmpty, ends[Use(color, nameOfFile)]?.count == 1 else { return }
        var own = color
        own.replacesReference = true
        let (red, green, blue) = color.srgb.bytes
        guard !kept.contains(ColorPlace(own, name: nameOfFile)), isReference(own.origin),
          (try? ColorWriting.ways(of: own, as: SRGB(bytes: red, green, blue))) != nil
        else { return }
        color = own
      }
    }
  }

  /// The text that uses a colour.
  private struct Use: Hashable {
    let path: String
    let range: Range<Int>

    init(_ color: ThemeColor, _ nameOfFile: (String) -> String) {
      (path, range) = (nameOfFile(color.origin.file.path), color.origin.range)
    }
  }

  /// Whether a text is one reference and nothing else: `"{color.red}"`, `{"$ref": "#/color/red"}`, `var(--red)`.
  private static func isReference(_ place: TokenOrigin) -> Bool {
    guard place.range.lowerBound >= 0, place.range.upperBound <= place.file.bytes.count,
      let text = String(validating: place.file.bytes[place.range], as: UTF8.self)
    else { return false }
    if text.hasPrefix("{") {
      guard let root = try? JSONReader.read(Array(text.utf8)).root else { return false }
      return root.members?.count == 1 && root["$ref"]?.string != nil
    }
    let inner = unquoted(text)
    if inner.hasPrefix("{"), inner.hasSuffix("}") {
      return !inner.dropFirst().dropLast().contains { $0 == "{" || $0 == "}" }
    }
    return inner.hasPrefix("var(") && inner.hasSuffix(")") && inner.count { $0 == "(" } == 1
  }

  private static func unquoted(_ text: String) -> Substring {
    guard text.count >= 2, let first = text.first, first == "\"" || first == "'", text.last == first else {
      return text[...]
    }
    return text.dropFirst().dropLast()
  }

  /// Ways to write a colour in place of a reference, best first: in the notation of the referenced token, then as hex.
  ///
  /// - Parameter definition: The colour as the referenced token defines it.
  static func ways(_ place: TokenOrigin, _ definition: ThemeColor, as new: SRGB) -> [[TextEdit]] {
    let end = definition.definition
    let notations = (try? ColorWriting.ways(of: definition, as: new)) ?? []
    var texts = notations.compactMap { edits -> String? in
      let shifted = edits.map { edit in
        let range = (edit.range.lowerBound - end.range.lowerBound)..<(edit.range.upperBound - end.range.lowerBound)
        return TextEdit(range, edit.text)
      }
      return shifted.applied(to: Array(end.file.bytes[end.range])).map {
        onOneLine(String(decoding: $0, as: UTF8.self))
      }
    }
    let old = String(decoding: place.file.bytes[place.range], as: UTF8.self)
    // A JSON file holds a colour in quotes, however the file that defines it writes colours.
    let quote = old.hasPrefix("'") ? "'" : old.hasPrefix("\"") || old.hasPrefix("{") ? "\"" : ""
    if !quote.isEmpty { texts.removeAll { !$0.hasPrefix("\"") && !$0.hasPrefix("'") && !$0.hasPrefix("{") } }
    if quote.isEmpty { texts.removeAll { $0.hasPrefix("\"") || $0.hasPrefix("'") || $0.hasPrefix("{") } }
    texts.append(quote + new.hex + quote)
    return texts.map { [TextEdit(place.range, $0)] }
  }

  /// An object that fills several lines, on one line.
  private static func onOneLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.joined(separator: " ")
  }
}
