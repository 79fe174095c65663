import PaletteRules
import SourceText

/// A format that is told from others but not read by this version.
struct KnownFormat: Sendable {
  /// The short name that its reader will have.
  let name: String
  /// With its article: `a Power BI report theme`.
  let label: String
  /// Whether the input is of this format.
  let recognises: @Sendable (ThemeInput) -> Bool

  /// What to say of such a file.
  func problem(_ path: String) -> ThemeProblem {
    ThemeProblem(
      "this looks like \(label), which this version does not read yet",
      help: "put its colours into a palettecheck theme: {\"palettecheck\": 1, \"series\": [\"#2166ac\", \"#b2182b\"]}",
      path: path)
  }

  /// A format told by whatever the input is.
  init(_ name: String, _ label: String, _ recognises: @escaping @Sendable (ThemeInput) -> Bool) {
    self.name = name
    self.label = label
    self.recognises = recognises
  }

  /// A format told by the object at the root.
  init(_ name: String, _ label: String, keys: @escaping @Sendable (SourceNode) -> Bool) {
    self.init(name, label) { input in input.root.map { $0.members != nil && keys($0) } ?? false }
  }
}
