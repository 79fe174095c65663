package import Colorimetry
import SourceText

/// A token that the chart reaches by references, with everything else that a change of it would change.
package struct SharedToken: Sendable {
  /// Another step of the token's scale: `green.600` beside `green.500`.
  package struct Step: Sendable {
    /// The name of the token.
    package let name: String
    /// The number in its name.
    package let number: Int
    /// Its colour, encoded.
    package let color: SRGB

    /// Creates a step.
    package init(name: String, number: Int, color: SRGB) {
      (self.name, self.number, self.color) = (name, number, color)
    }
  }

  /// The most names kept; a sentence needs no more.
  package static let mostUsers = 64

  /// The name as the file writes it: `brand.green`. Untrusted text.
  package let name: String
  /// Where the token holds its colour.
  package let definition: TokenOrigin
  /// The names of the tokens that refer to it, directly or through others, and that the chart does not use; in file
  /// order. Untrusted text.
  package let users: [String]
  /// The number of all of them.
  package let userCount: Int
  /// The steps of its scale by number, with the token itself; empty for a token outside a scale.
  package let scale: [Step]

  /// Creates a shared token.
  package init(name: String, definition: TokenOrigin, users: [String], userCount: Int, scale: [Step]) {
    (self.name, self.definition, self.users) = (name, definition, users)
    (self.userCount, self.scale) = (userCount, scale)
  }
}

/// A group of colours of a file that was not taken for a chart's.
package struct UntakenGroup: Hashable, Sendable {
  /// As `--series` names it: `chart.lines.*`. Contains untrusted text.
  package let pattern: String
  /// How many colours it names.
  package let count: Int
  /// Whether a command for them would hardly be right: shades of one hue are mostly no series, and a pattern may mean others, too.
  package let isUnlikely: Bool
  /// The path of the file, as the user wrote it.
  package let path: String

  /// Creates one.
  package init(pattern: String, count: Int, isUnlikely: Bool = false, path: String) {
    (self.pattern, self.count, self.isUnlikely, self.path) = (pattern, count, isUnlikely, path)
  }

  /// Colours of a group that may be one chart's: fewer are shades, more are all of a file. Engineering choices.
  private static let likely = 3...20

  /// The command that judges them; nil where it is not likely to be meant.
  package var command: String? {
    guard Self.likely.contains(count), !isUnlikely else { return nil }
    return "palettecheck check \(ShellWord.text(path)) --series \(ShellWord.text(pattern, always: true))"
  }

  /// That it is not judged, with the command.
  package var sentence: String {
    let words = "not judged: '\(pattern)', \(count) \(count == 1 ? "colour" : "colours")"
    return command.map { "\(words): \($0)" } ?? words
  }
}

extension Theme {
  /// The theme with other colours at some places, in all their uses; opacities stay.
  package func replacing(_ colors: [ColorPlace: SRGB], nameOfFile: (String) -> String = { $0 }) -> Theme {
    changingColors { color in
      guard let new = colors[ColorPlace(color, name: nameOfFile)] else { return }
      color.authored = Color(
        space: .srgb, components: Color.Components(new.red, new.green, new.blue), alpha: color.authored.alpha)
      color.srgb = new
    }
  }

  /// The theme after `change` of each of its colours.
  package func changingColors(_ change: (inout ThemeColor) -> Void) -> Theme {
    var theme = self
    for index in theme.modes.indices { theme.modes[index].forEachColor(change) }
    for palette in theme.palettes.indices {
      for index in theme.palettes[palette].colors.indices { change(&theme.palettes[palette].colors[index]) }
    }
    for index in theme.sets.indices { theme.sets[index] = theme.sets[index].changingColors(change) }
    return theme
  }
}

extension ThemeMode {
  /// Calls `change` with every colour in turn.
  fileprivate mutating func forEachColor(_ change: (inout ThemeColor) -> Void) {
    func optional(_ color: inout ThemeColor?) {
      guard var some = color else { return }
      change(&some)
      color = some
    }
    for role in Self.roles { optional(&self[keyPath: role.color]) }
    for index in texts.indices { change(&texts[index].color) }
    for index in repeatedTexts.indices { change(&repeatedTexts[index].color) }
    for index in series.indices {
      change(&series[index].color)
      optional(&series[index].stroke)
    }
    for ramp in ramps.indices {
      for stop in ramps[ramp].stops.indices { change(&ramps[ramp].stops[stop].color) }
    }
    for palette in palettes.indices {
      for index in palettes[palette].colors.indices { change(&palettes[palette].colors[index]) }
    }
    for index in pairs.indices {
      change(&pairs[index].foreground)
      change(&pairs[index].background)
    }
  }
}
