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
    /// The dash of its line, in px; nil where the list says none.
    let dash: [Double]?

    /// A colour with the name that the list gives it; without one, a colour that is written as a word goes by that.
    ///
    /// - Parameter text: as written.
    init(color: ThemeColor, label: String?, text: String? = nil, dash: [Double]? = nil) {
      self.color = color
      self.dash = dash
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
        dash: item.dash)
    }
  }

  /// The series when there are no more than the options allow.
  func series(tokenPrefix: String = "series", _ reading: Reading) throws(ThemeProblem) -> [Series] {
    try reading.checkSeries(items.count)
    return series(tokenPrefix: tokenPrefix)
  }
}

extension Reading {
  /// Stops reading a list as soon as it has more entries than the options allow series, unreadable ones included.
  ///
  /// - Throws: ``ThemeProblem`` that names the limit.
  func checkLength(of colors: ListedColors) throws(ThemeProblem) {
    guard colors.items.count + record.problems.count > options.maxSeries else { return }
    throw .ofLength(
      ReadingProblem.moreThanLimit(options.maxSeries, "series"), help: "raise it with --limit series=N", path: path)
  }
}

extension ThemeColor {
  /// `#rrggbb`, or `#rrggbbaa` when translucent, after gamut mapping.
  var hex: String {
    let byte = UInt8((alpha.clampedToUnit * 255 + 0.5).rounded(.down))
    return byte == 255 ? srgb.hex : srgb.hex + byte.twoHexDigits
  }
}
