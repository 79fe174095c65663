import PaletteGate
import PaletteRules
import SourceText

/// Which files of a directory the configuration takes: those it includes and does not exclude.
struct FileSelection {
  private let configurations: ConfigurationSearch
  private let host: any CommandHost
  private let excluded: ExcludedPaths
  private let honoursGit: Bool

  init(_ configurations: ConfigurationSearch, _ flags: DirectoryFlags, host: any CommandHost) {
    self.configurations = configurations
    self.host = host
    excluded = ExcludedPaths(flags.exclude, base: host.realPath(".") ?? "/")
    honoursGit = !flags.noIgnore
  }

  /// Files of this command, never themes.
  private static let own: Set<String> = [ConfigurationReader.fileName, BaselineFile.defaultName]

  static func isOwn(_ path: String) -> Bool { own.contains(path.fileName) }

  /// Whether a file that was found in a directory is looked at.
  func takes(_ path: String) -> Bool {
    guard !Self.isOwn(path) else { return false }
    if let include = configurations.configuration(for: path)?.configuration.include, !matches(path, include) {
      return false
    }
    return !excludes(path)
  }

  /// Whether the flags or the configuration pass over a file, or a directory, however it was named.
  func excludes(_ path: String, isDirectory: Bool = false) -> Bool {
    guard let real = host.realPath(path) else { return false }
    if excluded.hold(real, isDirectory: isDirectory) { return true }
    return configurations.configuration(for: path)?.excluded?.hold(real, isDirectory: isDirectory) ?? false
  }

  /// How `include` names a file.
  enum Naming { case not, byPattern, itself }

  /// How the configuration names a file among those to take; patterns that mean everything name nothing.
  func naming(_ path: String) -> Naming {
    guard let include = configurations.configuration(for: path)?.configuration.include,
      let relative = relative(path, to: include)
    else { return .not }
    let texts = include.value.map(Self.withoutDot)
    if texts.contains(relative) { return .itself }
    let narrow = texts.filter { $0.contains { $0 != "*" && $0 != "/" } }
    return narrow.contains { means($0, relative) } ? .byPattern : .not
  }

  /// The files below a directory, those in hidden and ignored folders that `include` names among them.
  func files(below path: String) throws(HostError) -> FoundFiles {
    var search = try FileSearch(path, host: host, honoursGit: honoursGit) { excludes($0, isDirectory: true) }
    guard let include = configurations.configuration(for: path)?.configuration.include,
      let real = host.realPath(path), let base = folder(of: include)
    else { return search.found }
    for text in include.value.map(Self.withoutDot) {
      let steps = text.pathNames.dropLast().prefix { !$0.contains { "*?[{".contains($0) } }
      guard !steps.isEmpty, !steps.contains("..") else { continue }
      let folder = base.appendingStep(steps.joined(separator: "/"))
      // A link among the steps may lead anywhere.
      guard folder.isPath(below: real), host.kind(of: folder) == .directory, host.realPath(folder) == folder else {
        continue
      }
      let way = folder.path(relativeTo: real)
      guard steps.contains(where: { $0.hasPrefix(".") }) || search.ignoresFolder(way) else { continue }
      try search.addNamed(path.appendingStep(way))
    }
    var found = search.found
    found.ignored = found.ignored.filter { naming($0) == .not }
    return found
  }

  /// Entries of `include` that mean none of the files of a directory, where all that they could mean lies below it.
  func idlePatterns(below path: String, _ files: [String]) -> [(file: String, text: String)] {
    guard let include = configurations.configuration(for: path)?.configuration.include,
      let base = folder(of: include), let real = host.realPath(path), base == real || base.isPath(below: real)
    else { return [] }
    let relatives = files.filter(ThemeFileNames.mayBe).compactMap { relative($0, to: include) }
    return include.value.filter { text in
      let text = Self.withoutDot(text)
      return !relatives.contains { means(text, $0) }
    }.map { (include.origin.file.path, $0) }
  }

  /// Whether a pattern means the file or a folder around it; patterns are relative to the file that holds them.
  private func matches(_ path: String, _ patterns: Setting<[String]>) -> Bool {
    guard let relative = relative(path, to: patterns) else { return false }
    return patterns.value.contains { means(Self.withoutDot($0), relative) }
  }

  private func folder<Value>(of setting: Setting<Value>) -> String? { setting.folder(host) }

  /// A path as patterns see it; nil for what lies elsewhere.
  private func relative<Value>(_ path: String, to setting: Setting<Value>) -> String? {
    guard let real = host.realPath(path), let base = folder(of: setting), real.isPath(below: base) else { return nil }
    return real.path(relativeTo: base)
  }

  private static func withoutDot(_ pattern: String) -> String {
    pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
  }

  private func means(_ pattern: String, _ relative: String) -> Bool {
    let glob = GlobPattern(pattern)
    let steps = relative.pathNames
    // `tokens` and `tokens/` mean everything below.
    return steps.indices.contains { end in
      let part = steps[...end].joined(separator: "/")
      return glob.matches(part) || (end < steps.count - 1 && glob.matches(part + "/"))
    }
  }
}

/// Patterns as in `.gitignore` that exclude files, relative to a folder.
struct ExcludedPaths {
  /// Real path of the folder.
  private let base: String
  private let patterns: [IgnorePattern]

  /// - Parameter texts: The patterns; `./theme.json` means the file beside the one that holds the pattern.
  init(_ texts: [String], base: String) {
    self.base = base
    patterns = texts.compactMap { text in
      IgnorePattern(Array((text.hasPrefix("./") ? String(text.dropFirst()) : text).utf8))
    }
  }

  /// Whether they exclude a file or a directory, or a folder around it, of which nothing can be taken back.
  func hold(_ real: String, isDirectory: Bool) -> Bool {
    guard !patterns.isEmpty, real.isPath(below: base) else { return false }
    let way = real.path(relativeTo: base)
    var end = way.startIndex
    while let slash = way[end...].firstIndex(of: "/") {
      if excludes(way[..<slash], isDirectory: true) { return true }
      end = way.index(after: slash)
    }
    return excludes(way[...], isDirectory: isDirectory)
  }

  private func excludes(_ way: Substring, isDirectory: Bool) -> Bool {
    patterns.last { $0.matches(way, isDirectory: isDirectory) }.map { !$0.isNegated } ?? false
  }
}

extension Setting {
  /// The real path of the directory that holds the file which says so.
  func folder(_ host: any FileSystem) -> String? {
    let holder = origin.file.path
    return host.realPath(holder.contains("/") ? holder.parentDirectory : ".")
  }
}
