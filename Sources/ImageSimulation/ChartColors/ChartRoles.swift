package import Colorimetry

/// What each candidate is taken for, by its colour and its shapes.
struct ChartRoles {
  let candidates: CandidateColors
  let shapes: [RegionSurvey.Shape]
  let width: Int
  let height: Int
  /// Behind the marks; the background when they stand on that.
  let plot: Int
  private let lightness: [Double]
  private let chroma: [Double]

  init(_ candidates: CandidateColors, _ survey: RegionSurvey, width: Int, height: Int) {
    self.candidates = candidates
    shapes = survey.shapes
    (self.width, self.height) = (width, height)
    let polar = candidates.colors.map { OKLCh(OKLab(LinearSRGB($0.srgb))) }
    lightness = polar.map(\.lightness)
    chroma = polar.map(\.chroma)
    plot = Self.plot(candidates, survey.shapes, polar.map(\.chroma), total: width * height)
  }

  var background: Int { candidates.background }

  /// The surface that more of the coloured candidates touch than touch the background: at least a twelfth of the picture,
  /// and hardly coloured. Engineering choice.
  private static func plot(
    _ candidates: CandidateColors, _ shapes: [RegionSurvey.Shape], _ chroma: [Double], total: Int
  ) -> Int {
    let background = candidates.background
    func contacts(_ surface: Int) -> Int {
      let colored = shapes.indices.filter { $0 != surface && $0 != background && chroma[$0] >= greyest }
      let asking = colored.isEmpty ? shapes.indices.filter { $0 != surface && $0 != background } : colored
      return asking.reduce(0) { $0 + shapes[$1].contacts[surface] }
    }
    let large = shapes.indices.filter {
      $0 != background && shapes[$0].core * 12 >= total && chroma[$0] < greyest
    }
    let best = large.max { contacts($0) < contacts($1) }
    guard let best, contacts(best) > contacts(background) else { return background }
    return best
  }

  /// Below this chroma of OKLCh people call a colour black, grey or white, as `ColorName` has it.
  static let greyest = 0.04

  /// The surfaces: nothing on them is told by them.
  var grounds: [Int] { plot == background ? [background] : [background, plot] }

  /// Hardly coloured.
  func isGrey(_ index: Int) -> Bool { chroma[index] < Self.greyest }

  /// The contrast with the surface behind it.
  func contrast(_ index: Int) -> Double {
    let shape = shapes[index]
    let ground = shape.contacts[plot] >= shape.contacts[background] ? plot : background
    return WCAG.contrastRatio(candidates.colors[index].srgb, candidates.colors[ground].srgb)
  }

  /// Almost nowhere thicker than two pixels.
  func isThin(_ index: Int) -> Bool { shapes[index].core * 20 < shapes[index].area }

  /// Pixels in pieces of a form.
  func area(_ index: Int, _ form: PicturePiece.Form) -> Int {
    shapes[index].pieces.filter { $0.form(width: width, height: height) == form }.reduce(0) { $0 + $1.area }
  }

  /// Whether a good part is one line that goes where data lead it.
  func isLong(_ index: Int) -> Bool { area(index, .long) * 3 >= shapes[index].area }

  /// Whether it only comes of another one: mixed with a surface, or laid over itself or another.
  func origin(of index: Int, among marks: [Int]) -> String? {
    // A line of a colour of its own, wherever it runs.
    guard !(candidates.isPeak[index] && isThin(index) && isLong(index)) else { return nil }
    let color = candidates.colors[index]
    let contacts = shapes[index].contacts
    let all = max(1, contacts.reduce(0, +))
    for ground in grounds {
      for other in marks where other != index && color.isMixture(candidates.colors[ground], candidates.colors[other]) {
        let name = candidates.colors[other].hex
        if isThin(index), !candidates.isPeak[index] || contacts[other] * 30 >= all {
          return "\(color.hex): the edges of \(name)"
        }
        if contacts[other] * 10 >= all, isThin(other), isLong(other) { return "\(color.hex): a tint of \(name)" }
      }
      // Laid over itself it goes on the same way.
      for other in marks
      where other != index && candidates.colors[other].isMixture(candidates.colors[ground], color)
        && contacts[other] * 10 >= all && shapes[other].area > shapes[index].area
      {
        return "\(color.hex): \(candidates.colors[other].hex) over itself"
      }
    }
    return edge(index) ?? overlap(index, marks) ?? remainder(index, marks)
  }

  /// Thin pieces between two others that have more pixels. Where two edges share a pixel, renderers let the ground through
  /// as well.
  private func edge(_ index: Int) -> String? {
    guard isThin(index) else { return nil }
    let contacts = shapes[index].contacts
    let color = candidates.colors[index]
    let others = shapes.indices.filter { $0 != index && contacts[$0] > 0 && shapes[$0].area > 2 * shapes[index].area }
    for (place, first) in others.enumerated() {
      for second in others.dropFirst(place + 1) {
        let (a, b) = (candidates.colors[first], candidates.colors[second])
        let isOnGround = grounds.contains(first) || grounds.contains(second)
        let isBetween =
          color.isMixture(a, b) || !isOnGround && grounds.contains { color.isMixture(a, b, candidates.colors[$0]) }
        if isBetween { return "\(color.hex): where \(a.hex) and \(b.hex) meet" }
      }
    }
    return nil
  }

  /// Little of a picture in which marks let each other through, and almost nowhere on a ground: three or more marks over
  /// each other.
  private func remainder(_ index: Int, _ marks: [Int]) -> String? {
    let contacts = shapes[index].contacts
    let onGround = grounds.reduce(0) { $0 + contacts[$1] }
    let largest = marks.map { shapes[$0].area }.max() ?? 0
    guard shapes[index].area * 10 < largest, onGround * 5 < contacts.reduce(0, +) else { return nil }
    let isTranslucent = marks.contains { $0 != index && overlap($0, marks) != nil }
    return isTranslucent ? "\(candidates.colors[index].hex): several marks over each other" : nil
  }

  /// A over B, both on the same ground: A's colour moved the way from the ground to B. Source: the over operator, Porter
  /// and Duff (1984): αa + (1 − α)b, less αa + (1 − α)g, is (1 − α)(b − g).
  private func overlap(_ index: Int, _ marks: [Int]) -> String? {
    let color = candidates.colors[index]
    let ground = candidates.colors[plot]
    for a in marks where a != index && shapes[index].contacts[a] > 0 && shapes[a].area > shapes[index].area {
      for b in marks where b != index && b != a && shapes[index].contacts[b] > 0 && shapes[b].area > shapes[index].area
      {
        let (over, under) = (candidates.colors[a], candidates.colors[b])
        let way = [under.red - ground.red, under.green - ground.green, under.blue - ground.blue]
        let moved = [color.red - over.red, color.green - over.green, color.blue - over.blue]
        let whole = way.reduce(0) { $0 + $1 * $1 }
        let part = zip(way, moved).reduce(0) { $0 + $1.0 * $1.1 }
        guard part > 0, part < whole else { continue }
        if zip(way, moved).allSatisfy({ abs($1 * whole - $0 * part) <= ScreenColor.rounding * whole }) {
          return "\(color.hex): \(over.hex) over \(under.hex)"
        }
      }
    }
    return nil
  }
}

extension ScreenColor {
  /// As Colorimetry has it.
  package var srgb: SRGB { SRGB(bytes: UInt8(red), UInt8(green), UInt8(blue)) }
  /// `#rrggbb`.
  package var hex: String { srgb.hex }
}
