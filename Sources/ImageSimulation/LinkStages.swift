import Colorimetry
import LittleCMS
import RealModule

/// A simulation as the stages that a device link's 16-bit tag can store: curves, a table, curves, a matrix, curves.
/// Source: ICC.1:2022 10.12 (lutAToBType).
enum LinkStages {
  /// The stages of a simulation: exact if it is a matrix, or if it folds the whole cube onto two half-planes; a table
  /// with 33 points per side for the folds of partial severities.
  static func integer(_ simulation: Simulation, _ context: Context) throws(LittleCMSError) -> Pipeline {
    let map = simulation.map
    var stages = try Pipeline(context, channels: 3)
    try stages.append(Stage(.decode(context), channels: 3))
    if map.isLinear {
      try stages.append(Stage(context, matrix: map.matrix.numbers, offset: [0, 0, 0]))
    } else if let folded = FoldedChannels(map) {
      try stages.append(Stage(context, table: folded.table, pointsPerSide: 2))
      try stages.append(Stage(ToneCurve(context, parametricType: 1, [1]), channels: 3, last: folded.curve(context)))
      try stages.append(Stage(context, matrix: folded.matrix.numbers, offset: folded.offset))
    } else {
      let table = table(map)
      try stages.append(Stage(context, table: table.numbers, pointsPerSide: side))
      try stages.append(Stage(ToneCurve(context, parametricType: 1, [1]), channels: 3))
      let widths = Matrix3.diagonal(Vector3(table.width, table.width, table.width))
      try stages.append(Stage(context, matrix: widths.numbers, offset: [table.low, table.low, table.low]))
    }
    try stages.append(Stage(.encode(context), channels: 3))
    return stages
  }

  /// Points per side of a table. Engineering choice, as in profiles of cameras and printers.
  private static let side = 33

  /// The map at the points of a table, scaled to 16 bits. Unclamped, so that the map is linear between points except at
  /// the fold.
  private static func table(_ map: FoldedMatrix) -> (numbers: [UInt16], low: Double, width: Double) {
    let levels = (0..<side).map { Double($0) / Double(side - 1) }
    let values = levels.flatMap { red in
      levels.flatMap { green in
        levels.flatMap { blue in
          let seen = map(Vector3(red, green, blue))
          return [seen.x, seen.y, seen.z]
        }
      }
    }
    let low = values.min() ?? 0
    let width = (values.max() ?? 1) - low
    return (values.map { (($0 - low) / width).word }, low, width)
  }
}

/// A folded map of rank two as three channels: two coordinates on the planes, and the one across the fold, which a
/// curve clips at zero. Each spans 0…1 over the cube of colours, to suit 16 bits.
private struct FoldedChannels {
  /// The channels at the eight corners of the cube.
  let table: [UInt16]
  /// From the channels to linear sRGB.
  let matrix: Matrix3
  let offset: [Double]
  /// The position of the fold on the third channel.
  private let foldPosition: Double

  /// Nil if the map has rank three, which would need a fourth channel that the tag lacks.
  init?(_ map: FoldedMatrix) {
    let (first, second, third) = map.matrix.rows
    // Express the third row by the others: third = a · first + b · second.
    let normal = first.cross(second)
    let area = normal.dot(normal)
    guard area > 1e-12 else { return nil }
    let a = third.cross(second).dot(normal) / area
    let b = first.cross(third).dot(normal) / area
    let rest = third - first * a - second * b
    // Engineering choice: a hundredth of a 16-bit step.
    guard rest.dot(rest).squareRoot() < 1e-7 else { return nil }

    func range(_ row: Vector3) -> (low: Double, width: Double) {
      let numbers = [row.x, row.y, row.z]
      let low = numbers.map { min($0, 0) }.reduce(0, +)
      return (low, numbers.map { max($0, 0) }.reduce(0, +) - low)
    }
    let rows = [first, second, map.normal]
    let ranges = rows.map(range)
    table = (0..<8).flatMap { corner in
      let color = Vector3(Double(corner >> 2 & 1), Double(corner >> 1 & 1), Double(corner & 1))
      return zip(rows, ranges).map { row, range in ((row.dot(color) - range.low) / range.width).word }
    }
    foldPosition = -ranges[2].low / ranges[2].width
    let (u, v, w) = (ranges[0], ranges[1], ranges[2])
    matrix = Matrix3(
      Vector3(u.width, 0, map.fold.x * w.width), Vector3(0, v.width, map.fold.y * w.width),
      Vector3(a * u.width, b * v.width, map.fold.z * w.width))
    offset = [u.low, v.low, a * u.low + b * v.low]
  }

  /// max(0, x − position).
  func curve(_ context: Context) throws(LittleCMSError) -> ToneCurve {
    try ToneCurve(context, parametricType: 5, [1, 1, -foldPosition, 0, foldPosition, 0, 0])
  }
}

extension ToneCurve {
  /// Encoded sRGB to linear light, as the parametric curve of a profile. Source: IEC 61966-2-1:1999.
  fileprivate static func decode(_ context: Context) throws(LittleCMSError) -> ToneCurve { try sRGB(context) }

  /// Linear light to encoded sRGB; the factor 1.055 is inside the power.
  fileprivate static func encode(_ context: Context) throws(LittleCMSError) -> ToneCurve {
    try ToneCurve(
      context, parametricType: 5, [1 / 2.4, Double.pow(1.055, 2.4), 0, 12.92, 0.0031308, -0.055, 0])
  }
}

extension Matrix3 {
  fileprivate var numbers: [Double] {
    let (first, second, third) = rows
    return [first, second, third].flatMap { [$0.x, $0.y, $0.z] }
  }
}

extension Double {
  /// 0…1 in 16 bits.
  fileprivate var word: UInt16 { UInt16((clampedToUnit * 65_535).rounded()) }
}
