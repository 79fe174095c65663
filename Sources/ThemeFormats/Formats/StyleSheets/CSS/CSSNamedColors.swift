import PaletteRules
import SourceText

/// The custom properties of one mode, by their names with or without the two hyphens: `--chart-1`, `chart-1`, `chart-*`.
struct CSSNamedColors: NameableColors {
  private let properties: [String]
  private let environment: CSSEnvironment?

  /// - Parameters:
  ///   - properties: names, of custom properties all.
  ///   - environment: what they come to; nil where only names matter.
  init(_ properties: [String], in environment: CSSEnvironment? = nil) {
    self.properties = properties
    self.environment = environment
  }

  var nameables: [(index: Int, token: PlainName)] {
    properties.enumerated().map { ($0, PlainName(path: [String($1.dropFirst(2))])) }
  }

  /// `chart.series.a` is written `chart-series-a` here.
  static func spelled(_ text: String) -> String {
    guard !text.hasPrefix("/"), !text.hasPrefix("#") else { return text }
    return String((text.hasPrefix("--") ? text.dropFirst(2) : text[...]).map { $0 == "." ? "-" : $0 })
  }

  func use(_ index: Int, record: ReadingRecord) -> ThemeColor? {
    let name = properties[index]
    do throws(CSSFailure) {
      return try environment?.color(of: name)
    } catch {
      let failure = error.placed(at: environment?.winners[name]?.value.origin)
      if failure.kind == .systemColor {
        record.leave("\(name): \(failure.message)")
      } else {
        record.problem(
          ThemeProblem(
            failure.message, help: failure.help, token: name, path: failure.origin?.file.path ?? "",
            origin: failure.origin, related: failure.related))
      }
      return nil
    }
  }
}
