import FileAccess
import Synchronization

/// Lets large inputs be parsed one after the other: the tree of one takes far more memory than its text. Files that only lend
/// tokens to others take no turn; `ParsedFiles` bounds their trees.
///
/// A class, because all loaders of a run take turns.
final class LargeFileTurn: Sendable {
  private let turn = Mutex(())
  /// Bytes from which on a file is large. An engineering choice: nearly every theme has fewer, and two trees of so many take
  /// a tenth of the memory that a run may use.
  private static let large = 512 << 10

  /// Does the work at once for a small file, and alone for a large one.
  func take<Result: Sendable>(bytes: Int, _ work: () -> Result) -> Result {
    guard bytes >= Self.large else { return work() }
    return turn.withLock { _ in
      // What is left of the tree is scattered, and the next one would be built beside the gaps.
      defer { FileAccess.returnFreeMemory() }
      return work()
    }
  }
}
