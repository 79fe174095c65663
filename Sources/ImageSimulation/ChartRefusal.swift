/// Why a picture is not a chart.
package enum ChartRefusal: Hashable, Sendable {
  /// It has more distinct colours, without edges, than a chart.
  case tooManyColors(Int)
  /// Its colours change more often along its rows than those of a chart.
  case tooManyRuns(Int)
  /// At least this share of the picture, 0…1, is shading: a photograph, a continuous heat map, a lossily compressed picture.
  case shading(Double)
  /// It has more marks than series that can be told apart.
  case tooManyMarks(Int)
  /// It has this many colours in small steps: a heat map.
  case ramp(Int)
  /// Translucent marks lie over each other in this many colours.
  case layers(Int)
  /// The background is empty.
  case noMarks

  /// What the picture has instead of series.
  var words: String {
    switch self {
    case .tooManyColors(let count): "more than \(count) colours"
    case .tooManyRuns(let count): "colours that change more than \(count) times along the rows"
    case .shading(let share): "at least \(Self.percent(share)) of it is shading, not flat colour"
    case .ramp(let count): "\(count) colours in small steps from one to the next, as a heat map or a ramp has"
    case .layers(let count):
      "\(count) colours come from translucent marks over each other, so nothing tells which are series"
    case .tooManyMarks(let count): "\(count) flat colours with a hue"
    case .noMarks: "nothing is on its background"
    }
  }

  /// `0.3 %`: a tenth, and never 0 for something.
  package static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1_000).rounded(.up))
    return tenths >= 100 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
  }
}
