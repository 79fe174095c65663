import PNGCodec
import PaletteGate
import PaletteReports
import PaletteRules
import SafeText
import SourceText

/// Streams of themes, one a line, and a verdict for each, one a line, in order. Lines that come together are judged on all
/// processors; their verdicts are written before the stream is read on, so that somebody who waits for a verdict gets it,
/// and the memory does not depend on how much there is.
struct ThemeStream {
  /// Reads a theme without looking around: what a line means must not depend on where it is read.
  let reader: ThemeLoader
  let host: any CommandHost
  /// Judges what was read; the host tells where it lies.
  let judge: @Sendable (ReadInput, any CommandHost) -> Report

  /// The most lines judged together; an engineering choice, beyond which more do not use the processors better.
  private static let mostTogether = 64

  /// Judges every line of every stream.
  ///
  /// - Returns: The exit code: the greatest of the lines', 2 when a stream cannot be read or none holds a line.
  func run(_ paths: [String], allowsEmpty: Bool) -> Int32 {
    var worst: Int32?
    for path in paths {
      do throws(HostError) {
        let source = path == "-" ? host.standardInput() : try host.source(path)
        let name = path == "-" ? reader.standardInputName ?? path : path
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
    var lines = LineReader(source, limit: limits.text)
    // Where the stream lies is asked once for all lines without a path of their own; the others' paths could fill the memory.
    let steady = OverlayFileSystem(host, isSteady: true)
    var (worst, number) = (Int32?.none, 0)
    while true {
      let arrived: [LineReader.Line]
      do throws(ByteStreamError) {
        arrived = try lines.arrived(atMost: Self.mostTogether)
      } catch {
        throw HostError(error.reason)
      }
      guard !arrived.isEmpty else { return worst }
      let numbered = arrived.enumerated().map { (number: number + 1 + $0.offset, line: $0.element) }
      number += arrived.count
      let verdicts = numbered.concurrentMap { (number, line) in
        let (report, id) = verdict(line, path, number, steady)
        return (text: JSONReport.line(report, line: number, id: id), code: report.verdict.exitCode)
      }
      progress.clear()
      for verdict in verdicts {
        try host.write(verdict.text)
        worst = max(worst ?? 0, verdict.code)
      }
      if let size { progress.show(Double(lines.count) / Double(max(size, lines.count))) }
    }
  }

  private func verdict(
    _ line: LineReader.Line, _ path: String, _ number: Int, _ steady: OverlayFileSystem
  ) -> (Report, JSONValue?) {
    let limits = reader.flags.limits
    switch line {
    case .text(let bytes):
      let theme = StreamedTheme(bytes, path: path, number: number, limits: limits.document)
      let input =
        theme.problem.map { ReadInput(path: theme.file.path, problems: [$0]) } ?? reader.read(theme.file).input
      return (judge(input, theme.hasPath ? host : steady), theme.id)
    case .tooLong:
      let problem = ThemeProblem(InputProblem.longLine(limits.text), path: path)
      return (judge(ReadInput(path: path, problems: [problem]), steady), nil)
    }
  }
}
