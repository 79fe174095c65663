import SourceText

/// A cell that holds a number, as people write one: `1,200`, `1.200,5`, `1 234`, `(5)`, `−5`, `5%`, `$5`, `5 €`.
struct WrittenNumber: Hashable {
  /// The digits with what divides them, without sign and unit.
  private let digits: Substring
  private let isNegative: Bool
  /// The words around the number, `%@` in its place, such as `$%@`; nil where there are none.
  let unit: String?

  /// Signs of currencies, which come before or behind the number.
  private static let currencies: Set<Character> = ["$", "€", "£", "¥", "₹", "₩", "₽"]
  /// The hyphen, the minus sign, and the dash that some word processors make of it.
  private static let minus: Set<Character> = ["-", "−", "–"]
  /// What divides thousands in either style: spaces of several widths, the apostrophe of Switzerland.
  private static let spaces: Set<Character> = [" ", "\u{A0}", "\u{202F}", "\u{2009}", "'", "’"]

  /// Takes off sign and unit; nil for a text that holds no digit, or something else than a number.
  init?(_ text: String) {
    guard text.utf8.count <= 64, text.utf8.contains(where: { $0.isDigit }) else { return nil }
    var rest = text[...]
    var (isNegative, unit) = (false, String?.none)
    // Accounts write a loss in parentheses.
    if rest.first == "(", rest.last == ")" {
      rest = rest.dropFirst().dropLast()
      isNegative = true
    }
    func takeSign() {
      if !isNegative, let first = rest.first, Self.minus.contains(first) {
        isNegative = true
        rest = rest.dropFirst()
      } else if !isNegative, rest.first == "+" {
        rest = rest.dropFirst()
      }
    }
    takeSign()
    if let first = rest.first, Self.currencies.contains(first) {
      unit = "\(first)%@"
      rest = rest.dropFirst().drop { $0 == " " }
      takeSign()
    }
    if unit == nil, let last = rest.last, last == "%" || Self.currencies.contains(last) {
      let number = rest.dropLast()
      // A currency is written before its number, wherever the table has it.
      unit = last == "%" ? "%@%" : "\(last)%@"
      rest = number.last == " " || number.last == "\u{A0}" ? number.dropLast() : number
    }
    guard let first = rest.first, first.isASCII && first.isNumber || first == "." || first == ",",
      rest.allSatisfy({ $0.isASCII && $0.isNumber || ".,eE+-".contains($0) || Self.spaces.contains($0) })
    else { return nil }
    (digits, self.isNegative, self.unit) = (rest, isNegative, unit)
  }

  /// Whether a unit is that of money.
  static func isMoney(_ unit: String?) -> Bool { unit?.first.map(currencies.contains) ?? false }

  /// The number where the mark comes before the decimals; nil where the digits are not grouped so.
  func value(_ mark: DecimalMark) -> Double? {
    let (decimal, group): (Character, Character) = mark == .point ? (".", ",") : (",", ".")
    let parts = digits.split(separator: decimal, omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first else { return nil }
    // Thousands are divided, all by the same sign.
    let signs = Set(whole.filter { $0 == group || Self.spaces.contains($0) })
    let groups = whole.split(omittingEmptySubsequences: false) { signs.contains($0) }
    if groups.count > 1 {
      guard signs.count == 1, (1...3).contains(groups[0].count), groups[0].first != "0",
        groups.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }), groups.dropFirst().allSatisfy({ $0.count == 3 })
      else { return nil }
    }
    let fraction = parts.count == 2 ? "." + parts[1] : ""
    guard !fraction.dropFirst().contains(where: { ".,".contains($0) || Self.spaces.contains($0) }) else { return nil }
    let plain = groups.joined() + fraction
    guard let number = Double(plain.hasPrefix(".") ? "0" + plain : plain.hasSuffix(".") ? plain + "0" : plain),
      number.isFinite
    else { return nil }
    return isNegative ? -number : number
  }
}
