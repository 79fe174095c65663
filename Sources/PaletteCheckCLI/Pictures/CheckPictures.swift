import ChartPreview
import Colorimetry
import PaletteGate
import PaletteReports
import PaletteRules
import ThemeFormats

/// The pictures that `check --preview` draws of its inputs.
struct CheckPictures {
  let folder: String
  /// The visions to draw in addition to normal; empty for the usual ones.
  let visions: [Vision]
  let reading: ReadingFlags
  /// How the input at a path was judged.
  let settings: (String) -> JudgementSettings
  let style: TextStyle
  let host: any CommandHost

  /// Draws charts in the colours of themes, and of pictures where confused colours are.
  ///
  /// - Parameter exitCode: Of the check; a picture that cannot be drawn makes it a failure.
  func write(_ inputs: [CheckedInput], exitCode: Int32) throws -> Int32 {
    let pictures = inputs.filter { $0.theme?.format == PictureTheme.format }
    var exitCode = exitCode
    let themes = inputs.compactMap(\.theme).filter { $0.format != PictureTheme.format }
    if !themes.isEmpty || pictures.isEmpty, try !draw(themes) { exitCode = ExitStatus.failure }
    guard !pictures.isEmpty else { return exitCode }
    let shown = try ConfusionPictures(of: pictures, reading: reading, folder: folder, host: host)
    for remark in shown.remarks { host.writeError(PictureReport.remark(remark, style: style)) }
    for failure in shown.failures {
      host.writeError(PictureReport.failure(path: failure.path, reason: failure.reason, style: style))
    }
    return shown.failures.isEmpty ? exitCode : ExitStatus.failure
  }

  /// - Returns: Whether every theme was drawn.
  private func draw(_ themes: [Theme]) throws -> Bool {
    var options = PreviewOptions()
    if !visions.isEmpty { options.visions = [.normal] + visions.filter { $0 != .normal } }
    var run = try PreviewRun(
      options, folder: folder, fileLimit: reading.limits.file, settings: settings, host: host)
    let (results, isComplete) = run.write(themes, style: style)
    // Standard output is the report's.
    host.writeError(PreviewReport.text(results, style: style))
    return isComplete
  }
}
