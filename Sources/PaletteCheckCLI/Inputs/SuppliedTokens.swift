import PaletteGate
import PaletteRules
import SourceText
import ThemeFormats

/// Files that give their colours to another input of the same run, and hold no chart colours themselves or are the sets of
/// a resolver document: they are part of that one, and no input of their own.
enum SuppliedTokens {
  /// Takes such inputs out.
  ///
  /// - Parameter named: The real paths of inputs that somebody names one by one: a set is then meant for itself.
  /// - Returns: what was taken out, in words; untrusted.
  static func leaveOut(of inputs: inout [LoadedInput], named: Set<String>, host: any FileSystem) -> [Message] {
    func isResolver(_ input: LoadedInput) -> Bool { input.theme?.format == ResolverTokens.name }
    guard
      inputs.contains(where: \.isBare) && inputs.contains(where: { $0.theme != nil })
        || inputs.contains(where: isResolver)
    else { return [] }
    func name(_ path: String) -> String { host.realPath(path) ?? path }
    // The first input that takes colours from a file, by that file.
    var users: [String: String] = [:]
    var resolvers: [String: String] = [:]
    for input in inputs {
      guard let theme = input.theme else { continue }
      let files = theme.colorsInOrder.flatMap(\.way).map(\.origin.file.path)
      for path in Set(files) {
        if users[name(path)] == nil { users[name(path)] = input.path }
        if isResolver(input), resolvers[name(path)] == nil { resolvers[name(path)] = input.path }
      }
    }
    var notes: [Message] = []
    inputs.removeAll { input in
      let place = name(input.path)
      if input.isBare, let user = users[place] {
        notes.append(RunNote.supplies(input.path, user))
        return true
      }
      guard input.theme != nil, !isResolver(input), input.problems.isEmpty, !named.contains(place),
        let resolver = resolvers[place]
      else { return false }
      notes.append(RunNote.partOfResolver(input.path, resolver))
      return true
    }
    return notes.sorted { $0.text < $1.text }
  }
}
