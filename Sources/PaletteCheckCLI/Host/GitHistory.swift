import FileAccess
import Synchronization

/// The history of a repository as git tells it.
///
/// Only commands that read objects and the index run, with what a repository's own configuration could make them run switched
/// off: no hook, no file system monitor, no filter, no textconv, no external diff, no fetch of missing objects.
final class GitHistory: RepositoryHistory {
  /// The directory that holds `.git`.
  private let root: String
  /// Who asks git for contents: as many as read at once on most machines. Engineering choice.
  private let readers = (0..<4).map { _ in ObjectReaderSlot() }

  init(_ root: String) { self.root = root }

  func base(of reference: String) throws(HostError) -> String {
    let named = try git(["rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"])
    guard named.code == 0 else { throw try missing(reference, named) }
    let commit = named.firstLine
    let base = try git(["merge-base", commit, "HEAD"])
    if base.code == 0 { return base.firstLine }
    if try git(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]).code != 0 {
      throw HostError("has no commit yet, so there is no earlier state")
    }
    if try isShallow {
      throw HostError(
        "is a shallow clone without a commit that '\(reference)' and HEAD share; fetch the history with 'git fetch --unshallow', with actions/checkout by 'fetch-depth: 0'"
      )
    }
    throw HostError("has no commit that '\(reference)' and HEAD share; name a commit from the history of HEAD")
  }

  private func missing(_ reference: String, _ answer: Answer) throws(HostError) -> HostError {
    // Whatever is wrong with the repository itself, git says with 128.
    if answer.code != 1, !answer.errors.isEmpty { return answer.failure }
    if try isShallow {
      return HostError(
        "is a shallow clone without '\(reference)'; fetch it with 'git fetch --unshallow', with actions/checkout by 'fetch-depth: 0'"
      )
    }
    return HostError("has no commit '\(reference)'; name a commit, a branch or a tag, or fetch it first")
  }

  private var isShallow: Bool {
    get throws(HostError) { try git(["rev-parse", "--is-shallow-repository"]).firstLine == "true" }
  }

  func entries(of commit: String) throws(HostError) -> [CommitEntry] {
    let answer = try git(["ls-tree", "-r", "-z", "--full-tree", commit])
    guard answer.code == 0 else { throw answer.failure }
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
    return try open.bytes(of: entry.object)
  }

  func renames(since commit: String) throws(HostError) -> [(now: String, then: String)] {
    let answer = try git([
      "diff-index", "--cached", "-M", "--diff-filter=R", "--name-status", "-z", "--no-ext-diff", "--no-textconv",
      "--ignore-submodules=all", commit, "--",
    ])
    guard answer.code == 0 else { throw answer.failure }
    let fields = answer.output.split(separator: 0, omittingEmptySubsequences: false).map { PathText.text($0) }
    // `R087`, the name then, the name now.
    return stride(from: 0, to: fields.count - 2, by: 3).map { (now: fields[$0 + 2], then: fields[$0 + 1]) }
  }

  /// What a finished run of git printed.
  private struct Answer {
    let code: Int32
    let output, errors: [UInt8]

    var firstLine: String { String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) }

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
      return try ChildProcess("git", Self.caution + ["-C", root] + arguments, environment: Self.environment)
    } catch {
      throw HostError("cannot be compared: '\(error.path)' \(error.reason); install git")
    }
  }

  /// What a repository's configuration could name for git to run, gitconfig(5).
  private static let caution = [
    "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "protocol.allow=never",
  ]

  /// Hooks hand down the repository that they run for; here the root says which one is meant.
  private static let environment: [String: String?] = [
    "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_PREFIX": nil, "GIT_NAMESPACE": nil, "GIT_EXTERNAL_DIFF": nil,
    "GIT_INDEX_FILE": nil, "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1",
    "LC_ALL": "C",
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
      throw HostError("lacks an object of this commit; fetch it with 'git fetch --refetch'")
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
