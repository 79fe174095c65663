import Colorimetry

/// A colour written as text: what CSS knows, hex digits without `#`, three numbers, a colour inside a function, a name.
enum ColorTextSpelling {
  /// The text with another colour, best first; none when it does not say `old` by itself.
  static func spellings(of text: String, _ old: SRGB, as new: SRGB) -> [String] {
    if let color = try? Color(css: text, bareHex: true) {
      guard color.mappedToSRGB.srgb.looksLike(old) else { return numbers(text, old, new) }
      guard let respelled = Color.respelled(text, as: new, bareHex: true) else { return [] }
      // A name becomes hex, which some readers want without '#'.
      let isName = !text.contains("(") && !text.contains("#") && (try? Color(css: text)) != nil
      return isName ? [respelled, respelled.replacing("#", with: "")] : [respelled]
    }
    if let inner = hexInside(text, old, new) { return [inner] }
    let numbers = numbers(text, old, new)
    if !numbers.isEmpty { return numbers }
    // A name of matplotlib's, or a grey: 'tab:blue', '0.5'. Without '#', which begins a comment in its styles.
    if let named = try? MatplotlibColor.read(text), named.mappedToSRGB.srgb.looksLike(old), named.opacity > 0 {
      return [String(new.hex.dropFirst()), new.hex]
    }
    return []
  }

  private static func numbers(_ text: String, _ old: SRGB, _ new: SRGB) -> [String] {
    NumberRowSpelling(text, old)?.spelled(new).map { [$0] } ?? []
  }

  /// `rgba(#2166ac, 0.5)`: the digits inside change.
  private static func hexInside(_ text: String, _ old: SRGB, _ new: SRGB) -> String? {
    guard let function = CSSFunction(text), function.isColorWithAlpha,
      let color = try? function.colorWithAlpha(at: 0..<0)?.color, color.mappedToSRGB.srgb.looksLike(old),
      let hash = text.firstIndex(of: "#")
    else { return nil }
    let end = text[text.index(after: hash)...].firstIndex { !$0.isHexDigit } ?? text.endIndex
    guard let digits = Color.respelled(String(text[hash..<end]), as: new) else { return nil }
    return String(text[..<hash]) + digits + String(text[end...])
  }
}

extension SRGB {
  /// Whether two colours are the same on a screen of eight bits.
  func looksLike(_ other: SRGB) -> Bool { bytes == other.bytes }
}
