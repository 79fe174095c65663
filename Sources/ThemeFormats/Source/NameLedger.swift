import SourceText
import Synchronization

/// Which of the names that a user gave were found in the files of a run: a name may be of one file and not of another,
/// but one that is in none is a mistake.
///
/// A class, because every reader of a run writes into the same one.
package final class NameLedger: Sendable {
  private struct State {
    var found: Set<String> = []
    var sought: Set<String> = []
    var known: Set<String> = []
  }

  private let state = Mutex(State())
  /// Names that are kept to suggest one of them; an engineering choice.
  private static let mostKnown = 20_000

  /// An empty one.
  package init() {}

  /// Writes down that a name was looked for in one file.
  ///
  /// - Parameter known: the names that are there, asked for when this one is not.
  package func look(_ name: String, isFound: Bool, among known: () -> [String]) {
    let isFull = state.withLock { $0.known.count >= Self.mostKnown }
    let others = isFound || isFull ? [] : known()
    state.withLock { state in
      state.sought.insert(name)
      if isFound { state.found.insert(name) }
      for other in others where state.known.count < Self.mostKnown { state.known.insert(other) }
    }
  }

  /// Whether a name was looked for and found nowhere.
  package func misses(_ name: String) -> Bool {
    state.withLock { $0.sought.contains(name) && !$0.found.contains(name) }
  }

  /// Whether a name was found in some file.
  package func finds(_ name: String) -> Bool { state.withLock { $0.found.contains(name) } }

  /// The names that begin so and are there where one was missing, sorted.
  package func known(beginning: String) -> [String] {
    state.withLock { $0.known.filter { $0.hasPrefix(beginning) } }.sorted()
  }

  /// A name near one that is missing; nil when none is near.
  package func suggestion(for name: String) -> String? {
    DidYouMean.name(for: name, among: state.withLock { $0.known }.sorted())
  }
}

/// The question at the end of a message about an unknown name.
enum DidYouMean {
  /// `did you mean 'background'?`, or nil when no name is near.
  ///
  /// A name that differs only in case and punctuation (`gradient-stop-1`, `gradientStop.1`) beats every other.
  static func phrase(for name: String, among names: [String]) -> String? {
    self.name(for: name, among: names).map { "did you mean '\($0)'?" }
  }

  /// The name that may have been meant; nil when none is near.
  static func name(for name: String, among names: [String]) -> String? {
    let bare = letters(name)
    if !bare.isEmpty, let same = names.first(where: { letters($0) == bare && $0 != name }) { return same }
    return NearestName.suggestion(for: name, among: names)
  }

  /// Whether a name is another with two letters wrong at most, or written in another case or with other punctuation.
  static func isMisspelling(_ name: String, of known: String) -> Bool {
    letters(name) == letters(known) || NearestName.isNear(name, known, atMost: 2)
  }

  private static func letters(_ name: String) -> [UInt8] {
    name.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: " "), UInt8(ascii: "/"): nil
      default: byte
      }
    }
  }
}
