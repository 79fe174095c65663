/// What tells names apart that begin alike: of `Region number 7` among `Region number 8` it is `…number 7`.
enum NameTails {
  /// The least number of letters that are worth leaving out. Engineering choice.
  private static let least = 6

  /// The ends of the names after an ellipsis, in order; nil if they do not begin alike.
  static func tails(of names: [String]) -> [String]? {
    guard names.count > 1, var common = names.first?.prefix(200) else { return nil }
    for name in names.dropFirst() {
      let agreeing = zip(common, name).prefix { $0 == $1 }.count
      common = common.prefix(agreeing)
    }
    // A word stays whole.
    while let last = common.last, last.isLetter || last.isNumber { common.removeLast() }
    guard common.count >= least, names.allSatisfy({ $0.count > common.count }) else { return nil }
    // A number alone says little: keep the word before it.
    if names.allSatisfy({ !$0.dropFirst(common.count).contains(where: \.isLetter) }) {
      let end = common.lastIndex(where: \.isLetter).map { common.index(after: $0) } ?? common.startIndex
      let start = common[..<end].lastIndex { !$0.isLetter }.map { common.index(after: $0) } ?? common.startIndex
      if common[..<start].count >= least { common = common[..<start] }
    }
    return names.map { "…" + $0.dropFirst(common.count) }
  }

  /// Whether most names are written from right to left, by their first letter (UAX #9).
  static func runRightToLeft(_ names: [String]) -> Bool {
    names.count { name in name.unicodeScalars.first(where: \.properties.isAlphabetic).map(isRightToLeft) ?? false } * 2
      > names.count
  }

  /// The blocks of right-to-left scripts. Source: Unicode 16, DerivedBidiClass.txt, classes R and AL.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    [0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF].contains {
      $0.contains(scalar.value)
    }
  }
}
