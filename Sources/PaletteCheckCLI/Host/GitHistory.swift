import FileAccess
import Synchronization

/// The history of a repository as git tells it.
///
/// Only commands that read objects and the index run, with what a repository's own configuration could make them run switched
/// off: no hook, no file system monitor, no filter, no textconv, no external diff, no fetch of missing objects.
final class GitHistory: RepositoryHistory {
  /// What leads git to the repository.
  private let place: [String]
  /// Real path of a directory that git itself is not taken from.
  private let boundary: String
  /// Who asks git for contents: as many as read at once on most machines. Engineering choice.
  private let readers = (0..<4).map { _ in ObjectReaderSlot() }

  init(_ root: String, outside boundary: String) {
    self.boundary = boundary
    // What is kept of a submodule says where its files would be, and git would go there.
    let isKept = !FileAccess.exists(root.appendingStep(".git"))
    place = ["-C", root] + (isKept ? ["--git-dir=.", "--work-tree=."] : [])
  }

  func bases(of reference: String) throws(HostError) -> [String] {
    let commit = try commit(reference)
    let bases = try git(["merge-base", "--all", commit, "HEAD"])
    if bases.code == 0 { return bases.lines }
    if try self.commit(of: "HEAD") == nil { throw HostError("has no commit yet, so there is no earlier state") }
    if try isShallow {
      throw HostError(
        "is a shallow clone without a commit that '\(reference)' and HEAD share; fetch the history with 'git fetch --unshallow', with actions/checkout by 'fetch-depth: 0'"
      )
    }
    throw HostError("has no commit that '\(reference)' and HEAD share; name a commit from the history of HEAD")
  }

  /// The commit that a reference means, where it means one.
  private func commit(_ reference: String) throws(HostError) -> String {
    try GitMeanings(of: reference) { arguments throws(HostError) in try git(arguments).lines }.requireOne()
    if let commit = try commit(of: reference) { return commit }
    if try isShallow {
      throw HostError(
        "is a shallow clone without '\(reference)'; fetch it with 'git fetch --unshallow', with actions/checkout by 'fetch-depth: 0'"
      )
    }
    throw HostError("has no commit '\(reference)'; name a commit, a branch or a tag, or fetch it first")
  }

  /// The commit of a name; nil for one that there is not.
  private func commit(of name: String) throws(HostError) -> String? {
    let named = try git(["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"])
    // Whatever is wrong with the repository itself, git says with 128.
    if named.code > 1, !named.errors.isEmpty { throw try failure(named) }
    return named.code == 0 ? named.lines.first : nil
  }

  private var isShallow: Bool {
    get throws(HostError) { try git(["rev-parse", "--is-shallow-repository"]).lines == ["true"] }
  }

  /// What a run of git says that went wrong; in a partial clone, what fetches the objects that it lacks.
  private func failure(_ answer: Answer) throws(HostError) -> HostError {
    try isPartial ? Self.lacking : answer.failure
  }

  private var isPartial: Bool {
    get throws(HostError) { try git(["config", "--get-regexp", "^remote\\..*\\.promisor$"]).code == 0 }
  }

  fileprivate static let lacking = HostError(
    "lacks an object of this commit; fetch it with 'git fetch --refetch --no-filter', with actions/checkout without 'filter'"
  )

  func entries(of commit: String) throws(HostError) -> [CommitEntry] {
    let answer = try git(["ls-tree", "-r", "-z", "--full-tree", commit])
    guard answer.code == 0 else { throw try failure(answer) }
    return answer.output.split(separator: 0).compactMap { record in
      // `100644 blob 5c0f…<TAB>tokens/base.json`
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let facts = String(decoding: record[..<tab], as: UTF8.self).split(separator: " ")
      guard facts.count == 3 else { return nil }
      let kind: CommitEntry.Kind = facts[0] == "120000" ? .link : facts[1] == "commit" ? .repository : .file
      return CommitEntry(kind, object: String(facts[2]), path: PathText.text(record[record.index(after: tab)...]))
    }
  }

  func bytes(of entry: CommitEntry) throws(HostError) -> [UInt8] {
    for slot in readers {
      if let bytes = try slot.reader.withLockIfAvailable({ reader throws(HostError) in try read(entry, &reader) }) {
        return bytes
      }
    }
    return try readers[0].reader.withLock { reader throws(HostError) in try read(entry, &reader) }
  }

  private func read(_ entry: CommitEntry, _ reader: inout ObjectReader?) throws(HostError) -> [UInt8] {
    let open: ObjectReader
    if let reader { open = reader } else { open = ObjectReader(try child(["cat-file", "--batch"])) }
    reader = open
    do throws(HostError) {
      return try open.bytes(of: entry.object)
    } catch {
      // git says that an object is missing, or ends where it may not fetch it.
      reader = nil
      throw try isPartial ? Self.lacking : error
    }
  }

  func renames(since commit: String) throws(HostError) -> [(now: String, then: String)] {
    let answer = try git([
      "diff-index", "--cached", "-M", Self.renameLimit, "--diff-filter=R", "--name-status", "-z", "--no-ext-diff",
      "--no-textconv", "--ignore-submodules=all", commit, "--",
    ])
    guard answer.code == 0 else { throw try failure(answer) }
    let fields = answer.output.split(separator: 0, omittingEmptySubsequences: false).map { PathText.text($0) }
    // `R087`, the name then, the name now.
    return stride(from: 0, to: fields.count - 2, by: 3).map { (now: fields[$0 + 2], then: fields[$0 + 1]) }
  }

  /// What a finished run of git printed.
  private struct Answer {
    let code: Int32
    let output, errors: [UInt8]

    var lines: [String] { String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init) }

    var failure: HostError {
      let line = String(decoding: errors.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      return HostError("cannot be read by git: \(line.isEmpty ? "exit code \(code)" : line)")
    }
  }

  private func git(_ arguments: [String]) throws(HostError) -> Answer {
    let child = try child(arguments)
    do throws(FileError) {
      var output: [UInt8] = []
      while true {
        let piece = try child.next()
        if piece.isEmpty { break }
        output += piece
      }
      let end = child.end()
      return Answer(code: end.code, output: output, errors: end.errors)
    } catch {
      throw HostError("'\(error.path)' \(error.reason)")
    }
  }

  private func child(_ arguments: [String]) throws(HostError) -> ChildProcess {
    do throws(FileError) {
      return try ChildProcess(
        "git", Self.caution + place + arguments, environment: Self.environment, outside: boundary,
        patience: Self.patience)
    } catch {
      throw HostError("cannot be compared: '\(error.path)' \(error.reason); install git")
    }
  }

  /// Seconds without a word of git after which it is ended; reading a large repository from a slow disk takes some. Engineering
  /// choice.
  private static let patience = 60
  /// Files without a namesake, on either side, that are compared with each other: the usual number of git, git-config(1),
  /// `diff.renameLimit`, whatever a repository's configuration says.
  private static let renameLimit = "-l1000"

  /// What a repository's configuration could name for git to run, gitconfig(5).
  private static let caution = [
    "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "protocol.allow=never",
  ]

  /// Hooks hand down the repository that they run for; here the root says which one is meant.
  private static let environment: [String: String?] = [
    "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_PREFIX": nil, "GIT_NAMESPACE": nil, "GIT_EXTERNAL_DIFF": nil,
    "GIT_INDEX_FILE": nil, "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1",
    "GIT_NO_REPLACE_OBJECTS": "1", "LC_ALL": "C",
  ]
}

/// A place for one process that hands out contents.
private final class ObjectReaderSlot: Sendable {
  let reader = Mutex<ObjectReader?>(nil)
}

/// A process that hands out the contents of objects, one after the other: git-cat-file(1), "BATCH OUTPUT".
private final class ObjectReader {
  private let child: ChildProcess
  /// What was read ahead.
  private var rest: ArraySlice<UInt8> = []

  init(_ child: ChildProcess) { self.child = child }

  func bytes(of object: String) throws(HostError) -> [UInt8] {
    do throws(FileError) { try child.write(Array((object + "\n").utf8)) } catch { throw Self.ended }
    // `5c0f… blob 1234`, or `5c0f… missing` in a partial clone.
    let header = try line().split(separator: " ")
    guard header.count == 3, let size = Int(header[2]) else {
      throw GitHistory.lacking
    }
    while rest.count <= size { try fill() }
    defer { rest = rest.dropFirst(size + 1) }
    return Array(rest.prefix(size))
  }

  private func line() throws(HostError) -> String {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = rest[(end + 1)...] }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      try fill()
    }
  }

  private func fill() throws(HostError) {
    do throws(FileError) {
      let piece = try child.next()
      if !piece.isEmpty {
        rest += piece
        return
      }
    } catch {}
    throw Self.ended
  }

  private static let ended = HostError("cannot be read: git ended early")
}
