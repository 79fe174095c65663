import Colorimetry
import PaletteRules
import SourceText

/// The colours that a matplotlib style's settings say.
struct StyleColors {
  let record: ReadingRecord
  /// What `C0`, `C1` … stand for; nothing where a style takes matplotlib's own, which are not in the file.
  var cycle: [ThemeColor] = []

  /// Words that some settings take instead, by the ends of their keys. Source: matplotlib 3.11,
  /// `lib/matplotlib/rcsetup.py`, `_validators`.
  private static let instead: KeyValuePairs<String, [String]> = [
    "axes.titlecolor": ["auto"], "flierprops.markerfacecolor": ["auto"], "hatch.color": ["edge"],
    "legend.edgecolor": ["inherit"], "legend.facecolor": ["inherit"], "legend.labelcolor": linesColor,
    "lines.markeredgecolor": ["auto"], "lines.markerfacecolor": ["auto"], "savefig.edgecolor": ["auto"],
    "savefig.facecolor": ["auto"], "tick.labelcolor": ["inherit"],
    // Switches, by the words of `validate_bool`.
    "patch.force_edgecolor": switches, "pdf.inheritcolor": switches,
  ]
  private static let switches = [
    "True", "true", "t", "yes", "y", "on", "1", "False", "false", "f", "no", "n", "off", "0",
  ]
  /// Words that give each text of a legend the colour of its line.
  static let linesColor = ["linecolor", "markerfacecolor", "mfc", "markeredgecolor", "mec"]

  /// The colour of a setting; nil where it leaves it to another, or means no paint.
  func color(_ place: PlacedNode, token: String) -> ThemeColor? {
    let text = place.setting
    let isLeft = Self.instead.first { token.hasSuffix($0.key) }?.value.contains(text) ?? false
    if isLeft || text.lowercased() == "none" { return nil }
    var origin = place.origin
    if LiteralLanguage.of(place.file.path) == nil {
      // A line of a file is no place in a tree.
      origin.pointer = JSONPointer()
    } else if place.node.range.isEmpty {
      return nil
    }
    let swallowed = String(decoding: place.file.bytes[place.node.range], as: UTF8.self)
    guard !text.isEmpty || !swallowed.hasPrefix("#") else {
      let word = swallowed.prefix { $0 != " " && $0 != "\t" }
      let help = "write \(word.dropFirst()) without '#', or \"\(word)\" in double quotes"
      return problem(FormatProblem.commentedValue(token), help: help, token, origin)
    }
    if let index = Self.cycleIndex(text) { return referred(index, origin) }
    if text.hasPrefix("(") || text.hasPrefix("[") {
      let literal = try? StyleExpression(place.file.bytes, in: place.unquoted).value()
      let color = literal?.items.flatMap(MatplotlibColor.read)
      if let color { return ThemeColor(color, origin: origin) }
    }
    return named(text, token, origin)
  }

  /// The colour of an item of the cycle; nil, with a problem, for anything else.
  func color(_ literal: SourceNode, of file: SourceFile, token: String) -> ThemeColor? {
    let origin = TokenOrigin(file: file, range: literal.range)
    guard let text = literal.string else {
      let color = literal.items.flatMap(MatplotlibColor.read)
      return color.map { ThemeColor($0, origin: origin) } ?? problem(FormatProblem.noColor(), token, origin)
    }
    if Self.cycleIndex(text) != nil { return problem(FormatProblem.inOwnCycle(text), token, origin) }
    return named(text, token, origin)
  }

  private func named(_ text: String, _ token: String, _ origin: TokenOrigin) -> ThemeColor? {
    if record.leaveSurveyName(text, at: origin) { return nil }
    do throws(SourceError) {
      return ThemeColor(try MatplotlibColor.read(text), origin: origin)
    } catch {
      return problem(ReadingProblem.unreadableColor(error.message), token, origin)
    }
  }

  /// `C3` is the fourth colour of the cycle, which begins anew when it is over.
  private func referred(_ index: Int, _ origin: TokenOrigin) -> ThemeColor? {
    guard !cycle.isEmpty else { return nil }
    let color = cycle[index % cycle.count]
    let hop = AliasHop(token: "axes.prop_cycle.\(index % cycle.count + 1)", origin: color.origin)
    return ThemeColor(color.authored, origin: origin, aliases: [hop])
  }

  /// The number in `C0`, `C1` …; `C85200` is six hex digits (`validate_color`, which asks for those first).
  private static func cycleIndex(_ text: String) -> Int? {
    let digits = text.dropFirst()
    guard text.hasPrefix("C"), ![0, 5, 7].contains(digits.utf8.count), digits.utf8.allSatisfy(\.isDigit) else {
      return nil
    }
    return Int(digits)
  }

  private func problem(
    _ sentence: Message, help: String? = nil, _ token: String, _ origin: TokenOrigin
  ) -> ThemeColor? {
    record.problem(
      ThemeProblem(sentence, help: help, token: token, path: origin.file.path, origin: origin))
    return nil
  }
}

extension PlacedNode {
  /// The bytes of a setting without double quotes around them.
  var unquoted: Range<Int> {
    let isQuoted = node.range.count > 1 && file.bytes[node.range.lowerBound] == UInt8(ascii: "\"")
    return isQuoted ? node.range.lowerBound + 1..<node.range.upperBound - 1 : node.range
  }
}
