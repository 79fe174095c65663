import ArgumentParser
import ChartPreview
import Colorimetry
import FileAccess
import PNGCodec
import PaletteCharts
import PaletteReports
import PaletteRules
import PangoCairo
import SourceText

/// Draws themes and writes the pictures into a folder.
struct PreviewRun {
  private let options: PreviewOptions
  private let fonts: FontMap
  private let folder: String
  /// What was made of the folder, the uppermost first.
  private let madeFolders: [String]
  private let suggests: Bool
  /// How an input is judged.
  private let settings: (String) -> JudgementSettings
  private let host: any CommandHost
  /// Sets by name: two files of one name must not be one picture.
  private var taken: [String: Int] = [:]
  private var sheets = 0
  /// Sheets of one run; a hostile theme must not fill the disk. Engineering choice: ten times what design systems hold.
  private static let mostSheets = 200
  /// The address space that drawing needs; Pango aborts the process if it gets none. A sheet of the usual size took 260 MB,
  /// most of it reserved for the heaps of threads.
  private static let addressSpace = 320 << 20

  /// Finds the fonts, reads the figures, creates the folder.
  ///
  /// - Parameter settings: How the input at a path is judged; captions and suggestions follow it.
  /// - Throws: `ValidationError` when a font, the figures or the folder cannot be had.
  init(
    _ options: PreviewOptions, data: String? = nil, suggests: Bool = false, folder: String,
    fileLimit: Int, settings: @escaping (String) -> JudgementSettings, host: some CommandHost
  ) throws {
    var options = options
    if let data { options.data = try Self.table(data, limit: fileLimit, host: host) }
    guard FileAccess.hasRoom(for: Self.addressSpace) else {
      throw ValidationError(
        "drawing needs \(Self.addressSpace >> 20) MB of address space, more than this process may use; raise 'ulimit -v'"
      )
    }
    let files = try FontSearch.files(host)
    do throws(PangoCairoError) { fonts = try FontMap(files: files) } catch { throw ValidationError(error.reason) }
    madeFolders = try host.makePictureFolder(folder)
    self.options = options
    self.folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    self.suggests = suggests
    self.settings = settings
    self.host = host
  }

  /// Draws and writes every theme, and names on standard error those that cannot be drawn.
  ///
  /// - Returns: What was written, and whether that is all.
  mutating func write(_ themes: [Theme], style: TextStyle) -> (results: [PreviewResult], isComplete: Bool) {
    var (results, isComplete) = ([PreviewResult](), true)
    for theme in themes {
      do throws(FileFailure) { results += try write(theme) } catch {
        isComplete = false
        host.writeError(ProblemReport.error("\(error.path): \(error.reason)", style: style))
      }
    }
    // Nothing may have come into the folders that were made.
    host.removeEmpty(madeFolders)
    return (results, isComplete)
  }

  private static func table(_ path: String, limit: Int, host: some CommandHost) throws -> ChartTable {
    let bytes: [UInt8]
    do throws(HostError) { bytes = try host.read(path, limit: limit) } catch {
      throw ValidationError("--data '\(path)' \(error.message)")
    }
    do throws(UnreadableFile) {
      return try ChartTable(try ChartReader.read(SourceFile(path: path, bytes: bytes)))
    } catch {
      let problem = error.problems[0]
      let place = problem.origin.map { "\(path):\($0.start.line):\($0.start.column):" } ?? "--data"
      let help = problem.help.map { "; \($0)" } ?? ""
      throw ValidationError("\(place) \(problem.message)\(help)")
    }
  }

  /// Draws and writes every mode of a theme.
  private mutating func write(_ theme: Theme) throws(FileFailure) -> [PreviewResult] {
    var results: [PreviewResult] = []
    for part in theme.palettesAsThemes {
      var name = PictureName.stem(theme.path)
      if !theme.palettes.isEmpty, let palette = part.name { name += "-" + PictureName.word(palette) }
      taken[name, default: 0] += 1
      if let count = taken[name], count > 1 { name += "-\(count)" }
      let suggestion = suggests ? SuggestedTheme(part, settings: settings(theme.path)) : nil
      for index in part.modes.indices {
        sheets += 1
        guard sheets <= Self.mostSheets else {
          throw FileFailure(
            path: theme.path,
            reason: "there are more than \(Self.mostSheets) modes and palettes to draw; choose with --mode or --palette"
          )
        }
        results.append(try write(index, of: part, suggestion, set: name))
      }
    }
    return results
  }

  private func write(
    _ index: Int, of theme: Theme, _ suggestion: SuggestedTheme?, set: String
  ) throws(FileFailure) -> PreviewResult {
    let mode = theme.modes[index]
    let suggested = suggestion.flatMap { $0.changes.isEmpty ? nil : $0.theme.modes[index] }
    var options = options
    options.judging = settings(theme.path)
    let preview: ThemePreview
    do throws(PreviewError) {
      preview = try ThemePreview(
        mode, suggested: suggested, of: theme, title: title(of: theme), options: options, fonts: fonts)
    } catch {
      throw FileFailure(path: theme.path, reason: error.reason)
    }
    let shownName = theme.shownName(of: mode)
    var files: [PreviewResult.File] = []
    for picture in preview.pictures {
      let number = picture.number < 10 ? "0\(picture.number)" : "\(picture.number)"
      let words = [number, set, PictureName.word(shownName), picture.vision?.rawValue, picture.chart]
      let path = "\(folder)/\(words.compactMap(\.self).joined(separator: "-")).png"
      try write(picture.bitmap, to: path)
      files.append(
        PreviewResult.File(
          chart: picture.chart, vision: picture.vision?.rawValue, path: path, width: picture.bitmap.width,
          height: picture.bitmap.height))
    }
    return PreviewResult(
      input: theme.path, mode: mode.name, shownMode: shownName, files: files, notes: preview.notes + notes(suggestion))
  }

  /// The theme's own name, otherwise that of its file.
  private func title(of theme: Theme) -> String {
    theme.name ?? theme.path.pathNames.last.map(String.init) ?? theme.path
  }

  private func notes(_ suggestion: SuggestedTheme?) -> [Message] {
    guard let suggestion else { return [] }
    let refused = suggestion.keepsErrors ? [InputNote.errorsKept()] : []
    guard !suggestion.changes.isEmpty else { return refused.isEmpty ? [InputNote.nothingToSuggest()] : refused }
    return [InputNote.suggested(suggestion.changes.joined(separator: ", "))] + refused
  }

  private func write(_ bitmap: Bitmap, to path: String) throws(FileFailure) {
    let sink: any FileSink
    do throws(HostError) { sink = try host.sink(path) } catch { throw FileFailure(path: path, reason: error.message) }
    do throws(PNGError) { try bitmap.write(to: sink) } catch { throw FileFailure(path: path, reason: error.reason) }
    do throws(HostError) { try sink.commit() } catch { throw FileFailure(path: path, reason: error.message) }
  }
}

/// Where the fonts of previews are.
enum FontSearch {
  /// Both faces that previews are set in.
  private static let names = ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"]

  /// The faces of DejaVu Sans.
  ///
  /// - Throws: `ValidationError` when they are missing.
  static func files(_ host: some CommandHost) throws -> [String] {
    for directory in directories(host) {
      let files = names.map { "\(directory)/\($0)" }
      if files.allSatisfy({ host.kind(of: $0) == .file }) { return files }
    }
    throw ValidationError(
      "the font DejaVu Sans is missing; install it (apt-get install libpangocairo-1.0-0 fonts-dejavu-core, or brew install --cask "
        + "font-dejavu), or set PALETTECHECK_FONT_DIR to a folder with \(names.joined(separator: " and "))")
  }

  private static func directories(_ host: some CommandHost) -> [String] {
    var directories: [String] = []
    if let directory = host.environment("PALETTECHECK_FONT_DIR"), !directory.isEmpty { directories.append(directory) }
    // Beside the command, where packages put what belongs to it.
    if let command = host.realPath("/proc/self/exe"), let slash = command.lastIndex(of: "/") {
      directories.append("\(command[..<slash])/../share/palettecheck/fonts")
    }
    // Debian; Fedora; Arch; Alpine; macOS, for all users and for one.
    directories += [
      "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/dejavu-sans-fonts", "/usr/share/fonts/TTF",
      "/usr/share/fonts/dejavu", "/Library/Fonts",
    ]
    if let home = host.environment("HOME"), !home.isEmpty { directories.append("\(home)/Library/Fonts") }
    return directories
  }
}
