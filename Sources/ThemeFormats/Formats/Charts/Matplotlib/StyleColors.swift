import Colorimetry
import PaletteRules
import SourceText

/// The colours that a matplotlib style's settings say.
struct StyleColors {
  private let settings: StyleSettings
  private let file: SourceFile
  private let record: ReadingRecord
  /// What `C0`, `C1` … stand for.
  var cycle: [ThemeColor] = []

  init(_ settings: StyleSettings, file: SourceFile, record: ReadingRecord) {
    self.settings = settings
    self.file = file
    self.record = record
  }

  /// The colour of the first of these keys that is set; nil when none is, or the one that is leaves it to another.
  func color(_ keys: String...) -> ThemeColor? {
    for key in keys {
      guard let setting = settings[key] else { continue }
      if let swallowed = setting.swallowed {
        problem(setting, FormatProblem.commentedValue(key), Self.unquoted(swallowed))
        return nil
      }
      if StyleColorKeys.defers(setting) { continue }
      return color(setting)
    }
    return nil
  }

  /// The colour of a surface; nil, with a note, when it is fully transparent.
  func surface(_ key: String) -> ThemeColor? {
    let isNone = settings[key]?.text.lowercased() == "none"
    let color = color(key)
    guard isNone || color?.alpha == 0 else { return color }
    record.note(.transparentPart, key)
    return nil
  }

  /// The colour of an item of the cycle; nil, with a problem, for anything else.
  func color(_ literal: SourceNode, token: String) -> ThemeColor? {
    let origin = TokenOrigin(file: file, range: literal.range)
    var (sentence, help): (Message, String?) = (FormatProblem.noColor(), nil)
    do throws(SourceError) {
      if let text = literal.string {
        if record.leaveSurveyName(text, at: origin) { return nil }
        if Self.cycleIndex(text) == nil { return ThemeColor(try MatplotlibColor.read(text), origin: origin) }
        sentence = FormatProblem.inOwnCycle(text)
      } else if let color = literal.items.flatMap(MatplotlibColor.read) {
        return ThemeColor(color, origin: origin)
      }
    } catch {
      (sentence, help) = (ReadingProblem.unreadableColor(error.message), sentence.help)
    }
    record.problem(ThemeProblem(sentence, help: help, token: token, path: file.path, origin: origin))
    return nil
  }

  private func color(_ setting: StyleSettings.Setting) -> ThemeColor? {
    if record.leaveSurveyName(setting.text, at: setting.origin) { return nil }
    if let index = Self.cycleIndex(setting.text) { return referred(index, setting) }
    if let color = tuple(setting) { return ThemeColor(color, origin: setting.origin) }
    do throws(SourceError) {
      return ThemeColor(try MatplotlibColor.read(setting.text), origin: setting.origin)
    } catch {
      problem(setting, ReadingProblem.unreadableColor(error.message), nil)
      return nil
    }
  }

  private func tuple(_ setting: StyleSettings.Setting) -> Color? {
    guard setting.text.hasPrefix("(") || setting.text.hasPrefix("[") else { return nil }
    var text = CycleText(file.bytes, in: setting.inner)
    return (try? text.readLiteral())?.items.flatMap(MatplotlibColor.read)
  }

  /// `C3` is the fourth colour of the cycle, which begins anew when it is over.
  private func referred(_ index: Int, _ setting: StyleSettings.Setting) -> ThemeColor? {
    guard !cycle.isEmpty else {
      let hex = Self.standard[index % Self.standard.count]
      return (try? MatplotlibColor.read(String(hex))).map { ThemeColor($0, origin: setting.origin) }
    }
    let place = index % cycle.count
    let hop = AliasHop(token: "axes.prop_cycle.\(place + 1)", origin: cycle[place].origin)
    return ThemeColor(cycle[place].authored, origin: setting.origin, aliases: [hop])
  }

  /// The colours that lines take where a style says nothing (matplotlib 3.11, `lib/matplotlib/_cm.py`, `tab10`).
  private static let standard = "1f77b4 ff7f0e 2ca02c d62728 9467bd 8c564b e377c2 7f7f7f bcbd22 17becf"
    .split(separator: " ")

  /// The number in `C0`, `C1` …; `C85200` is six hex digits (`validate_color`, which asks for those first).
  private static func cycleIndex(_ text: String) -> Int? {
    guard text.hasPrefix("C"), ![1, 6, 8].contains(text.utf8.count),
      text.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber })
    else {
      return nil
    }
    return Int(text.dropFirst())
  }

  private func problem(_ setting: StyleSettings.Setting, _ sentence: Message, _ help: String?) {
    record.problem(
      ThemeProblem(sentence, help: help, token: setting.key, path: file.path, origin: setting.origin))
  }

  private static func unquoted(_ swallowed: String) -> String {
    let word = swallowed.prefix { $0 != " " && $0 != "\t" }
    return "write \(word.dropFirst()) without '#', or \"\(word)\" in double quotes"
  }
}

/// The settings of matplotlib that hold a colour: their names end so.
enum StyleColorKeys {
  /// Words that some take instead. Source: matplotlib 3.11, `lib/matplotlib/rcsetup.py`, `_validators`.
  private static let instead: KeyValuePairs<String, [String]> = [
    "axes.titlecolor": ["auto"], "flierprops.markerfacecolor": ["auto"], "hatch.color": ["edge"],
    "legend.edgecolor": ["inherit"], "legend.facecolor": ["inherit"], "legend.labelcolor": linesColor,
    "lines.markeredgecolor": ["auto"], "lines.markerfacecolor": ["auto"], "savefig.edgecolor": ["auto"],
    "savefig.facecolor": ["auto"], "tick.labelcolor": ["inherit"],
  ]
  /// Words that give each text of a legend the colour of its line.
  static let linesColor = ["linecolor", "markerfacecolor", "mfc", "markeredgecolor", "mec"]

  /// Whether the setting leaves the colour to another one; `none` means no paint.
  static func defers(_ setting: StyleSettings.Setting) -> Bool {
    setting.text.lowercased() == "none"
      || instead.first { setting.key.hasSuffix($0.key) }?.value.contains(setting.text) ?? false
  }

  /// Reads every colour, those without a part in the chart too: matplotlib rejects anything else, and the style is not what
  /// its author sees.
  static func check(_ settings: StyleSettings, _ colors: StyleColors) {
    for key in settings.keys where key.hasSuffix("color") { _ = colors.color(key) }
  }
}
