import Colorimetry
import PaletteRules
import SourceText

/// The colours of a JSON tree that no palette took, with what their names say they are for.
struct UnusedColors {
  struct Place {
    /// The keys that lead to it in the judged file, wherever its value is written.
    let way: [String]
    /// As written.
    let text: String
    let color: ThemeColor
    /// What the last word on the way to it that says something says.
    let role: PaletteRole?
    /// Whether it is the ground of a part of the chart, such as the legend, and so never the chart's.
    let isGroundOfPart: Bool

    /// The keys with dots.
    var name: String { way.joined(separator: ".") }
    var pointer: JSONPointer { JSONPointer(way) }
  }

  /// In file order.
  private(set) var places: [Place] = []

  /// Walks a tree without recursion, so that its depth does not matter.
  ///
  /// - Parameter used: the bytes of the colours that the palettes took.
  init(_ root: PlacedNode, used: Set<Range<Int>>) {
    var pending = [Step(place: root, way: root.pointer.tokens)]
    // Large files repeat a few keys thousands of times.
    var meanings: [String: Step.Meaning] = [:]
    while let step = pending.popLast() {
      let (place, role) = (step.place, step.role)
      if let members = place.members {
        for member in members.reversed() {
          let meaning = meanings[member.key] ?? Step.Meaning(member.key)
          meanings[member.key] = meaning
          pending.append(step.down(to: member.value, key: member.key, meaning))
        }
        continue
      }
      if !used.contains(place.node.range), let (color, text) = Self.color(place.node, hasRole: role != nil) {
        let color = ThemeColor(color, origin: place.origin)
        places.append(
          Place(way: step.way, text: text, color: color, role: role, isGroundOfPart: step.isGroundOfPart))
      } else if let items = place.items {
        pending += items.enumerated().reversed().map { step.down(to: $1, number: $0) }
      }
    }
  }

  /// A value on the way through the tree.
  private struct Step {
    var place: PlacedNode
    var way: [String]
    var role: PaletteRole?
    /// Whether it is inside a part of the chart.
    var isInPart = false
    var isGroundOfPart = false

    private static let grounds: [PaletteRole] = [.background, .plotBackground, .perhapsGround]
    /// Not the grid: its ground is that of the plot.
    private static let parts: [PaletteRole] = [.axis, .caption]
    /// Parts that hold texts and grounds of their own, beside those that ``PaletteRole`` knows.
    private static let boxes: Set<String> = ["annotation", "annotations", "callout", "callouts", "marker", "markers"]

    /// What a key says.
    struct Meaning {
      let role: PaletteRole?
      let isBox: Bool

      init(_ key: String) {
        role = PaletteRole.hinted(by: key)
        isBox = !Step.boxes.isDisjoint(with: TokenWords.split(key))
      }
    }

    func down(to value: PlacedNode, key: String, _ meaning: Meaning) -> Step {
      let own = meaning.role
      var next = self
      (next.place, next.way) = (value, way + [key])
      // `background.page` is a background, and nothing below `tooltip` is for the chart.
      if role == .furniture || role == .background && own == .perhapsGround { return next }
      next.role = own ?? role
      if isInPart, let own, Self.grounds.contains(own) { (next.role, next.isGroundOfPart) = (.furniture, true) }
      if isInPart, own == .text { next.role = .caption }
      let isPart = own.map(Self.parts.contains) ?? meaning.isBox
      if value.members != nil, isPart { next.isInPart = true }
      return next
    }

    func down(to value: PlacedNode, number: Int) -> Step {
      var next = self
      (next.place, next.way) = (value, way + [String(number)])
      return next
    }
  }

  /// A colour as it is written; words and bare digits only where the name promises a colour, for they may mean anything.
  private static func color(_ node: SourceNode, hasRole: Bool) -> (Color, String)? {
    if let text = node.string {
      guard hasRole || text.hasPrefix("#") || text.contains("("), let color = try? BareColor.read(text) else {
        return nil
      }
      return (color, text)
    }
    guard hasRole, let items = node.items, let channels = TripletScale(of: [node]).channels(items) else { return nil }
    let color = Color(
      space: .srgb, components: Color.Components(channels[0], channels[1], channels[2]),
      alpha: channels.count > 3 ? channels[3] : 1)
    let numbers = items.compactMap { if case .number(_, let text) = $0.value { text } else { nil } }
    return (color, "[\(numbers.joined(separator: ", "))]")
  }

  /// Takes the least deeply nested place of a role; nil when there is no such place, or when equally deep ones differ.
  ///
  /// - Parameter above: the place that it must be at or below.
  mutating func take(_ role: PaletteRole, below above: JSONPointer = JSONPointer()) -> Place? {
    let found = places.indices.filter { places[$0].role == role && places[$0].way.starts(with: above.tokens) }
    guard let least = found.map({ places[$0].way.count }).min() else { return nil }
    let nearest = found.filter { places[$0].way.count == least }
    guard let first = nearest.first, Set(nearest.map { places[$0].color.hex }).count == 1 else { return nil }
    let taken = places[first]
    for index in nearest.reversed() { places.remove(at: index) }
    return taken
  }

  mutating func takeAll(_ role: PaletteRole, below above: JSONPointer) -> [Place] {
    func isTaken(_ place: Place) -> Bool {
      place.role == role && place.way.starts(with: above.tokens)
    }
    let taken = places.filter(isTaken)
    places.removeAll(where: isTaken)
    return taken
  }

  /// The first place that may be a ground and was not taken.
  func ground(below above: JSONPointer) -> Place? {
    places.first { place in
      guard let role = place.role else { return false }
      return [.background, .plotBackground, .perhapsGround].contains(role)
        && place.way.starts(with: above.tokens)
    }
  }

  /// The ground that a text has of its own: that of the innermost part around it.
  func ground(of text: Place) -> ThemeColor? {
    let around = places.filter { $0.isGroundOfPart && text.way.starts(with: $0.way.dropLast()) }
    return around.max { $0.way.count < $1.way.count }?.color
  }
}

extension UnusedColors {
  /// More than these are not named, only counted.
  private static let shown = 4

  /// A sentence about the grounds, one about the texts and one about whatever else is left.
  var notes: [Message] {
    let (forGrounds, forTexts): (Set<PaletteRole?>, Set<PaletteRole?>) = (
      [.background, .plotBackground, .perhapsGround], [.text, .caption]
    )
    let grounds = places.filter { forGrounds.contains($0.role) }
    let texts = places.filter { forTexts.contains($0.role) }
    let others = places.filter { !forGrounds.union(forTexts).contains($0.role) && !$0.isGroundOfPart }
    return [
      note(grounds, ifOneIs: "a background", with: "--background"), note(texts, ifOneIs: "text", with: "--text"),
      note(others, ifOneIs: nil, with: "--series"),
    ].compactMap(\.self)
  }

  private func note(_ found: [Place], ifOneIs role: String?, with flag: String) -> Message? {
    guard !found.isEmpty else { return nil }
    let names = found.prefix(Self.shown).map { "\($0.pointer) (\($0.text))" }.joined(separator: ", ")
    let (rest, which) = (max(0, found.count - Self.shown), found.count == 1 ? "it" : "one")
    return role.map { ReadingNote.unusedSurface(names, rest, which, $0, flag) }
      ?? ReadingNote.unusedColors(names, rest, which)
  }
}
