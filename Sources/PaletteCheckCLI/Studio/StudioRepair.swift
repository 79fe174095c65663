import Colorimetry
import FileAccess
import PaletteReports
import PaletteRules
import PaletteStudio
import SafeText

/// The repair of what the page works on, as `fix` finds it, for somebody to take colour by colour.
struct StudioRepair {
  private let source: StudioSource
  private let locked: [(view: Int, series: Int)]

  init(_ source: StudioSource, locked: [(view: Int, series: Int)]) { (self.source, self.locked) = (source, locked) }

  func answer() throws(StudioProblem) -> JSONValue {
    let (theme, settings) = try source.theme()
    let views = StudioView.all(theme)
    var options = RepairOptions()
    options.waived = source.waived(settings)
    if source.palette == nil { options.locks = UnwritableColors([theme], FileNames([theme], host: source.host)).locks }
    let names = FileNames([theme], host: source.host)
    options.nameOfFile = { names.name(of: $0) }
    for lock in locked where views.indices.contains(lock.view) {
      guard views[lock.view].mode.series.indices.contains(lock.series) else { continue }
      let place = ColorPlace(views[lock.view].mode.series[lock.series].color, name: names.name)
      options.locks[place] = "it is locked"
    }
    let repair = ColorRepair([theme], settings: settings, options: options)
    let changes = repair.changes.map { change -> JSONValue in
      let uses = views.indices.flatMap { view in
        views[view].mode.series.indices.filter { series in
          ColorPlace(views[view].mode.series[series].color, name: names.name) == change.color.place
        }.map { ["view": .integer(view), "series": .integer($0)] as JSONValue }
      }
      return .object([
        ("uses", .array(uses)), ("name", .string(change.color.name)), ("before", .string(change.color.original.hex)),
        ("after", .string(change.new.hex)), ("difference", .string(Figures.difference(change.difference))),
      ])
    }
    return .object([
      ("changes", .array(changes)), ("errorsBefore", .integer(repair.errorsBefore)),
      ("errorsAfter", .integer(repair.remaining.count)),
      ("refusals", .strings(repair.left.flatMap { RefusalText.sentences($0) })),
    ])
  }
}

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
