package import PaletteRules
import SourceText

/// A theme of shadcn/ui's registry: custom properties without their dashes under `cssVars`, for `theme`, `light` and
/// `dark`.
///
/// What shadcn makes of it is a style sheet: `theme` for Tailwind, `light` for the root, `dark` over it.
package enum ShadcnRegistry: ThemeFormat {
  package static let name = "shadcn-json"
  package static let label = "shadcn registry theme"

  package static func recognises(_ input: ThemeInput) -> Bool { input.root?["cssVars"]?.members != nil }

  package static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    guard let document = input.document, let root = input.placedRoot, let variables = root["cssVars"] else {
      throw ThemeProblem("a shadcn registry item is a JSON object with 'cssVars'", path: input.file.path)
    }
    let record = ReadingRecord()
    record.note(document, of: input.file)
    var properties = CSSProperties(options: options, record: record)
    let known = ["theme", "light", "dark"]
    for member in variables.members ?? [] where !known.contains(member.key) {
      record.note("cssVars.\(member.key) is not one of theme, light and dark, and was not read")
    }
    for group in known {
      let settings: Set<CSSSetting> = group == "dark" ? [.dark] : []
      for member in variables[group]?.members ?? [] {
        guard let value = CSSValue(member.value) else {
          record.note("cssVars.\(group).\(member.key) is \(member.value.node.kindName), not a string")
          continue
        }
        let name = member.key.hasPrefix("--") ? member.key : "--" + member.key
        properties.add(
          CSSProperty(
            name: name, value: value, contexts: [CSSContext(settings: settings)],
            layer: group == "theme" ? -1 : .max))
      }
    }
    guard properties.all.count <= options.maxTokens else {
      throw .tooManyTokens(properties.all.count, path: input.file.path, options: options)
    }
    let title = root["label"]?.node.string ?? root["title"]?.node.string ?? root["name"]?.node.string
    let theme = Theme(path: input.file.path, format: name, formatLabel: label, name: title, modes: [])
    return try CSSCustomProperties.read(
      properties, into: theme, what: ("variable", "variables"), options: options, record: record)
  }
}
