import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Expects that every colour of a theme stands where it says, in every mode and palette. ``readTheme(_:path:options:)`` asks
/// for it, so that no fixture of these tests escapes.
///
/// The range of a colour's definition holds
/// - the whole value, with its quotes, where the colour is written in one place: read by itself it is that colour;
/// - the whole object or list, where its channels are written one by one;
/// - the whole expression, where references stand among other text (`rgba({blue}, 0.5)`, `color-mix(in oklab, var(--a), red)`):
///   with a value that the files give for each reference in its place, it is that colour;
/// - the name, where a palette or a colour of the library's or the system's is called by it (`"viridis"`, `"windowText"`);
/// - what calls for a colour without giving it, where the library's own is taken: the field or the ranges of a Vega chart, the trace of a
///   Plotly figure, Streamlit's `base`, the first colour that a catalog has for dark;
/// - Power BI's number of a colour.
///
/// And its pointer leads to the value that holds these bytes.
func expectColorsInPlace(_ theme: Theme, files: [SourceFile] = [], sourceLocation: SourceLocation) {
  let isAssumed = Set(theme.assumed.map(\.role))
  var roots: [ObjectIdentifier: SourceNode?] = [:]
  // Files of many thousands of colours say nothing that a hundred do not.
  for color in theme.everyColor.prefix(200) {
    for origin in [color.definition, color.origin] + color.aliases.map(\.origin) {
      let file = ObjectIdentifier(origin.file)
      let root = roots[file] ?? (try? ThemeInput(origin.file, options: ReadingOptions()))?.root
      roots[file] = .some(root)
      expectPointer(of: origin, in: root, sourceLocation: sourceLocation)
    }
    let place = WrittenPlace(origin: color.definition, format: theme.format, files: files)
    let says = place.says(color.authored) || place.calls(for: color.authored, isAssumed)
    #expect(says, "'\(place.text)' in \(theme.format) for \(color.hex)", sourceLocation: sourceLocation)
  }
}

/// Expects that a range is a part of its file, and the pointer, where there is one, leads to a value that holds it.
private func expectPointer(of origin: TokenOrigin, in root: SourceNode?, sourceLocation: SourceLocation) {
  let range = origin.range
  #expect(!range.isEmpty && range.upperBound <= origin.file.bytes.count, sourceLocation: sourceLocation)
  guard !origin.pointer.tokens.isEmpty, let root else { return }
  let holder = root.node(at: origin.pointer)
  #expect(
    holder.map { $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound } == true,
    "\(origin.pointer) does not lead to \(range)", sourceLocation: sourceLocation)
}

/// The bytes at which a theme says that a colour is defined.
struct WrittenPlace {
  let origin: TokenOrigin
  let format: String
  /// Every file that the theme may have drawn in.
  let files: [SourceFile]

  /// As they stand.
  var text: String { String(decoding: origin.file.bytes[origin.range], as: UTF8.self) }

  /// Whether the bytes say that colour.
  func says(_ color: Color) -> Bool {
    let word = text.trimmingPrefix { $0 == "\"" || $0 == "'" }.prefix { $0.isLetter }
    if readings.contains(color) || RColor.named(String(word), in: origin.file.path) == color { return true }
    // What is put together goes through text and may lose the last digit of a double.
    return expressions.contains { $0.authoredHex == color.authoredHex }
  }

  /// The colours that the bytes say by themselves.
  private var readings: [Color] {
    var found = [try? BareColor.read(unquoted), try? Color(css: unquoted)].compactMap { $0 }
    if format == "mplstyle" { found += [styleColor].compactMap { $0 } }
    if let node {
      if let written = try? WrittenColor(node, dereference: dereference) { found.append(written.color) }
      if format == "xcassets" { found += catalogColors(node) }
    }
    let numbers = text.split { "[](), \t\"'".contains($0) }.map { Double($0) }
    if numbers.allSatisfy({ $0 != nil }), numbers.count == 3 || numbers.count == 4 {
      found += [1.0, 255].map { scale in
        let parts = numbers.map { ($0 ?? 0) / scale }
        return Color(
          space: .srgb, components: Color.Components(parts[0], parts[1], parts[2]),
          alpha: parts.count == 4 ? parts[3] : 1)
      }
    }
    return found
  }

  /// Without the quotes of JSON, YAML, TOML or a style around it.
  private var unquoted: String {
    if let text = node?.string { return text }
    guard let first = text.first, first == text.last, first == "'" || first == "\"" else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// The value that the bytes are by themselves, when they are JSON or YAML.
  private var node: SourceNode? {
    let bytes = Array(origin.file.bytes[origin.range])
    if let node = try? JSONReader.read(bytes, .lenient).root { return node }
    guard ThemeInput.isYAML(origin.file.path) else { return nil }
    // A block keeps its indentation, which its first line has lost.
    let column = origin.start.column - 1
    let indented = Array(repeating: UInt8(ascii: " "), count: column) + bytes
    return try? YAMLReader.read(indented).root
  }

  /// What `{"$ref": "#/…"}` inside the value leads to.
  private func dereference(_ node: SourceNode) -> SourceNode? {
    for file in [origin.file] + files {
      guard let text = node["$ref"]?.string, let root = (try? JSONReader.read(file.bytes, .lenient))?.root,
        let pointer = JSONPointer(String(text.dropFirst())), let target = root.node(at: pointer)
      else { continue }
      return target["$ref"] == nil ? target : dereference(target)
    }
    return nil
  }

  private var styleColor: Color? {
    if text.hasPrefix("(") || text.hasPrefix("[") {
      return (try? StyleExpression(origin.file.bytes, in: origin.range).value())?.items.flatMap(MatplotlibColor.read)
    }
    return (try? MatplotlibColor.read(unquoted)) ?? MatplotlibColor.named(unquoted)
  }

  private func catalogColors(_ node: SourceNode) -> [Color] {
    if let name = node["reference"]?.string {
      let modes = [false, true].flatMap { dark in
        [false, true].map { CatalogMode(isDark: dark, isHighContrast: $0) }
      }
      return modes.compactMap {
        SystemColor.hex(name, isDark: $0.isDark, isHighContrast: $0.isHighContrast).flatMap { try? Color(css: $0) }
      }
    }
    let place = PlacedNode(node: node, file: origin.file, pointer: JSONPointer())
    return [try? CatalogColor.color(place)].compactMap { $0 }
  }

  /// Whether the bytes call for a colour that a library or a system brings along.
  func calls(for color: Color, _ isAssumed: Set<String>) -> Bool {
    let last = origin.pointer.tokens.last ?? ""
    switch format {
    case "vega-config", "vega-spec":
      let ranges = ["category", "ordinal", "ramp", "heatmap", "diverging"]
      // The ranges, or the configuration, of a file that names none for categories.
      let isStandard = node?.members != nil && node?["category"] == nil && node?["range"]?["category"] == nil
      return VegaScheme.named(unquoted) != nil || ranges.contains(unquoted) || node?["scheme"] != nil || last == "field"
        || isStandard && VegaScheme.named("tableau10")?.scheme.colors.contains { $0.hex == color.authoredHex } == true
    case "plotly-template":
      return isAssumed.contains("series") && origin.pointer.tokens.first == "data"
    case "mplstyle": return text.hasPrefix("C")
    case "css", "shadcn-json": return text.hasPrefix("var(--color-")
    case "streamlit-toml": return last == "base"
    case "svg": return text.hasPrefix("<") && color == Color(SRGB(0, 0, 0))
    case "grafana-dashboard":
      return GrafanaShade.hex(unquoted) != nil
    // Worked out from another colour of the file; what it comes to has tests of its own.
    case "powerbi": return text.contains("ThemeDataColor")
    case "xcassets": return isAssumed.contains("background") && color == Color(SRGB(0, 0, 0))
    default: return false
    }
  }

  /// The colours that the bytes come to with what the files give for each reference.
  private var expressions: [Color] {
    var seen: [String] = []
    if let members = node?.members {
      // `{"color": "{blue}", "alpha": 0.5}`: an object with a reference for its colour.
      guard let inner = members.first(where: { $0.key == "color" })?.value.string else { return [] }
      let references = WrittenReferences(files: [origin.file] + files)
      return references.texts(of: inner, within: &seen).flatMap(Self.read).map {
        Color(space: $0.space, components: $0.components, alpha: node?["alpha"]?.number ?? $0.alpha)
      }
    }
    return WrittenReferences(files: [origin.file] + files).texts(of: unquoted, within: &seen).flatMap(Self.read)
  }

  private static let functions = ["rgb", "hsl", "hwb", "lab", "lch", "oklab", "oklch"]

  /// What a text may be: a colour, the channels of one, or a colour with another opacity.
  private static func read(_ text: String) -> [Color] {
    if let color = try? Color(css: text) { return [color] }
    let bare = functions.compactMap { try? Color(css: "\($0)(\(text))") }
    guard let opening = text.firstIndex(of: "("), let comma = text.lastIndex(of: ","), text.hasSuffix(")") else {
      return bare
    }
    let first = String(text[text.index(after: opening)..<comma])
    let last = String(text[text.index(after: comma)...].dropLast())
    if let alpha = CSSNumber.read(last), let color = read(first).first {
      return [Color(space: color.space, components: color.components, alpha: min(max(alpha, 0), 1))]
    }
    return bare
  }
}

extension Color {
  /// After gamut mapping, with the opacity.
  fileprivate var authoredHex: String {
    ThemeColor(self, origin: TokenOrigin(file: SourceFile(path: "", bytes: []), range: 0..<0)).hex
  }
}
