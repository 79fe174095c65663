import SourceText

/// What a name can mean in a repository. git takes the first of several meanings, a tag before a branch before that of a remote: a
/// change that brings a tag `origin/main` would be compared with itself.
struct GitMeanings {
  private let name: String
  private let found: [Meaning]
  /// Whether the name begins with that of a remote: `origin/main`.
  private let isOfRemote: Bool

  private struct Meaning {
    /// In full: `refs/tags/origin/main`; of a commit its hash.
    let reference: String
    let commit: String
  }

  /// - Parameter ask: The lines that git answers.
  init(of reference: String, ask: ([String]) throws(HostError) -> [String]) throws(HostError) {
    // `main~2`, `main^`, `main@{1}`, `main:file`.
    let end = reference.firstIndex { "~^:".contains($0) } ?? reference.endIndex
    let name = String(reference[..<(reference.firstRange(of: "@{")?.lowerBound ?? end)].prefix { !"~^:".contains($0) })
    self.name = name
    let hexDigits = name.allSatisfy { $0.isHexDigit } ? name.count : 0
    // What git keeps under these names comes before every branch and tag, and so does a whole hash.
    guard !name.isEmpty, name != "@", name.contains("/") || !name.hasSuffix("HEAD"), ![40, 64].contains(hexDigits)
    else {
      (found, isOfRemote) = ([], false)
      return
    }
    let full = [
      name, "refs/" + name, "refs/tags/" + name, "refs/heads/" + name, "refs/remotes/" + name,
      "refs/remotes/\(name)/HEAD",
    ]
    func meanings(of full: [String]) throws(HostError) -> [Meaning] {
      var meanings: [Meaning] = []
      for line in try ask(["for-each-ref", "--format=%(refname)", "--"] + full) where full.contains(line) {
        let commit = try ask(["rev-parse", "--verify", "--quiet", "--end-of-options", line + "^{commit}"]).first
        meanings.append(Meaning(reference: line, commit: commit ?? ""))
      }
      return meanings
    }
    var found = try meanings(of: full)
    if hexDigits >= 4, !found.isEmpty {
      found += try ask(["rev-parse", "--disambiguate=" + name]).map { Meaning(reference: $0, commit: $0) }
    }
    let remotes = found.isEmpty ? [] : try ask(["remote"])
    isOfRemote = name.contains("/") && remotes.contains { name.hasPrefix($0 + "/") }
    // A clone of a CI system has the branch of the remote alone: a tag of its name is not what anybody means.
    if found.map(\.reference) == ["refs/tags/" + name] {
      found += try meanings(of: remotes.map { "refs/remotes/\($0)/\(name)" })
    }
    self.found = found
  }

  /// - Throws: ``HostError`` where the name means several commits, or none of those that its form promises.
  func requireOne() throws(HostError) {
    if found.contains(where: { $0.reference == name }) { return }
    if Set(found.map(\.commit)).count > 1 {
      let meanings = found.map { "\($0.reference) (\($0.commit.prefix(10)))" }.joined(separator: " and ")
      throw HostError("has several meanings of '\(name)': \(meanings); name one in full, such as \(example)")
    }
    let promised = name.hasPrefix("refs/") ? name : isOfRemote ? "refs/remotes/" + name : nil
    if let promised, let other = found.first, !other.reference.hasPrefix(promised) {
      throw HostError("has no '\(promised)', but \(other.reference); fetch the branch, or name the other in full")
    }
  }

  private var example: String { found.last { $0.reference.hasPrefix("refs/") }?.reference ?? name }
}
