import ArgumentParser
import SourceText

/// The commits that a change is compared with, for each repository that holds an input.
struct ChangeBase {
  /// As the user names it.
  let reference: String
  /// The files at each of the commits: several where histories are crossed. A submodule has the commit that its repository records.
  let states: [[CommitTree]]
  /// Paths of submodules that are not checked out, and of whose files git keeps nothing here.
  private(set) var absent: [String] = []
  /// Real paths of submodules that are not checked out, though the repository lists them.
  private(set) var missed: [String] = []

  /// Finds the commits.
  ///
  /// - Parameters:
  ///   - since: A commit, a branch, or `auto` for what the CI system compares with.
  ///   - paths: What is judged.
  /// - Throws: `ValidationError` where there is nothing to compare with.
  init(_ since: String, of paths: [String], host: any CommandHost) throws(ValidationError) {
    let names = since == Self.automatic ? try Self.namesInCI(host) : [since]
    let working = host.realPath(".") ?? "/"
    var roots: [String] = []
    for path in paths.isEmpty ? ["."] : paths {
      // Whoever works in a submodule means its commits; elsewhere the names are those of the repository that holds it.
      let root = RepositoryRoot(of: path, host: host).outer { working != $0 && !working.isPath(below: $0) }.path
      guard host.kind(of: root.appendingStep(".git")) != nil else {
        throw ValidationError(
          "--since: '\(path)' is in no git repository; leave --since out, or record findings with 'palettecheck baseline write'"
        )
      }
      if !roots.contains(root) { roots.append(root) }
    }
    var (trees, used): ([[CommitTree]], String?) = ([], nil)
    for root in roots {
      let (name, found) = try Self.trees(of: root, at: names, host)
      trees.append(found)
      used = used ?? name
    }
    var states: [[CommitTree]] = []
    var lacking: (absent: [String], missed: [String]) = ([], [])
    for index in 0..<(trees.map(\.count).max() ?? 0) {
      var state = trees.map { $0[min(index, $0.count - 1)] }
      for tree in state { try Self.addSubmodules(of: tree, to: &state, &lacking, host) }
      states.append(state)
    }
    (self.states, absent, missed) = (states, lacking.absent, lacking.missed)
    let named = used ?? since
    reference =
      since == Self.automatic && named.hasPrefix(Self.remote) ? "origin/" + named.dropFirst(Self.remote.count) : named
  }

  private static func trees(
    of root: String, at names: [String], _ host: any CommandHost
  ) throws(ValidationError) -> (name: String, trees: [CommitTree]) {
    let history = history(of: root, in: root, host)
    var failure: HostError?
    for name in names {
      do throws(HostError) {
        var trees: [CommitTree] = []
        for commit in try history.bases(of: name) {
          trees.append(try CommitTree(root: root, commit: commit, history: history))
        }
        return (name, trees)
      } catch {
        failure = failure ?? error
      }
    }
    throw problem(root, failure ?? HostError("has no commit to compare with"), host)
  }

  /// Adds the commits that a tree records for its submodules: of one that has moved, by the path that it had.
  private static func addSubmodules(
    of tree: CommitTree, to state: inout [CommitTree], _ lacking: inout (absent: [String], missed: [String]),
    _ host: any CommandHost
  ) throws(ValidationError) {
    guard !tree.repositories.isEmpty else { return }
    let then = Submodules(
      try asking(tree.now, host) { () throws(HostError) in try tree.text(of: Submodules.file) ?? "" })
    let now = Submodules(of: tree.now, host: host)
    for (path, commit) in tree.repositories {
      let (before, name) = (tree.root.appendingStep(path.name), then.paths.first { $0.value == path.name }?.key)
      let place = tree.now.appendingStep(name.flatMap { now.paths[$0] } ?? path.name)
      guard !state.contains(where: { $0.root == before }) else { continue }
      let kept = tree.now.appendingStep(".git/modules/" + (name ?? path.name))
      let isHere = host.kind(of: place.appendingStep(".git")) != nil
      guard isHere || host.kind(of: kept) == .directory else {
        let shown = place.relativeToWorkingDirectory(host)
        if !lacking.absent.contains(shown) { lacking.absent.append(shown) }
        continue
      }
      if !isHere, name.flatMap({ now.paths[$0] }) != nil { lacking.missed.append(place) }
      let inner = try asking(place, host) { () throws(HostError) in
        try CommitTree(
          root: before, now: place, isHere: isHere, commit: commit,
          history: history(of: isHere ? place : kept, in: tree.now, host))
      }
      state.append(inner)
      try addSubmodules(of: inner, to: &state, &lacking, host)
    }
  }

  /// - Parameter root: That of the repository, or of the one around it.
  private static func history(
    of place: String, in root: String, _ host: any CommandHost
  ) -> any RepositoryHistory {
    host.history(of: place, outside: RepositoryRoot(path: root, host: host).outermost.path)
  }

  /// What git answers, or why the comparison cannot be.
  private static func asking<Answer>(
    _ root: String, _ host: any CommandHost, _ ask: () throws(HostError) -> Answer
  ) throws(ValidationError) -> Answer {
    do throws(HostError) { return try ask() } catch { throw problem(root, error, host) }
  }

  static func problem(_ root: String, _ error: HostError, _ host: any CommandHost) -> ValidationError {
    ValidationError("--since: the repository '\(root.relativeToWorkingDirectory(host))' \(error.message)")
  }

  /// Real paths now of the files of a state that had another one, by that one.
  static func renames(_ state: [CommitTree], _ host: any CommandHost) throws(ValidationError) -> [String: String] {
    var renames: [String: String] = [:]
    for tree in state {
      if tree.root != tree.now {
        for entry in tree.files.values {
          renames[tree.root.appendingStep(entry.path)] = tree.now.appendingStep(entry.path)
        }
      }
      guard tree.isHere else { continue }
      let moved = try asking(tree.now, host) { () throws(HostError) in try tree.history.renames(since: tree.commit) }
      for (now, then) in moved { renames[tree.root.appendingStep(then)] = tree.now.appendingStep(now) }
    }
    return renames
  }

  /// What `--since` takes for the commit that the CI system compares with.
  static let automatic = "auto"
  /// Where branches of the remote are, whatever tags and branches of their names there are here.
  private static let remote = "refs/remotes/origin/"

  /// The commit or branch that the CI system says a change is for; the first that the clone holds is taken.
  ///
  /// Sources: GitHub, "Variables reference" and "Webhook events and payloads" (`pull_request`, `push`); GitLab, "Predefined
  /// CI/CD variables reference".
  private static func namesInCI(_ host: any CommandHost) throws(ValidationError) -> [String] {
    func variable(_ name: String) -> String? { host.environment(name).flatMap { isCommit($0) ? $0 : nil } }
    var names: [String] = []
    if let target = variable("GITHUB_BASE_REF") { names.append(remote + target) }
    let event = host.environment("GITHUB_EVENT_PATH").flatMap { try? host.read($0, limit: 64 << 20) }
      .flatMap { try? JSONReader.read($0, .strict).root }
    if let event {
      names += [event["pull_request"]?["base"]?["sha"], event["before"]].compactMap { $0?.string }.filter(isCommit)
      if names.isEmpty, let usual = event["repository"]?["default_branch"]?.string { names.append(remote + usual) }
    }
    names += ["CI_MERGE_REQUEST_DIFF_BASE_SHA", "CI_COMMIT_BEFORE_SHA"].compactMap(variable)
    if names.isEmpty, let usual = variable("CI_DEFAULT_BRANCH") { names.append(remote + usual) }
    guard names.isEmpty else { return names }
    throw ValidationError(
      "--since auto finds no commit outside of GitHub Actions and GitLab CI; name one, such as --since origin/main")
  }

  /// Both systems write zeros where there is no commit, as for a branch that is new.
  private static func isCommit(_ name: String) -> Bool { !name.isEmpty && name.contains { $0 != "0" } }
}
