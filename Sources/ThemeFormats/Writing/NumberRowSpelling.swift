import Colorimetry
import SourceText

/// Three numbers, perhaps with an opacity: `33 102 172`, `[0.1, 0.4, 0.7]`, `210 68% 40%`, cells of a table.
struct NumberRowSpelling {
  /// What the numbers count.
  private enum Scale: CaseIterable {
    case bytes, fractions, hsl

    func color(_ values: [Double]) -> SRGB? {
      guard values.count == 3 else { return nil }
      switch self {
      case .bytes: return SRGB(values[0] / 255, values[1] / 255, values[2] / 255)
      case .fractions: return SRGB(values[0], values[1], values[2])
      case .hsl:
        return Color(space: .hsl, components: Color.Components(values[0], values[1], values[2])).mappedToSRGB.srgb
      }
    }

    func values(_ color: SRGB) -> [Double] {
      switch self {
      case .bytes: return [color.red * 255, color.green * 255, color.blue * 255]
      case .fractions: return [color.red, color.green, color.blue]
      case .hsl:
        let hsl = HSL(color)
        return [hsl.hue, hsl.saturation * 100, hsl.lightness * 100]
      }
    }
  }

  private let text: [UInt8]
  private let numbers: [(range: Range<Int>, number: SpelledNumber)]
  private let scale: Scale

  /// Nil when the text holds other words, or its numbers do not say `old` in any way of counting.
  init?(_ text: String, _ old: SRGB) {
    let bytes = Array(text.utf8)
    self.text = bytes
    var numbers: [(range: Range<Int>, number: SpelledNumber)] = []
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, Self.belongsToNumber(bytes[index]) { index += 1 }
      if index == start {
        guard Self.stands(bytes[index]) else { return nil }
        index += 1
      } else {
        guard let number = SpelledNumber(String(decoding: bytes[start..<index], as: UTF8.self)) else { return nil }
        numbers.append((start..<index, number))
      }
    }
    guard numbers.count == 3 || numbers.count == 4 else { return nil }
    let colors = numbers.prefix(3)
    self.numbers = Array(colors)
    let units = colors.map(\.number.unit)
    let scales: [Scale] = units == ["", "%", "%"] ? [.hsl] : units == ["", "", ""] ? [.bytes, .fractions] : []
    let values = colors.map(\.number.value)
    guard let scale = scales.first(where: { $0.color(values)?.looksLike(old) ?? false }) else { return nil }
    self.scale = scale
  }

  /// Numbers and the percent sign behind them.
  private static func belongsToNumber(_ byte: UInt8) -> Bool {
    byte.isDigit || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "%")].contains(byte)
  }

  /// What may separate them.
  private static func stands(_ byte: UInt8) -> Bool {
    byte <= 0x20 || [",", ";", "/", "[", "]", "(", ")", "\"", "'"].contains { byte == UInt8(ascii: $0) }
  }

  /// The same with another colour.
  func spelled(_ new: SRGB) -> String? {
    for extra in 0...8 {
      let tokens = zip(numbers, scale.values(new)).map { $0.number.spelled($1, extra: extra) }
      let read = scale.color(tokens.compactMap { SpelledNumber($0)?.value })
      guard let read, Color.says(read, new) else { continue }
      var bytes = text
      for (number, token) in zip(numbers, tokens).reversed() { bytes.replaceSubrange(number.range, with: token.utf8) }
      return String(decoding: bytes, as: UTF8.self)
    }
    return nil
  }
}
