import ArgumentParser
import ChartPreview
import PaletteReports
import PaletteRules
import PaletteStudio
import SafeText
import SourceText

/// What the page saves beside the file itself: another notation, the report.
struct StudioExport {
  private let source: StudioSource
  private let check: StudioJudging.Check

  init(_ source: StudioSource, _ check: @escaping StudioJudging.Check) { (self.source, self.check) = (source, check) }

  /// The file that a question asks for.
  ///
  /// - Throws: ``StudioProblem`` for a view or a notation that there is not.
  func answer(_ question: StudioQuestion) throws -> JSONValue {
    switch question.format {
    case "report":
      return Self.file(named: "report.html", try StudioJudging(source, for: .html, by: check).written(as: .html))
    case "page": return Self.file(named: "palette.html", try page())
    default: break
    }
    let (theme, settings) = try source.theme()
    let views = StudioView.all(theme)
    guard views.indices.contains(question.view) else {
      throw StudioProblem("the file has no palette \(question.view + 1); open it again")
    }
    if question.format == "sheet" {
      var shown = views[question.view].theme
      shown.modes = [views[question.view].mode]
      return Self.file(named: "sheet.png", try sheet(shown, settings), isText: false)
    }
    guard let export = question.format.flatMap(PaletteExport.init),
      let palette = source.palette ?? StudioPalette(views[question.view])
    else {
      let names = ["report", "page", "sheet"] + PaletteExport.allCases.map(\.rawValue)
      throw StudioProblem("the format of an export is one of \(names.joined(separator: ", "))")
    }
    return Self.file(named: export.fileName, export.bytes(palette), isText: export.isText)
  }

  /// The sheet that `preview` draws of a mode.
  private func sheet(_ theme: Theme, _ settings: JudgementSettings) throws -> [UInt8] {
    let host = source.host
    var options = PreviewOptions()
    options.isBrief = true
    do {
      var run = try PreviewRun(
        options, folder: ".", fileLimit: source.flags.reading.limits.file, settings: { _ in settings }, host: host)
      _ = run.write([theme], style: TextStyle())
    } catch let error as ValidationError {
      throw StudioProblem(error.message)
    }
    guard let picture = host.written.first?.bytes else { throw StudioProblem("the sheet cannot be drawn") }
    return picture
  }

  /// The page as one file that shows the source without a server.
  func page() throws -> [UInt8] {
    // A file that goes elsewhere names no folder of this machine.
    let title = source.palette == nil ? source.document.path.fileName : source.palette?.name ?? "Palette"
    return StudioPage.file(title: title, answers: try StudioJudging(source, by: check).answers())
  }

  /// A file for the page to save.
  static func file(named name: String, _ bytes: [UInt8], isText: Bool = true) -> JSONValue {
    .object([("name", .string(name)), ("isText", .boolean(isText)), ("base64", .string(base64(bytes)))])
  }
}
