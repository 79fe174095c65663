import SourceText
import Synchronization

/// What was made of the files that references reach: each is parsed once in a run, however many themes refer to it.
///
/// A class, because every reader of a run looks into the same one.
package final class ParsedFiles: Sendable {
  private struct Parsed {
    /// Kept, so that no other file gets its identity.
    let file: SourceFile
    let value: any Sendable
  }

  private struct State {
    var parsed: [ObjectIdentifier: Parsed] = [:]
    var bytes = 0
  }

  private let state = Mutex(State())
  /// Bytes of the files whose values are kept; further files are parsed each time. An engineering choice: a tree of tokens
  /// takes about ten times the memory of its text.
  private static let mostBytes = 8 << 20

  /// An empty one.
  package init() {}

  /// What a file holds, parsed if it is not known. One kind of value is asked for only.
  func value<Value: Sendable>(of file: SourceFile, parsing parse: () -> Value) -> Value {
    let key = ObjectIdentifier(file)
    if let known = state.withLock({ $0.parsed[key] }), let value = known.value as? Value { return value }
    let value = parse()
    state.withLock { state in
      guard state.bytes + file.bytes.count <= Self.mostBytes else { return }
      state.bytes += file.bytes.count
      state.parsed[key] = Parsed(file: file, value: value)
    }
    return value
  }
}
