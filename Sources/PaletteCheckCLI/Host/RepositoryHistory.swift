/// What a repository held at earlier commits.
package protocol RepositoryHistory: Sendable {
  /// The commit that a change is compared with: where the current commit and the named one parted, their merge base.
  ///
  /// - Parameter reference: A commit, a branch or a tag.
  /// - Throws: ``HostError``, in words that say what is missing.
  func base(of reference: String) throws(HostError) -> String
  /// Everything that a commit holds, in no order.
  func entries(of commit: String) throws(HostError) -> [CommitEntry]
  func bytes(of entry: CommitEntry) throws(HostError) -> [UInt8]
  /// Files that have another name since a commit: the names now and then, relative to the root.
  func renames(since commit: String) throws(HostError) -> [(now: String, then: String)]
}

/// A file of a commit.
package struct CommitEntry: Hashable, Sendable {
  /// What a commit holds at a path.
  package enum Kind: Hashable, Sendable {
    case file, link
    /// A commit of another repository, a submodule.
    case repository
  }

  /// What it is.
  package var kind: Kind
  /// The name of its content; of a submodule that of its commit.
  package var object: String
  /// Relative to the root of the repository.
  package var path: String

  /// Creates an entry.
  package init(_ kind: Kind = .file, object: String, path: String) {
    (self.kind, self.object, self.path) = (kind, object, path)
  }
}
