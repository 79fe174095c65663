import SafeText

/// The language of the text of the data, which the page's own words are beside: a tag of BCP 47.
package struct DataLanguage: Hashable, Sendable {
  /// `ar`, `zh-Hant`.
  package let tag: String

  /// Languages that are written from right to left unless a script says otherwise (Unicode CLDR 48, `characterOrder`).
  private static let rightToLeft: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
  private static let scripts: Set<String> = ["adlm", "arab", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa"]

  /// Nil for what has not the form of a tag (RFC 5646, 2.1): subtags of letters and digits, eight at most, a language of letters first.
  package init?(_ tag: String) {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...8).contains(first.utf8.count),
      first.utf8.allSatisfy({ $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }),
      parts.dropFirst().allSatisfy({
        (1...8).contains($0.utf8.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      })
    else { return nil }
    self.tag = tag
  }

  /// Whether it is written from right to left.
  package var isRightToLeft: Bool {
    let parts = tag.lowercased().split(separator: "-")
    if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return Self.scripts.contains(String(script))
    }
    return Self.rightToLeft.contains(String(parts[0]))
  }

  /// Of an element that holds text of the data.
  var attributes: HTML { " lang=\"\(tag)\" dir=\"\(isRightToLeft ? "rtl" : "ltr")\"" }
}
