package import Colorimetry
package import PaletteRules
import SourceText

/// A colour that cannot be written.
package struct UnwrittenColor: Error, Sendable {
  /// Where it is defined.
  package let place: ColorPlace
  /// The reason, worded to follow the name of the colour: `it is calculated from another colour`.
  package let reason: Message
}

/// Replaces a colour with another one in the same notation: only its bytes change.
package enum ColorWriting {
  /// Ways to write a colour at its definition, best first, each as edits of the file that holds it.
  ///
  /// More than one where the text does not tell which notation its reader takes: a name such as `steelblue` becomes hex
  /// digits, in quotes where YAML would take `#` for a comment, and without `#` where a style sheet would. Whoever writes
  /// reads the file again and takes the first way that gives the colour.
  ///
  /// - Parameters:
  ///   - color: As the theme uses it.
  ///   - new: An eight-bit colour, encoded.
  /// - Throws: ``UnwrittenColor`` when the bytes say no colour by themselves.
  package static func ways(of color: ThemeColor, as new: SRGB) throws(UnwrittenColor) -> [[TextEdit]] {
    func refusal(_ reason: Message) -> UnwrittenColor { UnwrittenColor(place: ColorPlace(color), reason: reason) }
    let place = color.definition
    let bytes = place.file.bytes
    guard place.range.lowerBound >= 0, place.range.upperBound <= bytes.count, !place.range.isEmpty else {
      throw refusal(WritingObstacle.inNoFile())
    }
    guard String(validating: bytes[place.range], as: UTF8.self) != nil,
      bytes[place.range].allSatisfy({ $0 >= 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D })
    else { throw refusal(WritingObstacle.binary()) }
    if color.replacesReference {
      guard let end = color.aliases.last else { throw refusal(WritingObstacle.noToken()) }
      var definition = color
      (definition.origin, definition.aliases, definition.replacesReference) = (end.origin, [], false)
      return ReferenceWriting.ways(place, definition, as: new)
    }
    let first = bytes[place.range].first { $0 > 0x20 }
    let ways: [[TextEdit]]
    switch first {
    case UInt8(ascii: "{"): ways = try members(color, new)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): ways = quoted(place, color.srgb, new)
    default:
      guard !isAmongLetters(place) else { throw refusal(WritingObstacle.amongLetters()) }
      ways = plain(place, color.srgb, new)
    }
    guard !ways.isEmpty else { throw refusal(reason(String(decoding: bytes[place.range], as: UTF8.self))) }
    return ways
  }

  /// Whether another colour could replace one.
  package static func isPossible(_ color: ThemeColor) -> Bool {
    let (red, green, blue) = color.srgb.bytes
    return (try? ways(of: color, as: SRGB(bytes: red, green, blue))) != nil
  }

  private static func members(_ color: ThemeColor, _ new: SRGB) throws(UnwrittenColor) -> [[TextEdit]] {
    let place = color.definition
    let node: SourceNode
    do throws(SourceError) {
      node = try JSONReader.read(Array(place.file.bytes[place.range])).root
    } catch {
      throw UnwrittenColor(place: ColorPlace(color), reason: WritingObstacle.otherThanJSON())
    }
    guard let edits = ColorObjectSpelling(node, color.srgb)?.edits(new) else {
      throw UnwrittenColor(place: ColorPlace(color), reason: WritingObstacle.otherSpace())
    }
    return [edits.map { TextEdit($0.range.moved(by: place.range.lowerBound), $0.text) }]
  }

  /// A text in quotes; one with escapes is left alone, as offsets in it are not those of the file.
  private static func quoted(_ place: TokenOrigin, _ old: SRGB, _ new: SRGB) -> [[TextEdit]] {
    let bytes = place.file.bytes
    guard place.range.count >= 2, bytes[place.range.upperBound - 1] == bytes[place.range.lowerBound] else { return [] }
    let inner = (place.range.lowerBound + 1)..<(place.range.upperBound - 1)
    guard !bytes[inner].contains(UInt8(ascii: "\\")), !bytes[inner].contains(bytes[place.range.lowerBound]) else {
      return []
    }
    let text = String(decoding: bytes[inner], as: UTF8.self)
    return spellings(of: text, in: place, old, as: new).map { [TextEdit(inner, $0)] }
  }

  /// The spellings of a text, those with '#' first in a program: matplotlib takes bare digits in its styles alone.
  private static func spellings(of text: String, in place: TokenOrigin, _ old: SRGB, as new: SRGB) -> [String] {
    let spellings = ColorTextSpelling.spellings(of: text, old, as: new)
    guard LiteralLanguage.of(place.file.path) != nil else { return spellings }
    return spellings.filter { $0.contains("#") } + spellings.filter { !$0.contains("#") }
  }

  /// `'rgb'`, where each letter is a colour: digits in the place of one would run into the others.
  private static func isAmongLetters(_ place: TokenOrigin) -> Bool {
    func isWord(_ index: Int) -> Bool {
      guard place.file.bytes.indices.contains(index) else { return false }
      let byte = place.file.bytes[index]
      return byte.isDigit || byte.isLetter
    }
    let (first, last) = (place.range.lowerBound, place.range.upperBound - 1)
    return isWord(first) && isWord(first - 1) || isWord(last) && isWord(last + 1)
  }

  private static func plain(_ place: TokenOrigin, _ old: SRGB, _ new: SRGB) -> [[TextEdit]] {
    let text = String(decoding: place.file.bytes[place.range], as: UTF8.self)
    var spellings = spellings(of: text, in: place, old, as: new)
    // YAML begins a comment at '#' after a blank.
    if !text.contains("#"), let hex = spellings.first(where: { $0.hasPrefix("#") }) {
      let path = place.file.path.lowercased()
      spellings.insert("\"\(hex)\"", at: path.hasSuffix(".yaml") || path.hasSuffix(".yml") ? 0 : spellings.count)
    }
    return spellings.map { [TextEdit(place.range, $0)] }
  }

  /// Characters of a text that a sentence holds. An engineering choice.
  private static let mostShown = 60

  private static func reason(_ text: String) -> Message {
    let text = text.filter { $0 != "\"" && $0 != "'" }
    let shown = text.count > mostShown ? text.prefix(mostShown - 1) + "…" : text
    if text.contains("var(") || text.contains("{") || text.contains("$") { return WritingObstacle.ofColor(shown) }
    if text.contains("(") { return WritingObstacle.ofValues(shown) }
    if (try? Color(css: text, bareHex: true)) != nil { return WritingObstacle.ofText(shown) }
    return WritingObstacle.shared(shown)
  }
}

extension Range<Int> {
  fileprivate func moved(by offset: Int) -> Range<Int> { (lowerBound + offset)..<(upperBound + offset) }
}

/// A colour written as text: what CSS knows, hex digits without `#`, three numbers, a colour inside a function, a name.
enum ColorTextSpelling {
  /// The text with another colour, best first; none when it does not say `old` by itself.
  static func spellings(of text: String, _ old: SRGB, as new: SRGB) -> [String] {
    // A dashboard's `red` is Grafana's.
    if let shade = GrafanaShade.hex(text), let color = try? Color(css: shade), SRGB(color).looksLike(old) {
      return [new.hex]
    }
    let word = text.filter { $0 != "\"" && $0 != "'" }
    if let color = RColor.named(word), color.mappedToSRGB.srgb.looksLike(old) {
      return [text.replacing(word, with: new.hex)]
    }
    if let color = try? Color(css: text, bareHex: true) {
      guard color.mappedToSRGB.srgb.looksLike(old) else { return numbers(text, old, new) }
      guard let respelled = Color.respelled(text, as: new, bareHex: true) else { return [] }
      // A name becomes hex, which some readers want without '#'.
      let isName = !text.contains("(") && !text.contains("#") && (try? Color(css: text)) != nil
      return isName ? [respelled, respelled.replacing("#", with: "")] : [respelled]
    }
    if let inner = hexInside(text, old, new) { return [inner] }
    let numbers = numbers(text, old, new)
    if !numbers.isEmpty { return numbers }
    // A name of matplotlib's, or a grey: 'tab:blue', '0.5'. Without '#', which begins a comment in its styles.
    if let named = try? MatplotlibColor.read(text), named.mappedToSRGB.srgb.looksLike(old), named.opacity > 0 {
      return [String(new.hex.dropFirst()), new.hex]
    }
    return []
  }

  private static func numbers(_ text: String, _ old: SRGB, _ new: SRGB) -> [String] {
    NumberRowSpelling(text, old)?.spelled(new).map { [$0] } ?? []
  }

  /// `rgba(#2166ac, 0.5)`: the digits inside change.
  private static func hexInside(_ text: String, _ old: SRGB, _ new: SRGB) -> String? {
    guard let function = CSSFunction(text), function.isColorWithAlpha,
      let color = try? function.colorWithAlpha(at: 0..<0)?.color, color.mappedToSRGB.srgb.looksLike(old),
      let hash = text.firstIndex(of: "#")
    else { return nil }
    let end = text[text.index(after: hash)...].firstIndex { !$0.isHexDigit } ?? text.endIndex
    guard let digits = Color.respelled(String(text[hash..<end]), as: new) else { return nil }
    return String(text[..<hash]) + digits + String(text[end...])
  }
}

extension SRGB {
  /// Whether two colours are the same on a screen of eight bits.
  func looksLike(_ other: SRGB) -> Bool { bytes == other.bytes }
}

/// The name of a colour scheme in the place of a chart's colours: `"scheme": "tableau10"`.
package struct NamedScheme: Sendable {
  /// As written, without quotes.
  package let name: String

  /// Nil where the colour is defined by anything but the name of a scheme of Vega.
  package init?(of color: ThemeColor) {
    let place = color.definition
    guard place.range.lowerBound >= 0, place.range.upperBound <= place.file.bytes.count, place.range.count >= 2 else {
      return nil
    }
    let text = String(decoding: place.file.bytes[place.range], as: UTF8.self)
    guard text.hasPrefix("\""), text.hasSuffix("\""), VegaScheme.named(String(text.dropFirst().dropLast())) != nil
    else {
      return nil
    }
    name = String(text.dropFirst().dropLast())
  }

  /// What to write in its place: `"range": ["#4c78a8", "#f58518"]`.
  package static func range(_ hexes: [String]) -> String {
    "\"range\": [" + hexes.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}
