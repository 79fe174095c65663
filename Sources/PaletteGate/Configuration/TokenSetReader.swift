import Colorimetry
import PaletteRules
import SourceText

/// Reads `sets`.
enum TokenSetReader {
  /// Sets of a file; an engineering choice.
  private static let most = 256

  /// Nil when the key is absent or wrong.
  static func sets(_ node: SourceNode?, _ values: inout StrictValues) -> Setting<[TokenSet]>? {
    guard let node else { return nil }
    guard let items = node.items, items.count <= most else {
      values.wrong(node, .mustBeObjects, "'sets'", most)
      return nil
    }
    var sets: [TokenSet] = []
    for item in items {
      guard let set = set(item, &values) else { continue }
      if sets.contains(where: { $0.name == set.name }) {
        values.problem(SettingsProblem.setTwice(set.name), at: item.range)
      }
      sets.append(set)
    }
    return Setting(sets, at: values.origin(node))
  }

  private static func set(_ node: SourceNode, _ values: inout StrictValues) -> TokenSet? {
    let members = values.members(node, keys: ConfigurationKeys.set, of: "a set")
    guard node.members != nil else { return nil }
    for key in ["name", "tokens"] where members[key] == nil {
      values.problem(SettingsProblem.incompleteSet(key), at: node.range.lowerBound..<node.range.lowerBound + 1)
    }
    let name = values.text(members["name"], "the name of a set", most: 63)
    let tokens = values.texts(members["tokens"], "'tokens'", least: 1)
    let kind = values.word(members["kind"], among: TokenSet.Kind.allCases, "'kind'")
    let background = values.texts(members["background"], "'background'", least: 1, most: 16)
    let marks = values.word(members["marks"], among: Series.Mark.allCases, "'marks'")
    let adjacent = values.word(members["adjacent"], among: Usage.Adjacency.allCases, "'adjacent'")
    let maxSeries = values.count(members["maxSeries"], in: 1...2_048, "'maxSeries'")?.value
    let encodings = encodings(members["encodings"], &values)
    guard let name, let tokens else { return nil }
    return TokenSet(
      name: name, kind: kind ?? .categorical, tokens: tokens, background: background ?? [], marks: marks,
      adjacent: adjacent, maxSeries: maxSeries, encodings: encodings, origin: values.origin(node))
  }

  private static func encodings(_ node: SourceNode?, _ values: inout StrictValues) -> [TokenSet.Encoding] {
    guard let node, let members = values.object(node, "'encodings'") else { return [] }
    return members.map { member in
      let fields = values.members(member.value, keys: ConfigurationKeys.encoding, of: "an entry of 'encodings'")
      return TokenSet.Encoding(
        names: member.key,
        symbol: values.word(fields["symbol"], among: Symbol.allCases, "'symbol'"),
        dash: dash(fields["dash"], &values),
        fill: values.word(fields["pattern"], among: Series.Pattern.allCases, "'pattern'"),
        label: values.word(fields["label"], among: Series.Label.allCases, "'label'"))
    }
  }

  private static func dash(_ node: SourceNode?, _ values: inout StrictValues) -> [Double]? {
    guard let node else { return nil }
    guard let items = node.items, items.count <= 8 else {
      values.wrong(node, .mustBeLengths)
      return nil
    }
    return items.compactMap { values.number($0, in: 0...1_000, "a length of a dash") }
  }
}

/// Reads `text` and `pairs`: colours and the contrast they need with their backgrounds.
enum ContrastListReader {
  /// Entries of a list; an engineering choice.
  private static let most = 1_000

  /// `text`, which needs what WCAG 2.2 SC 1.4.3 requires for its size. Nil when the key is absent or wrong.
  static func texts(_ node: SourceNode?, _ values: inout StrictValues) -> Setting<[NamedContrast]>? {
    list(node, "'text'", &values) { item, values in
      let members = values.members(item, keys: ConfigurationKeys.text, of: "an entry of 'text'")
      let size = values.word(members["size"], among: ThemeText.Size.allCases, "'size'") ?? .normal
      let minimum = size == .large ? WCAG.minimumForLargeText : WCAG.minimumForText
      var text = contrast(item, members["tokens"], "tokens", members["on"], "on", minimum, "text", &values)
      text?.size = size
      return text
    }
  }

  /// `pairs`. Nil when the key is absent or wrong.
  static func pairs(_ node: SourceNode?, _ values: inout StrictValues) -> Setting<[NamedContrast]>? {
    list(node, "'pairs'", &values) { item, values in
      let members = values.members(item, keys: ConfigurationKeys.pair, of: "an entry of 'pairs'")
      if members["atLeast"] == nil, item.members != nil {
        values.problem(SettingsProblem.incompletePair(), at: item.range.lowerBound..<item.range.lowerBound + 1)
      }
      let minimum = values.number(members["atLeast"], in: 1...21, "'atLeast'")
      let reason = values.text(members["why"], "'why'")
      return contrast(
        item, members["foreground"], "foreground", members["background"], "background", minimum ?? 1, reason, &values)
    }
  }

  private static func list(
    _ node: SourceNode?, _ what: String, _ values: inout StrictValues,
    _ read: (SourceNode, inout StrictValues) -> NamedContrast?
  ) -> Setting<[NamedContrast]>? {
    guard let node else { return nil }
    guard let items = node.items, items.count <= most else {
      values.wrong(node, .mustBeObjects, what, most)
      return nil
    }
    return Setting(items.compactMap { read($0, &values) }, at: values.origin(node))
  }

  private static func contrast(
    _ node: SourceNode, _ front: SourceNode?, _ frontKey: String, _ back: SourceNode?, _ backKey: String,
    _ minimum: Double, _ reason: String?, _ values: inout StrictValues
  ) -> NamedContrast? {
    guard node.members != nil else { return nil }
    for (key, value) in [(frontKey, front), (backKey, back)] where value == nil {
      values.problem(SettingsProblem.missingKey(key), at: node.range.lowerBound..<node.range.lowerBound + 1)
    }
    guard let foreground = values.texts(front, "'\(frontKey)'", least: 1),
      let background = values.texts(back, "'\(backKey)'", least: 1)
    else { return nil }
    return NamedContrast(
      foreground: foreground, background: background, minimum: minimum, size: nil, reason: reason,
      origin: values.origin(node))
  }
}
