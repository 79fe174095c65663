import Colorimetry
import PaletteRules
import SourceText

/// The first `<a:clrScheme>` of a file: twelve slots with a colour each.
struct OfficeColorScheme {
  /// The name of the scheme.
  let name: String?
  /// How many more schemes the file holds, such as those of `<a:extraClrScheme>`.
  let others: Int
  private let slots: [String: [MarkupTag]]
  private let file: SourceFile
  private let record: ReadingRecord

  private static let slotNames: Set<String> = [
    "dk1", "lt1", "dk2", "lt2", "accent1", "accent2", "accent3", "accent4", "accent5", "accent6", "hlink", "folhlink",
  ]

  /// The maximum number of modifiers of one colour, such as `lumMod`. Engineering choice: ECMA-376 has 28 kinds.
  private static let mostChanges = 100

  /// Collects the tags in each slot.
  init(_ input: ThemeInput, record: ReadingRecord) {
    (file, self.record) = (input.file, record)
    var schemes: [String?] = []
    var isInFirst = false
    var slots: [String: [MarkupTag]] = [:]
    var slot: String?
    for tag in input.tags {
      if tag.name == "clrscheme" {
        if tag.kind == .opening { schemes.append(tag.attribute("name")?.value) }
        isInFirst = schemes.count == 1 && tag.kind == .opening
      } else if isInFirst, Self.slotNames.contains(tag.name) {
        slot = tag.kind == .opening ? tag.name : nil
      } else if isInFirst, let slot, tag.kind != .closing {
        slots[slot, default: []].append(tag)
        guard slots[slot]?.count ?? 0 <= Self.mostChanges else {
          record.problem(
            FormatProblem.tooManyChanges(Self.mostChanges), at: TokenOrigin(file: input.file, range: tag.range))
          break
        }
      }
    }
    name = schemes.first ?? nil
    others = max(0, schemes.count - 1)
    self.slots = slots
  }

  /// The colour of a slot; nil when it is not there, with a problem when it cannot be read.
  func color(_ slot: String) -> ThemeColor? { color(slot, askedBy: nil) }

  private func color(_ slot: String, askedBy other: String?) -> ThemeColor? {
    guard let tags = slots[slot], let tag = tags.first, let base = base(tag, slot, askedBy: other) else { return nil }
    guard let last = tags.dropFirst().last else { return base }
    var color = base.srgb
    var alpha = base.alpha
    for change in tags.dropFirst() {
      guard let known = OfficeColorChange(change) else {
        problem(
          FormatProblem.unreadChange(slot, change.spelling),
          "write the colour that results: <a:srgbClr val=\"2166AC\"/>", at: change.range)
        return nil
      }
      known.apply(to: &color, alpha: &alpha)
    }
    let changes = tags.dropFirst().map { "<\($0.spelling)>" }.joined(separator: ", ")
    record.note(.slotWorkedOut, slot, base.srgb.hex, changes, color.hex)
    let components = Color.Components(color.red, color.green, color.blue)
    return ThemeColor(
      Color(space: .srgb, components: components, alpha: alpha),
      origin: TokenOrigin(file: file, range: tag.range.lowerBound..<last.range.upperBound))
  }

  /// The colour before anything changes it (section 20.1.2.3: the six models).
  private func base(_ tag: MarkupTag, _ slot: String, askedBy other: String?) -> ThemeColor? {
    switch tag.name {
    case "srgbclr": return hex(tag, "val", slot)
    case "sysclr": return system(tag, slot)
    case "prstclr": return preset(tag, slot)
    case "scrgbclr":
      let parts = ["r", "g", "b"].map { OfficeNumber.share(tag.attribute($0)?.value) }
      guard let red = parts[0], let green = parts[1], let blue = parts[2] else {
        return unread(tag, slot, "r, g and b")
      }
      return ThemeColor(Color(SRGB(LinearSRGB(red, green, blue))), origin: TokenOrigin(file: file, range: tag.range))
    case "hslclr":
      guard let hue = OfficeNumber.degrees(tag.attribute("hue")?.value),
        let saturation = OfficeNumber.share(tag.attribute("sat")?.value),
        let lightness = OfficeNumber.share(tag.attribute("lum")?.value)
      else { return unread(tag, slot, "hue, sat and lum") }
      return ThemeColor(
        Color(SRGB(HSL(hue, saturation, lightness))), origin: TokenOrigin(file: file, range: tag.range))
    case "schemeclr": return referred(tag, slot, askedBy: other)
    default:
      problem(FormatProblem.unreadTag(slot, tag.spelling), "write <a:srgbClr val=\"2166AC\"/>", at: tag.range)
      return nil
    }
  }

  private func unread(_ tag: MarkupTag, _ slot: String, _ parts: String) -> ThemeColor? {
    problem(
      FormatProblem.incompleteTag(slot, tag.spelling, parts), "write <a:srgbClr val=\"2166AC\"/>", at: tag.range)
    return nil
  }

  /// The names that slides and sheets have for the darks and lights (section 20.1.10.54, `ST_SchemeColorVal`).
  private static let otherNames = ["tx1": "dk1", "bg1": "lt1", "tx2": "dk2", "bg2": "lt2"]

  /// The colour of another slot, which must say it itself.
  private func referred(_ tag: MarkupTag, _ slot: String, askedBy other: String?) -> ThemeColor? {
    let name = tag.attribute("val")?.value ?? ""
    let target = Self.otherNames[name] ?? name.lowercased()
    guard slots[target] != nil, target != slot, other == nil,
      let color = color(target, askedBy: slot)
    else {
      problem(
        FormatProblem.unknownSchemeColor(slot, name), "write <a:srgbClr val=\"2166AC\"/>",
        at: tag.range)
      return nil
    }
    let hop = AliasHop(token: target, origin: color.definition)
    return ThemeColor(color.authored, origin: TokenOrigin(file: file, range: tag.range), aliases: [hop])
  }

  private func problem(_ sentence: Message, _ help: String, at range: Range<Int>) {
    record.problem(sentence, help: help, at: TokenOrigin(file: file, range: range))
  }

  /// `ST_HexColorRGB`: six digits without `#`.
  private func hex(_ tag: MarkupTag, _ attribute: String, _ slot: String) -> ThemeColor? {
    guard let value = tag.attribute(attribute) else {
      record.problem(
        FormatProblem.tagWithoutAttribute(slot, tag.spelling, attribute), at: TokenOrigin(file: file, range: tag.range))
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
      record.problem(FormatProblem.systemColorWithoutValue(slot, value?.value ?? ""), at: origin)
      return nil
    }
    record.note(.slotOfSystem, slot, value?.value ?? "", usual.hex)
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
