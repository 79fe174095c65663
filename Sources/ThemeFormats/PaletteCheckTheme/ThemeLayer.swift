import Palette
import SourceText

/// The base of a palettecheck theme or the overlay of a mode: values as written, none of them followed yet.
struct ThemeLayer {
  /// `background`, `plotBackground`, `text`, `axis`, `gridlines`: what is there.
  var roles: [String: PlacedNode] = [:]
  /// The tree of named colours.
  var colors: PlacedNode?
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
  init(_ object: PlacedNode) {
    for role in ["background", "plotBackground", "text", "axis", "gridlines"] { roles[role] = object[role] }
    for role in ThemeKeys.status { status[role] = object["status"]?[role] }
    colors = object["colors"]
    sources = object["sources"]
    series = object["series"]
    ramps = object["ramps"]
    texts = object["texts"]
    usage = object["usage"]
    pairs = object["pairs"]
  }
}
