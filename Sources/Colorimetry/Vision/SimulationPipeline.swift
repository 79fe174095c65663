package import LittleCMS
import RealModule

/// A ``Simulation`` as a LittleCMS pipeline of standard stages: decode, one or two matrices, clip, encode.
///
/// A fold `fold · max(0, normal · rgb)` becomes a fourth channel: a 4×3 matrix computes `normal · rgb`, a curve clips
/// it at zero, and a 3×4 matrix adds it back. All curve segments are of the one kind that ICC profiles can store, so
/// that the pipeline can be saved as a device link.
///
/// Evaluated in 32-bit floats, within 1e-6 of ``Simulation`` in encoded components.
package enum SimulationPipeline {
  /// The stages only: encoded sRGB in and out, every curve of segments that a profile can store.
  package static func stages(_ simulation: Simulation, _ context: Context) throws(LittleCMSError) -> Pipeline {
    var pipeline = try Pipeline(context, channels: 3)
    try pipeline.append(Stage(ToneCurve(context, segments: ToneCurve.srgbDecode), channels: 3))
    try pipeline.append(simulation.map, context)
    try pipeline.append(Stage(ToneCurve(context, segments: ToneCurve.clip), channels: 3))
    try pipeline.append(Stage(ToneCurve(context, segments: ToneCurve.srgbEncode), channels: 3))
    return pipeline
  }
}

extension Pipeline {
  /// Appends the map on three linear channels.
  fileprivate mutating func append(_ map: FoldedMatrix, _ context: Context) throws(LittleCMSError) {
    let (red, green, blue) = map.matrix.rows
    guard !map.isLinear else {
      let rows = [red, green, blue].flatMap { [$0.x, $0.y, $0.z] }
      return try append(Stage(context, matrix: rows, rows: 3, columns: 3))
    }
    let (normal, fold) = (map.normal, map.fold)
    let unfolded: [Double] = [1, 0, 0, 0, 1, 0, 0, 0, 1, normal.x, normal.y, normal.z]
    try append(Stage(context, matrix: unfolded, rows: 4, columns: 3))
    let positive = try ToneCurve(context, segments: ToneCurve.positivePart)
    try append(Stage(ToneCurve(context, segments: ToneCurve.identity), channels: 4, last: positive))
    let folded = [
      red.x, red.y, red.z, fold.x, green.x, green.y, green.z, fold.y, blue.x, blue.y, blue.z, fold.z,
    ]
    try append(Stage(context, matrix: folded, rows: 3, columns: 4))
  }
}

extension ToneCurve {
  /// Encoded sRGB to linear light. Source: IEC 61966-2-1:1999.
  fileprivate static let srgbDecode: [Segment] = [
    Segment(upTo: 0.04045, scale: 1 / 12.92), Segment(gamma: 2.4, scale: 1 / 1.055, offset: 0.055 / 1.055),
  ]
  /// Linear light to encoded sRGB; the factor 1.055 is inside the power.
  fileprivate static let srgbEncode: [Segment] = [
    Segment(upTo: 0.0031308, scale: 12.92),
    Segment(gamma: 1 / 2.4, scale: Double.pow(1.055, 2.4), constant: -0.055),
  ]
  /// x, which is non-negative between decoding and the matrix.
  fileprivate static let identity: [Segment] = [Segment()]
  /// max(0, x).
  fileprivate static let positivePart: [Segment] = [Segment(upTo: 0, scale: 0), Segment()]
  /// min(max(0, x), 1).
  fileprivate static let clip: [Segment] = [
    Segment(upTo: 0, scale: 0), Segment(upTo: 1), Segment(scale: 0, constant: 1),
  ]
}
