import ArgumentParser
import PaletteGate
import PaletteReports
import PaletteRules

/// `palettecheck baseline write`: records everything that is found.
struct BaselineWriteCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "write", abstract: "Record everything that is found now, except what is waived.",
    discussion: "Entries of files that are not among the paths stay as they are.")

  @Flag(
    help: "Replace a baseline that cannot be read, after a merge for example; its entries for other files are lost.")
  var force = false

  @OptionGroup
  var options: BaselineOptions

  func run(on host: some CommandHost) throws -> Int32 {
    guard
      let (baselines, inputs) = try options.run(on: host, verb: "remember", mayBeNew: true, startsAnew: force)
    else { return ExitStatus.failure }
    var text = ""
    var paths: [String] = []
    for gate in baselines {
      guard let path = gate.location.path else { continue }
      var written = Baseline()
      let isWritten = try options.update(gate, on: host, startsAnew: force) { now in
        written = gate.rewritten(now, inputs[gate.location.key ?? ""] ?? [])
        return written
      }
      guard isWritten else { return ExitStatus.failure }
      paths.append(path)
      text += BaselineReport.written(written, to: path, style: options.output.style(host))
    }
    return host.deliver(text, exitCode: ExitStatus.success, written: paths)
  }
}

/// `palettecheck baseline prune`: removes what is no longer found.
struct BaselinePruneCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Remove from the baseline what is no longer found; add nothing.")

  @OptionGroup
  var options: BaselineOptions

  func run(on host: some CommandHost) throws -> Int32 {
    guard let (baselines, _) = try options.run(on: host, verb: "look for", mayBeNew: false) else {
      return ExitStatus.failure
    }
    var text = ""
    var paths: [String] = []
    for gate in baselines {
      guard let path = gate.location.path else { continue }
      var (left, removed) = (Baseline(), 0)
      let isPruned = try options.update(gate, on: host) { now in
        guard let now else {
          throw ValidationError("there is no baseline '\(path)'; write it with 'palettecheck baseline write'")
        }
        left = gate.pruned(now)
        removed = now.entries.count - left.entries.count
        return removed > 0 ? left : nil
      }
      guard isPruned else { return ExitStatus.failure }
      if removed > 0 { paths.append(path) }
      text += BaselineReport.pruned(removed, left: left, in: path, style: options.output.style(host))
    }
    return host.deliver(text, exitCode: ExitStatus.success, written: paths)
  }
}
