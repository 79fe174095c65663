extension Array {
  /// No more than so many: of each stretch the lowest and the highest, in the order in which they come, so that no peak is
  /// lost. A stretch without any value stays a gap.
  ///
  /// - Parameters:
  ///   - most: 2 or more.
  ///   - level: How high an element is; nil for a gap.
  func thinned(to most: Int, by level: (Element) -> Double?) -> [Element] {
    guard count > most else { return self }
    let stretches = most / 2
    return (0..<stretches).flatMap { stretch -> [Element] in
      let part = count * stretch / stretches..<count * (stretch + 1) / stretches
      let levels = part.compactMap { place in level(self[place]).map { (place, $0) } }
      guard let low = levels.min(by: { $0.1 < $1.1 })?.0, let high = levels.max(by: { $0.1 < $1.1 })?.0 else {
        return [self[part.lowerBound]]
      }
      return low == high ? [self[low]] : [self[Swift.min(low, high)], self[Swift.max(low, high)]]
    }
  }
}
