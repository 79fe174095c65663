import Colorimetry
import PaletteRules
import SourceText

/// The colours of a Power BI theme: in place, or by the name of one of the theme's own.
struct PowerBIColors {
  let root: PlacedNode
  let record: ReadingRecord

  /// The newer names of the colours of each level ("Use report themes in Power BI Desktop", section "Set structural
  /// colors"); the older ones win if a file has both.
  private static let others = [
    "firstLevelElements": "foreground", "secondLevelElements": "foregroundNeutralSecondary",
    "thirdLevelElements": "backgroundLight", "fourthLevelElements": "foregroundNeutralTertiary",
    "secondaryBackground": "backgroundNeutral",
  ]

  /// The colour at the top of the theme, by either of its names.
  func color(_ name: String) -> ThemeColor? { named(name).flatMap { color($0) } }

  /// The same for a surface: nil when it is transparent.
  func surface(_ name: String) -> ThemeColor? { named(name).flatMap { record.surface($0) } }

  private func named(_ name: String) -> PlacedNode? {
    root.at([name]) ?? Self.others[name].flatMap { root.at([$0]) }
      ?? Self.others.first { $0.value == name }.flatMap { root.at([$0.key]) }
  }

  /// The colour that a property holds: `"#…"`, the name of a colour of the theme, or either in `{"solid": {"color": …}}`.
  func color(_ place: PlacedNode?) -> ThemeColor? {
    guard let place else { return nil }
    if let inner = place.at(["solid", "color"]) { return color(inSolid: inner) }
    return color(inSolid: place)
  }

  private func color(inSolid place: PlacedNode) -> ThemeColor? {
    if let reference = place.at(["expr", "ThemeDataColor"]) {
      let shade = PowerBIShade(reference, dataColors: root.at(["dataColors"])) { named($0) }
      if let shade, let color = shade.color(at: place, record: record) { return color }
    }
    if place["expr"] != nil {
      record.note(.calculated, place.name)
      return nil
    }
    guard let text = place.node.string, !text.hasPrefix("#"), let target = named(text), target.node.string != nil,
      target.node.range != place.node.range
    else { return record.color(place, token: place.name) }
    // A colour of the theme by its name; what that one holds is a colour.
    return record.color(target, token: target.name).map {
      ThemeColor($0.authored, origin: place.origin, aliases: [AliasHop(token: target.name, origin: target.origin)])
    }
  }

  /// A transparency in percent as an opacity of 0…1: a number, or a text such as `"20D"`, as Power BI writes a double.
  static func opacity(_ place: PlacedNode?) -> Double? {
    guard let place else { return nil }
    var percent = place.node.number
    if let text = place.node.string {
      percent = Double(text.hasSuffix("D") || text.hasSuffix("L") ? text.dropLast() : text[...])
    }
    return percent.map { 1 - min(max($0, 0), 100) / 100 }
  }
}

/// A colour of a Power BI theme by its number, lighter or darker: `{"ThemeDataColor": {"ColorId": 2, "Percent": -0.25}}`.
///
/// Number 0 is the background, 1 the foreground, and the data colours begin at 2
/// (github.com/microsoft/powerbi-desktop-samples, issue 88). `Percent`, -1…1, goes that part of the way to black or to white,
/// in the bytes of sRGB (microsoft/powerbi-visuals-utils-colorutils, `shadeColor`, MIT).
struct PowerBIShade {
  /// The position of the intended colour; nil if the theme leaves it to Power BI.
  private let target: PlacedNode?
  private let token: String
  /// What Power BI takes where the theme is silent.
  private let usual: SRGB?
  private let percent: Double

  /// Nil when the reference is not written so, or there are fewer data colours.
  ///
  /// - Parameter named: the place of a colour at the top of the theme.
  init?(_ reference: PlacedNode, dataColors: PlacedNode?, named: (String) -> PlacedNode?) {
    guard let number = reference.at(["ColorId"])?.node.number.flatMap({ Int(exactly: $0) }) else { return nil }
    let percent = reference.at(["Percent"])?.node.number ?? 0
    guard (-1...1).contains(percent) else { return nil }
    self.percent = percent
    switch number {
    case 0: (token, usual) = ("background", SRGB(1, 1, 1))
    case 1: (token, usual) = ("foreground", SRGB(0, 0, 0))
    default:
      guard let items = dataColors?.items, items.indices.contains(number - 2) else { return nil }
      (token, usual, target) = ("dataColors.\(number - 1)", nil, items[number - 2])
      return
    }
    target = named(token)
  }

  /// The colour, which is that of the theme itself where it is neither lighter nor darker.
  func color(at place: PlacedNode, record: ReadingRecord) -> ThemeColor? {
    // What a colour of the theme holds is a colour: were it a number again, that could go in a circle.
    guard target == nil || target?.node.string != nil else { return nil }
    let base =
      target.map { record.color($0, token: token) } ?? usual.map { ThemeColor(Color($0), origin: place.origin) }
    guard let base else { return nil }
    guard percent != 0 else {
      let hops = target.map { [AliasHop(token: token, origin: $0.origin)] } ?? []
      return ThemeColor(base.authored, origin: place.origin, aliases: hops)
    }
    let end = percent < 0 ? 0.0 : 255
    func shaded(_ channel: Double) -> Double {
      let byte = (channel * 255).rounded()
      return (byte + ((end - byte) * abs(percent)).rounded()) / 255
    }
    record.note(percent < 0 ? .darkerColor : .lighterColor, place.name, token, Figures.plain(abs(percent) * 100))
    let color = SRGB(shaded(base.srgb.red), shaded(base.srgb.green), shaded(base.srgb.blue))
    return ThemeColor(Color(color), origin: place.origin)
  }
}
