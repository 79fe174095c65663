import Colorimetry
import SourceText

/// Three numbers, perhaps with an opacity: `33 102 172`, `[0.1, 0.4, 0.7]`, `210 68% 40%`, cells of a table.
struct NumberRowSpelling {
  /// What the numbers count, by their units: the space, and what each is multiplied with to be written.
  private typealias Scale = (space: Color.Space, units: [String], factor: Double)

  private static let scales: [Scale] = [
    (.srgb, ["", "", ""], 255), (.srgb, ["", "", ""], 1), (.hsl, ["", "%", "%"], 1),
  ]

  private let text: [UInt8]
  private let numbers: [(range: Range<Int>, number: SpelledNumber)]
  private let scale: Scale

  /// Nil when the text holds other words, or its numbers do not say `old` in any way of counting.
  init?(_ text: String, _ old: SRGB) {
    let bytes = Array(text.utf8)
    var numbers: [(range: Range<Int>, number: SpelledNumber)] = []
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, bytes[index].isDigit || ".-%".utf8.contains(bytes[index]) { index += 1 }
      if index == start {
        guard bytes[index] <= 0x20 || ",;/[]()\"'".utf8.contains(bytes[index]) else { return nil }
        index += 1
      } else {
        guard let number = SpelledNumber(String(decoding: bytes[start..<index], as: UTF8.self)) else { return nil }
        numbers.append((start..<index, number))
      }
    }
    guard numbers.count == 3 || numbers.count == 4 else { return nil }
    let colors = Array(numbers.prefix(3))
    let scale = Self.scales.first { scale in
      scale.units == colors.map(\.number.unit) && Self.color(colors.map(\.number.value), scale).looksLike(old)
    }
    guard let scale else { return nil }
    (self.text, self.numbers, self.scale) = (bytes, colors, scale)
  }

  private static func color(_ values: [Double], _ scale: Scale) -> SRGB {
    let numbers = values.map { $0 / scale.factor }
    return Color(space: scale.space, components: Color.Components(numbers[0], numbers[1], numbers[2])).mappedToSRGB.srgb
  }

  /// The same with another colour.
  func spelled(_ new: SRGB) -> String? {
    let values = Color(new).numbers(in: scale.space)
    let wanted = zip(numbers, [values.x, values.y, values.z]).map { ($0.number, $1 * scale.factor) }
    let tokens = SpelledNumber.row(wanted, as: new) { texts in
      let read = texts.compactMap { SpelledNumber($0)?.value }
      return read.count == 3 ? Self.color(read, scale) : nil
    }
    guard let tokens else { return nil }
    var bytes = text
    for (number, token) in zip(numbers, tokens).reversed() { bytes.replaceSubrange(number.range, with: token.utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
