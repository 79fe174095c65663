/// Paths as one directory names them: those of what lies elsewhere climb with `..`, so that nobody's machine is in them.
struct RelativePath {
  /// Real path of the directory.
  let directory: String
  let host: any CommandHost

  /// The path from the directory on, with forward slashes; as given, without `./`, for what is no file.
  func text(_ path: String) -> String {
    guard let real = host.realPath(path) else { return path.withoutCurrentDirectory }
    let (from, to) = (directory.split(separator: "/"), real.split(separator: "/"))
    let common = zip(from, to).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: from.count - common) + to[common...].map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}

extension String {
  /// The path without the steps that `..` takes back; as it is where that names something else, because a link lies on the way.
  func withoutDetours(_ host: any CommandHost) -> String {
    guard contains("..") else { return self }
    var steps: [Substring] = []
    for step in split(separator: "/") where step != "." {
      if step == "..", let last = steps.last, last != ".." { steps.removeLast() } else { steps.append(step) }
    }
    let short = (hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
    guard let real = host.realPath(self), host.realPath(short) == real else { return self }
    return short
  }

  /// The path without the `./` before it that says nothing.
  var withoutCurrentDirectory: String {
    var path = self[...]
    while path.hasPrefix("./"), path.utf8.count > 2 { path = path.dropFirst(2).drop { $0 == "/" } }
    return path.isEmpty ? self : String(path)
  }
}
