package import Colorimetry

/// A colour of a theme that a repair may change, with everything that uses it.
package struct RepairColor: Sendable {
  /// Where it is written.
  package let place: ColorPlace
  /// As shown now, opaque, encoded.
  package let original: SRGB
  /// The first use of it.
  package let color: ThemeColor
  /// As people see it: the first series' or role's name. Untrusted text.
  package let name: String
  /// As waivers name it.
  package let token: String
  /// The names of everything else that uses it, in the order found.
  package private(set) var otherNames: [String] = []
  /// Why it must stay; nil when it may move.
  package private(set) var lock: String?

  /// Names kept of one colour: a sentence needs no more.
  private static let mostNames = 16

  init(_ color: ThemeColor, at place: ColorPlace, name: String, token: String) {
    self.place = place
    self.color = color
    original = color.srgb
    self.name = name
    self.token = token
  }

  /// Counts one more use.
  mutating func use(_ color: ThemeColor, as name: String) {
    if name != self.name, !otherNames.contains(name), otherNames.count < Self.mostNames { otherNames.append(name) }
    // What is computed from the written colour, or written together with others, cannot be changed here.
    if color.srgb != original { lock(because: "other colours are made of it") }
  }

  /// Keeps it as it is; the first reason stays.
  mutating func lock(because reason: String) { lock = lock ?? reason }
}
