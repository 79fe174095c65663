import PaletteReports
import PaletteRules
import PaletteStudio
import SafeText

/// What the page saves beside the file itself: another notation, the report.
struct StudioExport {
  private let source: StudioSource
  private let check: StudioJudging.Check

  init(_ source: StudioSource, _ check: @escaping StudioJudging.Check) { (self.source, self.check) = (source, check) }

  /// The file that a question asks for; nil for a notation that is unknown.
  func answer(_ question: StudioQuestion) throws -> JSONValue? {
    if question.format == "report" {
      return Self.file(named: "report.html", try StudioJudging(source, for: .html, by: check).written(as: .html))
    }
    guard let export = question.format.flatMap(PaletteExport.init) else { return nil }
    let (theme, _) = try source.theme()
    let views = StudioView.all(theme)
    guard views.indices.contains(question.view) else { return nil }
    var shown = views[question.view].theme
    shown.modes = [views[question.view].mode]
    guard let palette = source.palette ?? StudioPalette(shown) else { return nil }
    return Self.file(named: export.fileName, export.bytes(palette), isText: export.isText)
  }

  /// A file for the page to save.
  static func file(named name: String, _ bytes: [UInt8], isText: Bool = true) -> JSONValue {
    .object([("name", .string(name)), ("isText", .boolean(isText)), ("base64", .string(base64(bytes)))])
  }
}
