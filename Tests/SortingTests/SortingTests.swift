import Sorting
import Testing

@Suite struct SortingTests {
  /// Numbers that look random and are the same each time: x → 16807 x mod 2³¹ − 1, after Park and Miller, CACM 31 (1988).
  private static func numbers(_ count: Int) -> [(key: Int, place: Int)] {
    var number = 1
    return (0..<count).map { place in
      number = number * 16807 % 2_147_483_647
      return (number % 50, place)
    }
  }

  @Test(arguments: [0, 1, 2, 3, 31, 32, 33, 64, 1000])
  func `elements are in order, and equal ones stay in theirs`(_ count: Int) {
    let unsorted = Self.numbers(count)
    let sorted = unsorted.sorted { $0.key < $1.key }
    #expect(sorted.count == count)
    for (a, b) in zip(sorted, sorted.dropFirst()) { #expect((a.key, a.place) < (b.key, b.place)) }
    var inPlace = unsorted
    inPlace.sort { $0.key < $1.key }
    #expect(inPlace.map(\.place) == sorted.map(\.place))
  }

  @Test func `any sequence is sorted`() {
    #expect(["b": 2, "a": 1, "c": 0].sorted { $0.value < $1.value }.map(\.key) == ["c", "a", "b"])
    #expect(String("palette".sorted { $0 > $1 }) == "ttpleea")
  }

  private struct Refusal: Error {}

  @Test func `what a comparison throws comes out`() {
    #expect(throws: Refusal.self) { try [2, 1].sorted { _, _ in throw Refusal() } }
  }
}
