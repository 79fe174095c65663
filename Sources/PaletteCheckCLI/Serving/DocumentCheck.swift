import ArgumentParser
import LanguageServer
import PaletteGate
import PaletteRules
import SourceText
import ThemeFormats

/// Judges what an editor has open as `check` judges what it finds in a folder: editors open every file of their languages, not
/// only themes.
struct DocumentCheck: DocumentChecker {
  let judging: JudgingFlags
  let reading: ReadingFlags
  let host: any CommandHost

  func absolutePath(_ path: String) -> String? { host.realPath(path) }

  func check(_ path: String, as known: [String]?, open: [String: [UInt8]], judges: Bool) -> [CheckedInput] {
    let host = trial(open)
    if path.fileName == ConfigurationReader.fileName { return configuration(path, host) }
    let isAlone = known?.isEmpty ?? true
    // Without a colour no theme takes one from it, and its project need not be looked through.
    let text = IntendedTheme(SourceFile(path: path, bytes: open[path] ?? []))
    let followsUsers = known == nil && (text.mayHoldColors || text.isMarked)
    var read = gathered(isAlone ? [path] : known ?? [], followsUsers: followsUsers, host)
    read.leaveOutUnmeant(path, isKnown: !isAlone)
    return judges ? checked(read, host) : unjudged(read, host)
  }

  func read(_ inputs: [String], open: [String: [UInt8]]) -> [Theme]? {
    let read = gathered(inputs, followsUsers: false, trial(open))
    return read.inputs.allSatisfy(\.problems.isEmpty) ? read.inputs.compactMap(\.theme) : nil
  }

  func repair(_ inputs: [String], open: [String: [UInt8]]) -> [RewrittenFiles.File] {
    let host = OverlayFileSystem(self.host, files: open, writes: .kept)
    guard let flags = try? FixFlags.parse(["--write", "--force-exclude"]), let output = try? OutputOptions.parse([])
    else {
      return []
    }
    _ = try? FixRun(
      paths: inputs, flags: flags, reading: reading, output: output, judging: judging, host: host
    ).exitCode()
    return host.written.sorted { $0.path < $1.path }.compactMap { path, new in
      (open[path] ?? (try? host.read(path, limit: reading.limits.file))).map {
        RewrittenFiles.File(path: path, old: $0, new: new)
      }
    }
  }

  /// What a run would read with what is open in an editor.
  private func trial(_ open: [String: [UInt8]]) -> OverlayFileSystem {
    OverlayFileSystem(host, files: open, writes: .refused, isSteady: true)
  }

  private func gathered(_ paths: [String], followsUsers: Bool, _ host: any CommandHost) -> GatheredInputs {
    GatheredInputs(
      paths, flags: reading, host: host, forcesExclusion: true, letsBarePass: true, followsUsers: followsUsers,
      namesThemes: false)
  }

  private func checked(_ read: GatheredInputs, _ host: any CommandHost) -> [CheckedInput] {
    var inputs = CheckedInput.judging(read.inputs, host: host) { settings(of: $0, read) }
    for index in inputs.indices { inputs[index].take(read.configurations.configuration(for: inputs[index].path)) }
    var run = GateRun(
      baseline: BaselineChoice(), configurations: read.configurations, host: host, today: host.today,
      isNarrowed: judging.isNarrowing || reading.isNarrowing, searched: [])
    return run.classified(inputs)
  }

  private func unjudged(_ read: GatheredInputs, _ host: any CommandHost) -> [CheckedInput] {
    read.inputs.map { input in
      var unjudged = CheckedInput(unjudged: input, host: host)
      unjudged.settings = settings(of: input, read)
      return unjudged
    }
  }

  private func settings(of input: ReadInput, _ read: GatheredInputs) -> JudgementSettings {
    let settings = read.configurations.settings(for: input.path)
    // The command has looked at the flags before it began.
    return (try? judging.settings(over: settings)) ?? settings
  }

  /// What is wrong with a configuration itself.
  private func configuration(_ path: String, _ host: any CommandHost) -> [CheckedInput] {
    guard case .failure(let failure) = ConfigurationSearch(reading.configuration, host: host).found(for: path) else {
      return []
    }
    return [CheckedInput(settings: path, findings: [], problems: failure.problems, host: host)].compactMap(\.self)
  }
}

extension GatheredInputs {
  /// Leaves out the document itself where it could not be read and nothing says that it is a theme.
  ///
  /// - Parameter isKnown: Whether it was a theme, or a part of one, before it broke.
  fileprivate mutating func leaveOutUnmeant(_ path: String, isKnown: Bool) {
    guard !isKnown else { return }
    leaveOut { [evidence] input in
      var evidence = evidence
      return input.path == path && evidence.outcome(of: input, path) != .checked ? RunNote.unmeant(path) : nil
    }
  }
}
