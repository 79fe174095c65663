extension Theme {
  /// A sentence for each kind of channel that the theme declares on marks that cannot carry it, because these channels
  /// count for nothing. Contains untrusted text.
  package var idleChannelNotes: [Message] {
    let series = modes.flatMap(\.series)
    func note(_ kind: IdleChannel, _ isIdle: (Series) -> Bool) -> Message? {
      var names: [String] = []
      for series in series where isIdle(series) && !names.contains(quoted(series.name)) {
        names.append(quoted(series.name))
        guard names.count <= NamedList.shown else { break }
      }
      guard !names.isEmpty else { return nil }
      let list =
        names.count > NamedList.shown
        ? names.prefix(NamedList.shown).joined(separator: ", ") + " and more" : NamedList.text(names)
      return kind(list)
    }
    return [
      note(.symbols) {
        $0.isFilled && $0.symbol.map { $0 != .none } ?? false
      },
      note(.patterns) {
        ($0.mark == .line || $0.mark == .point) && $0.pattern.map { $0 != .none } ?? false
      },
      note(.dashes) {
        ($0.mark == .bar || $0.mark == .point) && !($0.dash ?? []).isEmpty
      },
    ].compactMap(\.self)
  }
}

/// What cannot tell series apart on their marks.
package enum IdleChannel: String, MessageKind {
  case symbols = "symbols on bars and areas do not count as a difference: ‹series›"
  case patterns = "patterns on lines and points do not count as a difference: ‹series›"
  case dashes = "dashes on bars and points do not count as a difference: ‹series›"
}
