extension String {
  /// The text, or so many code points of its beginning and an ellipsis: names of a kilobyte make a page unreadable.
  func beginning(_ count: Int) -> String {
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return self }
    return String(scalars[..<end]) + "…"
  }
}
