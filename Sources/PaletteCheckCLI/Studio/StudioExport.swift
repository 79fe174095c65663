import PaletteStudio
import SafeText

/// What the page saves beside the file itself: the palette in another notation.
struct StudioExport {
  private let source: StudioSource

  init(_ source: StudioSource) { self.source = source }

  /// The file that a question asks for.
  ///
  /// - Throws: ``StudioProblem`` for a view or a notation that there is not.
  func answer(_ question: StudioQuestion) throws(StudioProblem) -> JSONValue {
    let views = StudioView.all(try source.theme().theme)
    guard views.indices.contains(question.view) else {
      throw StudioProblem("the file has no palette \(question.view + 1); open it again")
    }
    guard let export = question.format.flatMap(PaletteExport.init),
      let palette = source.palette ?? StudioPalette(views[question.view])
    else {
      throw StudioProblem(
        "the format of an export is one of \(PaletteExport.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return Self.file(named: export.fileName, Array(export.text(palette).utf8))
  }

  /// A file for the page to save.
  static func file(named name: String, _ bytes: [UInt8]) -> JSONValue {
    .object([("name", .string(name)), ("base64", .string(base64(bytes)))])
  }
}
