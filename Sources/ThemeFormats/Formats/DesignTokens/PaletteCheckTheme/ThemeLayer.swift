import PaletteRules
import SourceText

/// The base of a palettecheck theme or the overlay of a mode: values as written, none of them followed yet.
struct ThemeLayer {
  /// `background`, `plotBackground`, `text`, `axis`, `gridlines`: what is there.
  var roles: [String: PlacedNode] = [:]
  var colors = TokenTree()
  /// A list of series, or changes by name.
  var series: PlacedNode?
  /// Replaces the ramps below.
  var ramps: PlacedNode?
  /// Replaces the texts below.
  var texts: PlacedNode?
  /// Changes the status colours below one by one.
  var status: [String: PlacedNode] = [:]
  /// How series are used; in the base only.
  var usage: PlacedNode?
  /// Pairs to hold to a contrast; in the base only.
  var pairs: PlacedNode?

  /// Takes apart an object.
  init(_ object: PlacedNode, record: ReadingRecord) {
    for role in ["background", "plotBackground", "text", "axis", "gridlines"] { roles[role] = object[role] }
    for role in ThemeKeys.status { status[role] = object["status"]?[role] }
    if let named = object["colors"] { colors = TokenTree(namedColors: named, record: record) }
    series = object["series"]
    ramps = object["ramps"]
    texts = object["texts"]
    usage = object["usage"]
    pairs = object["pairs"]
  }
}

/// The keys that a palettecheck theme may hold, so that a misspelt one is reported.
enum ThemeKeys {
  private static let roles = ["background", "plotBackground", "text", "axis", "gridlines"]
  static let layer = roles + ["colors", "series", "ramps", "texts", "status"]
  static let root =
    ["$schema", "palettecheck", "name", "description", "usage", "pairs", "modes", "$extensions"] + layer
  static let overlay = ["description"] + layer
  static let seriesPatch = ["color", "stroke", "role"] + SeriesChannels.keys
  static let series = ["name"] + seriesPatch
  static let ramp = ["name", "kind", "colors", "interpolate", "steps"]
  static let stop = ["color", "position"]
  static let usage = ["maxSeries", "adjacent", "outline"]
  static let pair = ["fg", "bg", "min", "why"]
  static let text = ["name", "color", "on", "size", "symbol"]
  static let status = ["good", "neutral", "bad"]

  /// The first key without a meaning that is nearly one of some others.
  static func misspelt(
    _ theme: PlacedNode, among keys: [String]
  ) -> (written: String, meant: String, origin: TokenOrigin)? {
    for member in theme.members ?? [] where !root.contains(member.key) {
      if let near = NearestName.suggestion(for: member.key, among: keys) {
        return (member.key, near, member.value.origin)
      }
    }
    return nil
  }

  /// Adds a problem for every key that has no meaning at its position.
  static func check(_ theme: PlacedNode, record: ReadingRecord) {
    checkLayer(theme, keys: root, what: "a theme", record: record)
    check(theme["usage"], keys: usage, what: "usage", record: record)
    for pair in theme["pairs"]?.items ?? [] { check(pair, keys: self.pair, what: "a pair", record: record) }
    for mode in theme["modes"]?.members ?? [] {
      checkLayer(mode.value, keys: overlay, what: "a mode", record: record)
    }
  }

  private static func checkLayer(_ layer: PlacedNode, keys: [String], what: String, record: ReadingRecord) {
    check(layer, keys: keys, what: what, record: record)
    check(layer["status"], keys: status, what: "status", record: record)
    for text in layer["texts"]?.items ?? [] { check(text, keys: self.text, what: "a text", record: record) }
    for ramp in layer["ramps"]?.items ?? [] {
      check(ramp, keys: self.ramp, what: "a ramp", record: record)
      for stop in ramp["colors"]?.items ?? [] where stop["position"] != nil {
        check(stop, keys: self.stop, what: "a stop", record: record)
      }
    }
    guard let list = layer["series"] else { return }
    for entry in list.items ?? [] where entry["colorSpace"] == nil {
      check(entry, keys: series, what: "a series", record: record)
    }
    for patch in list.members ?? [] {
      check(patch.value, keys: seriesPatch, what: "the change of a series", record: record)
    }
  }

  private static func check(_ object: PlacedNode?, keys: [String], what: String, record: ReadingRecord) {
    for member in object?.members ?? [] where !keys.contains(member.key) {
      record.problem(
        ReadingProblem.unknownKey(member.key, what),
        help: DidYouMean.phrase(for: member.key, among: keys) ?? "\(what) may hold \(keys.joined(separator: ", "))",
        at: TokenOrigin(file: member.value.file, range: member.keyRange, pointer: member.value.pointer))
    }
  }
}

extension TokenTree {
  /// The `colors` of a palettecheck theme: groups of colours, a colour being a string, a DTCG colour object or a DTCG
  /// token.
  init(namedColors object: PlacedNode, record: ReadingRecord) {
    self.init()
    var pending: [(path: [String], place: PlacedNode)] = [([], object)]
    while let (path, place) = pending.popLast() {
      guard TokenPathLimit.allows(path, at: place, record: record) else { continue }
      if !path.isEmpty, let value = Self.color(in: place) {
        add(Token(path: path, value: value, type: "color", settings: []))
      } else if let members = place.members {
        add(group: path)
        for member in members.reversed() where !member.key.hasPrefix("$") || member.key == "$root" {
          pending.append((path + [member.key], member.value))
        }
      } else {
        record.problem(
          FormatProblem.neitherColorNorGroup(path.joined(separator: "."), place.node.kindName),
          at: place.origin)
      }
    }
  }

  private static func color(in place: PlacedNode) -> PlacedNode? {
    if place.node.string != nil || place.node["colorSpace"] != nil { return place }
    return place["$value"]
  }
}
