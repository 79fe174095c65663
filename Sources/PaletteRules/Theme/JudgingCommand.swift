/// The command that judges colours which no run judges by itself, whole, so that it can be copied.
package enum JudgingCommand: Hashable, Sendable {
  /// A file: whoever names it means its colours for a chart's.
  case file(String)
  /// The colours of a file as a list, as CSS writes them.
  case colors([String])
  /// Every hex colour of a file that holds more of them, the first of which are these.
  case text(String, first: [String])

  /// As a shell takes it.
  package var text: String {
    switch self {
    case .file(let path): "palettecheck check \(ShellWord.text(path))"
    case .colors(let colors): Self.listing(colors)
    case .text(let path, _): "palettecheck check \(ShellWord.text(path)) --theme-format hex"
    }
  }

  /// What to do, with the command.
  package var advice: String {
    switch self {
    case .file: "judge it: \(text)"
    case .colors: "judge those of a chart as a list: \(text)"
    case .text(_, let first):
      "judge those of a chart as a list, '\(Self.listing(first)) …', or all of the file: \(text)"
    }
  }

  private static func listing(_ colors: [String]) -> String {
    "palettecheck check " + colors.map { ShellWord.text($0, always: true) }.joined(separator: " ")
  }
}

extension ThemeProblem {
  /// What to do about it, with the command; nil when there is nothing to say.
  package var remedy: String? {
    let words = [help, judging?.advice].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }
}
