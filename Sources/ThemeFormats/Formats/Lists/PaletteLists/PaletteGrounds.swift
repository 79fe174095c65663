import Colorimetry
import PaletteRules
import SourceText

/// The backgrounds of the palettes of a JSON file, as far as the names next to them tell.
struct PaletteGrounds {
  /// The colours that are not taken yet.
  private(set) var unused: UnusedColors
  private let root: PlacedNode
  private let record: ReadingRecord

  /// Looks at every colour of the tree that no palette took.
  init(_ root: PlacedNode, used: Set<Range<Int>>, record: ReadingRecord) {
    unused = UnusedColors(root, used: used)
    self.root = root
    self.record = record
  }

  /// Sets the grounds, the text and the lines of a mode.
  ///
  /// - Parameters:
  ///   - above: the object that holds the mode, where a file holds several.
  ///   - isDark: whether the name of the mode says that it is dark.
  mutating func fill(_ mode: inout ThemeMode, below above: JSONPointer = JSONPointer(), isDark: Bool = false) {
    mode.background = take(.background, "background", below: above)
    mode.plotBackground = take(.plotBackground, "plot background", below: above)
    mode.text = take(.text, "text", below: above)
    mode.axis = take(.axis, "axis", below: above)
    mode.gridlines = take(.gridlines, "grid lines", below: above)
    var texts = DistinctTexts(mode)
    let captions = unused.takeAll(.caption, below: above)
    for place in captions {
      if let ground = unused.ground(of: place), ground.alpha > 0, ground.hex != mode.background?.hex {
        mode.addText(place.name, place.color, on: ground)
      } else {
        texts.add(place.name, place.color)
      }
    }
    if let first = captions.first {
      record.note(.textsTaken, first.name, captions.count - 1)
    }
    mode.texts = texts.texts
    mode.repeatedTexts = texts.repeated
    let isNamedDark = isDark
    let isDark = isDark || saysDark(above)
    // The file names its only mode.
    if isDark, above.tokens.isEmpty { mode.name = "dark" }
    guard mode.background == nil, mode.plotBackground == nil else { return }
    if let place = unused.ground(below: above) {
      mode.unknownGround =
        "'\(place.pointer)' may be the background; set it with --background '\(place.color.hex)'"
    } else if isDark {
      let says = isNamedDark ? "the name of the palette or its file says dark" : "the theme says that it is dark"
      mode.unknownGround = "\(says), and no background is given; set it with --background COLOR"
    } else if let faint = captions.first(where: Self.isNotForWhite) {
      mode.unknownGround =
        "'\(faint.name)' in \(faint.color.hex) is not for white; set the background with --background"
    } else if let text = mode.text, WCAG.contrastRatio(text.srgb, SRGB(1, 1, 1)) < 3 {
      mode.unknownGround = "text in \(text.hex) is not for white; set the background with --background"
    }
  }

  /// A text of less contrast is none that anybody puts on white; an engineering choice.
  private static let leastContrast = 1.5

  private static func isNotForWhite(_ place: UnusedColors.Place) -> Bool {
    WCAG.contrastRatio(place.color.srgb, SRGB(1, 1, 1)) < leastContrast
  }

  private mutating func take(_ role: PaletteRole, _ what: String, below above: JSONPointer) -> ThemeColor? {
    guard let place = unused.take(role, below: above) else { return nil }
    record.note(.keyTaken, place.name, what)
    return place.color
  }

  /// Keys under which themes say whether they are light or dark.
  static let modeKeys = [
    "isDark", "dark", "darkMode", "mode", "type", "theme", "appearance", "colorScheme", "scheme", "variant",
  ]

  /// Whether an object on the way to the palettes says so: `"mode": "dark"`, `"isDark": true`.
  private func saysDark(_ above: JSONPointer) -> Bool {
    let holders = [root, root["theme"], root["palette"], root["colors"], root["chart"], root.at(above.tokens)]
    return holders.compactMap(\.self).contains(where: Self.saysDark)
  }

  /// Whether an object says so itself.
  static func saysDark(_ holder: PlacedNode) -> Bool {
    modeKeys.contains { key in
      guard let node = holder[key]?.node else { return false }
      return node.string.map { TokenWords.split($0) == ["dark"] }
        ?? (key.lowercased().contains("dark") && node.boolean == true)
    }
  }
}

extension ReadPalette {
  /// Words for grounds, the likeliest first.
  private static let grounds = ["background", "bg", "canvas", "base", "surface"]

  /// Leaves the ground of a palette open that says it is dark, and names the one among its colours that may be it:
  /// `{"dark": true, "colors": {"base": …, "red": …}}`.
  ///
  /// - Parameter objects: those of the tree that holds the palette.
  mutating func leaveDarkGround(of found: FoundPalette, in objects: inout DarkObjects) {
    guard found.isDark(in: &objects) else { return }
    let named = colors.items.map { Self.words(of: $0.label) }
    let ground = Self.grounds.lazy.compactMap { word in named.firstIndex(of: [word]) }.first
    let what = name.isEmpty ? "the palette" : "'\(name)'"
    let flags = ground.map { "--background '\(colors.items[$0].color.hex)'" } ?? "--background"
    unknownGround = "\(what) is dark and names no background; give it with \(flags)"
  }

  /// Its words without numbers: `surface` of `surface0`.
  private static func words(of label: String?) -> [String] {
    TokenWords.split(label ?? "").map { $0.filter { !$0.isNumber } }.filter { !$0.isEmpty }
  }
}

extension FoundPalette {
  /// Whether the palette or the object around it says that it is dark.
  fileprivate func isDark(in objects: inout DarkObjects) -> Bool {
    if let last = name.last, ModeOfFile(last).map(\.isDark) ?? false { return true }
    let way = entries.first.map { Array($0.place.pointer.tokens.dropLast()) } ?? []
    return objects.isDark(at: way) || objects.isDark(at: Array(way.dropLast()))
  }
}

/// Which objects of a tree say that they are dark. Thousands of palettes share the object around them, which may be large.
struct DarkObjects {
  private let root: PlacedNode
  private var known: [[String]: Bool] = [:]

  init(_ root: PlacedNode) { self.root = root }

  fileprivate mutating func isDark(at steps: [String]) -> Bool {
    if let answer = known[steps] { return answer }
    let answer = root.at(steps).map(PaletteGrounds.saysDark) ?? false
    known[steps] = answer
    return answer
  }
}
