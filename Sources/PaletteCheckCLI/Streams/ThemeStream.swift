import PNGCodec
import PaletteGate
import PaletteReports
import PaletteRules
import SafeText
import SourceText

/// Streams of themes, one a line, and a verdict for each, one a line: in order, each written before the next line is
/// read, so that somebody else can spread the work and the memory does not depend on how much there is.
struct ThemeStream {
  /// Reads a theme without looking around: what a line means must not depend on where it is read.
  let reader: ThemeLoader
  let host: any CommandHost
  /// Judges what was read.
  let judge: (ReadInput) -> Report

  /// Judges every line of every stream.
  ///
  /// - Returns: The exit code: the greatest of the lines', 2 when a stream cannot be read or none holds a line.
  func run(_ paths: [String], allowsEmpty: Bool) -> Int32 {
    var worst: Int32?
    for path in paths {
      do throws(HostError) {
        let source = path == "-" ? host.standardInput() : try host.source(path)
        let name = path == "-" ? reader.flags.stdinFilename ?? path : path
        if let code = try lines(of: source, name) { worst = max(worst ?? code, code) }
      } catch {
        host.writeError("palettecheck: error: '\(terminalSafe(path))' \(terminalSafe(error.message))\n")
        worst = ExitStatus.failure
      }
    }
    if worst == nil, !allowsEmpty {
      host.writeError("palettecheck: error: the stream has no line to check; --allow-empty lets that pass\n")
    }
    return worst ?? (allowsEmpty ? ExitStatus.success : ExitStatus.failure)
  }

  /// The greatest exit code of the lines; nil when there are none.
  private func lines(of source: any ByteSource, _ path: String) throws(HostError) -> Int32? {
    let limits = reader.flags.limits
    let size = (source as? any FileSource)?.size
    let progress = ProgressLine("checking \(path)", isShown: size != nil && host.errorIsTerminal, host: host)
    defer { progress.clear() }
    var lines = LineReader(source, limit: limits.maxFileSize)
    var (worst, number) = (Int32?.none, 0)
    while true {
      let line: LineReader.Line?
      do throws(ByteStreamError) { line = try lines.line() } catch { throw HostError(error.reason) }
      guard let line else { return worst }
      number += 1
      let (report, id) = verdict(line, path, number)
      progress.clear()
      try host.write(JSONReport.line(report, line: number, id: id))
      worst = max(worst ?? 0, report.verdict.exitCode)
      if let size { progress.show(Double(lines.count) / Double(max(size, lines.count))) }
    }
  }

  private func verdict(_ line: LineReader.Line, _ path: String, _ number: Int) -> (Report, JSONValue?) {
    let limits = reader.flags.limits
    switch line {
    case .text(let bytes):
      let theme = StreamedTheme(bytes, path: path, number: number, limits: limits.document)
      let input =
        theme.problem.map { ReadInput(path: theme.file.path, problems: [$0]) } ?? reader.read(theme.file).input
      return (judge(input), theme.id)
    case .tooLong:
      let problem = ThemeProblem(
        "the line has more bytes than the limit of \(limits.maxFileSize)", help: "--max-file-size raises it",
        path: path)
      return (judge(ReadInput(path: path, problems: [problem])), nil)
    }
  }
}
