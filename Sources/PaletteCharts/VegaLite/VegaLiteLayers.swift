import SourceText

/// Layers that draw the same points twice: a line or an area with a symbol on each.
struct VegaLiteLayers {
  /// The layer whose marks say how the points are drawn.
  let mark: SourceNode
  /// What all layers encode.
  let encoding: SourceNode

  /// Looks for one set of points under all layers; nil where they draw different data, or something else than points.
  init?(_ root: SourceNode, _ file: SourceFile) {
    guard let layers = root["layer"]?.items, !layers.isEmpty else { return nil }
    let types = layers.map { ($0["mark"]?["type"] ?? $0["mark"])?.string ?? "" }
    guard types.allSatisfy({ ["line", "trail", "area", "point", "circle", "square"].contains($0) }),
      layers.allSatisfy({ $0["data"] == nil && $0["transform"] == nil && $0["layer"] == nil }),
      let first = types.firstIndex(where: { ["line", "trail", "area"].contains($0) }) ?? types.indices.first,
      let mark = layers[first]["mark"], let encoding = root["encoding"] ?? layers[first]["encoding"]
    else { return nil }
    // A layer may repeat a channel, word for word, or leave it to the others.
    let channels = ["x", "y", "color", "detail", "size", "shape"]
    for layer in layers {
      for name in channels {
        guard let own = layer["encoding"]?[name] else { continue }
        guard let shared = encoding[name], file.bytes[own.range] == file.bytes[shared.range] else { return nil }
      }
    }
    guard channels.contains(where: { encoding[$0] != nil }) else { return nil }
    (self.mark, self.encoding) = (mark, encoding)
  }
}
