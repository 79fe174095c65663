import SourceText

extension Color {
  /// Writes another colour in the notation of a colour text: hex digits keep their case, a function keeps its name,
  /// separators, units and opacity, and a name becomes hex digits.
  ///
  /// The new text parses as the new colour: numbers get more decimals until it does.
  ///
  /// - Parameters:
  ///   - text: A colour that ``init(css:bareHex:)`` accepts.
  ///   - new: An eight-bit colour, encoded.
  /// - Returns: Nil if the text is not a literal colour, or has a form in which no number can be replaced.
  package static func respelled(_ text: String, as new: SRGB, bareHex: Bool = false) -> String? {
    guard text.utf8.count <= longestCSS, let old = try? Color(css: text, bareHex: bareHex) else { return nil }
    let bytes = Array(text.utf8)
    let start = bytes.firstIndex { !$0.isCSSSpace } ?? 0
    let end = (bytes.lastIndex { !$0.isCSSSpace } ?? -1) + 1
    guard start < end else { return nil }
    let core = Array(bytes[start..<end])
    let replaced: [UInt8]?
    if core.contains(UInt8(ascii: "(")) {
      replaced = FunctionSpelling(core, old)?.spelled(new)
    } else if core.first == UInt8(ascii: "#") {
      replaced = [UInt8(ascii: "#")] + hex(Array(core.dropFirst()), new)
    } else if bareHex, core.allSatisfy({ $0.hexDigitValue != nil }), (try? Color(css: text)) == nil {
      replaced = hex(core, new)
    } else {
      // The colour of `transparent` is invisible.
      replaced = old.opacity > 0 ? Array(new.hex.utf8) : nil
    }
    return replaced.flatMap { String(validating: bytes[..<start] + $0 + bytes[end...], as: UTF8.self) }
  }

  /// Whether a text parsed as `read` matches `wanted`: the same eight bits, and close enough that no ratio changes.
  package static func says(_ read: SRGB, _ wanted: SRGB) -> Bool {
    // A twentieth of a level changes CIEDE2000 by less than 0.03; engineering choice.
    read.bytes == wanted.bytes
      && max(
        (read.red - wanted.red).magnitude, (read.green - wanted.green).magnitude, (read.blue - wanted.blue).magnitude)
        <= 0.05 / 255
  }

  /// Hex digits in the same case, with the original opacity; three digits become six where necessary.
  private static func hex(_ old: [UInt8], _ new: SRGB) -> [UInt8] {
    let isShort = old.count < 6
    let isUpper = old.contains { (0x41...0x46).contains($0) }
    var digits = Array((isUpper ? new.hex.uppercased() : new.hex).utf8.dropFirst())
    let alpha = isShort ? old.dropFirst(3).flatMap { [$0, $0] } : Array(old.dropFirst(6))
    let pairs = stride(from: 0, to: 6, by: 2)
    if isShort, pairs.allSatisfy({ digits[$0] == digits[$0 + 1] }) {
      digits = pairs.map { digits[$0] }
      return digits + old.dropFirst(3)
    }
    return digits + alpha
  }
}

/// The positions and spellings of the three components of `oklch(62% 0.19 259.8deg / 0.5)`.
private struct FunctionSpelling {
  private let text: [UInt8]
  private let old: Color
  private let components: [(range: Range<Int>, number: SpelledNumber, scale: Double)]

  init?(_ text: [UInt8], _ old: Color) {
    self.text = text
    self.old = old
    let tokens = CSSScanner.tokens(text, in: 0..<text.count)
    guard let first = tokens.first, first.kind == .function,
      !tokens.dropFirst().contains(where: { $0.kind == .function })
    else { return nil }
    func word(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self).lowercased() }
    let name = word(first.range)
    var words = tokens.filter { $0.kind == .number || $0.kind == .identifier }.map(\.range)[...]
    let function =
      name == "color("
      ? words.popFirst().flatMap { ColorFunction.predefined(word($0)) }
      : ColorFunction.named(String(name.dropLast()))
    guard let function, function.space == old.space, words.count >= 3 else { return nil }
    var components: [(range: Range<Int>, number: SpelledNumber, scale: Double)] = []
    for (range, part) in zip(words, function.components) {
      let token = word(range) == "none" ? "0" : String(decoding: text[range], as: UTF8.self)
      guard let number = SpelledNumber(token), let scale = Self.scale(number.unit, part) else {
        return nil
      }
      components.append((range, number, scale))
    }
    self.components = components
  }

  /// The factor that converts a component to a unit.
  private static func scale(_ unit: String, _ component: ColorFunction.Component) -> Double? {
    switch unit.lowercased() {
    case "": component.divisor
    case "%" where !component.isHue: 100 / component.percentReference
    case "deg" where component.isHue: 1
    case "grad" where component.isHue: 400.0 / 360
    case "rad" where component.isHue: .pi / 180
    case "turn" where component.isHue: 1.0 / 360
    default: nil
    }
  }

  func spelled(_ new: SRGB) -> [UInt8]? {
    let numbers = Color(new).numbers(in: old.space)
    let values = zip(components, [numbers.x, numbers.y, numbers.z]).map { ($0.number, $1 * $0.scale) }
    return SpelledNumber.row(values, as: new) { texts in
      let read = try? Color(css: String(decoding: replaced(by: texts), as: UTF8.self))
      return read.flatMap { $0.alpha == old.alpha ? $0.mappedToSRGB.srgb : nil }
    }.map(replaced)
  }

  private func replaced(by texts: [String]) -> [UInt8] {
    var bytes = text
    for (component, text) in zip(components, texts).reversed() {
      bytes.replaceSubrange(component.range, with: text.utf8)
    }
    return bytes
  }
}
