import SourceText

/// A named value that references may point to.
struct Token: Sendable {
  /// The keys from the root of the tree of tokens.
  let path: [String]
  /// The path as references and waivers write it: `color.brand.blue`.
  let name: String
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

  /// Creates a token; its name follows from its path, and may be given where it is known already.
  init(
    path: [String], name: String? = nil, value: PlacedNode, type: String?, settings: [PlacedNode],
    standsBy: Bool = false, position: Double? = nil
  ) {
    self.path = path
    // Asked for again and again, and large files have tens of thousands.
    self.name = name ?? path.joined(separator: ".")
    self.value = value
    self.type = type
    self.settings = settings
    self.standsBy = standsBy
    self.position = position
  }

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
      let trimmed = text.utf8.trimmingBlanks
      guard trimmed.first == UInt8(ascii: "{"), trimmed.last == UInt8(ascii: "}") else { return nil }
      let name = trimmed.dropFirst().dropLast()
      // `{a}, {b}` begins and ends like one reference.
      guard !name.isEmpty, !name.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
        return nil
      }
      self = .name(String(Substring(name.trimmingBlanks)))
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
  var trimmingBlanks: String { String(Substring(utf8.trimmingBlanks)) }
}

extension BidirectionalCollection<UInt8> {
  /// Without spaces and tabs at either end.
  var trimmingBlanks: SubSequence {
    guard let first = firstIndex(where: { !$0.isBlank }), let last = lastIndex(where: { !$0.isBlank }) else {
      return self[endIndex...]
    }
    return self[first...last]
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
