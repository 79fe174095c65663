import FileAccess
import Testing

struct StopwatchTests {
  @Test func `time never goes back`() {
    let stopwatch = Stopwatch()
    var last = Duration.zero
    for _ in 0..<1_000 {
      let elapsed = stopwatch.elapsed
      #expect(elapsed >= last)
      last = elapsed
    }
    #expect(last > .zero)
  }
}
