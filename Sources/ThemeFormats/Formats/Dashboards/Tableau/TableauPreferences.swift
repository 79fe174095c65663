import Colorimetry
import PaletteRules
import SourceText

/// Tableau's `Preferences.tps`: `<color-palette name="…" type="regular">` with a `<color>` for each colour.
///
/// Workbooks (`.twb`) hold the same elements, and so does the XML of the R package ggthemes, below `<palettes>`. Many of
/// these files are not well-formed XML; Tableau reads them anyway, as does this type.
/// Source: Tableau Help, "Create Custom Color Palettes".
enum TableauPreferences: ThemeFormat {
  static let name = "tableau-tps"
  static let label = "Tableau palettes"

  static func recognises(_ input: ThemeInput) -> Bool {
    input.tags.contains { $0.name == "color-palette" }
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    try reading.requireText()
    let record = reading.record
    var palettes: [ReadPalette] = []
    var isInside = false
    var (colors, strays) = (0, 0)
    for tag in MarkupScanner(reading.file.bytes) {
      switch (tag.name, tag.kind) {
      case ("color-palette", .opening):
        palettes.append(palette(tag, number: palettes.count + 1, record: record))
        isInside = true
      case ("color-palette", .closing): isInside = false
      case ("color", .opening) where isInside:
        if tag.text.isEmpty {
          palettes[palettes.count - 1].skipped.append(ReadPalette.Skipped())
        } else {
          let origin = TokenOrigin(file: reading.file, range: tag.textRange)
          palettes[palettes.count - 1].add(tag.text, at: origin, record)
        }
        colors += 1
        try reading.checkEntries(colors)
      case ("color", .opening): strays += 1
      default: break
      }
    }
    if strays > 0 {
      record.leave(.straysOutsidePalettes, strays)
    }
    for palette in palettes where palette.colors.items.isEmpty {
      record.note(.emptyPalette, palette.name)
    }
    return try ThemeContent(palettes, reading)
  }

  private static func palette(_ tag: MarkupTag, number: Int, record: ReadingRecord) -> ReadPalette {
    let name = tag.attribute("name")?.value ?? "palette \(number)"
    let kinds: [String: NamedPalette.Kind] = [
      "regular": .categorical, "ordered-sequential": .sequential, "ordered-diverging": .diverging,
    ]
    let type = tag.attribute("type")?.value.lowercased() ?? ""
    let kind = kinds[type]
    if kind == nil { record.note(.paletteOfUnknownType, name, type) }
    return ReadPalette(name: name, kind: kind ?? .categorical, saysKind: kind != nil, colors: ListedColors())
  }

}
