import Gate
import Palette
import SourceText

/// Which files of a directory the configuration takes: those it includes and does not exclude.
struct ConfiguredFiles {
  private let configurations: ConfigurationSearch
  private let host: any CommandHost

  init(_ configurations: ConfigurationSearch, host: any CommandHost) {
    self.configurations = configurations
    self.host = host
  }

  /// Files of this command, which are no themes.
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

  /// Whether a pattern means the file or a folder around it; patterns are relative to the file that holds them.
  private func matches(_ path: String, _ patterns: Setting<[String]>) -> Bool {
    let holder = patterns.origin.file.path
    let folder = holder.contains("/") ? holder.parentDirectory : "."
    guard let real = host.realPath(path), let base = host.realPath(folder), real.isPath(below: base) else {
      return false
    }
    let relative = String(real.dropFirst(base == "/" ? 1 : base.count + 1))
    let steps = relative.split(separator: "/")
    return patterns.value.contains { pattern in
      let glob = GlobPattern(pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern)
      // `tokens` and `tokens/` mean everything below.
      return steps.indices.contains { end in
        let part = steps[...end].joined(separator: "/")
        return glob.matches(part) || (end < steps.count - 1 && glob.matches(part + "/"))
      }
    }
  }
}
