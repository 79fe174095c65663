import Synchronization

/// Whether somebody still waits for a verdict or a repair: work that nobody waits for ends early, with whatever it has by then.
package final class Cancellation: Sendable {
  @TaskLocal private static var current: Cancellation?
  private let isSet = Atomic(false)

  package init() {}

  package func cancel() { isSet.store(true, ordering: .relaxed) }
  package var isCancelled: Bool { isSet.load(ordering: .relaxed) }

  /// Does work on this thread that ``cancel()`` ends.
  package func during<Result>(_ work: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: work)
  }

  /// Whether nobody waits for the work on this thread any more.
  static var isCancelled: Bool { current?.isCancelled ?? false }

  /// The work as it is done on another thread.
  package static func following<Input, Result>(
    _ work: @escaping @Sendable (Input) -> Result
  ) -> @Sendable (Input) -> Result {
    guard let current else { return work }
    return { input in current.during { work(input) } }
  }
}
