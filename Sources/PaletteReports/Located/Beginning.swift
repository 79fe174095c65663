extension String {
  /// The text, or its first code points and an ellipsis: names of a kilobyte would make a page unreadable.
  func beginning(_ count: Int) -> String {
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return self }
    return String(scalars[..<end]) + "…"
  }
}
