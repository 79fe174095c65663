import ArgumentParser
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
  let settings: JudgementSettings
  let host: any CommandHost
  private var style: TextStyle { output.style(host) }

  func exitCode() throws -> Int32 {
    let read = GatheredInputs(
      paths, flags: reading, host: host, forcesExclusion: flags.forceExclude, letsBarePass: flags.forceExclude)
    if flags.forceExclude, read.inputs.isEmpty { return ExitStatus.success }
    host.complain(about: read.inputs, style: style)
    for problem in read.inputs.filter(\.wasFound).flatMap(\.problems) {
      host.writeError(ProblemReport.block(problem, style: style))
    }
    guard read.inputs.allSatisfy(\.problems.isEmpty) else {
      return end("Nothing was changed: first repair what cannot be read.")
    }
    let found = read.inputs.compactMap(\.theme)
    if let picture = found.first(where: { $0.format == PictureTheme.format }) {
      return end(
        "Nothing was changed: '\(picture.path)' is a picture; give the theme that it was drawn with.")
    }
    let names = FileNames(found, host: host)
    let waived = WaivedFindings.tokens(of: read, settings: settings, today: host.today)
    var kept: Set<ColorPlace> = []
    var code: Int32?
    // Each round but the last keeps one more reference, so the rounds end.
    while code == nil {
      let themes =
        flags.throughAliases ? found : ReferenceWriting.marked(found, except: kept, nameOfFile: names.name)
      code = try exitCode(themes, names, waived, &kept)
    }
    return code ?? ExitStatus.failure
  }

  /// Nil where a reference has to stay, which `kept` then holds, and the run has to start again.
  private func exitCode(
    _ themes: [Theme], _ names: FileNames, _ waived: Set<WaivedTokens>, _ kept: inout Set<ColorPlace>
  ) throws -> Int32? {
    var options = RepairOptions()
    options.perform = { Processors.perform($0, $1) }
    options.waived = waived
    options.budget = flags.budget
    options.allowsHue = flags.allowHue
    options.isSmallest = flags.smallest
    options.usesMarkers = flags.symbols
    options.repairsWarnings = flags.warnings
    options.nameOfFile = { names.name(of: $0) }
    options.locks = try ColorLocks(flags.lock, themes, names).locks
    options.chosenLocks = Set(options.locks.keys)
    let elsewhere = names.notOnDisk(host)
    let given = Set(themes.flatMap(\.colorsInOrder).map { ColorPlace($0, name: names.name) })
      .filter { elsewhere.contains($0.path) }
    let series = Set(
      themes.flatMap(\.palettesAsThemes).flatMap(\.modes).flatMap(\.series).map {
        ColorPlace($0.color, name: names.name)
      })
    guard given.isDisjoint(with: series) else {
      return tell(ColorRepair(themes, settings: settings, options: options), files: [])
    }
    for place in given { options.locks[place] = options.locks[place] ?? "the command line gives it" }
    let unwritable = UnwritableColors(themes, names)
    let chosen = options.locks
    options.locks.merge(unwritable.locks) { first, _ in first }
    func readAgain(_ contents: [String: [UInt8]]) -> [Theme]? {
      let edited = OverlayFileSystem(host, files: contents, writes: .refused)
      let again = GatheredInputs(
        paths, flags: reading, host: edited, forcesExclusion: flags.forceExclude, letsBarePass: flags.forceExclude)
      return again.inputs.allSatisfy(\.problems.isEmpty) ? again.inputs.compactMap(\.theme) : nil
    }
    do throws(HostError) {
      // What somebody wants to keep must not change along either.
      let fixed = Set(unwritable.locks.keys).subtracting(options.chosenLocks)
      var written = try WrittenRepair(themes, settings: settings, options: options, fixed: fixed, read: readAgain)
      if unwritable.areSchemes(in: written.repair.refusals + written.repair.left) {
        var freer = options
        freer.locks = unwritable.locksOfOthers.merging(chosen) { _, chosen in chosen }
        let repair = ColorRepair(themes, settings: settings, options: freer)
        options.remedies = unwritable.remedies(repair)
        written = try WrittenRepair(themes, settings: settings, options: options, fixed: fixed, read: readAgain)
      }
      if let place = written.lostReference, kept.insert(place).inserted { return nil }
      let repair = written.repair
      guard repair.refusals.isEmpty, !repair.markers.isEmpty else { return tell(repair, files: written.files) }
      let marked = MarkedFiles(
        repair, themes, files: written.files, settings: settings, nameOfFile: names.name, read: readAgain)
      return tell(repair, files: marked?.files ?? written.files, hasMarks: marked != nil)
    } catch {
      return end(error.message)
    }
  }

  /// Writes, prints or only describes a repair, as the flags ask.
  ///
  /// - Parameter hasMarks: Whether the files hold the marks as well.
  private func tell(_ repair: ColorRepair, files: [RewrittenFiles.File], hasMarks: Bool = false) -> Int32 {
    guard repair.refusals.isEmpty else { return report(repair, "Nothing was changed.", ExitStatus.failure) }
    guard !(repair.changes.isEmpty && files.isEmpty) else {
      if !repair.remaining.isEmpty {
        return report(repair, "Nothing was changed: no colour fixes the errors that are left.", ExitStatus.failure)
      }
      guard repair.judgedCount > 0 else { return end("Nothing was checked, so there is nothing to fix.") }
      return repair.markers.isEmpty
        ? report(
          repair,
          repair.waivedCount == 0
            ? "Nothing to fix: check finds no error." : "Nothing to fix: waivers cover every error that check finds.",
          ExitStatus.success)
        : report(
          repair,
          (flags.write ? "Nothing was written: no colour has to change, and " : "No colour has to change, but ")
            + "this format has no words for marks; set the marks above in the chart.", ExitStatus.something)
    }
    let summary = Self.summary(repair, hasMarks: hasMarks)
    if flags.write {
      guard !files.isEmpty else { return end("Nothing was written: these colours are in no file.") }
      do throws(HostError) {
        for lost in try FileReplacing.write(files, limit: reading.limits.file, host: host) {
          host.writeError(ProblemReport.note(lost.text, style: style))
        }
      } catch {
        return end("Nothing was written: \(error.message)")
      }
      let isWhole = repair.remaining.isEmpty && (repair.markers.isEmpty || hasMarks)
      return report(
        repair, "Written. \(summary)", isWhole ? ExitStatus.success : ExitStatus.something,
        written: files.map(\.path))
    }
    if flags.diff {
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
          elsewhere.map { " The paths are relative to \($0): use 'git apply', or 'patch -p1 -d' there." }
          ?? ""
        host.writeError(text(repair, summary + hint))
      }
      return host.deliver(diff, exitCode: ExitStatus.something)
    }
    let how = files.isEmpty ? "" : " --write writes it, --diff shows it as a patch."
    return report(repair, summary + how, ExitStatus.something)
  }

  private static func summary(_ repair: ColorRepair, hasMarks: Bool) -> String {
    let count = repair.changes.count
    let move = Figures.atMost(repair.greatestMove, digits: 1)
    let what =
      count == 0
      ? "No colour has to change, and the marks above are declared"
      : count == 1 ? "1 colour changes by ΔE00 \(move)" : "\(count) colours change, none by more than ΔE00 \(move)"
    let left = repair.remaining.count
    let found = left == 0 ? "no error" : left == 1 ? "1 error" : "\(left) errors"
    let marks =
      repair.markers.isEmpty || count == 0
      ? "" : hasMarks ? " with the marks above, which are declared as well" : " once the marks above are declared too"
    let isClear = repair.clarity.isAsked && repair.clarity.close.isEmpty && repair.left.isEmpty && left == 0
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
    return "\(what); check then finds \(found)\(marks) (\(repair.errorsBefore) before).\(clear)\(new)\(worse)\(stays)"
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
