import ArgumentParser
import Colorimetry
import FileAccess
import PaletteGate
import PaletteReports
import PaletteRules
import SourceText
import ThemeFormats

/// One run of `fix`: read, repair, try out, write.
struct FixRun {
  let paths: [String]
  let flags: FixFlags
  let reading: ReadingFlags
  let output: OutputOptions
  let judging: JudgingFlags
  let host: any CommandHost
  private var style: TextStyle { output.style(host) }

  func exitCode() throws -> Int32 {
    let read = GatheredInputs(
      paths, flags: reading, host: host, forcesExclusion: flags.forceExclude, letsBarePass: flags.forceExclude)
    if flags.forceExclude, read.inputs.isEmpty { return ExitStatus.success }
    // One repair for all files: they are judged as the first one is.
    let settings = try judging.settings(over: read.configurations.settings(for: paths.first ?? "."))
    host.complain(about: read.inputs, style: style)
    for problem in read.inputs.filter(\.wasFound).flatMap(\.problems) {
      host.writeError(ProblemReport.block(problem, style: style))
    }
    guard read.inputs.allSatisfy(\.problems.isEmpty) else {
      return end("Nothing was changed: first repair what cannot be read.")
    }
    let found = read.inputs.compactMap(\.theme)
    let names = FileNames(found, host: host)
    func marked(_ kept: Set<ColorPlace>) -> [Theme] {
      flags.shared ? found : ReferenceWriting.marked(found, except: kept, nameOfFile: names.name)
    }
    var options = RepairOptions()
    options.waived = WaivedFindings.tokens(of: read, settings: settings, today: host.today)
    options.allowsHue = flags.allowHue
    options.nameOfFile = { names.name(of: $0) }
    let themes = marked([])
    options.locks = try ColorLocks(flags.lock, themes, names).locks
    guard isInFiles(themes, names, &options) else {
      return tell(ColorRepair(themes, settings: settings, options: options), files: [])
    }
    let unwritable = UnwritableColors(themes, names)
    options.remedies = unwritable.remedies
    // What somebody wants to keep must not change along either.
    let fixed = Set(unwritable.locks.keys).subtracting(options.locks.keys)
    options.locks.merge(unwritable.locks) { first, _ in first }
    do throws(HostError) {
      let written = try WrittenRepair(marked, settings: settings, options: options, fixed: fixed) { contents in
        let edited = OverlayFileSystem(read.host, files: contents, writes: .refused)
        let again = GatheredInputs(
          paths, flags: reading, host: edited, forcesExclusion: flags.forceExclude, letsBarePass: flags.forceExclude)
        return again.inputs.allSatisfy(\.problems.isEmpty) ? again.inputs.compactMap(\.theme) : nil
      }
      return tell(written.repair, files: written.files)
    } catch {
      return end(error.message)
    }
  }

  /// Whether the colours of series are in files; those of the command line, of a picture and of standard input have nowhere to
  /// be written, and other colours from there stay.
  private func isInFiles(_ themes: [Theme], _ names: FileNames, _ options: inout RepairOptions) -> Bool {
    guard !themes.contains(where: { $0.format == PictureTheme.format }) else { return false }
    let elsewhere = names.notOnDisk(host)
    let given = Set(themes.flatMap(\.colorsInOrder).map { ColorPlace($0, name: names.name) })
      .filter { elsewhere.contains($0.path) }
    let series = themes.flatMap(\.palettesAsThemes).flatMap(\.modes).flatMap(\.series)
    guard given.isDisjoint(with: series.map { ColorPlace($0.color, name: names.name) }) else { return false }
    for place in given { options.locks[place] = options.locks[place] ?? "the command line gives it" }
    return true
  }

  /// Writes, prints or only describes a repair, as the flags ask.
  private func tell(_ repair: ColorRepair, files: [RewrittenFiles.File]) -> Int32 {
    guard !repair.changes.isEmpty else { return tellNothing(repair) }
    let summary = Self.summary(repair)
    if flags.write {
      guard !files.isEmpty else { return end("Nothing was written: these colours are in no file.") }
      do throws(HostError) {
        for lost in try FileReplacing.write(files, limit: reading.limits.file, host: host) {
          host.writeError(ProblemReport.note(lost.text, style: style))
        }
      } catch {
        return end("Nothing was written: \(error.message)")
      }
      return report(
        repair, "Written. \(summary)", repair.remaining.isEmpty ? ExitStatus.success : ExitStatus.something,
        written: files.map(\.path))
    }
    if flags.diff { return diff(repair, files, summary) }
    let how = files.isEmpty ? Self.list(repair) : " --write writes it, --diff shows it as a patch."
    return report(repair, summary + how, ExitStatus.something)
  }

  private func tellNothing(_ repair: ColorRepair) -> Int32 {
    guard repair.remaining.isEmpty else {
      return report(repair, RefusalText.nothingChanged(repair.left), ExitStatus.failure)
    }
    guard repair.judgedCount > 0 else { return end("Nothing was checked, so there is nothing to fix.") }
    return report(
      repair,
      repair.waivedCount == 0
        ? "Nothing to fix: check finds no error." : "Nothing to fix: waivers cover every error that check finds.",
      ExitStatus.success)
  }

  private func diff(_ repair: ColorRepair, _ files: [RewrittenFiles.File], _ summary: String) -> Int32 {
    guard !files.isEmpty else { return end("There is no diff: these colours are in no file.") }
    var diff = ""
    var elsewhere: String?
    for file in files {
      guard String(validating: file.old, as: UTF8.self) != nil else {
        return end("There is no diff of '\(file.path)', which is not UTF-8; --write changes it")
      }
      let root = RepositoryRoot(of: file.path, host: host)
      if root.path != host.realPath(".") { elsewhere = root.path }
      diff += UnifiedDiff.text(
        path: root.relative(file.path), old: file.old, new: file.new, isForTerminal: host.outputIsTerminal)
    }
    // The diff alone goes to standard output, so that it can be piped on.
    if !output.quiet {
      let hint =
        elsewhere.map {
          " The paths are relative to \($0): use 'git apply' there, or 'patch -p1 -d \(ShellWord.text($0))'."
        } ?? ""
      host.writeError(text(repair, summary + hint))
    }
    return host.deliver(diff, exitCode: ExitStatus.something)
  }

  /// The new colours as a list to copy, where there is no file to write.
  private static func list(_ repair: ColorRepair) -> String {
    let colors = repair.seriesColors
    return colors.isEmpty || colors.count > mostListed ? "" : " Use: \(colors.map(\.hex).joined(separator: " "))"
  }

  /// The most colours to list; an engineering choice.
  private static let mostListed = 24

  private static func summary(_ repair: ColorRepair) -> String {
    let count = repair.changes.count
    let move = Figures.atMost(repair.greatestMove, digits: 1)
    let what =
      count == 1 ? "1 colour changes by ΔE00 \(move)" : "\(count) colours change, none by more than ΔE00 \(move)"
    let left = repair.remaining.count
    let found = left == 0 ? "no error" : left == 1 ? "1 error" : "\(left) errors"
    let isClear = repair.clarity.isAsked && repair.clarity.close.isEmpty && left == 0
    let clear = isClear ? " Every pair is clear." : ""
    let warned = repair.newWarnings.count
    let new = warned == 0 ? "" : " It leaves \(warned == 1 ? "a new warning" : "\(warned) new warnings"), named above."
    func grown(_ count: (before: Int, after: Int), _ one: String) -> String {
      count.after > count.before
        ? " It leaves \(count.after) \(count.after == 1 ? one : one + "s") (\(count.before) before)." : ""
    }
    let worse = grown(repair.warnings, "warning") + grown(repair.notes, "note")
    let waived = repair.waivedCount
    let stays = waived == 0 ? "" : waived == 1 ? " 1 waived error stays." : " \(waived) waived errors stay."
    return "\(what); check then finds \(found) (\(repair.errorsBefore) before).\(clear)\(new)\(worse)\(stays)"
  }

  private func text(_ repair: ColorRepair, _ end: String) -> String {
    RepairReport.text(repair, end: end, style: style)
  }

  private func report(_ repair: ColorRepair, _ end: String, _ code: Int32, written: [String] = []) -> Int32 {
    host.deliver(
      flags.format == .json
        ? RepairJSON.text(repair, end: end, exit: code, isWritten: !written.isEmpty) : text(repair, end),
      exitCode: code, written: written)
  }

  /// Says why the job could not be done.
  private func end(_ message: String) -> Int32 {
    host.writeError(ProblemReport.error(message, style: style))
    return ExitStatus.failure
  }
}

/// What waivers cover of the errors in some inputs: a repair leaves it as it is.
enum WaivedFindings {
  /// The rules and tokens, each part of a finding by itself.
  static func tokens(of read: GatheredInputs, settings: JudgementSettings, today: CalendarDate) -> Set<WaivedTokens> {
    var waived: Set<WaivedTokens> = []
    for input in read.inputs {
      guard let theme = input.theme else { continue }
      let configuration = read.configurations.configuration(for: input.path)?.configuration
      let policy = configuration?.waiverPolicy ?? WaiverPolicy()
      var books = [
        WaiverBook(of: theme, policy: policy, today: today),
        WaiverBook(configuration?.waivers ?? [], policy: policy, today: today),
      ]
      guard books.contains(where: { !$0.isEmpty }) else { continue }
      let findings = theme.palettesAsThemes.flatMap { Judge.judge($0, settings: settings).findings }
      for finding in findings where finding.level == .error {
        for part in finding.wholeOrParts {
          var single = finding
          (single.parts, single.tokens) = (finding.parts.isEmpty ? [] : [part], part.tokens)
          for index in books.indices where books[index].waiver(of: single) != nil {
            waived.insert(WaivedTokens(finding.rule, part.tokens))
          }
        }
      }
    }
    return waived
  }
}
