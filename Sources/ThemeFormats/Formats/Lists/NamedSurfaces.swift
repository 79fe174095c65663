import Colorimetry
import PaletteRules
import SourceText

/// What is behind and beside the colours of a list, by the names next to it: `background`, `text`, `grid` in the object that
/// holds the list, or in one around it.
struct NamedSurfaces {
  /// The objects, those that win first.
  private let holders: [PlacedNode]
  private let record: ReadingRecord
  /// The bytes of the colours that were taken.
  private(set) var used: Set<Range<Int>> = []

  /// Keys under which themes say whether they are light or dark.
  static let modeKeys = [
    "isDark", "dark", "darkMode", "mode", "type", "theme", "appearance", "colorScheme", "scheme", "variant",
  ]

  /// - Parameter holders: objects that may name surfaces; those of colours and of a chart in them may too.
  init(_ holders: [PlacedNode], record: ReadingRecord) {
    self.holders = holders.flatMap { holder in
      [holder]
        + (holder.members ?? []).filter { Self.parts.contains($0.key) || ChartWords.contain(TokenWords.split($0.key)) }
        .map(\.value)
    }
    self.record = record
  }

  private static let parts = ["colors", "palette"]

  /// Looks at the object that holds a row, and at those around it.
  init(around row: ColorRow, in root: PlacedNode, record: ReadingRecord) {
    let way = row.entries.first?.place.pointer.tokens.dropFirst(root.pointer.tokens.count).dropLast() ?? []
    let holders = (0...way.count).compactMap { root.at(Array(way.dropLast($0))) }
    self.init(holders.filter { $0.node.members != nil }, record: record)
  }

  /// Whether one of the objects says that it is dark: `"mode": "dark"`, `"isDark": true`.
  var isDark: Bool { holders.contains(where: Self.isDark) }

  /// Whether an object says so itself.
  static func isDark(_ holder: PlacedNode) -> Bool {
    modeKeys.contains { key in
      guard let node = holder[key]?.node else { return false }
      return node.string.map { TokenWords.split($0) == ["dark"] }
        ?? (key.lowercased().contains("dark") && node.boolean == true)
    }
  }

  /// Sets the grounds, the text and the lines of a mode. Where a dark one has no background, or one is written that is not
  /// followed, its ground is unknown.
  mutating func fill(_ mode: inout ThemeMode, isDark: Bool = false) {
    mode.background = take(.background, "background", &mode)
    mode.plotBackground = take(.plotBackground, "plot background", &mode)
    mode.text = take(.text, "text", &mode)
    mode.axis = take(.axis, "axis", &mode)
    mode.gridlines = take(.gridlines, "grid lines", &mode)
    addCaptions(to: &mode)
    guard mode.background == nil, mode.plotBackground == nil, mode.unknownGround == nil, isDark || self.isDark else {
      return
    }
    let says = isDark ? "the name of the palette or its file says dark" : "the theme says that it is dark"
    mode.unknownGround = "\(says), and no background is given; set it with --background COLOR"
  }

  private mutating func addCaptions(to mode: inout ThemeMode) {
    var texts = DistinctTexts(mode)
    for (key, _, place) in holders.flatMap({ $0.members ?? [] }) where PaletteRole(key: key) == .caption {
      guard let color = color(place) else { continue }
      used.insert(place.node.range)
      record.note(.keyTaken, place.name, "text")
      texts.add(place.name, color)
    }
    mode.texts = texts.texts
    mode.repeatedTexts = texts.repeated
  }

  /// The colour of the first member with a role.
  private mutating func take(_ role: PaletteRole, _ part: String, _ mode: inout ThemeMode) -> ThemeColor? {
    for holder in holders {
      for (key, _, place) in holder.members ?? [] where Self.role(of: key) == role {
        guard let color = color(place) else {
          if role == .background, Self.isLeftOpen(place.node) {
            mode.unknownGround = "'\(place.name)' is not followed here; set the background with --background COLOR"
          }
          continue
        }
        used.insert(place.node.range)
        record.note(.keyTaken, place.name, part)
        return color
      }
    }
    return nil
  }

  /// What a name says; `canvas` and `surface` are backgrounds where they are alone.
  private static func role(of key: String) -> PaletteRole? {
    ["canvas", "surface"].contains(key.lowercased()) ? .background : PaletteRole(key: key)
  }

  /// Whether a background is written that is no colour: several for parts of a page, a reference.
  private static func isLeftOpen(_ node: SourceNode) -> Bool {
    node.members != nil || node.items != nil || node.string.map { $0.contains("{") || $0.contains("(") } ?? false
  }

  /// A colour, alone in a list too.
  private func color(_ place: PlacedNode) -> ThemeColor? {
    let only = place.node.items?.count == 1 ? place.items?[0] : nil
    let place = only ?? place
    guard let (color, node) = ColorRow.color(place.node, TripletScale(of: [place.node])) else { return nil }
    let written = place.members?.first { $0.value.node.range == node.range }?.value ?? place
    return ThemeColor(color, origin: written.origin)
  }
}
