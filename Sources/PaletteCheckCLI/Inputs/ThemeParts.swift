import PaletteGate
import PaletteRules

/// Inputs that another one names as a part of itself, as a style sheet those that it imports: the other one is judged, with
/// all that it consists of.
struct ThemeParts {
  /// The paths of the parts.
  let paths: Set<String>

  /// Finds them among the themes of a directory; of two that are parts of each other the first by name stays.
  init(_ inputs: [LoadedInput], host: any CommandHost) {
    func real(_ path: String) -> String { host.realPath(path) ?? path }
    var parts: [String: Set<String>] = [:]
    for theme in inputs.compactMap(\.theme) where !theme.parts.isEmpty {
      parts[theme.path] = Set(theme.parts.map(real))
    }
    guard !parts.isEmpty else {
      paths = []
      return
    }
    let places = Dictionary(inputs.map { ($0.path, real($0.path)) }) { first, _ in first }
    paths = Set(
      inputs.compactMap { input in
        guard input.theme != nil, let place = places[input.path] else { return nil }
        let isPart = parts.contains { path, held in
          guard path != input.path, held.contains(place) else { return false }
          return parts[input.path]?.contains(places[path] ?? path) != true || path < input.path
        }
        return isPart ? input.path : nil
      })
  }
}
