/// The folders among the files of a directory that Tokens Studio keeps its sets in, each one input.
struct StudioFolders {
  /// The file that describes each: `$themes.json`, or `$metadata.json` where there is none.
  let descriptions: [String]
  /// The files outside of them.
  let others: [String]
  /// The files in them that may be sets.
  let sets: [String]

  init(_ paths: [String]) {
    func folders(_ name: String) -> [String] {
      paths.filter { $0 == name || $0.hasSuffix("/" + name) }.map { String($0.dropLast(name.utf8.count)) }
    }
    let themes = folders("$themes.json")
    let metadata = folders("$metadata.json").filter { !themes.contains($0) }
    // A folder inside another one is a set of it.
    let all = themes + metadata
    let outermost = all.filter { folder in !all.contains { $0 != folder && folder.hasPrefix($0) } }
    descriptions = outermost.map { $0 + (themes.contains($0) ? "$themes.json" : "$metadata.json") }
    others = paths.filter { path in !outermost.contains(where: path.hasPrefix) }
    sets = paths.filter { path in
      outermost.contains(where: path.hasPrefix) && !path.fileName.hasPrefix("$") && path.hasSuffix(".json")
    }
  }
}
