import Palette
import SourceText

/// Colours that stand beside a palette, or in one, under the name of a surface or a text: no format says what they are for,
/// so they are not used as such, and that is said.
struct UnusedColors {
  /// Something that looks like a ground or a text.
  struct Place {
    /// The way to it.
    let pointer: JSONPointer
    /// As written.
    let text: String
    /// Whether it looks like a ground; else like text.
    let isSurface: Bool
    /// Whether it is judged as a series, being one of a palette's named colours.
    let isSeries: Bool
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
        guard let isSurface, (try? BareColor.read(text)) != nil else { continue }
        let isSeries = used.contains(node.range)
        // The colours of a palette that is called so are what they are; one that is called so itself is doubtful.
        guard !isSeries || isSurface && Self.isNamedSurface(pointer) else { continue }
        places.append(Place(pointer: pointer, text: text, isSurface: isSurface, isSeries: isSeries))
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

  /// Whether the colour's own key, or that of its object (`{"background": {"hex": "…"}}`), is one of a surface.
  private static func isNamedSurface(_ pointer: JSONPointer) -> Bool {
    let key = ["hex", "color"].contains(pointer.tokens.last) ? pointer.tokens.dropLast().last : pointer.tokens.last
    return key.flatMap(isSurface) == true
  }

  /// A sentence about the surfaces, one about the texts, and one about surfaces that are taken for series.
  var notes: [String] {
    [note("not used", \.isUnusedSurface), note("not used", \.isText), note("judged as series", \.isSeries)]
      .compactMap(\.self)
  }

  /// Why what stands on the surfaces is not checked; nil when there are none.
  var reason: String? {
    guard let first = places.first(where: \.isSurface) else { return nil }
    return
      "contrast with '\(first.pointer)': the file holds colours that look like a background, and white was assumed; "
      + "set it with --background"
  }

  private func note(_ what: String, _ isMeant: (Place) -> Bool) -> String? {
    let found = places.filter(isMeant)
    guard let first = found.first else { return nil }
    let names = found.prefix(Self.shown).map { "\($0.pointer) (\($0.text))" }.joined(separator: ", ")
    let rest = found.count > Self.shown ? " and \(found.count - Self.shown) more" : ""
    let (role, flag) = first.isSurface ? ("a background", "--background") : ("text", "--text")
    return "\(what): \(names)\(rest); if \(found.count == 1 ? "it is" : "one is") \(role), say so with \(flag)"
  }
}

extension UnusedColors.Place {
  fileprivate var isUnusedSurface: Bool { isSurface && !isSeries }
  fileprivate var isText: Bool { !isSurface }
}
