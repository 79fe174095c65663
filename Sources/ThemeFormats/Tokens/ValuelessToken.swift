import PaletteRules
import SourceText

/// What stands in the place of a token and is none: a bare colour, `"blue": "#2166ac"`, in a format whose tokens are objects; an
/// object without a value, or with one under another name, `{"$vale": "#2166ac"}`. No reference leads to it, and among the colours
/// of a chart it is reported.
extension Token {
  /// Keys of texts about a group, which may be called as a colour is.
  private static let asides: Set<String> = [
    "name", "description", "comment", "title", "label", "type", "category", "group", "status",
  ]
  /// The names that the formats give a value.
  private static let valueKeys = ["$value", "value"]
  /// What objects say about themselves, near as it may be to `value` (DTCG 2025.10 format module, section 5.2).
  private static let properties: Set<String> = [
    "$type", "$description", "$extensions", "$extends", "$deprecated", "$root", "$schema", "$ref", "type", "values",
    "scale",
  ]

  /// A member of a group that is no object; nil where it is text or a setting about the group.
  init?(bare member: PlacedNode, _ key: String, in group: [String], settings: [PlacedNode]) {
    guard member.node.members == nil, !key.hasPrefix("$") else { return nil }
    self.init(path: group + [key], value: member, type: nil, settings: settings)
    guard isNumbered || isMeant(member.node) || member.node.items?.contains(where: isMeant) ?? false else { return nil }
  }

  /// Whether its name is one of a row.
  private var isNumbered: Bool { NumericOrder.parts(of: key ?? "").number != nil }

  private func isMeant(_ node: SourceNode) -> Bool {
    guard let text = node.string else { return false }
    if TokenReference(node) != nil || isNumbered && MisspeltColor.isOne(node) { return true }
    let isColor = (try? WrittenColor(node)) != nil
    return Self.asides.contains(key ?? "") ? text.hasPrefix("#") && isColor : text.hasPrefix("#") || isColor
  }

  /// What is wrong with it; nil where it may be something else than a colour.
  ///
  /// - Parameter valueKey: what the format calls the value of a token.
  func fault(_ valueKey: String) -> ThemeProblem? {
    if let member = misnamedMember {
      return ThemeProblem(
        TokenProblem.misnamedValue(name, member.key, valueKey),
        help: "did you mean '\(valueKey)'? Without it the token has no colour", token: name, path: value.file.path,
        origin: TokenOrigin(file: value.file, range: member.keyRange, pointer: value.pointer))
    }
    let type = (value["$type"] ?? value["type"])?.node.string
    guard isMeant(value.node) || TypeSpelling.read(type, record: ReadingRecord()) == "color" else { return nil }
    return missingValue(valueKey)
  }

  /// That it is no token.
  func missingValue(_ valueKey: String) -> ThemeProblem {
    let text = value.node.string
    return ThemeProblem(
      text.map { TokenProblem.bareText(name, $0) } ?? TokenProblem.noValue(name, valueKey),
      help: "write {\"\(valueKey)\": \"\(text ?? "#2166ac")\"}", token: name, path: value.file.path,
      origin: value.origin)
  }

  /// The member that holds the value under another name.
  private var misnamedMember: SourceNode.Member? {
    value.node.members?.first { member in
      guard member.value.string != nil, !Self.properties.contains(member.key), member.key.utf8.count < 16 else {
        return false
      }
      return Self.valueKeys.contains(member.key) || DidYouMean.phrase(for: member.key, among: Self.valueKeys) != nil
    }
  }
}

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
