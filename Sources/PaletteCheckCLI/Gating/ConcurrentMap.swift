import FileAccess
import Synchronization

extension Array where Element: Sendable {
  /// Transforms the elements on all processors; the results are in the order of the elements.
  func concurrentMap<Result: Sendable>(_ transform: @escaping @Sendable (Element) -> Result) -> [Result] {
    guard count > 1 else { return map(transform) }
    let results = Mutex<[Result?]>(Array<Result?>(repeating: nil, count: count))
    Processors.perform(count) { index in
      let result = transform(self[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
