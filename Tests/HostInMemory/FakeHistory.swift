import PaletteCheckCLI

/// Commits in memory: the files of each, by its name.
struct FakeHistory: RepositoryHistory {
  let commits: [String: [String: String]]
  /// The files of the working directory.
  let now: [String: String]

  func bases(of reference: String) throws(HostError) -> [String] {
    guard commits[reference] != nil else { throw HostError("has no commit '\(reference)'") }
    return [reference]
  }

  func entries(of commit: String) throws(HostError) -> [CommitEntry] {
    (commits[commit] ?? [:]).map { CommitEntry(object: "\(commit):\($0.key)", path: $0.key) }
  }

  func bytes(of entry: CommitEntry) throws(HostError) -> [UInt8] {
    let commit = String(entry.object.prefix { $0 != ":" })
    return Array((commits[commit]?[entry.path] ?? "").utf8)
  }

  /// Files of the same content under another name.
  func renames(since commit: String) throws(HostError) -> [(now: String, then: String)] {
    let then = commits[commit] ?? [:]
    return then.filter { now[$0.key] == nil }.sorted { $0.key < $1.key }.compactMap { old in
      now.filter { then[$0.key] == nil && $0.value == old.value }.map(\.key).min().map { (now: $0, then: old.key) }
    }
  }
}
