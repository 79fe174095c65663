import SourceText

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
