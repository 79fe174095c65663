import Colorimetry
import PaletteRules
import SourceText

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
