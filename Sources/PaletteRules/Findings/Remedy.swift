import SourceText

extension Finding {
  /// The remedies in words: `and` joins those that belong together, `or` joins alternatives; empty without remedies.
  ///
  /// `mark 'loss' with a cross and 'growth' with a circle, or darken …`; counts the rest of a long list. Contains
  /// untrusted text.
  package var remedy: String { remedy(\.whole) }

  /// The same without what the remedies achieve and why: `darken 'loss' to #676600`.
  package var briefRemedy: String { remedy(\.action) }

  private func remedy(_ words: (Suggestion) -> String) -> String {
    let alternatives = suggestions.grouped(by: \.alternative).map(\.members)
    // A doubt about each of several is said once, behind them.
    let doubt = suggestions.first.flatMap { first in suggestions.allSatisfy(\.isUnchecked) ? first.doubt : nil }
    let texts = alternatives.map { together in
      let shared = together.allSatisfy(\.isUnchecked) ? together[0].doubt : nil
      let texts = together.map { words($0) + (shared == nil ? $0.doubt : "") }
      let rest = texts[1...].prefix(NamedList.shown - 1).map { " and " + $0.dropping(verbOf: texts[0]) }
      let more = texts.count > NamedList.shown ? " and \(texts.count - NamedList.shown) more" : ""
      return texts[0] + rest.joined() + more + (doubt == nil ? shared ?? "" : "")
    }
    return texts.joined(separator: ", or ") + (doubt ?? "")
  }
}

extension String {
  /// The sentence without its first word when the other sentence starts with the same word.
  fileprivate func dropping(verbOf other: String) -> Substring {
    guard let end = firstIndex(of: " "), other.hasPrefix(self[...end]) else { return self[...] }
    return self[index(after: end)...]
  }
}

extension ColorChains {
  /// The colours of a finding, each once: that of its own place first, then those of its other tokens, and at the end, where
  /// they are asked for, the surfaces that they are seen on.
  ///
  /// - Parameter mode: The mode whose colours are meant.
  package func colors(
    of finding: Finding, withSurfaces: Bool, in mode: String?
  ) -> [(token: String, color: ThemeColor)] {
    let tokens = finding.tokens + finding.colors.map(\.token) + [finding.against].compactMap(\.self)
    var seen: Set<String> = []
    var found = (tokens + (withSurfaces ? Self.surfaces : [])).compactMap {
      token -> (token: String, color: ThemeColor)? in
      guard seen.insert(token).inserted else { return nil }
      return color(of: token, mode: mode, in: finding.origin?.file.path).map { (token: token, color: $0) }
    }
    if let own = finding.origin, let index = found.firstIndex(where: { $0.color.origin == own }) {
      found.insert(found.remove(at: index), at: 0)
    }
    return found
  }

  /// The tokens between a finding's place and the literals of its colours, without those that it names as related.
  package func chain(of finding: Finding) -> [Step] {
    var known = [finding.origin].compactMap(\.self) + finding.related.map(\.origin)
    return colors(of: finding, withSurfaces: false, in: finding.mode).flatMap { token, color in
      Self.steps(of: color, token: token).filter { !($0.origin == color.origin) }
    }.filter { step in
      guard !known.contains(where: { $0 == step.origin }) else { return false }
      known.append(step.origin)
      return true
    }
  }
}
