import ArgumentParser
import ChartPreview
import Colorimetry
import Palette
import Reports

/// Pictures beside a check.
struct CheckPreviewFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw charts in each theme's colours into this folder, as 'palettecheck preview' does.", valueName: "folder"))
  var preview: String?

  /// Draws what was asked for.
  ///
  /// - Parameter exitCode: Of the check; pictures that cannot be drawn are a job that could not be done.
  func write(
    _ inputs: [ReadTheme], visions: [Vision], limits: LimitOptions, style: TextStyle, exitCode: Int32,
    host: some CommandHost
  ) throws -> Int32 {
    guard let preview else { return exitCode }
    var options = PreviewOptions()
    if !visions.isEmpty { options.visions = [.normal] + visions.filter { $0 != .normal } }
    var run = try PreviewRun(options, folder: preview, fileLimit: limits.maxFileSize, host: host)
    var (results, exitCode) = ([PreviewResult](), exitCode)
    for theme in inputs.compactMap(\.theme) {
      do throws(PreviewRun.Failure) { results += try run.write(theme) } catch {
        exitCode = ExitStatus.failure
        host.writeError(PictureReport.failure(path: error.path, reason: error.reason, style: style))
      }
    }
    // Standard output is the report's.
    host.writeError(PreviewReport.text(results, style: style))
    return exitCode
  }
}
