import ArgumentParser
import Palette
import Reports
import SourceText
import ThemeFormats

/// One run of `fix`: read, repair, try out, write.
struct FixRun {
  let command: FixCommand
  let settings: JudgementSettings
  let host: any CommandHost
  private let style: TextStyle

  init(command: FixCommand, settings: JudgementSettings, host: some CommandHost) {
    self.command = command
    self.settings = settings
    self.host = host
    style = command.output.style(host)
  }

  /// Colours that turn out not to be writable one after the other; an engineering choice.
  private static let mostRounds = 6

  func exitCode() throws -> Int32 {
    let read = ThemeInputs(command.paths, flags: command.reading, host: host)
    host.complain(about: read.inputs, style: style)
    for problem in read.inputs.filter(\.wasFound).flatMap(\.problems) {
      host.writeError(ProblemReport.block(problem, style: style))
    }
    guard read.inputs.allSatisfy(\.problems.isEmpty) else {
      return end("Nothing was changed: mend what cannot be read first.")
    }
    let themes = read.inputs.compactMap(\.theme)
    let names = FileNames(themes, host: host)
    var options = RepairOptions()
    options.budget = command.budget
    options.allowsHue = command.allowHue
    options.usesMarkers = command.symbols
    options.nameOfFile = { names.name(of: $0) }
    options.locks = try ColorLocks(command.lock, themes, names).locks
    let isOnDisk = names.areOnDisk(host)
    if isOnDisk { options.locks.merge(ColorLocks.unwritable(themes, names)) { first, _ in first } }
    var rounds = 0
    while true {
      rounds += 1
      let repair = ColorRepair(themes, settings: settings, options: options)
      guard repair.refusals.isEmpty, !repair.changes.isEmpty, isOnDisk else {
        return tell(repair, themes, files: [])
      }
      let changes = repair.changes.map {
        RewrittenFiles.Change(color: $0.color.color, place: $0.color.place, new: $0.new)
      }
      do throws(RewrittenFiles.Refusal) {
        let written = try RewrittenFiles(changes, in: themes, nameOfFile: names.name) { contents in
          let edited = EditedHost(base: host, files: contents)
          let again = ThemeInputs(command.paths, flags: command.reading, host: edited)
          return again.inputs.allSatisfy(\.problems.isEmpty) ? again.inputs.compactMap(\.theme) : nil
        }
        return tell(repair, themes, files: written.files)
      } catch {
        // What cannot be written has to stay, and the others may still do.
        options.locks[error.place] = error.reason
        guard rounds < Self.mostRounds else {
          return end("Nothing was changed: a colour cannot be written, as \(error.reason)")
        }
      }
    }
  }

  /// Does with a repair what was asked for, and says so.
  private func tell(_ repair: ColorRepair, _ themes: [Theme], files: [RewrittenFiles.File]) -> Int32 {
    guard repair.refusals.isEmpty else { return report(repair, "Nothing was changed.", ExitStatus.failure) }
    guard !repair.changes.isEmpty else {
      if !repair.remaining.isEmpty {
        return report(repair, "Nothing was changed: no colour mends what is left.", ExitStatus.failure)
      }
      return repair.markers.isEmpty
        ? report(repair, "Nothing to fix: check finds no error.", ExitStatus.success)
        : report(repair, "No colour has to change; the marks tell apart what is left.", ExitStatus.something)
    }
    let summary = Self.summary(repair)
    if command.write {
      guard !files.isEmpty else { return end("Nothing was written: these colours stand in no file.") }
      do throws(HostError) {
        try FileReplacing.write(files, limit: command.reading.limits.maxFileSize, host: host)
      } catch {
        return end("Nothing was written: \(error.message)")
      }
      let isWhole = repair.remaining.isEmpty && repair.markers.isEmpty
      return report(repair, "Written. \(summary)", isWhole ? ExitStatus.success : ExitStatus.something)
    }
    if command.diff {
      guard !files.isEmpty else { return end("There is no diff: these colours stand in no file.") }
      var diff = ""
      for file in files {
        guard String(validating: file.old, as: UTF8.self) != nil else {
          return end("There is no diff of '\(file.path)', which is not UTF-8; --write changes it")
        }
        diff += UnifiedDiff.text(
          path: file.path, old: file.old, new: file.new, isForTerminal: host.outputIsTerminal)
      }
      // The diff alone goes to standard output, so that it can be piped on.
      if !command.output.quiet { host.writeError(text(repair, summary)) }
      return host.deliver(diff, exitCode: ExitStatus.something)
    }
    let how = files.isEmpty ? "" : " --write writes it, --diff shows it as a patch."
    return report(repair, summary + how, ExitStatus.something)
  }

  private static func summary(_ repair: ColorRepair) -> String {
    let count = repair.changes.count
    let move = Figures.atMost(repair.greatestMove, digits: 1)
    let what =
      count == 1 ? "1 colour changes by ΔE00 \(move)" : "\(count) colours change, none by more than ΔE00 \(move)"
    let left = repair.remaining.count
    let found = left == 0 ? "no error" : left == 1 ? "1 error" : "\(left) errors"
    let marks = repair.markers.isEmpty ? "" : " once the marks above are declared too"
    return "\(what); check then finds \(found)\(marks) (\(repair.errorsBefore) before)."
  }

  private func text(_ repair: ColorRepair, _ end: String) -> String {
    RepairReport.text(repair, end: end, style: style)
  }

  private func report(_ repair: ColorRepair, _ end: String, _ code: Int32) -> Int32 {
    host.deliver(text(repair, end), exitCode: code)
  }

  /// Says why the job could not be done.
  private func end(_ message: String) -> Int32 {
    host.writeError(ProblemReport.line(ThemeProblem(message, path: ""), style: style))
    return ExitStatus.failure
  }
}
