import Colorimetry
import PaletteRules
import SourceText

/// The hex colours that a text holds, wherever they are.
struct ColorsOfText {
  /// Each once, in the order of the text, in lower case.
  private(set) var codes: [String] = []

  /// A file of fewer is not counted among those that may hold the colours of a chart; three series are a small chart.
  static let least = 3
  /// Bytes that are looked through, and codes that are kept; engineering choices.
  private static let (head, most) = (1 << 18, 64)
  /// Bytes of a function of CSS; an engineering choice.
  private static let longest = 48

  /// Looks through a file.
  init(_ file: SourceFile) {
    let bytes = file.bytes.prefix(Self.head)
    var known: Set<String> = []
    let numbers = Self.numbers(in: bytes)
    let written = HexSearch.codes(in: bytes).filter { !Self.isNumberOfIssue($0, in: bytes) }
    let places = written.map { ($0, "") } + numbers.map { ($0, "#") }
    for (range, sign) in places where codes.count < Self.most {
      let code = sign + String(decoding: bytes[range], as: UTF8.self).lowercased()
      if known.insert(code).inserted { codes.append(code) }
    }
    // A file of few codes may write its colours as `rgba(33, 102, 172, 0.5)`.
    guard codes.count < Self.least else { return }
    for text in Self.functions(in: bytes) where codes.count < Self.most && known.insert(text).inserted {
      codes.append(text)
    }
  }

  /// Whether `#8709` is the number of an issue: few digits and no letter, neither in quotes nor a value of CSS.
  private static func isNumberOfIssue(_ code: Range<Int>, in bytes: ArraySlice<UInt8>) -> Bool {
    guard code.count < 6, bytes[code].dropFirst().allSatisfy(\.isDigit) else { return false }
    let before = bytes[..<code.lowerBound].last { !$0.isSpace }
    return !(before.map { "'\"`:,".utf8.contains($0) } ?? false)
  }

  /// The colours that are written as functions of CSS, and `Color.FromRgb(33, 102, 172)`; those that nobody sees left out.
  private static func functions(in text: ArraySlice<UInt8>) -> [String] {
    let bytes = Array(text)
    var found: [String] = []
    for sign in ["rgb", "Rgb", "hsl"] {
      var start = bytes.startIndex
      while found.count < most, let name = bytes.range(of: Array(sign.utf8), from: start) {
        start = name.upperBound
        let end = bytes[start...].prefix(longest).firstIndex(of: UInt8(ascii: ")"))
        let isPart = sign != "Rgb" && name.lowerBound > 0 && bytes[name.lowerBound - 1].isLetter
        guard let end, !isPart else { continue }
        let text = String(decoding: bytes[name.lowerBound...end], as: UTF8.self).lowercased()
        // A translucent grey is a shadow.
        guard let color = try? BareColor.read(text), color.opacity > 0 else { continue }
        let shown = SRGB(color)
        if color.opacity == 1 || shown.red != shown.green || shown.green != shown.blue { found.append(text) }
      }
    }
    return found
  }

  /// The last six digits of numbers such as `0xFF2166AC`.
  private static func numbers(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = bytes.startIndex
    while let sign = bytes[index...].firstIndex(where: { $0 | 0x20 == UInt8(ascii: "x") }), found.count < most {
      let digits = bytes[(sign + 1)...].prefix(9).prefix(while: \.isHexDigit)
      index = digits.endIndex
      guard sign > bytes.startIndex, bytes[sign - 1] == UInt8(ascii: "0"), [6, 8].contains(digits.count) else {
        continue
      }
      found.append((digits.endIndex - 6)..<digits.endIndex)
    }
    return found
  }
}

/// How likely the colours of a file are a chart's.
enum ChartLikelihood {
  /// Words of files that hold colours of many parts.
  private static let words: Set<String> = ["palette", "palettes", "color", "colors", "colour", "colours", "theme"]

  /// What a chart's word in the name of a folder adds.
  static let chartFolder = 2

  /// A package for charts says most, then the name of the file, then that of a folder.
  static func of(_ file: SourceFile, imports: [String]) -> Int {
    of(file.path) + (ChartLibraries.areAmong(imports) || ChartLibraries.areCalled(in: file) ? 8 : 0)
  }

  /// The same by the path alone.
  static func of(_ path: String) -> Int {
    let steps = path.pathNames.map(String.init)
    let name = TokenWords.split(steps.last ?? "")
    let folders = TokenWords.split(Array(steps.dropLast().suffix(3)))
    var likelihood = 0
    if ChartWords.contain(name) { likelihood += 4 }
    if ChartWords.contain(folders) { likelihood += chartFolder }
    if !words.isDisjoint(with: name) { likelihood += 1 }
    return likelihood
  }
}
