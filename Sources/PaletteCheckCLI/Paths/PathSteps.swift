import FileAccess
import SourceText

/// Steps of paths: what lies where, by name alone.
extension String {
  private static let slash = UInt8(ascii: "/")

  /// The path up to the last slash: `/` for what lies there, `.` without a slash.
  package var parentDirectory: String {
    guard let slash = utf8.lastIndex(of: Self.slash) else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The path of something in this directory.
  package func appendingStep(_ name: String) -> String { utf8.last == Self.slash ? self + name : self + "/" + name }

  /// The path of what a file at this path names, from the folder that the file lies in.
  func naming(_ path: String) -> String {
    path.begins(with: "/") || !utf8.contains(Self.slash) ? path : parentDirectory.appendingStep(path)
  }

  /// Whether an absolute path lies below another one; both without links, `.` and `..`.
  func isPath(below base: String) -> Bool { base == "/" || begins(with: base + "/") }

  /// An absolute path below a directory, relative to that directory; both without links, `.` and `..`.
  func path(relativeTo base: String) -> String {
    String(decoding: utf8.dropFirst(base == "/" ? 1 : base.utf8.count + 1), as: UTF8.self)
  }

  /// The path without a meaningless `./` before it.
  var withoutCurrentDirectory: String {
    var path = self[...]
    while path.begins(with: "./"), path.utf8.count > 2 {
      path = Substring(path.utf8.dropFirst(2).drop { $0 == Self.slash })
    }
    return path.isEmpty ? self : String(path)
  }

  /// An absolute path as people read it: relative to the working directory where it lies below that.
  func relativeToWorkingDirectory(_ host: any FileSystem) -> String {
    guard let working = host.realPath("."), working != "/", isPath(below: working) else { return self }
    return path(relativeTo: working)
  }

  /// The path without the steps that `..` takes back, unless a link on the way makes that another place.
  func withoutDetours(_ host: any FileSystem) -> String {
    guard contains("..") else { return self }
    var steps: [Substring] = []
    for step in pathNames where step != "." {
      if step == "..", let last = steps.last, last != ".." { steps.removeLast() } else { steps.append(step) }
    }
    let short = (begins(with: "/") ? "/" : "") + steps.joined(separator: "/")
    guard let real = host.realPath(self), host.realPath(short) == real else { return self }
    return short
  }
}

/// Paths as one directory names them: `..` climbs to what lies elsewhere, so that no machine's own paths are in them.
struct RelativePath {
  let directory: String
  let host: any FileSystem

  /// The path from the directory on, with forward slashes; as given, without `./`, where no file exists.
  func text(_ path: String) -> String {
    guard let real = host.realPath(path) else { return path.withoutCurrentDirectory }
    let (from, to) = (directory.pathNames, real.pathNames)
    let common = zip(from, to).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: from.count - common) + to[common...].map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}

/// Help for a path that leads nowhere.
struct MissingFile {
  /// `did you mean 'theme.json'?`, or where to look.
  let help: String
  /// Whether a file nearby has a similar name.
  let hasSuggestion: Bool

  /// Looks for a similar name in the directory that the path names.
  init(_ path: String, host: some FileSystem) {
    let (directory, name) = (path.parentDirectory, path.fileName)
    let names = (try? host.files(below: directory, depth: .one))?.files.map(\.fileName) ?? []
    // The ending alone makes no two names similar.
    let stem = Self.stem(name)
    let near = NearestName.suggestion(
      for: name, among: names.filter { NearestName.isNear(stem, Self.stem($0), atMost: max(1, (stem.count + 1) / 3)) })
    hasSuggestion = near != nil
    if let near {
      help = "did you mean '\(path.dropLast(name.count))\(near)'?"
    } else if host.kind(of: directory) != .directory {
      help = "there is no directory '\(directory)' either"
    } else {
      help = "name a theme, a directory, a colour such as '#2166ac', or '-' for standard input"
    }
  }

  /// `theme` of `theme.tokens.json`; all of a name that begins with its only point.
  private static func stem(_ name: String) -> String {
    let first = name.split(separator: ".", omittingEmptySubsequences: false).first.map(String.init) ?? ""
    return first.isEmpty ? name : first
  }
}
