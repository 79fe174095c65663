import PaletteRules
import SourceText

/// What tokens are in modes that they name themselves, in one file, in addition to their `$value`.
///
/// The standard leaves modes to resolver documents; before it had those, files spelled them in three ways:
/// `$extensions.mode` (Cobalt, Terrazzo, TokensBrücke), `$extensions["org.primer.overrides"]` (GitHub Primer), and a list
/// of two as `$value`, on light and on dark (Red Hat).
struct ModeValues {
  /// What one token is in one mode.
  struct Value {
    let token: String
    let value: PlacedNode
  }

  /// Modes of one file; the longest list in use has nine.
  static let most = 64

  /// The names, as they first come.
  private(set) var names: [String] = []
  private var values: [String: [Value]] = [:]
  /// Modes that take what they lack from the one their name begins with: `dark-dimmed` from `dark`.
  private var inheriting: Set<String> = []

  mutating func add(_ value: PlacedNode, of token: String, in mode: String, inherits: Bool = false) {
    if values[mode] == nil { names.append(mode) }
    values[mode, default: []].append(Value(token: token, value: value))
    if inherits { inheriting.insert(mode) }
  }

  /// Adds those of another file, which win.
  mutating func merge(_ other: ModeValues) {
    for name in other.names {
      for value in other.values[name] ?? [] {
        add(value.value, of: value.token, in: name, inherits: other.inheriting.contains(name))
      }
    }
  }

  /// What tokens are in a mode, later ones over earlier ones.
  func values(in mode: String) -> [Value] {
    let parents = inheriting.contains(mode) ? names.filter { mode.hasPrefix($0 + "-") } : []
    // The nearest name last: `dark` before `dark-high-contrast`.
    let inherited = parents.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    return (inherited + [mode]).flatMap { values[$0] ?? [] }
  }

  /// Takes the modes that a token names in its `$extensions`.
  mutating func read(_ extensions: PlacedNode, of name: String) {
    for member in extensions["mode"]?.members ?? [] { add(member.value, of: name, in: member.key) }
    for member in extensions["org.primer.overrides"]?.members ?? [] {
      let value = member.value["$value"] ?? member.value
      add(value, of: name, in: member.key, inherits: true)
    }
  }
}
