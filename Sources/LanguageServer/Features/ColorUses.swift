import PaletteGate
import PaletteRules
import SafeText
import SourceText

/// The ways of the colours of some inputs, from the chart's own token over references to the literal.
struct ColorUses {
  private let ways: [[TokenOrigin]]
  private let locations: Locations

  init(_ inputs: [CheckedInput], _ locations: Locations) {
    ways = inputs.compactMap(\.theme).flatMap { theme in
      (theme.colorsInOrder + theme.modes.flatMap(\.repeatedTexts).map(\.color)).map { $0.way.map(\.origin) }
    }
    self.locations = locations
  }

  /// Where the token lies that a reference leads to: the answer to `textDocument/definition`; a literal is its own definition.
  func definitions(at offset: Int, in path: String) -> JSONValue {
    places { way, step in
      locations.holds(way[step], offset, in: path) ? [way[min(step + 1, way.count - 1)]] : []
    }
  }

  /// Where references lead to the token at a place: the answer to `textDocument/references`.
  func references(at offset: Int, in path: String, withDeclaration: Bool) -> JSONValue {
    places { way, step in
      guard locations.holds(way[step], offset, in: path) else { return [] }
      return (step > 0 ? [way[step - 1]] : []) + (withDeclaration ? [way[step]] : [])
    }
  }

  /// The places that the steps of the ways give, each once, by file and position.
  private func places(_ find: (_ way: [TokenOrigin], _ step: Int) -> [TokenOrigin]) -> JSONValue {
    var found: [TokenOrigin] = []
    for way in ways {
      for step in way.indices {
        for place in find(way, step) where !found.contains(where: { $0 == place }) { found.append(place) }
      }
    }
    found.sort { ($0.file.path, $0.range.lowerBound) < ($1.file.path, $1.range.lowerBound) }
    return .array(found.compactMap(locations.location))
  }
}

extension Locations {
  /// Whether a place in a document holds an offset, or ends there.
  func holds(_ place: TokenOrigin, _ offset: Int, in path: String) -> Bool {
    place.range.lowerBound <= offset && offset <= place.range.upperBound && self.path(of: place.file) == path
  }
}
