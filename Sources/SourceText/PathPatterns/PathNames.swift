/// Paths cut by their bytes. Swift's letters join a slash with a combining mark behind it, and a name may begin with one.
extension StringProtocol {
  /// The names between the slashes, empty ones left out.
  package var pathNames: [Substring] {
    Substring(self).utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
  }

  /// The text after the last slash.
  package var fileName: String {
    let bytes = Substring(self).utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return String(self) }
    return String(Substring(bytes[bytes.index(after: slash)...]))
  }

  /// Whether the path begins with these bytes.
  package func begins(with start: some StringProtocol) -> Bool { utf8.starts(with: start.utf8) }
}
