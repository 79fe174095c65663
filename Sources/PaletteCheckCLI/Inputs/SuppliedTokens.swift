import Palette
import SourceText

/// Files that hold no chart colours themselves and give theirs to another input of the same run: they are part of that one,
/// and no failure of their own.
enum SuppliedTokens {
  /// Takes such inputs out.
  ///
  /// - Returns: what was taken out, in words; untrusted.
  static func leaveOut(of inputs: inout [ReadTheme], host: any CommandHost) -> [String] {
    guard inputs.contains(where: \.isBare), inputs.contains(where: { $0.theme != nil }) else { return [] }
    func name(_ path: String) -> String { host.realPath(path) ?? path }
    // The first input that takes colours from a file, by that file.
    var users: [String: String] = [:]
    for input in inputs {
      guard let theme = input.theme else { continue }
      let files = theme.colorsInOrder.flatMap { color in
        ([color.origin] + color.aliases.map(\.origin)).map(\.file.path)
      }
      for path in Set(files) where users[name(path)] == nil { users[name(path)] = input.path }
    }
    var said: [String] = []
    inputs.removeAll { input in
      guard input.isBare, let user = users[name(input.path)] else { return false }
      said.append("'\(input.path)' has no chart colours of its own: '\(user)' takes tokens from it.")
      return true
    }
    return said.sorted()
  }
}
