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
