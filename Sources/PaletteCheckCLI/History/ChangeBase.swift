import ArgumentParser
import SourceText

/// The commits that a change is compared with, one for each repository that holds an input.
struct ChangeBase {
  /// As the user names it.
  let reference: String
  let trees: [CommitTree]

  /// Finds the commits.
  ///
  /// - Parameters:
  ///   - since: A commit, a branch, or `auto` for what the CI system compares with.
  ///   - paths: What is judged.
  /// - Throws: `ValidationError` where there is nothing to compare with.
  init(_ since: String, of paths: [String], host: any CommandHost) throws(ValidationError) {
    let names = since == Self.automatic ? try Self.namesInCI(host) : [since]
    var roots: [String] = []
    for path in paths.isEmpty ? ["."] : paths {
      let root = RepositoryRoot(of: path, host: host).path
      guard host.kind(of: root.appendingStep(".git")) != nil else {
        throw ValidationError(
          "--since: '\(path)' is in no git repository; leave --since out, or record findings with 'palettecheck baseline write'"
        )
      }
      if !roots.contains(root) { roots.append(root) }
    }
    var (trees, used): ([CommitTree], String?) = ([], nil)
    for root in roots {
      let (name, tree) = try Self.tree(of: root, at: names, host)
      trees.append(tree)
      used = used ?? name
      for (path, commit) in tree.repositories {
        let inner = root.appendingStep(path.name)
        guard host.kind(of: inner.appendingStep(".git")) != nil, !roots.contains(inner) else { continue }
        trees.append(try Self.open(inner, commit, host))
      }
    }
    self.trees = trees
    reference = used ?? since
  }

  private static func tree(
    of root: String, at names: [String], _ host: any CommandHost
  ) throws(ValidationError) -> (name: String, tree: CommitTree) {
    let history = host.history(of: root)
    var failure: HostError?
    for name in names {
      do throws(HostError) {
        return (name, try CommitTree(root: root, commit: try history.base(of: name), history: history))
      } catch {
        failure = failure ?? error
      }
    }
    throw problem(root, failure ?? HostError("has no commit to compare with"), host)
  }

  private static func open(_ root: String, _ commit: String, _ host: any CommandHost) throws(ValidationError)
    -> CommitTree
  {
    do throws(HostError) {
      return try CommitTree(root: root, commit: commit, history: host.history(of: root))
    } catch {
      throw problem(root, error, host)
    }
  }

  private static func problem(_ root: String, _ error: HostError, _ host: any CommandHost) -> ValidationError {
    ValidationError("--since: the repository '\(root.relativeToWorkingDirectory(host))' \(error.message)")
  }

  /// Real paths now of the files that had another one, by that one.
  func renames(_ host: any CommandHost) throws(ValidationError) -> [String: String] {
    var renames: [String: String] = [:]
    for tree in trees {
      do throws(HostError) {
        for (now, then) in try tree.history.renames(since: tree.commit) {
          renames[tree.root.appendingStep(then)] = tree.root.appendingStep(now)
        }
      } catch {
        throw Self.problem(tree.root, error, host)
      }
    }
    return renames
  }

  /// What `--since` takes for the commit that the CI system compares with.
  static let automatic = "auto"

  /// The commit or branch that the CI system says a change is for; the first that the clone holds is taken.
  ///
  /// Sources: GitHub, "Variables reference" and "Webhook events and payloads" (`pull_request`, `push`); GitLab, "Predefined
  /// CI/CD variables reference".
  private static func namesInCI(_ host: any CommandHost) throws(ValidationError) -> [String] {
    func variable(_ name: String) -> String? { host.environment(name).flatMap { isCommit($0) ? $0 : nil } }
    var names: [String] = []
    if let target = variable("GITHUB_BASE_REF") { names.append("origin/" + target) }
    let event = host.environment("GITHUB_EVENT_PATH").flatMap { try? host.read($0, limit: 64 << 20) }
      .flatMap { try? JSONReader.read($0, .strict).root }
    if let event {
      names += [event["pull_request"]?["base"]?["sha"], event["before"]].compactMap { $0?.string }.filter(isCommit)
      if names.isEmpty, let usual = event["repository"]?["default_branch"]?.string { names.append("origin/" + usual) }
    }
    names += ["CI_MERGE_REQUEST_DIFF_BASE_SHA", "CI_COMMIT_BEFORE_SHA"].compactMap(variable)
    if names.isEmpty, let usual = variable("CI_DEFAULT_BRANCH") { names.append("origin/" + usual) }
    guard names.isEmpty else { return names }
    throw ValidationError(
      "--since auto finds no commit outside of GitHub Actions and GitLab CI; name one, such as --since origin/main")
  }

  /// Both systems write zeros where there is no commit, as for a branch that is new.
  private static func isCommit(_ name: String) -> Bool { !name.isEmpty && name.contains { $0 != "0" } }
}
