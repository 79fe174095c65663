import PaletteRules
import SourceText

/// A theme of shadcn/ui's registry: custom properties without their dashes under `cssVars`, for `theme`, `light` and
/// `dark`.
///
/// What shadcn makes of it is a style sheet: `theme` for Tailwind, `light` for the root, `dark` over it.
enum ShadcnRegistry: ThemeFormat {
  static let name = "shadcn-json"
  static let label = "shadcn registry theme"
  static let namesItsColors = true

  static func recognises(_ input: ThemeInput) -> Bool { input.root?["cssVars"]?.members != nil }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    guard let root = reading.input.placedRoot, let variables = root["cssVars"] else {
      throw ThemeProblem(
        Refusal.otherForm("a shadcn registry item", "a JSON object with 'cssVars'"), path: reading.path)
    }
    let record = reading.record
    var properties = CSSProperties(reading)
    let known = ["theme", "light", "dark"]
    for member in variables.members ?? [] where !known.contains(member.key) {
      record.note(.unknownVariables, member.key)
    }
    for group in known {
      let settings: Set<CSSSetting> = group == "dark" ? [.dark] : []
      for member in variables[group]?.members ?? [] {
        guard let value = CSSValue(member.value) else {
          record.note(.otherThanString, group, member.key, member.value.node.kindName)
          continue
        }
        let name = member.key.hasPrefix("--") ? member.key : "--" + member.key
        properties.add(
          CSSProperty(
            name: name, value: value, contexts: [CSSContext(settings: settings)],
            layer: group == "theme" ? -1 : .max))
      }
    }
    try reading.checkTokens(properties.all.count)
    let title = root["label"]?.node.string ?? root["title"]?.node.string ?? root["name"]?.node.string
    var content = try CSSTheme.content(properties, reading)
    content.name = title
    return content
  }
}
