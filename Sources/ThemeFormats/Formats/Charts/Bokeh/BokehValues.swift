import Colorimetry
import PaletteRules
import SourceText

/// The values that a Bokeh theme sets, by the models that they are for.
struct BokehValues {
  let attrs: PlacedNode
  let record: ReadingRecord

  /// The models of a plot, the most derived first.
  static let plots = ["figure", "Figure", "Plot"]
  /// Those of an axis: what is set for all of them, before what is set for one kind.
  static let axes = [
    "Axis", "ContinuousAxis", "LinearAxis", "CategoricalAxis", "DatetimeAxis", "LogAxis", "MercatorAxis",
  ]

  /// The value of a property for the first of these models that sets it.
  func place(_ property: String, of models: [String]) -> PlacedNode? {
    models.lazy.compactMap { attrs[$0]?[property] }.first
  }

  /// A colour with the opacity next to it; nil when it is absent, `null`, or drawn from data.
  func color(_ property: String, alpha: String? = nil, of models: [String]) -> ThemeColor? {
    guard let place = place(property, of: models) else { return nil }
    guard var color = color(place) else { return nil }
    if let factor = alpha.flatMap({ self.place($0, of: models)?.node.number }) { color.alpha *= factor.clampedToUnit }
    return color
  }

  /// The colour of a surface; nil, with a note, when nothing is painted.
  func surface(_ property: String, alpha: String, of models: [String]) -> ThemeColor? {
    guard let place = place(property, of: models) else { return nil }
    var isPainted = true
    if case .null = place.node.value { isPainted = false }
    let color = isPainted ? color(property, alpha: alpha, of: models) : nil
    if !isPainted || color?.alpha == 0 {
      record.note("\(property) is not painted: what is behind it counts")
      return nil
    }
    return color
  }

  /// Lines are reported as they are written; a note names what dims or hides them.
  func noteOnLines(axis: ThemeColor?, grid: ThemeColor?) {
    let lines = [
      ("grid lines are", grid, place("grid_line_alpha", of: ["Grid"])),
      ("the axis line is", axis, place("axis_line_alpha", of: Self.axes)),
    ]
    for (what, color, alpha) in lines {
      guard color != nil, let alpha = alpha?.node.number, alpha < 1 else { continue }
      record.note(alpha > 0 ? "\(what) drawn with an opacity of \(alpha)" : "\(what) not drawn")
    }
  }

  /// A CSS colour, or three or four numbers: bytes, and an opacity from 0 to 1 (Bokeh's reference, "Specifying colors").
  private func color(_ place: PlacedNode) -> ThemeColor? {
    if place.node.string == "None" {
      record.problem(
        "'None' is a text here, and no colour", help: "write null where nothing is to be painted", at: place.origin)
      return nil
    }
    guard let items = place.items else { return record.color(place, token: place.name) }
    let numbers = items.compactMap(\.node.number)
    let isWhole = numbers.prefix(3).allSatisfy { (0...255).contains($0) && $0.rounded() == $0 }
    guard numbers.count == items.count, (3...4).contains(numbers.count), isWhole,
      (0...1).contains(numbers.count == 4 ? numbers[3] : 1)
    else {
      record.problem(
        "these are not the bytes of a colour", help: "write [red, green, blue] from 0 to 255, or a CSS colour",
        at: place.origin)
      return nil
    }
    var color = Color(SRGB(numbers[0] / 255, numbers[1] / 255, numbers[2] / 255))
    if numbers.count == 4 { color.alpha = numbers[3] }
    return ThemeColor(color, origin: place.origin)
  }
}
