import Colorimetry
import PaletteRules
import SourceText

/// The colour scheme of an Office theme, `theme1.xml`: charts take `accent1` to `accent6` in turn, text `dk1`, paper `lt1`.
///
/// Source: ECMA-376, Part 1, section 20.1.6.2 (`clrScheme`).
enum OfficeTheme: ThemeFormat {
  static let name = "office-theme"
  static let label = "Office theme"

  static func recognises(_ input: ThemeInput) -> Bool {
    input.tags.contains { $0.name == "clrscheme" }
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    try reading.requireText()
    let (mode, scheme) = try mode(of: reading.input, reading)
    try reading.requireColors(in: [mode], of: label)
    return ThemeContent(name: scheme.name, modes: [mode])
  }

  /// The mode that one theme part makes.
  ///
  /// - Throws: ``ThemeProblem`` when the options allow fewer series.
  static func mode(
    of input: ThemeInput, _ reading: Reading
  ) throws(ThemeProblem) -> (mode: ThemeMode, scheme: OfficeColorScheme) {
    let scheme = OfficeColorScheme(input, record: reading.record)
    var mode = ThemeMode()
    mode.background = scheme.color("lt1")
    mode.text = scheme.color("dk1")
    let slots = (1...6).map { "accent\($0)" }
    let items = slots.compactMap { slot in
      scheme.color(slot).map { ListedColors.Item(color: $0, label: slot) }
    }
    mode.series = try ListedColors(items: items).series(tokenPrefix: "accent", reading)
    if scheme.others > 0 {
      reading.record.note(.otherSchemes, scheme.others + 1)
    }
    return (mode, scheme)
  }
}

/// The first `<a:clrScheme>` of a file: twelve slots with a colour each, as Office writes them: six digits, or a colour of the
/// system. Other models and changes of a colour (section 20.1.2.3) are legal there and not read.
struct OfficeColorScheme {
  /// The name of the scheme.
  private(set) var name: String?
  /// How many more schemes the file holds, such as those of `<a:extraClrScheme>`.
  private(set) var others = 0
  /// The first tags in each slot: the colour, and what changes it.
  private var slots: [String: [MarkupTag]] = [:]
  private let file: SourceFile
  private let record: ReadingRecord

  /// Collects the tags in each slot.
  init(_ input: ThemeInput, record: ReadingRecord) {
    (file, self.record) = (input.file, record)
    var schemes = 0
    var isInFirst = false
    var slot: String?
    for tag in input.tags {
      if tag.name == "clrscheme" {
        if tag.kind == .opening { schemes += 1 }
        isInFirst = schemes == 1 && tag.kind == .opening
        if isInFirst { name = tag.attribute("name")?.value }
        slot = nil
      } else if isInFirst, let inside = slot {
        if tag.kind == .closing, tag.name == inside { slot = nil }
        if tag.kind != .closing, slots[inside, default: []].count < 2 { slots[inside, default: []].append(tag) }
      } else if isInFirst, tag.kind == .opening {
        slot = tag.name
      }
    }
    others = max(0, schemes - 1)
  }

  /// The colour of a slot; nil when it is not there, is wrong, which is a problem, or is not read.
  func color(_ slot: String) -> ThemeColor? {
    guard let tags = slots[slot], let tag = tags.first else { return nil }
    let attribute = tag.name == "sysclr" ? "lastclr" : "val"
    guard tags.count == 1, tag.name == "srgbclr" || tag.name == "sysclr" else {
      record.leave(.unreadSlot, slot, tags.last?.spelling ?? tag.spelling)
      return nil
    }
    let value = tag.attribute(attribute)
    // ECMA-376, section 20.1.10.58: the two that Office's own themes use, as Windows sets them.
    let usual = ["window": SRGB(1, 1, 1), "windowText": SRGB(0, 0, 0)][tag.attribute("val")?.value ?? ""]
    if tag.name == "sysclr", value == nil, let usual {
      record.note(.slotOfSystem, slot, tag.attribute("val")?.value ?? "", usual.hex)
      return ThemeColor(Color(usual), origin: TokenOrigin(file: file, range: tag.range))
    }
    guard let value else {
      record.problem(
        FormatProblem.tagWithoutAttribute(slot, tag.spelling, attribute == "val" ? "val" : "lastClr"),
        at: TokenOrigin(file: file, range: tag.range))
      return nil
    }
    return record.bareColor(value.value, token: slot, at: TokenOrigin(file: file, range: value.range))
  }
}
