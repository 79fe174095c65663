/// A word of a command that is there to be copied.
package enum ShellWord {
  /// The word as a POSIX shell takes it (IEEE Std 1003.1, section 2.2.2).
  ///
  /// - Parameter always: Whether to quote a word that the shell would take as it is.
  package static func text(_ word: String, always: Bool = false) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "./_-+:@%".utf8.contains(byte)
      }
    }
    return isPlain && !always ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
  }
}
