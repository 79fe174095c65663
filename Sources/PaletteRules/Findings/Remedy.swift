extension Finding {
  /// The remedies in words: `and` joins those that belong together, `or` joins alternatives; empty without remedies.
  ///
  /// `mark 'loss' with a cross and 'growth' with a circle, or darken …`; counts the rest of a long list. Contains
  /// untrusted text.
  package var remedy: String { remedy(\.text) }

  /// The same without what the remedies achieve and why: `darken 'loss' to #676600`.
  package var briefRemedy: String { remedy(\.brief) }

  private func remedy(_ words: (Suggestion) -> String) -> String {
    var alternatives: [(number: Int, text: String, more: Int)] = []
    var named = 0
    for suggestion in suggestions {
      let text = words(suggestion)
      if let last = alternatives.last, last.number == suggestion.alternative {
        named += 1
        if named <= NamedList.shown {
          alternatives[alternatives.count - 1].text += " and " + text.dropping(verbOf: last.text)
        } else {
          alternatives[alternatives.count - 1].more += 1
        }
      } else {
        named = 1
        alternatives.append((suggestion.alternative, text, 0))
      }
    }
    return alternatives.map { $0.more > 0 ? "\($0.text) and \($0.more) more" : $0.text }
      .joined(separator: ", or ")
  }
}

extension String {
  /// The sentence without its first word when the other sentence starts with the same word.
  fileprivate func dropping(verbOf other: String) -> Substring {
    guard let end = firstIndex(of: " "), other.hasPrefix(self[...end]) else { return self[...] }
    return self[index(after: end)...]
  }
}
