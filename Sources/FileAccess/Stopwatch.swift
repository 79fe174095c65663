#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures time that passes, whatever happens to the system's clock.
///
/// `ContinuousClock` would do, but is a part of the concurrency library, which the command needs for nothing else.
package struct Stopwatch: Sendable {
  private let start = Self.now

  /// Starts.
  package init() {}

  /// The time since the start.
  package var elapsed: Duration { Self.now - start }

  private static var now: Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
