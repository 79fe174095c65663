import SourceText

/// The question at the end of a message about an unknown name.
enum DidYouMean {
  /// `did you mean 'background'?`, or nil when no name is near.
  ///
  /// A name that differs only in case and punctuation (`gradient-stop-1`, `gradientStop.1`) beats every other.
  static func phrase(for name: String, among names: [String]) -> String? {
    self.name(for: name, among: names).map { "did you mean '\($0)'?" }
  }

  /// The name that may have been meant; nil when none is near.
  static func name(for name: String, among names: [String]) -> String? {
    let bare = letters(name)
    if !bare.isEmpty, let same = names.first(where: { letters($0) == bare && $0 != name }) { return same }
    return NearestName.suggestion(for: name, among: names)
  }

  /// Whether a name is another with two letters wrong at most, or written in another case or with other punctuation.
  static func isMisspelling(_ name: String, of known: String) -> Bool {
    letters(name) == letters(known) || NearestName.isNear(name, known, atMost: 2)
  }

  private static func letters(_ name: String) -> [UInt8] {
    name.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: " "), UInt8(ascii: "/"): nil
      default: byte
      }
    }
  }
}
