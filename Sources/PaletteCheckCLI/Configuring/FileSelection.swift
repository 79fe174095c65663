import PaletteGate
import PaletteRules
import SourceText

/// Which files of a directory the configuration takes: those it includes and does not exclude.
struct FileSelection {
  private let configurations: ConfigurationSearch
  private let host: any CommandHost

  init(_ configurations: ConfigurationSearch, host: any CommandHost) {
    self.configurations = configurations
    self.host = host
  }

  /// Files of this command, never themes.
  private static let own: Set<String> = [ConfigurationReader.fileName, BaselineFile.defaultName]

  /// Whether a file that was found in a directory is looked at.
  func takes(_ path: String) -> Bool {
    guard !Self.own.contains(path.fileName) else { return false }
    guard let configuration = configurations.configuration(for: path)?.configuration else { return true }
    if let include = configuration.include, !matches(path, include) { return false }
    return !excludes(path)
  }

  /// Whether the configuration passes over a file, however it was named.
  func excludes(_ path: String) -> Bool {
    guard let exclude = configurations.configuration(for: path)?.configuration.exclude else { return false }
    return matches(path, exclude)
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

  /// The files below a directory, those in hidden folders that `include` names among them.
  func files(below path: String) throws(HostError) -> FileListing {
    var found = try host.files(below: path, depth: .all)
    guard let include = configurations.configuration(for: path)?.configuration.include,
      let real = host.realPath(path), let base = folder(of: include)
    else { return found }
    var seen = Set(found.paths)
    for text in include.value.map(Self.withoutDot) {
      let steps = text.split(separator: "/").dropLast().prefix { !$0.contains { "*?[{".contains($0) } }
      guard steps.contains(where: { $0.hasPrefix(".") && $0 != ".." }), !steps.contains("..") else { continue }
      let hidden = base.appendingStep(steps.joined(separator: "/"))
      // A link among the steps may lead anywhere.
      guard host.kind(of: hidden) == .directory, hidden.isPath(below: real), host.realPath(hidden) == hidden else {
        continue
      }
      let more = try host.files(below: path.appendingStep(hidden.path(relativeTo: real)), depth: .all)
      found.paths += more.paths.filter { seen.insert($0).inserted }
      found.problems += more.problems
    }
    found.paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
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

  /// The folder of the file that holds a setting.
  private func folder<Value>(of setting: Setting<Value>) -> String? {
    let holder = setting.origin.file.path
    return host.realPath(holder.contains("/") ? holder.parentDirectory : ".")
  }

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
    let steps = relative.split(separator: "/")
    // `tokens` and `tokens/` mean everything below.
    return steps.indices.contains { end in
      let part = steps[...end].joined(separator: "/")
      return glob.matches(part) || (end < steps.count - 1 && glob.matches(part + "/"))
    }
  }
}
