import Colorimetry
import PaletteRules
import SourceText

/// Colours in the order of a list, some with names.
struct ListedColors {
  /// A colour of a list.
  struct Item {
    /// With its place.
    let color: ThemeColor
    let label: String?
    /// What draws it; nil where the list says nothing.
    let mark: Series.Mark?
    /// The dash of its line, in px; nil where the list says none.
    let dash: [Double]?
    /// The symbol of its points; nil where the list says none.
    let symbol: Symbol?
    /// The outline of its marks; nil where the list says none.
    let stroke: ThemeColor?
    /// What it is multiplied by; nil where the list says none.
    let opacity: Double?
    /// Whether its name is at its marks.
    let isLabelled: Bool

    /// A colour with the name that the list gives it; without one, a colour that is written as a word goes by that.
    ///
    /// - Parameter text: as written.
    init(
      color: ThemeColor, label: String?, text: String? = nil, mark: Series.Mark? = nil, dash: [Double]? = nil,
      symbol: Symbol? = nil, stroke: ThemeColor? = nil, opacity: Double? = nil,
      isLabelled: Bool = false
    ) {
      self.color = color
      (self.mark, self.dash, self.symbol) = (mark, dash, symbol)
      (self.stroke, self.opacity, self.isLabelled) = (stroke, opacity, isLabelled)
      self.label = label ?? text.flatMap(Self.word)
    }

    /// `steelblue`; nil for hex digits and functions.
    private static func word(_ text: String) -> String? {
      let isWord = !text.isEmpty && text.utf8.allSatisfy { $0.isLetter }
      return isWord && (try? Color(css: text)) != nil ? text : nil
    }
  }

  /// In file order.
  var items: [Item] = []
  /// Whether a program writes all of them: with one that it computes, nobody knows which series takes which.
  private(set) var isWhole = true

  /// The series: called as the list calls them, else by their hex; tokens by position, so that a waiver outlives a change
  /// of colour.
  func series(tokenPrefix: String = "series") -> [Series] {
    var taken: [String: Int] = [:]
    return items.enumerated().map { index, item in
      let name = item.label ?? item.color.hex
      let count = taken[name, default: 0] + 1
      taken[name] = count
      return Series(
        name: count == 1 ? name : "\(name) (\(count))", token: "\(tokenPrefix).\(index + 1)", color: item.color,
        stroke: item.stroke, mark: item.mark, symbol: item.symbol, dash: item.dash,
        opacity: item.opacity, label: item.isLabelled ? .direct : nil)
    }
  }

  /// The series when there are no more than the options allow.
  func series(tokenPrefix: String = "series", _ reading: Reading) throws(ThemeProblem) -> [Series] {
    try reading.checkSeries(items.count)
    return series(tokenPrefix: tokenPrefix)
  }
}

extension ListedColors {
  /// The colours of a JSON list; a problem for each other entry, a note for each that is not painted.
  ///
  /// - Parameters:
  ///   - token: the name of the list: `range.category`.
  ///   - read: how a colour is read, where a format has more ways to write one.
  init(
    _ list: PlacedNode, token: String, record: ReadingRecord,
    read: ((PlacedNode, String) -> ThemeColor?)? = nil
  ) {
    for (index, place) in (list.items ?? []).enumerated() {
      let token = "\(token).\(index + 1)"
      guard let color = read.map({ $0(place, token) }) ?? record.color(place, token: token) else {
        guard case .null = place.node.value else { continue }
        isWhole = LiteralLanguage.of(place.file.path) == nil
        if isWhole { record.note(.nullLeftOut, token) }
        continue
      }
      guard color.alpha > 0 else {
        record.note(.transparentLeftOut, token)
        continue
      }
      items.append(Item(color: color, label: nil, text: place.node.string))
    }
  }
}

extension Ramp {
  /// A ramp of evenly spread colours; nil when fewer than two can be read.
  init?(_ list: PlacedNode?, name: String, kind: Kind? = nil, classes: Bool = false, record: ReadingRecord) {
    guard let list, let places = list.items else { return nil }
    let colors = places.enumerated().compactMap { record.color($1, token: "\(name).\($0 + 1)") }
    guard colors.count >= 2 else { return nil }
    self.init(
      name: name, kind: kind ?? RampShape.kind(of: colors), stops: colors.map { Stop(color: $0) },
      interpolation: classes ? .steps : .srgb, steps: classes ? colors.count : nil,
      isKindGuessed: kind == nil)
  }
}

extension ThemeColor {
  /// `#rrggbb`, or `#rrggbbaa` when translucent, after gamut mapping.
  var hex: String {
    let byte = UInt8((alpha.clampedToUnit * 255 + 0.5).rounded(.down))
    return byte == 255 ? srgb.hex : srgb.hex + byte.twoHexDigits
  }
}
