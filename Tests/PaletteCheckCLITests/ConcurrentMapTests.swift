import Synchronization
import Testing

@testable import PaletteCheckCLI

struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 2, 1_000])
  func `each element is transformed once, in order`(count: Int) {
    let calls = Atomic(0)
    let squares = Array(0..<count).concurrentMap { number in
      calls.add(1, ordering: .relaxed)
      return number * number
    }
    #expect(squares == (0..<count).map { $0 * $0 })
    #expect(calls.load(ordering: .relaxed) == count)
  }

  @Test func `a transform may itself map on all processors`() {
    let sums = Array(1...40).concurrentMap { Array(1...$0).concurrentMap { $0 }.reduce(0, +) }
    #expect(sums == (1...40).map { $0 * ($0 + 1) / 2 })
  }
}
