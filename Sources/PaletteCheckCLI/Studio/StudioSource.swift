import Colorimetry
import PaletteGate
import PaletteRules
import PaletteStudio
import SourceText
import ThemeFormats

/// What the command line says of reading and judging.
struct StudioFlags {
  let reading: ReadingFlags
  let judging: JudgingFlags
}

/// What the page works on: a palette of its own, or a file with some other colours in it.
struct StudioSource {
  /// A file as it was read.
  struct Document {
    /// As the user wrote it; of a file that the page sent, its name.
    let path: String
    let bytes: [UInt8]
    /// Whether it is a file of the disk, which `save` writes.
    let isOnDisk: Bool
    /// Its real path; nil where it is not on the disk.
    var real: String?
    /// What was last written into files, by their names; the changes of the page are still those from ``bytes``.
    var saved: [String: RewrittenFiles.File] = [:]
  }

  /// Another value for a colour of a document.
  struct Change {
    let view, series: Int
    let color: SRGB
  }

  /// Another symbol, dash or pattern for a series of a document; nil for what stays.
  struct Mark {
    let view, series: Int
    let symbol: Symbol?
    let dash: [Double]?
    let pattern: Series.Pattern?
  }

  /// The file; the palette as a theme where there is none.
  let document: Document
  /// Nil for a document.
  let palette: StudioPalette?
  let flags: StudioFlags
  let base: any CommandHost
  private let changes: [Change]
  private let marks: [Mark]
  /// Other bytes in the files of those names.
  private(set) var contents: [String: [UInt8]] = [:]

  init(_ palette: StudioPalette, _ flags: StudioFlags, _ base: any CommandHost) {
    self.palette = palette
    document = Document(path: StudioPalette.fileName, bytes: Array(palette.theme.utf8), isOnDisk: false)
    (self.base, changes, marks) = (base, [], [])
    self.flags = StudioFlags(reading: flags.reading.withoutChoices, judging: flags.judging)
  }

  /// - Throws: Where a change cannot be written.
  init(
    _ document: Document, _ flags: StudioFlags, _ base: any CommandHost, changes: [Change] = [], marks: [Mark] = []
  ) throws(StudioProblem) {
    self.marks = marks
    (self.document, self.changes, palette, self.flags, self.base) = (document, changes, nil, flags, base)
    if !changes.isEmpty || !marks.isEmpty {
      contents = Dictionary(try rewritten().map { (name(of: $0.path), $0.new) }) { first, _ in first }
    }
  }

  /// The world with the bytes of the source.
  var host: OverlayFileSystem { host(contents) }

  private func host(_ contents: [String: [UInt8]]) -> OverlayFileSystem {
    let name = name(of: document.path)
    guard document.isOnDisk else {
      return OverlayFileSystem(base, input: contents[name] ?? document.bytes, writes: .kept)
    }
    return OverlayFileSystem(
      base, files: contents.merging([name: document.bytes]) { new, _ in new }, writes: .kept)
  }

  /// The one name of a file, however it was reached.
  private func name(of path: String) -> String { document.isOnDisk ? base.realPath(path) ?? path : path }

  /// The argument that names the source.
  var paths: [String] { [document.isOnDisk ? document.path : "-"] }
  var standardInputName: String? { document.isOnDisk ? nil : document.path }

  /// Everything that is read.
  func gathered() -> GatheredInputs { gathered(host) }

  private func gathered(_ host: OverlayFileSystem) -> GatheredInputs {
    GatheredInputs(paths, flags: flags.reading, standardInputName: standardInputName, host: host)
  }

  /// The theme, each colour at the place where a change of it is written, and how it is judged.
  func theme() throws(StudioProblem) -> (theme: Theme, settings: JudgementSettings) {
    let read = gathered()
    guard let theme = read.inputs.compactMap(\.theme).first else {
      throw StudioProblem(read.inputs.flatMap(\.problems).first)
    }
    let marked = ReferenceWriting.marked([theme], except: [], nameOfFile: name(of:))
    let settings = read.configurations.settings(for: theme.path)
    // The command has looked at the flags before it began.
    return (marked.first ?? theme, (try? flags.judging.settings(over: settings)) ?? settings)
  }

  /// What waivers cover.
  func waived(_ settings: JudgementSettings) -> Set<WaivedTokens> {
    WaivedFindings.tokens(of: gathered(), settings: settings, today: base.today)
  }

  /// The changes in their files, as `fix` writes them.
  func rewritten() throws(StudioProblem) -> [RewrittenFiles.File] {
    var files = try recolored().files
    // Each goes right behind the colour, so that the last comes first.
    for kind in suggestions().reversed() where !kind.isEmpty {
      guard let marked = MarkedFiles(kind, files: files, nameOfFile: name(of:), read: read) else {
        throw StudioProblem("a mark cannot be written here; continue as a free palette, which holds marks")
      }
      files = marked.files
    }
    return files
  }

  private func read(_ contents: [String: [UInt8]]) -> [Theme]? {
    let again = gathered(host(contents))
    return again.inputs.allSatisfy(\.problems.isEmpty) ? again.inputs.compactMap(\.theme) : nil
  }

  /// The symbols, the dashes and the patterns.
  private func suggestions() -> [[Suggestion]] {
    guard !marks.isEmpty else { return [] }
    let views = gathered(host([:])).inputs.compactMap(\.theme).first.map { StudioView.all($0) } ?? []
    let marked = marks.compactMap { mark -> (mark: Mark, series: Series)? in
      guard views.indices.contains(mark.view), views[mark.view].mode.series.indices.contains(mark.series) else {
        return nil
      }
      return (mark, views[mark.view].mode.series[mark.series])
    }
    return [
      marked.compactMap { mark, series in
        mark.symbol.map { Suggestion(token: series.token, series: series.name, symbol: $0, action: "") }
      },
      marked.compactMap { mark, series in
        mark.dash.map { Suggestion(token: series.token, series: series.name, dash: $0, action: "") }
      },
      marked.compactMap { mark, series in
        mark.pattern.map { Suggestion(token: series.token, series: series.name, pattern: $0, action: "") }
      },
    ]
  }

  /// The new colours in the files that define them, or refer to them: a reference to another token becomes the colour, so that
  /// other users of that token keep theirs.
  private func recolored() throws(StudioProblem) -> RewrittenFiles {
    let original = gathered(host([:])).inputs.compactMap(\.theme)
    var kept: Set<ColorPlace> = []
    while true {
      let themes = ReferenceWriting.marked(original, except: kept, nameOfFile: name(of:))
      let written = try written(in: themes)
      do throws(UnwrittenColor) {
        return try RewrittenFiles(written, in: themes, nameOfFile: name(of:), read: read)
      } catch {
        let place = error.place
        let isReference = themes.flatMap(\.colorsInOrder).contains {
          $0.replacesReference && ColorPlace($0, name: name(of:)) == place
        }
        guard isReference, kept.insert(place).inserted else {
          throw StudioProblem("a colour cannot be changed here: \(error.reason.text)")
        }
      }
    }
  }

  private func written(in themes: [Theme]) throws(StudioProblem) -> [RewrittenFiles.Change] {
    let views = themes.first.map { StudioView.all($0) } ?? []
    var written: [RewrittenFiles.Change] = []
    for change in changes {
      guard views.indices.contains(change.view), views[change.view].series.indices.contains(change.series) else {
        throw StudioProblem(
          "a colour is not where the page has it, as another file has changed; read the file again", isConflict: true)
      }
      let color = views[change.view].series[change.series].color
      let place = ColorPlace(color, name: name(of:))
      if color.srgb.hex != change.color.hex, !written.contains(where: { $0.place == place }) {
        written.append(RewrittenFiles.Change(color: color, place: place, new: change.color))
      }
    }
    return written
  }
}

extension StudioSource.Document {
  /// A file of the disk as it is now.
  init(path: String, _ reading: ReadingFlags, _ host: any CommandHost) throws(StudioProblem) {
    do throws(HostError) {
      let bytes = try host.read(path, limit: reading.limits.file)
      self.init(path: path, bytes: bytes, isOnDisk: true, real: host.realPath(path))
    } catch {
      throw StudioProblem("'\(path)' \(error.message)")
    }
  }

  /// The document after it was saved with other bytes in some files, and what to write for that: a file that was written
  /// before is expected as it was written then, and is as it was read where no change is left.
  func saving(_ files: [RewrittenFiles.File]) -> (document: Self, files: [RewrittenFiles.File]) {
    let all = Dictionary((saved.values + files).map { ($0.path, $0) }) { $1 }
    var document = self
    var written: [RewrittenFiles.File] = []
    for (path, file) in all.sorted(by: { $0.key < $1.key }) {
      let new = files.first { $0.path == path }?.new ?? file.old
      let old = saved[path]?.new ?? file.old
      document.saved[path] = RewrittenFiles.File(path: path, old: file.old, new: new)
      if old != new { written.append(RewrittenFiles.File(path: path, old: old, new: new)) }
    }
    return (document, written)
  }
}

extension ReadingFlags {
  /// Without what the command line alone states of the file.
  fileprivate var withoutChoices: Self {
    var flags = self
    (flags.themeFormat, flags.background, flags.text, flags.ramp) = (nil, nil, nil, false)
    (flags.mode, flags.context, flags.palette, flags.series) = ([], [], [], [])
    return flags
  }
}

/// Something that the page shows in words.
struct StudioProblem: Error {
  /// Contains untrusted text.
  let message: String
  /// Whether a file is not as it was read.
  var isConflict = false

  init(_ message: String, isConflict: Bool = false) { (self.message, self.isConflict) = (message, isConflict) }

  /// Why an input cannot be read.
  init(_ problem: ThemeProblem?) {
    self.init(problem.map { $0.message + ($0.help.map { "; \($0)" } ?? "") } ?? "there are no chart colours in it")
  }
}
