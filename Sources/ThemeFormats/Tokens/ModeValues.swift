import PaletteRules
import SourceText

/// What tokens are in modes that their own file names, in addition to their value.
///
/// The standard leaves modes to resolver documents; before it had those, files spelled them in four ways: `$extensions.mode`
/// (Cobalt, Terrazzo, TokensBrücke), `$extensions["org.primer.overrides"]` (GitHub Primer), a list of two as `$value`, on
/// light and on dark (Red Hat), and groups `light` and `dark` that hold the same names.
struct ModeValues {
  /// What one token is in one mode.
  typealias Value = (token: String, value: PlacedNode)

  /// The names, as they first come.
  private(set) var names: [String] = []
  private var values: [String: [Value]] = [:]
  /// Modes that take what they lack from the one their name begins with: `dark-dimmed` from `dark`.
  private var inheriting: Set<String> = []
  /// Tokens of the base's group that a mode's own group does not hold: they are drawn there, and are no background of it.
  private(set) var foreign: [String: [String]] = [:]

  mutating func add(_ value: PlacedNode, of token: String, in mode: String, inherits: Bool = false) {
    if values[mode] == nil { names.append(mode) }
    values[mode, default: []].append((token, value))
    if inherits { inheriting.insert(mode) }
  }

  mutating func leave(_ token: String, in mode: String) { foreign[mode, default: []].append(token) }

  /// Adds those of another file, which win.
  mutating func merge(_ other: ModeValues) {
    for name in other.names {
      for (token, value) in other.values[name] ?? [] {
        add(value, of: token, in: name, inherits: other.inheriting.contains(name))
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
    for member in extensions["mode"]?.members ?? [] { add(member.value, of: name, in: Modes.usual(member.key)) }
    for member in extensions["org.primer.overrides"]?.members ?? [] {
      let value = member.value["$value"] ?? member.value
      add(value, of: name, in: member.key, inherits: true)
    }
  }
}

extension TokenTree {
  /// The tokens as they are in a mode that the file names; as they are where it says nothing.
  func inMode(_ mode: String) -> TokenTree {
    var tree = self
    for (token, value) in modeValues.values(in: mode) {
      if let index = tree.index(of: token) { tree.replace(index, value: value) }
    }
    for token in modeValues.foreign[mode] ?? [] {
      if let index = tree.index(of: token) { tree.leaveToReferences(index) }
    }
    return tree
  }

  /// Adds what references mean that name a mode on the way to a token: `{base.day.color.sea}` is `base.color.sea` in `day`.
  mutating func addQualified() {
    for name in missingNames {
      let path = name.split(separator: ".").map(String.init)
      for (place, step) in path.enumerated() where modeValues.names.contains(step) || Modes.named(step) != nil {
        guard let index = index(of: (path[..<place] + path[(place + 1)...]).joined(separator: ".")) else { continue }
        let (token, own) = (tokens[index], modeValues.values(in: step).last { $0.token == tokens[index].name })
        add(Token(path: path, value: own?.value ?? token.value, type: token.type, settings: [], isForReferences: true))
        break
      }
    }
  }
}
