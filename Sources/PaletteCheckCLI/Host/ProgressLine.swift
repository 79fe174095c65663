import SafeText

/// How far long work has come: one line on the terminal behind standard error, written over and removed at the end.
final class ProgressLine {
  private let subject: String
  private let isShown: Bool
  private let host: any CommandHost
  private let start = ContinuousClock.now
  private var last: Int?
  private static let cells = 20

  /// Prepares a line about some work.
  init(_ subject: String, isShown: Bool, host: some CommandHost) {
    self.subject = subject
    self.isShown = isShown
    self.host = host
  }

  /// Shows the part that is done, 0…1.
  func show(_ part: Double) {
    guard isShown else { return }
    let percent = Int(part * 100)
    guard percent != last, start.duration(to: .now) >= host.patience else { return }
    last = percent
    let filled = percent * Self.cells / 100
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: Self.cells - filled)
    host.writeError("\r[\(bar)] \(percent) %  \(terminalSafe(subject))\u{1b}[K")
  }

  func clear() {
    guard last != nil else { return }
    last = nil
    // Back to the first column and erase to the end of the line: ECMA-48 8.3.41 (EL).
    host.writeError("\r\u{1b}[K")
  }
}
