import Colorimetry
import Palette
import SourceText

/// The first `<a:clrScheme>` of a file: twelve slots with a colour each.
struct OfficeColorScheme {
  /// As the scheme is called.
  let name: String?
  /// How many more schemes the file holds, such as those of `<a:extraClrScheme>`.
  let others: Int
  private let slots: [String: [MarkupTag]]
  private let file: SourceFile
  private let record: ReadingRecord

  private static let slotNames: Set<String> = [
    "dk1", "lt1", "dk2", "lt2", "accent1", "accent2", "accent3", "accent4", "accent5", "accent6", "hlink", "folhlink",
  ]

  /// Collects the tags in each slot.
  init(_ input: ThemeInput, record: ReadingRecord) {
    (file, self.record) = (input.file, record)
    let tags = input.tags
    let starts = tags.indices.filter { tags[$0].name == "clrscheme" && tags[$0].kind == .opening }
    others = max(0, starts.count - 1)
    var slots: [String: [MarkupTag]] = [:]
    guard let start = starts.first else {
      (name, self.slots) = (nil, [:])
      return
    }
    name = tags[start].attribute("name")?.value
    var slot: String?
    for tag in tags[(start + 1)...] {
      if tag.name == "clrscheme" { break }
      if Self.slotNames.contains(tag.name) {
        slot = tag.kind == .opening ? tag.name : nil
      } else if let slot, tag.kind != .closing {
        slots[slot, default: []].append(tag)
      }
    }
    self.slots = slots
  }

  /// The colour of a slot; nil when it is not there, with a problem when it cannot be read.
  func color(_ slot: String) -> ThemeColor? {
    guard let tags = slots[slot], let tag = tags.first else { return nil }
    if let change = tags.dropFirst().first {
      record.problem(
        "\(slot): <\(change.spelling)>, which changes a colour, is not read in a colour scheme",
        help: "write the colour that results: <a:srgbClr val=\"2166AC\"/>",
        at: TokenOrigin(file: file, range: change.range))
      return nil
    }
    switch tag.name {
    case "srgbclr": return hex(tag, "val", slot)
    case "sysclr": return system(tag, slot)
    case "prstclr": return preset(tag, slot)
    default:
      record.problem(
        "\(slot): <\(tag.spelling)> is not read", help: "write <a:srgbClr val=\"2166AC\"/>",
        at: TokenOrigin(file: file, range: tag.range))
      return nil
    }
  }

  /// `ST_HexColorRGB`: six digits without `#`.
  private func hex(_ tag: MarkupTag, _ attribute: String, _ slot: String) -> ThemeColor? {
    guard let value = tag.attribute(attribute) else {
      record.problem(
        "\(slot): <\(tag.spelling)> has no '\(attribute)'", help: "write <a:srgbClr val=\"2166AC\"/>",
        at: TokenOrigin(file: file, range: tag.range))
      return nil
    }
    return record.bareColor(value.value, token: slot, at: TokenOrigin(file: file, range: value.range))
  }

  /// A colour of the reader's system, with what it was when the file was saved.
  private func system(_ tag: MarkupTag, _ slot: String) -> ThemeColor? {
    if tag.attribute("lastclr") != nil { return hex(tag, "lastclr", slot) }
    let value = tag.attribute("val")
    let origin = TokenOrigin(file: file, range: value?.range ?? tag.range)
    // ECMA-376, section 20.1.10.58: the two that Office's own themes use, as Windows sets them.
    let usual: SRGB? =
      switch value?.value {
      case "window": SRGB(1, 1, 1)
      case "windowText": SRGB(0, 0, 0)
      default: nil
      }
    guard let usual else {
      record.problem(
        "\(slot): the system colour '\(value?.value ?? "")' has no 'lastClr'",
        help: "write the colour that it stands for: <a:srgbClr val=\"2166AC\"/>", at: origin)
      return nil
    }
    record.note("\(slot) is the system colour '\(value?.value ?? "")': taken as \(usual.hex)")
    return ThemeColor(Color(usual), origin: origin)
  }

  /// `ST_PresetColorVal`: CSS's names, with `dk`, `lt` and `med` for `dark`, `light` and `medium`.
  private func preset(_ tag: MarkupTag, _ slot: String) -> ThemeColor? {
    guard let value = tag.attribute("val") else { return hex(tag, "val", slot) }
    let origin = TokenOrigin(file: file, range: value.range)
    let prefixes = [("dk", "dark"), ("lt", "light"), ("med", "medium")]
    for (short, long) in prefixes where value.value.hasPrefix(short) {
      if let color = try? Color(css: long + value.value.dropFirst(short.count)) {
        return ThemeColor(color, origin: origin)
      }
    }
    return record.bareColor(value.value, token: slot, at: origin)
  }
}
