import PaletteGate
import PaletteRules
import SourceText

/// The place of an input's baseline, and the directory that its paths are relative to: its own.
struct BaselineLocation: Sendable {
  /// As people read it; nil where no baseline is taken.
  let path: String?
  /// Whether a flag names it, so that it has to be there.
  let isNamed: Bool
  /// Real path of the directory that it lies in: paths are remembered relative to it, so that packages can share it.
  let root: String
  /// Why the file must not be used: a repository names a place outside of it.
  private let escape: ThemeProblem?

  /// The file that a flag names; otherwise the one that the configuration names; otherwise the usual one at the root.
  init(of input: String, choice: BaselineChoice, configurations: ConfigurationSearch, host: any FileSystem) {
    isNamed = choice.named != nil && !choice.mayBeNew
    let home = configurations.root(of: input).path
    guard !choice.isOff else {
      (path, root, escape) = (nil, home, nil)
      return
    }
    let setting = choice.named == nil ? configurations.configuration(for: input)?.configuration.baseline : nil
    let wanted: String
    if let named = choice.named {
      wanted = named
    } else if let set = setting {
      wanted = set.origin.file.path.naming(set.value)
    } else {
      wanted = home.appendingStep(BaselineFile.defaultName)
    }
    root = host.realPath(wanted.parentDirectory) ?? home
    let isPlaced = host.realPath(wanted.parentDirectory) != nil && choice.named == nil
    path = isPlaced ? root.appendingStep(wanted.fileName).relativeToWorkingDirectory(host) : wanted
    // A path on the command line is the user's own.
    let repository = RepositoryRoot(of: setting?.origin.file.path ?? home, host: host)
    escape = choice.named != nil || repository.bounds(wanted) ? nil : Self.escape(wanted, setting: setting)
  }

  private static func escape(_ path: String, setting: Setting<String>?) -> ThemeProblem {
    ThemeProblem(
      setting.map { InputProblem.baselineOutside($0.value) } ?? InputProblem.linkOutside(path.fileName),
      help: setting == nil ? "keep the baseline below the root of the repository, or name it with --baseline" : nil,
      path: setting?.origin.file.path ?? path, origin: setting?.origin)
  }

  /// What tells one baseline from another, however it is named; nil where none is taken.
  var key: String? { path.map { root.appendingStep($0.fileName) } }

  /// Reads the baseline; nil where there is none.
  ///
  /// - Parameter startsAnew: Whether one that cannot be used is taken for none.
  /// - Throws: ``UnreadableFile`` when there is one and it cannot be used, or when one is named and is not there.
  func read(_ host: any FileSystem, startsAnew: Bool = false) throws(UnreadableFile) -> Baseline? {
    if let escape { throw UnreadableFile([escape]) }
    do throws(UnreadableFile) {
      return try existing(host)
    } catch {
      guard startsAnew else { throw error }
      return nil
    }
  }

  private func existing(_ host: any FileSystem) throws(UnreadableFile) -> Baseline? {
    guard let path else { return nil }
    guard host.kind(of: path) != nil else {
      guard isNamed else { return nil }
      throw UnreadableFile([
        ThemeProblem(InputProblem.missingBaseline(path), path: path)
      ])
    }
    let file: SourceFile
    do throws(ThemeProblem) { file = try host.file(path, limit: BaselineFile.mostBytes) } catch {
      throw UnreadableFile([error])
    }
    return try BaselineText.read(file)
  }
}

/// Real paths of files that an earlier run knew.
struct KnownThemes {
  /// Themes, and what they name as parts of themselves.
  var themes: Set<String> = []
  /// Files that themes take colours from: by themselves they need not be themes.
  var sources: Set<String> = []
}
