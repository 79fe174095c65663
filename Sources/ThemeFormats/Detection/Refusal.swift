import Palette
import SourceText

/// A file that is easily mistaken for a theme and never is one.
struct Refusal: Sendable {
  /// What to say of it.
  let message: String
  /// What to do instead.
  let help: String
  /// Whether the input is such a file.
  let recognises: @Sendable (ThemeInput) -> Bool

  /// The refusal as a problem.
  func problem(_ path: String) -> ThemeProblem { ThemeProblem(message, help: help, path: path) }

  /// Asked in this order.
  static let all = [
    Refusal(
      message: "this is a JSON Schema, not a theme", help: "give a file that the schema describes",
      recognises: { $0.root?["$schema"]?.string?.contains("json-schema.org") == true }),
    Refusal(
      message: "this is a palettecheck configuration, not a theme",
      help: "it is found by itself; give the theme",
      recognises: { ThemeInput.name(of: $0.file.path) == "palettecheck.json" }),
  ]
}
