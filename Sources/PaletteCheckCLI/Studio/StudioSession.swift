import Colorimetry
import FileAccess
import KnownPalettes
import PaletteReports
import PaletteRules
import PaletteStudio
import SafeText
import SourceText
import Synchronization
import ThemeFormats

/// One run of the studio: answers the page, several questions at a time, and holds the files that it has opened.
final class StudioSession: Sendable {
  private let access: StudioAccess
  private let flags: StudioFlags
  private let host: any CommandHost
  private let check: StudioJudging.Check
  private let openFiles = Mutex(OpenFiles())
  /// What the page begins with.
  private let start: StudioStart

  private struct OpenFiles {
    /// By id: one for each opening, so that a page saves only over what it has seen.
    var documents: [Int: StudioSource.Document] = [:]
    var openings = 0
  }

  /// The most files that stay open, engineering choice: each is in memory, and the oldest gives way.
  private static let mostDocuments = 100

  init(
    _ access: StudioAccess, start: StudioStart, flags: StudioFlags, host: any CommandHost,
    check: @escaping StudioJudging.Check
  ) {
    (self.access, self.start, self.flags, self.host, self.check) = (access, start, flags, host, check)
  }

  /// What to do with the bytes of a connection.
  func reply(_ bytes: [UInt8]) -> LoopbackReply {
    switch HTTPRequest.read(bytes) {
    case .incomplete(let head):
      // Nobody else's body is kept.
      if let head, case .refused = access.admission(of: head) {
        .last(HTTPResponse(refusing: .forbidden).bytes(closing: true))
      } else {
        .incomplete
      }
    case .refused(let status): .last(HTTPResponse(refusing: status).bytes(closing: true))
    case .request(let request, let used): answer(request, used)
    }
  }

  private func answer(_ request: HTTPRequest, _ used: Int) -> LoopbackReply {
    // Nothing is saved twice at once.
    guard request.method == "POST", case .admitted(let name) = access.admission(of: request), name != "save" else {
      return .answer(response(to: request).bytes(), used: used, isAdmitted: access.admits(request))
    }
    let cancellation = Cancellation()
    return .work(
      bytes: { cancellation.during { self.response(to: request).bytes() } }, cancel: cancellation.cancel, used: used)
  }

  func response(to request: HTTPRequest) -> HTTPResponse {
    let name: String
    switch access.admission(of: request) {
    case .admitted(let admitted): name = admitted
    case .lost: return StudioPage.door
    case .refused: return HTTPResponse(refusing: .forbidden)
    }
    if request.method == "GET" { return StudioPage.asset(name) ?? HTTPResponse(refusing: .notFound) }
    guard let body = try? JSONReader.read(request.body, .strict, limits: Self.limits).root else {
      return HTTPResponse(refusing: .badRequest)
    }
    do {
      guard let json = try answer(name, StudioQuestion(body)) else { return HTTPResponse(refusing: .notFound) }
      return HTTPResponse(json: json)
    } catch let problem as StudioProblem {
      return HTTPResponse(problem.isConflict ? .conflict : .unprocessable, problem: problem.message)
    } catch {
      return HTTPResponse(.unprocessable, problem: (error as? HostError)?.message ?? "\(error)")
    }
  }

  /// A picture comes as one string in Base64.
  private static var limits: JSONReader.Limits {
    var limits = JSONReader.Limits()
    (limits.bytes, limits.string) = (24 << 20, 24 << 20)
    return limits
  }

  private func answer(_ name: String, _ question: StudioQuestion) throws -> JSONValue? {
    guard !question.isUnread else {
      throw StudioProblem("a colour cannot be read; write it as hex digits, rgb() or oklch()")
    }
    switch name {
    case "start": return started()
    case "read": return try read(question)
    case "judge": return try StudioJudging(source(question), isBrief: question.isBrief, by: check).answer(question)
    case "plane": return try plane(source(question), question)
    case "repair": return try StudioRepair(source(question), locked: question.locked).answer()
    case "copy": return try copy(source(question), question)
    case "save": return try save(question)
    case "export": return try StudioExport(source(question)).answer(question)
    default: return nil
    }
  }

  /// The palette or the file that a question is about.
  private func source(_ question: StudioQuestion) throws(StudioProblem) -> StudioSource {
    if let palette = question.palette { return StudioSource(palette, flags, host) }
    return try StudioSource(try document(question), flags, host, changes: question.changes, marks: question.marks)
  }

  private func document(_ question: StudioQuestion) throws(StudioProblem) -> StudioSource.Document {
    guard let document = question.document.flatMap({ id in openFiles.withLock { $0.documents[id] } }) else {
      throw StudioProblem("the file of this page is no longer open; open it again")
    }
    return document
  }

  // MARK: Start and reading

  private func started() -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("known", .array(StudioStart.known)),
      (
        "exports",
        .array(PaletteExport.allCases.map { ["id": .string($0.rawValue), "label": .string($0.label)] })
      ),
      ("marks", .strings(Series.Mark.allCases.map(\.rawValue))),
      ("symbols", .strings(Symbol.allCases.map(\.rawValue))),
      ("patterns", .strings(Series.Pattern.allCases.map(\.rawValue))),
      ("charts", StudioPage.charts),
    ]
    switch start {
    case .nothing: break
    case .palette(let palette): members.append(("opened", Self.opened(palette)))
    case .file(let path):
      do throws(StudioProblem) {
        members.append(("opened", try opened(path)))
      } catch {
        members.append(("problem", .string(error.message)))
      }
    }
    return .object(members)
  }

  private func opened(_ path: String) throws(StudioProblem) -> JSONValue {
    try opened(StudioSource.Document(path: path, flags.reading, host))
  }

  /// The page keeps only what it sees; a picture, which nobody writes colours into, becomes a palette.
  private func opened(_ document: StudioSource.Document) throws(StudioProblem) -> JSONValue {
    let (theme, _) = try StudioSource(document, flags, host).theme()
    if theme.format == PictureTheme.format {
      guard let palette = StudioPalette(theme) else { throw StudioProblem("the picture has no colours of a chart") }
      return Self.opened(palette)
    }
    let id = openFiles.withLock { files in
      files.documents[files.openings] = document
      files.documents[files.openings - Self.mostDocuments] = nil
      files.openings += 1
      return files.openings - 1
    }
    return .object([
      ("document", .integer(id)), ("path", .string(document.path)),
      ("isOnDisk", .boolean(document.isOnDisk)), ("format", .string(theme.formatLabel)),
      ("takesMarks", .boolean(MarkWriting.isPossible(in: theme))),
      ("views", .strings(StudioView.all(theme).map(\.name))),
    ])
  }

  /// What is shown of a file, as a palette of its own.
  private func copy(_ source: StudioSource, _ question: StudioQuestion) throws(StudioProblem) -> JSONValue {
    let views = StudioView.all(try source.theme().theme)
    guard views.indices.contains(question.view), let palette = StudioPalette(views[question.view]) else {
      throw StudioProblem("there are no series and no scale to continue with")
    }
    return Self.opened(palette)
  }

  private static func opened(_ palette: StudioPalette) -> JSONValue { .object([("palette", palette.json)]) }

  /// Text that somebody pastes, a file, a known palette, or a file of the disk once more.
  private func read(_ question: StudioQuestion) throws(StudioProblem) -> JSONValue {
    if let name = question.known {
      guard let palette = KnownPalette.named(name).flatMap(StudioStart.palette) else {
        throw StudioProblem("there is no palette '\(name)'")
      }
      return Self.opened(palette)
    }
    if question.document != nil {
      let document = try document(question)
      return document.isOnDisk ? try opened(document.path) : try opened(document)
    }
    guard let bytes = question.bytes else { throw StudioProblem("there is nothing to read") }
    let name = question.name ?? "pasted"
    let document = StudioSource.Document(path: name, bytes: bytes, isOnDisk: false)
    return question.name == nil ? try palette(document) : try opened(document)
  }

  /// Colours alone.
  private func palette(_ document: StudioSource.Document) throws(StudioProblem) -> JSONValue {
    let (theme, _) = try StudioSource(document, flags, host).theme()
    guard let palette = theme.palettesAsThemes.lazy.compactMap({ StudioPalette($0) }).first else {
      throw StudioProblem("there are no colours of a chart in it")
    }
    return Self.opened(palette)
  }

  /// The colours of one hue that pass in place of the colour in hand.
  private func plane(_ source: StudioSource, _ question: StudioQuestion) throws(StudioProblem) -> JSONValue {
    let (theme, settings) = try source.theme()
    let views = StudioView.all(theme)
    guard views.indices.contains(question.view), let selected = question.selected,
      views[question.view].mode.series.indices.contains(selected)
    else { return PassingPlane(hue: question.hue, nil).json }
    let place = ColorPlace(views[question.view].mode.series[selected].color)
    let passing = MovedColor(place, in: theme, settings: settings, waived: source.waived(settings))
    return PassingPlane(hue: question.hue, passing).json
  }

  // MARK: Saving

  /// Writes the changes into the files that define the colours; nothing where one of them has changed meanwhile.
  private func save(_ question: StudioQuestion) throws(StudioProblem) -> JSONValue {
    let document = try document(question)
    guard !document.isOnDisk || host.kind(of: document.path) == .file && host.realPath(document.path) == document.real
    else {
      throw StudioProblem(
        "Nothing was written: '\(document.path)' is no longer the file that was opened", isConflict: true)
    }
    let files = try StudioSource(document, flags, host, changes: question.changes, marks: question.marks).rewritten()
    guard document.isOnDisk else {
      return StudioExport.file(named: document.path, files.first?.new ?? document.bytes)
    }
    let saving = document.saving(files)
    do throws(HostError) {
      for lost in try FileReplacing.write(saving.files, limit: flags.reading.limits.file, host: host) {
        host.writeError("palettecheck: note: \(terminalSafe(lost.text))\n")
      }
    } catch {
      throw StudioProblem("Nothing was written: \(error.message)", isConflict: true)
    }
    if let id = question.document { openFiles.withLock { $0.documents[id] = saving.document } }
    return .object([("saved", .strings(saving.files.map(\.path)))])
  }
}
