import Colorimetry
import PaletteRules
import SourceText

/// Colours in the order of a list, some with names.
struct ListedColors {
  /// A colour of a list.
  struct Item {
    /// With its place.
    let color: ThemeColor
    /// What the list calls it.
    let label: String?

    /// A colour with the name that the list gives it; without one, a colour that is written as a word goes by that.
    ///
    /// - Parameter text: as written.
    init(color: ThemeColor, label: String?, text: String? = nil) {
      self.color = color
      self.label = label ?? text.flatMap(Self.word)
    }

    /// `steelblue`; nil for hex digits and functions.
    private static func word(_ text: String) -> String? {
      let isWord = !text.isEmpty && text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
      return isWord && (try? Color(css: text)) != nil ? text : nil
    }
  }

  /// In file order.
  var items: [Item] = []

  /// More than this is no palette for one chart: the longest lists that chart libraries ship have about twenty.
  static let longestPalette = 40

  /// The series: called as the list calls them, else by their hex; tokens by position, so that a waiver outlives a change
  /// of colour.
  func series(tokenPrefix: String = "series") -> [Series] {
    var taken: [String: Int] = [:]
    return items.enumerated().map { index, item in
      let name = item.label ?? item.color.hex
      let count = taken[name, default: 0] + 1
      taken[name] = count
      return Series(
        name: count == 1 ? name : "\(name) (\(count))", token: "\(tokenPrefix).\(index + 1)", color: item.color)
    }
  }

  /// The series when there are no more than the options allow.
  func series(
    tokenPrefix: String = "series", of file: SourceFile, options: ReadingOptions, record: ReadingRecord
  ) throws(ThemeProblem) -> [Series] {
    guard items.count <= options.maxSeries else {
      throw ThemeProblem.tooManySeries(items.count, path: file.path, options: options)
    }
    if items.count > Self.longestPalette { record.note(Self.tooLongForAChart(items.count)) }
    return series(tokenPrefix: tokenPrefix)
  }

  /// The note about a long list.
  static func tooLongForAChart(_ count: Int) -> String {
    "\(count) colours are more than one chart can tell apart: this may be no chart palette"
  }
}

extension ThemeColor {
  /// `#rrggbb`, or `#rrggbbaa` when translucent, after gamut mapping.
  var hex: String {
    let byte = UInt8((alpha.clampedToUnit * 255 + 0.5).rounded(.down))
    return byte == 255 ? srgb.hex : srgb.hex + byte.twoHexDigits
  }
}
