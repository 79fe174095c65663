import Palette
import SourceText

/// Colours that stand beside a palette under the name of a surface or a text: no format says what they are for, so they
/// are not used, and that is said.
struct UnusedColors {
  /// Something that looks like a ground or a text.
  struct Place {
    /// The way to it.
    let pointer: JSONPointer
    /// As written.
    let text: String
    /// Whether it looks like a ground; else like text.
    let isSurface: Bool
  }

  /// In file order.
  private(set) var places: [Place] = []

  /// More than these are not named, only counted.
  private static let shown = 4

  private static let surfaces: Set<String> = [
    "background", "backgrounds", "bg", "bgcolor", "backgroundcolor", "canvas", "paper", "surface",
  ]
  private static let texts: Set<String> = [
    "foreground", "fg", "fgcolor", "forecolor", "font", "fontcolor", "text", "textcolor",
  ]

  /// Walks a tree without recursion, so that its depth does not matter.
  ///
  /// - Parameter used: the bytes of the colours that the palettes took.
  init(_ root: PlacedNode, used: Set<Range<Int>>) {
    var pending: [(node: SourceNode, pointer: JSONPointer, isSurface: Bool?)] = [(root.node, root.pointer, nil)]
    while let (node, pointer, isSurface) = pending.popLast() {
      switch node.value {
      case .object(let members):
        for member in members.reversed() {
          pending.append((member.value, pointer.appending(member.key), Self.isSurface(member.key) ?? isSurface))
        }
      case .array(let items):
        for (index, item) in items.enumerated().reversed() {
          pending.append((item, pointer.appending(index), isSurface))
        }
      case .string(let text):
        guard let isSurface, !used.contains(node.range), (try? BareColor.read(text)) != nil else { continue }
        places.append(Place(pointer: pointer, text: text, isSurface: isSurface))
      default: break
      }
    }
  }

  /// What the words of a key promise: a surface, a text, or nothing.
  private static func isSurface(_ key: String) -> Bool? {
    let words = TokenWords.split(key)
    if words.contains(where: surfaces.contains) { return true }
    return words.contains(where: texts.contains) ? false : nil
  }

  /// A sentence about the surfaces and one about the texts that were found.
  var notes: [String] { [note(true), note(false)].compactMap(\.self) }

  /// Why what stands on the surfaces is not checked; nil when there are none.
  var reason: String? {
    guard let first = places.first(where: \.isSurface) else { return nil }
    return
      "contrast with '\(first.pointer)': the file holds colours that look like a background, and white was assumed; "
      + "set it with --background"
  }

  private func note(_ isSurface: Bool) -> String? {
    let found = places.filter { $0.isSurface == isSurface }
    guard !found.isEmpty else { return nil }
    let names = found.prefix(Self.shown).map { "\($0.pointer) (\($0.text))" }.joined(separator: ", ")
    let rest = found.count > Self.shown ? " and \(found.count - Self.shown) more" : ""
    let (what, flag) = isSurface ? ("a background", "--background") : ("text", "--text")
    return "not used: \(names)\(rest); if \(found.count == 1 ? "it is" : "one is") \(what), say so with \(flag)"
  }
}
