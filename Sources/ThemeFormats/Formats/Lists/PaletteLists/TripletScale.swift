import SourceText

/// How far the bare numbers of a palette's colours go: `[76, 114, 176]` counts to 255, `[0.298, 0.447, 0.69]` to 1.
///
/// No standard says; the numbers of all colours of the palette do. One above 1 means bytes, else one that is written with a
/// point or an exponent means fractions. Numbers that are all 0 or 1 are taken for fractions, for bytes of 0 and 1 would all
/// be black.
struct TripletScale {
  /// What full intensity is: 255 or 1.
  let whole: Double
  /// Whether the numbers leave it open.
  let isGuess: Bool

  /// Looks at the lists of three or four numbers among the entries of a palette.
  init(of entries: [SourceNode]) {
    var isFraction = false
    var holdsOne = false
    var most = 0.0
    for numbers in entries.compactMap(\.items) where (3...4).contains(numbers.count) {
      for case .number(let number, let text) in numbers.map(\.value) {
        most = max(most, number)
        if number == 1 { holdsOne = true }
        if text.utf8.contains(where: { [UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains($0) }) {
          isFraction = true
        }
      }
    }
    whole = most > 1 ? 255 : 1
    isGuess = most <= 1 && !isFraction && holdsOne
  }

  /// The channels, each from 0 to 1, of three numbers, or of four that go to 1, the last of which is the opacity.
  func channels(_ items: [SourceNode]) -> [Double]? {
    let numbers = items.compactMap(\.number)
    guard numbers.count == items.count, numbers.count == 3 || numbers.count == 4 && whole == 1,
      numbers.allSatisfy({ (0...whole).contains($0) && (whole == 1 || $0.rounded() == $0) })
    else { return nil }
    return numbers.map { $0 / whole }
  }
}
