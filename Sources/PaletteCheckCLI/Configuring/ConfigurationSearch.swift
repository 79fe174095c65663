import PaletteGate
import PaletteReports
import PaletteRules
import SourceText
import Synchronization
import ThemeFormats

/// The configuration of each input: the nearest `palettecheck.json` upwards from it, or the one that a flag names.
///
/// A class, because every directory is looked at once, whoever asks.
final class ConfigurationSearch: Sendable {
  enum Found: Sendable {
    /// No file says anything.
    case none
    /// What the file says, with what it extends.
    case configuration(ProjectConfiguration)
    /// There is a file and it cannot be used.
    case failure(UnreadableFile)
  }

  private let host: any CommandHost
  private let named: Found?
  private let isIsolated: Bool
  private let state = Mutex(State())

  private struct State {
    var byDirectory: [String: Found] = [:]
    /// By the path of the configuration.
    var ledgers: [String: NameLedger] = [:]
    var baselines: [BaselineQuestion: BaselineLocation] = [:]
  }

  /// What the place of a baseline depends on.
  private struct BaselineQuestion: Hashable {
    let directory: String
    let choice: BaselineChoice
  }

  /// Looks for nothing yet, but for the file that a flag names.
  init(_ flags: ConfigurationFlags, host: any CommandHost) {
    self.host = host
    isIsolated = flags.isolated
    named = flags.config.map { Self.load($0, host: host, named: true) }
  }

  /// The configuration of an input; standard input and colours take that of the working directory.
  func found(for path: String) -> Found {
    if isIsolated { return .none }
    if let named { return named }
    guard var directory = directory(of: path) else { return .none }
    var passed: [String] = []
    var found = Found.none
    while true {
      if let known = state.withLock({ $0.byDirectory[directory] }) {
        found = known
        break
      }
      passed.append(directory)
      let candidate = directory.appendingStep(ConfigurationReader.fileName)
      // A directory of that name, or a link that leads nowhere, stands for a configuration that is lost.
      if host.kind(of: candidate) != nil || host.isLink(candidate) {
        found =
          RepositoryRoot(of: directory, host: host).bounds(candidate)
          ? Self.load(candidate, host: host, named: false) : escape(candidate)
        break
      }
      if directory == "/" || host.kind(of: directory.appendingStep(".git")) != nil { break }
      directory = directory.parentDirectory
    }
    state.withLock { state in for directory in passed { state.byDirectory[directory] = found } }
    return found
  }

  /// The configuration of an input; nil without a usable one.
  func configuration(for path: String) -> ProjectConfiguration? {
    if case .configuration(let project) = found(for: path) { project } else { nil }
  }

  /// Which names of an input's configuration were found; nil without a configuration.
  func names(for path: String) -> NameLedger? {
    guard let project = configuration(for: path) else { return nil }
    return state.withLock { state in
      if let known = state.ledgers[project.path] { return known }
      let ledger = NameLedger()
      state.ledgers[project.path] = ledger
      return ledger
    }
  }

  /// Whether nothing is wrong with the configuration of an input; complains on standard error where something is.
  func isUsable(for path: String, style: TextStyle) -> Bool {
    guard case .failure(let failure) = found(for: path) else { return true }
    host.complain(about: failure.problems, style: style)
    return false
  }

  /// The directory that the paths of an input are remembered relative to: that of its configuration, else the root of its
  /// repository, otherwise the working directory.
  func root(of path: String) -> RepositoryRoot {
    let root = RepositoryRoot(of: path, host: host)
    // Nothing outside the directory of a configuration can be named relative to it.
    guard let directory = configuration(for: path)?.directory,
      let real = host.realPath(path), real.isPath(below: directory)
    else { return root }
    return RepositoryRoot(path: directory, host: host)
  }

  /// The place of an input's baseline, looked for once for the files of a directory.
  ///
  /// The directory itself, and what has no path, may belong elsewhere: the directory of a configuration does not lie in itself.
  func baseline(of path: String, _ choice: BaselineChoice) -> BaselineLocation {
    guard let real = host.realPath(path), host.kind(of: real) != .directory else {
      return BaselineLocation(of: path, choice: choice, configurations: self, host: host)
    }
    let question = BaselineQuestion(directory: real.parentDirectory, choice: choice)
    if let known = state.withLock({ $0.baselines[question] }) { return known }
    let location = BaselineLocation(of: path, choice: choice, configurations: self, host: host)
    state.withLock { $0.baselines[question] = location }
    return location
  }

  /// Real path of the directory that an input lies in, or that it is.
  private func directory(of path: String) -> String? {
    guard let real = host.realPath(path) else {
      // The name given to standard input may be that of no file; its folder counts.
      let folder = path.contains("/") ? path.parentDirectory : "."
      return host.realPath(folder) ?? host.realPath(".")
    }
    return host.kind(of: real) == .directory ? real : real.parentDirectory
  }

  /// A configuration that the repository takes from somewhere else.
  private func escape(_ path: String) -> Found {
    let shown = path.relativeToWorkingDirectory(host)
    return .failure(
      UnreadableFile([
        ThemeProblem(
          InputProblem.linkOutside(shown),
          help: "put the file itself there, or name another one with --config", path: shown)
      ]))
  }

  private static func load(_ path: String, host: any CommandHost, named: Bool) -> Found {
    let shown = named ? path : path.relativeToWorkingDirectory(host)
    do throws(UnreadableFile) {
      return .configuration(try ProjectConfiguration(shown, host: host))
    } catch {
      return .failure(error)
    }
  }
}
