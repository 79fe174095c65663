import PaletteRules
import SafeText

/// A finding in few words, beside a colour that it is about.
struct StudioNote {
  private let level: Level
  private let text: String

  /// The notes of a series, the worst first; what is said of many series together stands in the list of findings alone.
  static func all(_ findings: [Finding], about series: Series) -> [StudioNote] {
    let own = findings.filter {
      $0.tokens.contains(series.token) && ($0.series.count <= 2 || $0.measure?.unit == .ratio)
    }
    return [Level.error, .warning].flatMap { level in
      own.filter { $0.level == level }.map { StudioNote($0, about: series) }
    }
  }

  private init(_ finding: Finding, about series: Series) {
    level = finding.level
    // Of a group, this colour alone.
    if let measure = finding.measure, let required = measure.required, measure.unit == .ratio,
      finding.series.contains(series.name)
    {
      let own = finding.parts.first { $0.tokens == [series.token] }?.measured ?? measure.value
      text = "too faint: \(Figures.ratio(own, required: required)), needs \(Figures.plain(required)):1"
    } else {
      text = finding.brief.map { "\($0.claim): \($0.figure)" } ?? finding.message
    }
  }

  var json: JSONValue { ["level": .string(level.rawValue), "text": .string(text)] }
}
