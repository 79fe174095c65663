import PaletteRules
import SourceText

/// A gradient as CSS writes it, as the value of a token: `linear-gradient(180deg, {blue} 0%, #ffffff 100%)`.
///
/// Tokens Studio gives such a text the type `color`. It is not: its stops are not series either, and become a ramp only where
/// the token has that role. Source: CSS Images 4 section 3.
enum GradientText {
  /// A colour on the way and its place from 0 to 1.
  struct Stop {
    let color: PlacedNode
    let position: Double?
  }

  private static let names: Set<Substring> = [
    "linear-gradient", "radial-gradient", "conic-gradient", "repeating-linear-gradient", "repeating-radial-gradient",
    "repeating-conic-gradient",
  ]

  /// Whether a value is written so.
  static func isOne(_ node: SourceNode) -> Bool {
    guard case .string(let text) = node.value, text.utf8.last == UInt8(ascii: ")"), text.utf8.contains(0x67),
      let opening = text.firstIndex(of: "(")
    else { return false }
    return names.contains(text[..<opening])
  }

  /// The stops, in order; directions, shapes and hints between stops are left out.
  static func stops(of place: PlacedNode) -> [Stop]? {
    guard isOne(place.node), let text = place.node.string, let opening = text.firstIndex(of: "(") else { return nil }
    let inner = text[text.index(after: opening)...].dropLast()
    return pieces(of: inner) { $0 == "," }.compactMap { piece in
      let words = pieces(of: piece) { $0 == " " || $0 == "\t" || $0 == "\n" }.filter { !$0.isEmpty }
      guard let color = words.first, mayBeColor(color) else { return nil }
      let percentage = words.dropFirst().first.flatMap { $0.hasSuffix("%") ? Double($0.dropLast()) : nil }
      let node = SourceNode(.string(String(color)), range: range(of: color, in: text, at: place.node.range))
      return Stop(
        color: PlacedNode(node: node, file: place.file, pointer: place.pointer),
        position: percentage.map { min(max($0 / 100, 0), 1) })
    }
  }

  /// The parts between separators outside of brackets.
  private static func pieces(of text: Substring, isSeparator: (Character) -> Bool) -> [Substring] {
    var pieces: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "(", "{": depth += 1
      case ")", "}": depth -= 1
      case let mark where depth == 0 && isSeparator(mark):
        pieces.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return pieces + [text[start...]]
  }

  private static func mayBeColor(_ text: Substring) -> Bool {
    guard let first = text.first else { return false }
    if first == "{" || first == "#" { return true }
    return (try? WrittenColor(css: String(text), at: 0..<0)) != nil
      || CSSFunction(String(text))?.isColorWithAlpha == true
  }

  /// The position of a part in the file: that of the whole value if something was escaped or respelt.
  private static func range(of part: Substring, in text: String, at whole: Range<Int>) -> Range<Int> {
    let quotes = whole.count - text.utf8.count
    guard quotes == 0 || quotes == 2 else { return whole }
    let start = whole.lowerBound + quotes / 2 + text.utf8.distance(from: text.startIndex, to: part.startIndex)
    return start..<(start + part.utf8.count)
  }
}
