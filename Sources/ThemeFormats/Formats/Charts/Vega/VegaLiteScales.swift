import PaletteRules
import SourceText

/// The colour scales of a Vega-Lite chart: what views colour by one field share one (Vega-Lite, "Scale resolution": colour
/// scales are shared by default).
struct VegaLiteScales {
  /// In the order of the file.
  private(set) var all: [VegaLiteScale] = []
  private var indices: [String: Int] = [:]
  private var named: Set<String> = []

  /// Adds an encoding of a view to the scale that it belongs to.
  mutating func add(_ definition: PlacedNode, of view: VegaLiteView) {
    let datum = definition["datum"]
    let key = datum == nil ? VegaLiteScale.key(definition) : "datum"
    let index = indices[key] ?? all.endIndex
    if index == all.endIndex {
      all.append(VegaLiteScale(key: key))
      indices[key] = index
    }
    all[index].definitions.append(definition)
    all[index].views.append(view)
    if let name = datum.flatMap({ VegaLabels.text($0.node) }), named.insert(name).inserted {
      all[index].names.append(name)
    }
  }
}
