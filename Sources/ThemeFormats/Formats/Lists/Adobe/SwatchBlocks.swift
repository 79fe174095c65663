import PaletteRules
import SourceText

/// A block of an Adobe swatch file.
enum SwatchBlock {
  /// A colour with its name.
  struct Swatch {
    let name: String
    /// `RGB`, `CMYK`, `LAB` or `Gray`.
    let model: String
    /// As many as the model has.
    let values: [Double]
    /// The bytes of the values.
    let range: Range<Int>
  }

  case groupStart(String)
  case groupEnd
  case swatch(Swatch)
  case other
}

/// The blocks of an Adobe swatch file, one after another; big-endian.
struct SwatchBlocks {
  /// Whether the file ended inside a block.
  private(set) var isCutShort = false
  /// How many blocks were read.
  private(set) var count = 0
  private let file: SourceFile
  private var index = 12

  private static let components = ["RGB": 3, "CMYK": 4, "LAB": 3, "Gray": 1]

  init(_ file: SourceFile) { self.file = file }

  /// How many blocks the header says there are.
  var declared: Int { number(at: 8, bytes: 4) ?? 0 }

  /// The next block; nil at the end. The header's count is not relied on: what is there is read.
  mutating func next() throws(ThemeProblem) -> SwatchBlock? {
    guard let type = number(at: index, bytes: 2), let length = number(at: index + 2, bytes: 4) else {
      isCutShort = index != file.bytes.count
      return nil
    }
    let start = index + 6
    guard length <= file.bytes.count - start else {
      isCutShort = true
      return nil
    }
    let body = start..<(start + length)
    index = body.upperBound
    count += 1
    switch type {
    case 0xC001: return .groupStart(name(in: body)?.text ?? "")
    case 0xC002: return .groupEnd
    case 0x0001:
      guard let swatch = swatch(in: body) else {
        throw ThemeProblem(
          FormatProblem.brokenSwatch(length),
          path: file.path, origin: TokenOrigin(file: file, range: body))
      }
      return .swatch(swatch)
    default: return .other
    }
  }

  private func swatch(in body: Range<Int>) -> SwatchBlock.Swatch? {
    guard let (name, end) = name(in: body), end + 4 <= body.upperBound else { return nil }
    let model = String(decoding: file.bytes[end..<(end + 4)], as: UTF8.self).filter { $0 != " " && $0 != "\0" }
    let count = Self.components[model] ?? 0
    let range = (end + 4)..<(end + 4 + 4 * count)
    guard range.upperBound <= body.upperBound else { return nil }
    var values: [Double] = []
    for offset in stride(from: range.lowerBound, to: range.upperBound, by: 4) {
      guard let bits = number(at: offset, bytes: 4) else { return nil }
      values.append(Double(Float(bitPattern: UInt32(bits))))
    }
    return SwatchBlock.Swatch(name: name, model: model, values: values, range: range)
  }

  /// The name, which ends with a zero that its length counts, and where what follows begins.
  private func name(in body: Range<Int>) -> (text: String, end: Int)? {
    guard let length = number(at: body.lowerBound, bytes: 2) else { return nil }
    let end = body.lowerBound + 2 + 2 * length
    guard end <= body.upperBound else { return nil }
    let units = stride(from: body.lowerBound + 2, to: end, by: 2).compactMap { number(at: $0, bytes: 2) }
    return (String(decoding: units.map(UInt16.init).prefix { $0 != 0 }, as: UTF16.self), end)
  }

  private func number(at offset: Int, bytes: Int) -> Int? {
    guard offset + bytes <= file.bytes.count else { return nil }
    return file.bytes[offset..<(offset + bytes)].reduce(0) { $0 << 8 | Int($1) }
  }
}
