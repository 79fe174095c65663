import ArgumentParser
import ChartPreview
import Colorimetry
import PaletteGate
import PaletteReports
import PaletteRules
import ThemeFormats

/// Pictures beside a check.
struct CheckPreviewFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw charts in each theme's colours into this folder, as 'palettecheck preview' does; of a picture of a chart, show where confused colours are.",
      valueName: "folder"))
  var preview: String?

  /// Draws what was asked for.
  ///
  /// - Parameters:
  ///   - settings: How the input at a path was judged.
  ///   - exitCode: Of the check; pictures that cannot be drawn are a job that could not be done.
  func write(
    _ inputs: [CheckedInput], visions: [Vision], reading: ReadingFlags,
    settings: @escaping (String) -> JudgementSettings, style: TextStyle, exitCode: Int32, host: some CommandHost
  ) throws -> Int32 {
    guard let preview else { return exitCode }
    let pictures = inputs.filter { $0.theme?.format == PictureTheme.format }
    var exitCode = exitCode
    let themes = inputs.compactMap(\.theme).filter { $0.format != PictureTheme.format }
    if !themes.isEmpty || pictures.isEmpty {
      exitCode = try draw(themes, visions, into: preview, reading.limits, settings, style, exitCode, host)
    }
    guard !pictures.isEmpty else { return exitCode }
    let shown = try ConfusionPictures(of: pictures, reading: reading, folder: preview, host: host)
    for remark in shown.remarks { host.writeError(PictureReport.remark(remark, style: style)) }
    for failure in shown.failures {
      host.writeError(PictureReport.failure(path: failure.path, reason: failure.reason, style: style))
    }
    return shown.failures.isEmpty ? exitCode : ExitStatus.failure
  }

  private func draw(
    _ themes: [Theme], _ visions: [Vision], into folder: String, _ limits: LimitOptions,
    _ settings: @escaping (String) -> JudgementSettings, _ style: TextStyle, _ exitCode: Int32, _ host: some CommandHost
  ) throws -> Int32 {
    var options = PreviewOptions()
    if !visions.isEmpty { options.visions = [.normal] + visions.filter { $0 != .normal } }
    var run = try PreviewRun(options, folder: folder, fileLimit: limits.maxFileSize, settings: settings, host: host)
    var (results, exitCode) = ([PreviewResult](), exitCode)
    run.expect(themes)
    for theme in themes {
      do throws(PreviewRun.Failure) { results += try run.write(theme) } catch {
        exitCode = ExitStatus.failure
        host.writeError(PictureReport.failure(path: error.path, reason: error.reason, style: style))
      }
    }
    run.removeEmptyFolders()
    // Standard output is the report's.
    host.writeError(PreviewReport.text(results, style: style))
    return exitCode
  }
}
