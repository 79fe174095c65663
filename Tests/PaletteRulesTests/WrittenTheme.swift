import Colorimetry
import PaletteRules
import SourceText

/// A theme written down in one line: a text with one colour a line, so that every colour has a place in it.
struct WrittenTheme {
  var series: [Series] = []
  private let file: SourceFile
  private let lines: [String]

  /// Series named a, b, c … in this order.
  init(_ colors: String...) throws { try self.init(colors) }

  init(_ colors: [String]) throws {
    lines = colors
    file = SourceFile(path: "theme.json", bytes: Array((colors.joined(separator: "\n") + "\n").utf8))
    for index in colors.indices {
      let name = index < 26 ? String(UnicodeScalar(UInt8(97 + index))) : "s\(index)"
      series.append(Series(name: name, token: "series.\(name)", color: try color(colors[index], line: index)))
    }
  }

  /// A colour that stands in a line, from 0.
  func color(_ css: String, line: Int = 0) throws -> ThemeColor {
    let start = lines.prefix(line).reduce(0) { $0 + $1.utf8.count + 1 }
    let end = line < lines.count ? start + lines[line].utf8.count : start
    return ThemeColor(try Color(css: css), origin: TokenOrigin(file: file, range: start..<end))
  }

  func mode(_ name: String = "light", background: String? = "#ffffff", text: String? = nil) throws -> ThemeMode {
    ThemeMode(
      name: name, background: try background.map { try color($0) }, text: try text.map { try color($0) },
      series: series)
  }

  func theme(_ modes: ThemeMode...) throws -> Theme {
    Theme(path: file.path, format: "hex", formatLabel: "hex list", modes: modes.isEmpty ? [try mode()] : modes)
  }

  /// What all rules say.
  func judged(_ settings: JudgementSettings = JudgementSettings()) throws -> Judgement {
    Judge.judge(try theme(), settings: settings)
  }
}

extension Judgement {
  /// The findings of one rule.
  func findings(_ rule: String) -> [Finding] { findings.filter { $0.rule.id == rule } }
  /// Whether every check ended in one pile.
  var isBalanced: Bool {
    record.checks == record.passedCount + findings.count + record.notChecked.count
      && record.passed.allSatisfy { $0.count > 0 }
  }
}

extension JudgementSettings {
  /// Every rule off but these.
  static func only(_ rules: String..., at level: JudgementSettings.RuleLevel? = nil) -> JudgementSettings {
    var settings = JudgementSettings()
    for rule in RuleCatalog.all { settings.levels[rule.key] = rules.contains(rule.id) ? level : .off }
    return settings
  }
}
