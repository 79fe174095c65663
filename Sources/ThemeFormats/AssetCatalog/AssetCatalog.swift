import Colorimetry
package import PaletteRules
import SourceText

/// Colours of Xcode's asset catalogs: a whole `.xcassets`, one `.colorset`, or the `Contents.json` in it.
///
/// Source: Apple, Asset Catalog Format Reference, "Color Set Type"; what Xcode 16 writes. A catalog has names and no order
/// and no roles: the series are those that `--series` names, those whose names speak of charts, or a numbered row.
package enum AssetCatalog: ThemeFormat {
  package static let name = "xcassets"
  package static let label = "asset catalog"

  package static func recognises(_ input: ThemeInput) -> Bool {
    if input.hasExtension("xcassets", "colorset") { return true }
    guard let root = input.root else { return false }
    return root["colors"]?.items?.contains { $0["idiom"] != nil } ?? false || root.members?.map(\.key) == ["info"]
  }

  package static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    let record = ReadingRecord()
    let folder = CatalogFolder(input, options: options, record: record)
    let sets = folder.sets
    guard !sets.isEmpty else {
      throw record.problems.first
        ?? ThemeProblem(
          "this asset catalog holds no colours", reason: .noChartColors, help: "name a folder with .colorset folders",
          path: input.file.path)
    }
    guard sets.count <= options.maxTokens else {
      throw .tooManyTokens(sets.count, path: input.file.path, options: options)
    }
    let roles = try CatalogRoles(sets, input: input, options: options, record: record)
    roles.leave(folder.empty, record)
    for set in roles.used { record.report(set.unread, of: set) }
    var modes: [ThemeMode] = []
    for mode in CatalogMode.modes(of: roles.used) {
      var colors = CatalogNamedColors(sets, in: mode)
      let named = try NamedTokens(options.named, in: colors, path: input.file.path, names: options.names)
      let hasGround = options.named.parts[.background] != nil
      modes += try named.modes(roles.mode(mode, hasGround: hasGround, record: record), &colors, record: record)
    }
    var theme = Theme(
      path: input.file.path, format: name, formatLabel: label, modes: modes, palettes: roles.palettes(record),
      notes: record.notes, remarks: record.remarks, problems: record.problems)
    theme.unjudged = record.unjudged
    return theme
  }
}
