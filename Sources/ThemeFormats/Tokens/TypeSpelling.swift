import SourceText

/// The type of a token as it is meant: a token must not vanish because its author writes British English, or slips.
enum TypeSpelling {
  private static let meant = ["color", "colour", "colors", "colours"]
  /// What the types of Style Dictionary and of Tokens Studio are called beside those of the standard, in small letters
  /// (Tokens Studio, "Token Types"; Style Dictionary, "Design Tokens", category).
  private static let others: Set<String> = [
    "asset", "boolean", "borderradius", "borderwidth", "boxshadow", "composition", "content", "fontfamilies",
    "fontsizes", "fontstyle", "fontweights", "icon", "letterspacing", "lineheights", "opacity", "other",
    "paragraphspacing", "size", "sizing", "spacing", "string", "text", "textcase", "textdecoration", "time",
  ]
  /// The types of the standard (DTCG 2025.10 format module, sections 8 and 9), in small letters.
  private static let standard: Set<String> = [
    "border", "color", "cubicbezier", "dimension", "duration", "fontfamily", "fontweight", "gradient", "number",
    "shadow",
    "strokestyle", "transition", "typography",
  ]

  /// The type, which is `color` where it is nearly spelt so: that is noted.
  static func read(_ type: String?, record: ReadingRecord) -> String? {
    guard let type, type != "color", isNearlyColor(type) else { return type }
    record.note(.typeReadAsColor, type)
    return "color"
  }

  /// Whether any of the formats has a type of that name.
  static func isKnown(_ type: String) -> Bool {
    standard.contains(type.lowercased()) || others.contains(type.lowercased())
  }

  private static func isNearlyColor(_ type: String) -> Bool {
    guard (4...9).contains(type.utf8.count), let first = type.utf8.first, first | 0x20 == UInt8(ascii: "c") else {
      return false
    }
    return !others.contains(type.lowercased()) && NearestName.suggestion(for: type, among: meant) != nil
  }
}

/// A gradient as CSS writes it, as the value of a token: `linear-gradient(180deg, {blue} 0%, #ffffff 100%)`.
///
/// Tokens Studio gives such a text the type `color`. It is not, and its stops are not series either. Source: CSS Images 4
/// section 3.
enum GradientText {
  private static let names: Set<Substring> = [
    "linear-gradient", "radial-gradient", "conic-gradient", "repeating-linear-gradient", "repeating-radial-gradient",
    "repeating-conic-gradient",
  ]

  /// Whether a value is written so.
  static func isOne(_ node: SourceNode) -> Bool {
    guard case .string(let text) = node.value, text.utf8.last == UInt8(ascii: ")"), text.utf8.contains(0x67),
      let opening = text.firstIndex(of: "(")
    else { return false }
    return names.contains(text[..<opening])
  }
}
