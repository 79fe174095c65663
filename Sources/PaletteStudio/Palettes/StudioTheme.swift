import Colorimetry
import PaletteRules
package import SafeText

extension StudioPalette {
  /// The name of the file that holds the palette, as reports call it and the page saves it.
  package static let fileName = "palette.json"

  /// The palette as a palettecheck theme, which `check` reads: what the page shows is the verdict on these bytes.
  package var theme: String {
    var lines = ["  \"palettecheck\": 1"]
    if let name { lines.append("  \"name\": \(jsonString(name))") }
    lines.append("  \"background\": \"\(ground.hex)\"")
    if kind == .categorical {
      lines.append("  \"series\": [\n\(entries.map { "    " + $0.text }.joined(separator: ",\n"))\n  ]")
    } else {
      let colors = entries.map(\.written).joined(separator: ", ")
      lines.append("  \"ramps\": [\n    { \"kind\": \"\(kind.rawValue)\", \"colors\": [\(colors)] }\n  ]")
    }
    return "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }
}

extension StudioPalette.Entry {
  /// As CSS writes it: hex digits, or a function that keeps the opacity as it is.
  fileprivate var written: String {
    let (red, green, blue) = color.bytes
    let opacity = JSONWriter.text(.number(alpha), .compact)
    return alpha < 1 ? "\"rgb(\(red) \(green) \(blue) / \(opacity))\"" : "\"\(color.hex)\""
  }

  /// One line: `{ "name": "Coast", "color": "#4a7f14", "symbol": "circle" }`, or the colour alone.
  fileprivate var text: String {
    func number(_ value: Double) -> String { JSONWriter.text(.number(value), .compact) }
    let known: [(String, String?)] = [
      ("name", name.map(jsonString)), ("color", written), ("role", isContext ? "\"context\"" : nil),
      ("mark", mark.map { "\"\($0.rawValue)\"" }),
      ("symbol", symbol.map { "\"\($0.rawValue)\"" }),
      ("dash", dash.map { "[\($0.map(number).joined(separator: ", "))]" }),
      ("pattern", pattern.map { "\"\($0.rawValue)\"" }), ("width", width.map(number)),
    ]
    let members = known.compactMap { key, value in value.map { "\"\(key)\": \($0)" } }
    return members.count == 1 ? self.written : "{ \(members.joined(separator: ", ")) }"
  }
}

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
