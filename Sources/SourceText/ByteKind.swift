/// What bytes of a text are, in ASCII.
extension UInt8 {
  /// `0`…`9`.
  package var isDigit: Bool { self &- 0x30 < 10 }

  /// `0`…`9`, `a`…`f`, `A`…`F`.
  package var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }

  /// 0…15; nil unless it is a hexadecimal digit.
  package var hexDigitValue: UInt8? { isDigit ? self - 0x30 : isHexDigit ? (self | 0x20) - 0x57 : nil }

  /// `a`…`z`, `A`…`Z`.
  package var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// A space or a tab.
  package var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// A space, a tab or a line break: white space of JSON and XML.
  package var isSpace: Bool { isBlank || self == 0x0A || self == 0x0D }

  /// A line break of CSS, where form feeds are some.
  package var isCSSLineBreak: Bool { self == 0x0A || self == 0x0D || self == 0x0C }

  /// White space of CSS.
  package var isCSSSpace: Bool { isSpace || self == 0x0C }

  /// What names begin with: a letter, `_` or a byte outside ASCII.
  package var isNameStart: Bool { isLetter || self == UInt8(ascii: "_") || self >= 0x80 }

  /// What names consist of in CSS and in keys without quotes: also digits and `-`.
  package var isNameByte: Bool { isNameStart || isDigit || self == UInt8(ascii: "-") }
}
