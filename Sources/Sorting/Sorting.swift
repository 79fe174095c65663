// The standard library's merge sort is compiled again for every closure that it is given: 130 times, 400 KB of the command. These
// functions have the names of the standard library's and stand in their place where this module is imported; what they sort
// are positions, by one copy.

extension Sequence {
  /// The elements in order; those of which neither comes first stay in theirs.
  ///
  /// - Parameter precedes: Whether the first element comes before the second: a strict weak order.
  /// - Throws: What `precedes` throws.
  package func sorted(by precedes: (Element, Element) throws -> Bool) rethrows -> [Element] {
    let elements = Array(self)
    guard elements.count > 1 else { return elements }
    return try Positions.sorted(elements.count) { try precedes(elements[$0], elements[$1]) }.map { elements[$0] }
  }
}

extension Array {
  /// Puts the elements in order; those of which neither comes first stay in theirs.
  ///
  /// - Parameter precedes: Whether the first element comes before the second: a strict weak order.
  /// - Throws: What `precedes` throws.
  package mutating func sort(by precedes: (Element, Element) throws -> Bool) rethrows {
    self = try sorted(by: precedes)
  }
}

private enum Positions {
  /// The numbers below `count` in order.
  @inline(never)
  static func sorted(_ count: Int, by precedes: (Int, Int) throws -> Bool) rethrows -> [Int] {
    var positions = Array(0..<count)
    try unsafe positions.withUnsafeMutableBufferPointer { try unsafe $0.sort(by: precedes) }
    return positions
  }
}
