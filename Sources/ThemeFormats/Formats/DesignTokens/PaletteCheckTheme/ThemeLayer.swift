import PaletteRules
import SourceText

/// The base of a palettecheck theme or the overlay of a mode: values as written, none of them followed yet.
struct ThemeLayer {
  /// `background`, `plotBackground`, `text`, `axis`, `gridlines`: what is there.
  var roles: [String: PlacedNode] = [:]
  /// The named colours.
  var colors = TokenTree()
  /// Files that references may reach.
  var sources: PlacedNode?
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
    sources = object["sources"]
    series = object["series"]
    ramps = object["ramps"]
    texts = object["texts"]
    usage = object["usage"]
    pairs = object["pairs"]
  }
}
