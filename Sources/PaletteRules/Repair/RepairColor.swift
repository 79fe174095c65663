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
  /// The modes that use it, in the order found.
  package private(set) var modes: [String] = []
  /// How many modes its theme has.
  private var modeCount = 1
  /// Why it must stay; nil when it may move.
  package private(set) var lock: String?
  /// What would do where it must stay, in words; nil where nothing more is known. Untrusted text.
  package private(set) var remedy: String?
  /// Whether whoever asks for the repair wants it to stay, and could do without.
  package private(set) var isLockedByChoice = false

  /// Names kept of one colour: a sentence needs no more.
  private static let mostNames = 16

  init(_ color: ThemeColor, at place: ColorPlace, name: String, token: String) {
    self.place = place
    self.color = color
    original = color.srgb
    self.name = name
    self.token = token
  }

  /// `'growth'`; `'growth' in dark` where other modes have another colour for it. Untrusted text.
  package var spoken: String { quoted(name) + (modeWords.map { " in \($0)" } ?? "") }

  /// The modes that use it; nil where all of the theme do. Untrusted text.
  package var modeWords: String? { modes.count < modeCount ? NamedList.text(modes) : nil }

  /// Counts one more use, in a mode of a theme that has so many.
  mutating func use(as name: String, in mode: String, of count: Int) {
    modeCount = max(modeCount, count)
    if !modes.contains(mode), modes.count < Self.mostNames { modes.append(mode) }
    if name != self.name, !otherNames.contains(name), otherNames.count < Self.mostNames { otherNames.append(name) }
  }

  /// Keeps it as it is; the first reason stays.
  mutating func lock(because reason: String, byChoice: Bool = false, remedy: String? = nil) {
    if lock == nil { (isLockedByChoice, self.remedy) = (byChoice, remedy) }
    lock = lock ?? reason
  }

  /// Lets it move where it was kept by choice.
  mutating func unlock() {
    guard isLockedByChoice else { return }
    (lock, isLockedByChoice) = (nil, false)
  }
}
