import SourceText

/// A named value that references may point to.
struct Token: Sendable {
  /// The keys from the root of the tree of tokens.
  let path: [String]
  /// What it holds: the `$value` of a DTCG token, or the bare colour of a palettecheck theme.
  var value: PlacedNode
  /// The declared type, its own or the nearest group's; nil when none is declared.
  var type: String?
  /// `$extensions.palettecheck` of the groups around it and of its own, outermost first.
  let settings: [PlacedNode]
  /// Whether it is there for references only: taken from another file, or part of a composite that has no role. Its name
  /// suggests nothing.
  var standsBy = false
  /// What is done to the colour once it is found: Tokens Studio's `modify`.
  var modifier: PlacedNode?
  /// Where on a gradient it stands, 0…1; nil beside gradients.
  var position: Double?

  /// The path as references and waivers write it: `color.brand.blue`.
  var name: String { path.joined(separator: ".") }
  /// The path without its last key.
  var group: [String] { Array(path.dropLast()) }
}

/// A reference to a token, as a value writes it.
enum TokenReference: Hashable {
  /// `{color.brand.blue}`: DTCG 2025.10 format module, section 7.1.1.
  case name(String)
  /// `{"$ref": "#/color/brand/blue"}`: the same, section 7.1.2.
  case pointer(String)

  /// Nil when the value is no reference.
  init?(_ node: SourceNode) {
    switch node.value {
    case .string(let text):
      let trimmed = text.trimmingBlanks
      guard trimmed.hasPrefix("{"), trimmed.hasSuffix("}"), trimmed.count > 2 else { return nil }
      let name = trimmed.dropFirst().dropLast()
      // `{a}, {b}` begins and ends like one reference.
      guard !name.contains("{"), !name.contains("}") else { return nil }
      self = .name(String(name).trimmingBlanks)
    case .object:
      guard let pointer = node["$ref"]?.string else { return nil }
      self = .pointer(pointer)
    default: return nil
    }
  }

  /// As a message quotes it.
  var spelling: String {
    switch self {
    case .name(let name): "{\(name)}"
    case .pointer(let pointer): pointer
    }
  }
}

extension String {
  /// Without spaces and tabs at either end.
  var trimmingBlanks: String {
    var text = self[...]
    while let first = text.first, first == " " || first == "\t" { text = text.dropFirst() }
    while let last = text.last, last == " " || last == "\t" { text = text.dropLast() }
    return String(text)
  }
}
