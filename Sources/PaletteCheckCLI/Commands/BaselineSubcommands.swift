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

  @Flag(help: "Record information too, which fails no run.")
  var info = false

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
        written = gate.rewritten(now, inputs[gate.location.key ?? ""] ?? [], takesInfo: info)
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

/// `palettecheck baseline show`: what is remembered.
struct BaselineShowCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "List what the baseline holds; nothing is judged.")

  @Argument(help: "A file or directory; the command shows its baseline.")
  var path: String = "."

  @Option(help: "The format of the report.")
  var format: TextFormat = .text

  @Option(help: ArgumentHelp("The file, instead of the usual one.", valueName: "file"))
  var baseline: String?

  @OptionGroup(title: "Configuration")
  var configuration: ConfigurationFlags

  @OptionGroup(title: "Output")
  var output: OutputOptions

  func run(on host: some CommandHost) throws -> Int32 {
    let style = output.style(host)
    let configurations = ConfigurationSearch(configuration, host: host)
    guard configurations.isUsable(for: path, style: style) else { return ExitStatus.failure }
    let location = BaselineLocation(
      of: path, choice: BaselineChoice(named: baseline), configurations: configurations, host: host)
    do throws(UnreadableFile) {
      guard let baseline = try location.read(host) else {
        host.writeError("palettecheck: error: there is no baseline; write it with 'palettecheck baseline write PATH'\n")
        return ExitStatus.failure
      }
      let text =
        format == .json
        ? BaselineReport.json(baseline) : BaselineReport.list(baseline, in: location.path ?? "", style: style)
      return host.deliver(text, exitCode: ExitStatus.success)
    } catch {
      host.complain(about: error.problems, style: style)
      return ExitStatus.failure
    }
  }
}
