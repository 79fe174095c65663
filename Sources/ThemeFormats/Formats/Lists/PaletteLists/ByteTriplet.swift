import Colorimetry
import PaletteRules
import SourceText

/// A line of a palette file that gives a colour as three numbers from 0 to 255, and perhaps its name.
struct ByteTriplet {
  /// The numbers as written.
  let numbers: [Int]
  /// The bytes from the first digit to the last.
  let range: Range<Int>
  /// The text after the numbers; empty without one.
  let rest: String

  /// Reads as many numbers as there should be; nil when there are fewer.
  init?(_ line: TextLine, count: Int = 3) {
    let bytes = Array(line.text.utf8)
    var numbers: [Int] = []
    var index = 0
    var end = 0
    while numbers.count < count {
      while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
      let start = index
      while index < bytes.count, !Self.isBlank(bytes[index]) { index += 1 }
      guard let number = Int(String(decoding: bytes[start..<index], as: UTF8.self)) else { return nil }
      numbers.append(number)
      end = index
    }
    self.numbers = numbers
    range = line.part(0..<end)
    while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
    rest = String(decoding: bytes[index...], as: UTF8.self)
  }

  /// The colour, with a fourth number as its opacity; nil when a number is not a byte.
  var color: Color? {
    guard numbers.count >= 3, numbers.allSatisfy((0...255).contains) else { return nil }
    let parts = numbers.map { Double($0) / 255 }
    return Color(
      space: .srgb, components: Color.Components(parts[0], parts[1], parts[2]), alpha: numbers.count > 3 ? parts[3] : 1)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}

extension ListedColors {
  /// Adds the colour of a line, or a problem at its place.
  ///
  /// - Parameter count: numbers that make a colour: four with an opacity.
  mutating func add(
    _ line: TextLine, of file: SourceFile, count: Int = 3, record: ReadingRecord, label: (String) -> String?
  ) {
    guard let triplet = ByteTriplet(line, count: count), let color = triplet.color else {
      record.problem(
        "'\(line.text)' does not begin with \(count == 4 ? "four" : "three") whole numbers from 0 to 255",
        help: "write a colour as '33 102 172'", at: TokenOrigin(file: file, range: line.range))
      return
    }
    let color255 = ThemeColor(color, origin: TokenOrigin(file: file, range: triplet.range))
    items.append(Item(color: color255, label: label(triplet.rest)))
  }
}
