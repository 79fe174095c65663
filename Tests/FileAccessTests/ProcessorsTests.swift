import FileAccess
import Synchronization
import Testing

struct ProcessorsTests {
  @Test(arguments: [0, 1, 2, 1_000])
  func `each number comes once`(count: Int) {
    let seen = Mutex<[Int]>([])
    Processors.perform(count) { number in seen.withLock { $0.append(number) } }
    #expect(seen.withLock { $0.sorted() } == Array(0..<count))
  }

  @Test func `work may itself run on all processors`() {
    let calls = Atomic(0)
    Processors.perform(50) { _ in
      Processors.perform(50) { _ in calls.add(1, ordering: .relaxed) }
    }
    #expect(calls.load(ordering: .relaxed) == 2_500)
  }

  @Test func `what is done is there for the caller afterwards`() {
    let squares = Mutex<[Int]>(Array(repeating: 0, count: 300))
    Processors.perform(300) { number in squares.withLock { $0[number] = number * number } }
    #expect(squares.withLock { $0 } == (0..<300).map { $0 * $0 })
  }
}
