import ArgumentParser

/// When escape sequences colour the text.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  static let standard = auto

  /// Whether to colour, in order of precedence: the flag, NO_COLOR, FORCE_COLOR and CLICOLOR_FORCE, "a terminal that is
  /// not dumb".
  ///
  /// Sources: https://no-color.org (any value but the empty one), https://bixense.com/clicolors (any value but 0).
  func isColored(_ host: some CommandHost) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    func value(_ name: String) -> String? { host.environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    if value("NO_COLOR") != nil { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      if let value = value(name), value != "0" { return true }
    }
    return host.outputIsTerminal && host.environment("TERM") != "dumb"
  }

  /// Whether a sample of a colour comes out as that colour: in a terminal of 24 bits, as COLORTERM declares them, or
  /// where the flag asks for colours.
  func isTrueColor(_ host: some CommandHost) -> Bool {
    guard isColored(host) else { return false }
    return self == .always
      || host.outputIsTerminal && ["truecolor", "24bit"].contains(host.environment("COLORTERM"))
  }
}
