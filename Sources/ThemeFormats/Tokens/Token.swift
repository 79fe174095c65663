import PaletteRules
import SourceText

/// A named value that references may point to.
struct Token: Sendable {
  /// The keys of the group it is in, from the root of the tree of tokens; shared by all tokens of the group.
  let group: [String]
  /// Its own key; nil only for the root itself.
  let key: String?
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
  var isForReferences = false
  /// Whether Tokens Studio's `modify` changes the colour once it is found: it is then not checked.
  var isModified = false
  /// Its position on a gradient, 0…1; nil outside gradients.
  var position: Double?

  /// Creates a token; its name follows from its path.
  init(
    path: [String], value: PlacedNode, type: String?, settings: [PlacedNode], isForReferences: Bool = false,
    position: Double? = nil
  ) {
    self.init(
      group: Array(path.dropLast()), key: path.last, name: path.joined(separator: "."), value: value, type: type,
      settings: settings, isForReferences: isForReferences, position: position)
  }

  /// Creates a token of a known group and name: large files have tens of thousands.
  init(
    group: [String], key: String?, name: String, value: PlacedNode, type: String?, settings: [PlacedNode],
    isForReferences: Bool = false, position: Double? = nil
  ) {
    self.group = group
    self.key = key
    self.name = name
    self.value = value
    self.type = type
    self.settings = settings
    self.isForReferences = isForReferences
    self.position = position
  }

  /// The keys from the root of the tree of tokens.
  var path: [String] { key.map { group + [$0] } ?? group }

  /// Whether the path begins with these keys.
  func isBelow(_ keys: [String]) -> Bool {
    keys.count <= group.count ? group.starts(with: keys) : keys.last == key && keys.dropLast().elementsEqual(group)
  }
}

/// A reference to a token, as a value writes it.
enum TokenReference: Hashable {
  /// `{color.brand.blue}`: DTCG 2025.10 format module, section 7.1.1.
  case name(String)
  /// `{"$ref": "#/color/brand/blue"}`: the same, section 7.1.2.
  case pointer(String)

  /// Nil when the value is not a reference.
  init?(_ node: SourceNode) {
    switch node.value {
    case .string(let text):
      guard let name = Self.name(in: text) else { return nil }
      self = .name(name)
    case .object:
      guard let pointer = node["$ref"]?.string else { return nil }
      self = .pointer(pointer)
    default: return nil
    }
  }

  /// The text between the braces of a single reference; works on bytes, because large files have tens of thousands.
  private static func name(in text: String) -> String? {
    func name(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
      let trimmed = unsafe bytes.trimmingBlanks
      guard unsafe trimmed.first == UInt8(ascii: "{"), unsafe trimmed.last == UInt8(ascii: "}") else { return nil }
      let inner = unsafe trimmed.dropFirst().dropLast()
      // `{a}, {b}` begins and ends like one reference.
      guard unsafe !inner.isEmpty, unsafe !inner.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") })
      else {
        return nil
      }
      return unsafe String(decoding: inner.trimmingBlanks, as: UTF8.self)
    }
    return unsafe text.utf8.withContiguousStorageIfAvailable(name) ?? Array(text.utf8).withUnsafeBufferPointer(name)
  }

  /// As a message quotes it.
  var spelling: String {
    switch self {
    case .name(let name): "{\(name)}"
    case .pointer(let pointer): pointer
    }
  }
}

extension JSONPointer {
  /// The fragment of a reference, `#/base/blue/$value` (RFC 6901 section 6); nil for a text that points into another document or
  /// is no pointer.
  init?(fragment text: String) {
    guard text.hasPrefix("#") else { return nil }
    self.init(text)
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
