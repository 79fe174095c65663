import Colorimetry
import PaletteRules
package import SafeText

extension StudioPalette {
  /// As the page keeps it; what it sends back is the same.
  package var json: JSONValue {
    .object([
      ("kind", .string(kind.rawValue)), ("name", .string(name)), ("ground", .string(ground.hex)),
      (
        "series",
        .array(
          entries.map { entry in
            .object([
              ("name", .string(entry.name)), ("color", .string(entry.color.hex)),
              ("alpha", entry.alpha < 1 ? .number(entry.alpha) : .null),
              ("role", entry.isContext ? "context" : .null),
              ("mark", .string(entry.mark?.rawValue)),
              ("symbol", .string(entry.symbol?.rawValue)), ("dash", entry.dash.map { .numbers($0) } ?? .null),
              ("pattern", .string(entry.pattern?.rawValue)), ("width", .number(entry.width)),
            ])
          })
      ),
    ])
  }
}
