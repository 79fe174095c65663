import PaletteRules
import SourceText

/// A format of options: how its library writes them, and a row for each part of a chart that they give a colour.
protocol OptionsFormat: ThemeFormat {
  static var spelling: OptionsSpelling { get }
  /// The objects that hold the options, those that win first.
  static func layers(of root: PlacedNode) -> [PlacedNode]
  /// How the file writes colours, where that is not CSS alone.
  static func colors(of root: PlacedNode, _ record: ReadingRecord) -> OptionColors
  /// Reads each part of a chart, in the order in which notes and problems come.
  ///
  /// - Throws: ``ThemeProblem`` when a list is longer than the options of the reading allow.
  static func read(_ options: inout OptionsReader) throws(ThemeProblem)
}

extension OptionsFormat {
  static func layers(of root: PlacedNode) -> [PlacedNode] { [root] }

  static func colors(of root: PlacedNode, _ record: ReadingRecord) -> OptionColors {
    OptionColors { record.color($0, token: $1) }
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    var options = try OptionsReader(Self.self, reading)
    try read(&options)
    return try options.content(of: label)
  }
}

/// How a library writes colours.
struct OptionColors {
  /// The colour at a place, by what notes and problems call it.
  let read: (PlacedNode, String) -> ThemeColor?
  /// The colour that the library has by a name.
  var standard: (String) -> ThemeColor? = { _ in nil }
}

/// How a chart library writes its options.
struct OptionsSpelling: Sendable {
  /// What the file must be, as a sentence: `a Bokeh theme is an object with 'attrs'`.
  let expectation: Message
  /// One of these has to be there.
  var requires: [OptionKeys] = []
  /// The theme's own name, from the root of the file.
  var title: [OptionKeys] = []
  /// The library's values for "no paint".
  var noPaint: @Sendable (SourceNode) -> Bool = { _ in false }
  /// Whether a list on the way to a value stands for its first item.
  var listsAreFirst = false
  /// Whether `null` is a value, so that no other key is looked at.
  var nullCounts = false
  /// Whether options without series and ramps are refused, and not only those without any colour.
  var asksSeries = false
  /// What fades every mark: a number, or one for each series in turn.
  var opacities: [OptionKeys] = []
  /// Colours of something else than the series and their surroundings, which are counted as not checked.
  var unjudged: [OptionKeys] = []
  /// The colour in which the library writes what no option colours, and the keys of the background that it writes it on.
  var ownText: (color: String, library: String, ground: OptionKeys)?
  /// Why nothing is compared in options without series and ramps; nil where the format gives a reason.
  var withoutSeries: UnjudgedReason?
}

/// The keys that lead to a value of options, with slashes between them: `chart/foreColor`. Bars separate keys that stand for
/// one another, the first that leads to a value winning: `figure|Plot/border_fill_color`. A star stands for every key.
struct OptionKeys: Sendable, ExpressibleByStringInterpolation {
  private let steps: [[String]]

  init(stringLiteral text: String) {
    steps = text.split(separator: "/").map { $0.split(separator: "|").map(String.init) }
  }

  /// The keys with dots between them, as notes and problems write them.
  var name: String { steps.compactMap(\.first).joined(separator: ".") }

  /// The value at the end of the keys, `null` among them.
  ///
  /// - Parameter listsAreFirst: whether a list on the way stands for its first item.
  func place(in root: PlacedNode, listsAreFirst: Bool = false) -> PlacedNode? {
    Self.place(steps[...], in: root, listsAreFirst)
  }

  /// The last of the keys where it leads to a value: what a default is about, and no colour that could be written.
  func key(in root: PlacedNode) -> TokenOrigin? {
    let holder = Self.place(steps.dropLast(), in: root, false)
    let member = steps.last.flatMap { names in holder?.node.members?.last { names.contains($0.key) } }
    return holder.flatMap { holder in member.map { TokenOrigin(file: holder.file, range: $0.keyRange) } }
  }

  /// The values at the end of the keys, where a star is among them.
  func places(in root: PlacedNode) -> [PlacedNode] {
    steps.reduce([root]) { places, keys in
      places.flatMap { place in
        keys == ["*"] ? place.members?.map(\.value) ?? [] : keys.compactMap { place[$0] }
      }
    }
  }

  private static func place(
    _ steps: ArraySlice<[String]>, in place: PlacedNode, _ listsAreFirst: Bool
  ) -> PlacedNode? {
    guard let keys = steps.first else { return place }
    return keys.lazy.compactMap { key in
      (place[key] ?? (listsAreFirst ? place.items?.first?[key] : nil)).flatMap {
        self.place(steps.dropFirst(), in: $0, listsAreFirst)
      }
    }.first
  }
}
