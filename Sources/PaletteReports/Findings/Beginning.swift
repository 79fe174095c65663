extension String {
  /// The text, or its first code points and an ellipsis: names of a kilobyte would make a page unreadable.
  func beginning(_ count: Int) -> String {
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return self }
    return String(scalars[..<end]) + "…"
  }

  /// A path, or its first and last code points around an ellipsis: the file that it names stays.
  func withoutMiddle(_ count: Int) -> String {
    guard unicodeScalars.count > count else { return self }
    let head = count / 3
    return String(unicodeScalars.prefix(head)) + "…" + String(unicodeScalars.suffix(count - head))
  }
}
