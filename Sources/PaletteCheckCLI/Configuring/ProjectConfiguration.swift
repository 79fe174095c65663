import PaletteGate
import PaletteRules
import SourceText

/// A configuration with everything it extends, and where it lies.
struct ProjectConfiguration {
  let configuration: Configuration
  /// As people read it: `palettecheck.json`.
  let path: String
  /// Real path of the directory it lies in.
  let directory: String
  /// How it asks to judge.
  let settings: JudgementSettings
  /// What it excludes.
  let excluded: ExcludedPaths?

  /// Files that extend each other in a row, and all of them together; engineering choices.
  private static let (mostLevels, mostFiles) = (8, 64)

  /// Reads a file and what it extends.
  init(_ path: String, host: any FileSystem) throws(UnreadableFile) {
    var count = 0
    configuration = try Self.read(path, host: host, chain: [], from: nil, count: &count)
    self.path = path
    directory = host.realPath(path)?.parentDirectory ?? "/"
    settings = JudgementSettings(configuration)
    excluded = configuration.exclude.flatMap { exclude in
      exclude.folder(host).map { ExcludedPaths(exclude.value, base: $0) }
    }
  }

  private static func read(
    _ path: String, host: any FileSystem, chain: [String], from origin: TokenOrigin?, count: inout Int
  ) throws(UnreadableFile) -> Configuration {
    func refuse(_ sentence: Message, _ help: String? = nil) -> UnreadableFile {
      UnreadableFile([ThemeProblem(sentence, help: help, path: origin?.file.path ?? path, origin: origin)])
    }
    if let kind = host.kind(of: path), kind != .file {
      throw refuse(InputProblem.notRegular(path), "name a configuration, such as palettecheck.json")
    }
    guard let real = host.realPath(path), host.kind(of: path) == .file else {
      if let obstacle = host.obstacle(to: path) { throw refuse(ForeignFault.file(path, obstacle)) }
      if host.isLink(path) {
        throw refuse(InputProblem.deadLink(path))
      }
      throw refuse(InputProblem.missingConfiguration(path), origin == nil ? MissingFile(path, host: host).help : nil)
    }
    if chain.contains(real) {
      throw refuse(InputProblem.circularExtension(path))
    }
    count += 1
    guard chain.count < mostLevels, count <= mostFiles else {
      throw refuse(InputProblem.longExtension(mostLevels, mostFiles))
    }
    let bytes: [UInt8]
    do throws(HostError) {
      bytes = try host.read(path, limit: ConfigurationReader.mostBytes)
    } catch {
      throw refuse(ForeignFault.file(path, error.message))
    }
    var configuration = try ConfigurationReader.read(SourceFile(path: path, bytes: bytes))
    for base in configuration.extends {
      let target = try Self.target(base, host)
      let read = try Self.read(target, host: host, chain: chain + [real], from: base.origin, count: &count)
      configuration = configuration.extending(read)
    }
    return configuration
  }

  /// The path that `extends` names: relative, and below the root of the repository that the file lies in.
  private static func target(
    _ base: Setting<String>, _ host: any FileSystem
  ) throws(UnreadableFile) -> String {
    let name = base.value
    func refuse(_ sentence: Message, _ help: String) -> UnreadableFile {
      UnreadableFile([ThemeProblem(sentence, help: help, path: base.origin.file.path, origin: base.origin)])
    }
    guard !name.hasPrefix("/"), !name.hasPrefix("~"), !name.contains("://"), !name.utf8.contains(0) else {
      throw refuse(InputProblem.notRelative(name), "name a file relative to this one; palettecheck fetches nothing")
    }
    let path = base.origin.file.path.naming(name)
    guard let real = host.realPath(path) else {
      throw refuse(InputProblem.missingConfiguration(path), "name a file that exists, relative to this one")
    }
    let root = RepositoryRoot(of: base.origin.file.path, host: host)
    guard real.isPath(below: root.path) else {
      throw refuse(InputProblem.outside(name), "keep what a configuration extends below its root")
    }
    return path
  }
}
