import Palette
import SourceText
import ThemeFormats

/// Reads the files that a theme refers to: relative, below the root, nothing from the network.
struct RelativeFiles: SiblingFiles {
  let host: any CommandHost
  let root: RepositoryRoot
  let limit: Int

  /// More files than this from one pattern are a mistake in the pattern.
  private static let most = 64

  func files(matching pattern: String, beside file: SourceFile) throws(ThemeProblem) -> [SourceFile] {
    func refuse(_ message: String, _ help: String) -> ThemeProblem {
      ThemeProblem(message, help: help, path: file.path)
    }
    if pattern.isURL {
      throw refuse("'\(pattern)' is an address, and nothing is fetched", "copy the file beside the theme")
    }
    if pattern.isEmpty || pattern.hasPrefix("/") || pattern.hasPrefix("~") || pattern.utf8.contains(0) {
      throw refuse("'\(pattern)' is no relative path", "name a file relative to the one that names it")
    }
    let directory = file.path.lastIndex(of: "/").map { String(file.path[..<$0]) } ?? "."
    let paths = try paths(matching: pattern, below: directory, refuse)
    guard paths.count <= Self.most else {
      throw refuse("'\(pattern)' matches more than \(Self.most) files", "use a narrower pattern")
    }
    guard !paths.isEmpty else { throw refuse("'\(pattern)' matches no file", "name a file below '\(root.path)'") }
    var files: [SourceFile] = []
    for path in paths {
      guard let real = host.realPath(path) else { throw refuse("no such file: '\(path)'", "name a file that exists") }
      guard real.isPath(below: root.path) else {
        throw refuse("'\(pattern)' leaves the root", "keep referenced files below the repository's root")
      }
      do throws(HostError) {
        files.append(SourceFile(path: path, bytes: try host.read(path, limit: limit)))
      } catch {
        throw refuse("'\(path)' \(error.message)", "name a file that can be read")
      }
    }
    return files
  }

  /// The path named, or every file that a pattern matches, step by step, sorted.
  private func paths(
    matching pattern: String, below directory: String, _ refuse: (String, String) -> ThemeProblem
  ) throws(ThemeProblem) -> [String] {
    func joined(_ base: String, _ steps: some Sequence<Substring>) -> String {
      let path = steps.joined(separator: "/")
      return base == "." ? path : base + "/" + path
    }
    let steps = pattern.split(separator: "/").filter { $0 != "." }
    guard let first = steps.firstIndex(where: { $0.contains("*") || $0.contains("?") }) else {
      return [joined(directory, steps)]
    }
    let base = first == 0 ? directory : joined(directory, steps[..<first])
    guard let real = host.realPath(base), real == root.path || real.isPath(below: root.path) else {
      throw refuse("'\(pattern)' leaves the root", "keep referenced files below the repository's root")
    }
    let wildcards = steps[first...].map { Wildcard(String($0)) }
    do throws(HostError) {
      return try host.files(below: base, depth: wildcards.count == 1 ? .one : .all).paths.filter { path in
        let names = path.dropFirst(base.count + 1).split(separator: "/")
        return names.count == wildcards.count && zip(wildcards, names).allSatisfy { $0.matches(String($1)) }
      }
    } catch {
      throw refuse("directory '\(base)' \(error.message)", "name one that can be read")
    }
  }
}

extension String {
  /// Whether the text begins as an address: `https:`, `file:`, `data:` …
  fileprivate var isURL: Bool {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")), colon != utf8.startIndex else { return false }
    return utf8[..<colon].allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
      default: false
      }
    }
  }
}
