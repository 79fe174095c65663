import Colorimetry
import PaletteRules
import SourceText

/// The spellings of colours that matplotlib has and CSS has not.
///
/// Source: matplotlib 3.11, `lib/matplotlib/_color_data.py` (`BASE_COLORS`, `TABLEAU_COLORS`) and the documentation page
/// "Specifying colors"; `lib/matplotlib/rcsetup.py`, `validate_color`, for hex digits without `#`.
enum MatplotlibColor {
  /// One-letter names; `c`, `m` and `y` are three quarters as bright as CSS's, and `g` is half green.
  private static let letters: [String: SRGB] = [
    "b": SRGB(0, 0, 1), "g": SRGB(0, 0.5, 0), "r": SRGB(1, 0, 0), "c": SRGB(0, 0.75, 0.75),
    "m": SRGB(0.75, 0, 0.75), "y": SRGB(0.75, 0.75, 0), "k": SRGB(0, 0, 0), "w": SRGB(1, 1, 1),
  ]

  /// The default cycle, by the names that `tab:` puts before.
  private static let tableau: [(name: String, hex: String)] = [
    ("blue", "#1f77b4"), ("orange", "#ff7f0e"), ("green", "#2ca02c"), ("red", "#d62728"), ("purple", "#9467bd"),
    ("brown", "#8c564b"), ("pink", "#e377c2"), ("gray", "#7f7f7f"), ("olive", "#bcbd22"), ("cyan", "#17becf"),
  ]

  /// The colour when the text is one of matplotlib's own spellings; nil for everything that CSS can say too.
  static func named(_ text: String) -> Color? {
    let text = text.lowercased()
    if [6, 8].contains(text.utf8.count), text.allSatisfy({ $0.isASCII && $0.isHexDigit }) {
      return try? Color(css: "#" + text)
    }
    if let letter = letters[text] { return Color(letter) }
    if text.hasPrefix("tab:") {
      let name = text.dropFirst(4) == "grey" ? "gray" : text.dropFirst(4)
      return tableau.first { $0.name == name }.flatMap { try? Color(css: $0.hex) }
    }
    // A number in quotes is a grey; `Double` reads "nan" and "infinity" too, which the range keeps out.
    if let level = Double(text), (0...1).contains(level) { return Color(SRGB(level, level, level)) }
    return nil
  }
}

extension MatplotlibColor {
  /// Any text that matplotlib takes for a colour, `none` included, which is black of opacity 0; of CSS it knows the names and
  /// the hex digits (`matplotlib.colors.to_rgba`).
  static func read(_ text: String) throws(SourceError) -> Color {
    if text.lowercased() == "none" { return Color(space: .srgb, components: Color.Components(0, 0, 0), alpha: 0) }
    if let color = named(text) { return color }
    try checkKnown(text)
    if text.lowercased().hasPrefix("tab:") {
      let question = DidYouMean.phrase(for: String(text.dropFirst(4)), among: tableau.map(\.name)).map { ": \($0)" }
      throw SourceError("'\(text)' is not a matplotlib colour\(question ?? "")", at: 0..<text.utf8.count)
    }
    if Double(text) != nil {
      throw SourceError("'\(text)' is not a grey: matplotlib's greys go from 0 to 1", at: 0..<text.utf8.count)
    }
    let color = try Color(css: text)
    guard text.hasPrefix("#") || text.allSatisfy({ $0.isASCII && $0.isLetter }), text.lowercased() != "transparent"
    else { throw SourceError("matplotlib does not read '\(text)'", at: 0..<text.utf8.count) }
    return color
  }

  /// The colour of a tuple: three or four numbers from 0 to 1, or a colour and its opacity; nil when it is neither.
  static func read(_ tuple: [SourceNode]) -> Color? {
    let numbers = tuple.compactMap(\.number)
    guard numbers.allSatisfy({ (0...1).contains($0) }) else { return nil }
    if tuple.count == 2, numbers.count == 1, let alpha = tuple[1].number {
      var color: Color?
      if let text = tuple[0].string { color = try? read(text) }
      if let items = tuple[0].items, items.count > 2 { color = read(items) }
      color?.alpha = alpha
      return color
    }
    guard numbers.count == tuple.count, (3...4).contains(numbers.count) else { return nil }
    return Color(
      space: .srgb, components: Color.Components(numbers[0], numbers[1], numbers[2]),
      alpha: numbers.count == 4 ? numbers[3] : 1)
  }
}

extension MatplotlibColor {
  /// Whether the text has the form of a name of the xkcd colour survey, `xkcd:sea green`: matplotlib knows 949 of them, and
  /// this reader none.
  static func isOfSurvey(_ text: String) -> Bool { text.lowercased().hasPrefix("xkcd:") }

  /// Refuses a colour that is one and not known here.
  ///
  /// - Throws: ``SourceError`` for a name of the survey.
  static func checkKnown(_ text: String) throws(SourceError) {
    guard isOfSurvey(text) else { return }
    throw SourceError(
      "'\(text)' is a name of the xkcd colour survey, whose colours are not known here; write its hex code",
      at: 0..<text.utf8.count)
  }
}

extension ReadingRecord {
  /// Counts a colour as not checked where its name is one of the xkcd colour survey.
  ///
  /// - Returns: whether it is.
  func leaveSurveyName(_ text: String, at origin: TokenOrigin) -> Bool {
    guard MatplotlibColor.isOfSurvey(text) else { return false }
    leave(.surveyName, text, origin.start.line)
    return true
  }

  /// The same for the texts in quotes of a program.
  func leaveSurveyNames(of file: SourceFile) {
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    var start = file.bytes.startIndex
    while let found = file.bytes.range(of: Array("xkcd:".utf8), from: start) {
      start = found.upperBound
      guard found.lowerBound > 0, quotes.contains(file.bytes[found.lowerBound - 1]) else { continue }
      let text = file.bytes[found.lowerBound...].prefix { !quotes.contains($0) && $0 != 0x0A }
      leave(.surveyName, String(decoding: text, as: UTF8.self), file.lines.position(of: found.lowerBound).line)
    }
  }
}

/// The styles of lines by matplotlib's names.
enum MatplotlibDash {
  /// On and off lengths in points at a width of 1: `lines.dashed_pattern` and its like in matplotlib's `matplotlibrc`;
  /// nil for any other name.
  static func lengths(_ name: String) -> [Double]? {
    switch name {
    case "-", "solid": []
    case "--", "dashed": [3.7, 1.6]
    case "-.", "dashdot": [6.4, 1.6, 1, 1.6]
    case ":", "dotted": [1, 1.65]
    default: nil
    }
  }
}
