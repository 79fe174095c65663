package import Colorimetry

/// A colour of a theme that a repair may change, with all its uses.
package struct RepairColor: Sendable {
  /// Where the file defines it.
  package let place: ColorPlace
  /// As shown now, opaque, encoded.
  package let original: SRGB
  /// Its first use.
  package let color: ThemeColor
  /// The name that readers see: of the first series or role. Untrusted text.
  package let name: String
  /// The name in waivers.
  package let token: String
  /// The names of all its other uses, in the order found.
  package private(set) var otherNames: [String] = []
  /// The modes that use it, in the order found.
  package private(set) var modes: [String] = []
  /// The number of modes of its theme.
  private var modeCount = 1
  /// Why it must stay; nil when it may change.
  package private(set) var lock: String?
  /// What would help where it must stay, in words; nil when unknown. Untrusted text.
  package private(set) var remedy: String?
  /// The most names kept for one colour: a sentence needs no more.
  private static let mostNames = 16

  init(_ color: ThemeColor, at place: ColorPlace, name: String, token: String) {
    self.place = place
    self.color = color
    original = color.srgb
    self.name = name
    self.token = token
  }

  /// `'growth'`; `'growth' in dark` where other modes use another colour. Untrusted text.
  package var spoken: String { quoted(name) + (modeWords.map { " in \($0)" } ?? "") }

  /// The modes that use it; nil where all modes of the theme do. Untrusted text.
  package var modeWords: String? { modes.count < modeCount ? NamedList.text(modes) : nil }

  /// Records one more use, in a mode of a theme with `count` modes.
  mutating func use(as name: String, in mode: String, of count: Int) {
    modeCount = max(modeCount, count)
    if !modes.contains(mode), modes.count < Self.mostNames { modes.append(mode) }
    if name != self.name, !otherNames.contains(name), otherNames.count < Self.mostNames { otherNames.append(name) }
  }

  /// Prevents a change; the first reason stays.
  mutating func lock(because reason: String, remedy: String? = nil) {
    if lock == nil { (lock, self.remedy) = (reason, remedy) }
  }
}
