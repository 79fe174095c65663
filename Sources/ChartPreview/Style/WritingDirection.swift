/// The direction in which names are written.
enum WritingDirection {
  /// Whether most names are written from right to left, by their first letter (UAX #9).
  static func runsRightToLeft(_ names: [String]) -> Bool {
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
